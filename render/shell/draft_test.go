package shell

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas/engine"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// Where the game allows it the seed draws the start player, unless the players choose one; both are stored.
func TestStartIsDrawn(t *testing.T) {
	info := &game.Info{ID: "chess", MinSeats: 2, MaxSeats: 4, Levels: game.Levels{{ID: "easy"}}, StartDrawn: true}
	d := newDraft(info)
	d.setCount(4)
	drawn := map[game.Seat]int{}
	start := func(d *draft, seed uint64) game.Seat {
		return d.setup(func(game.Seat) string { return "" }, seed).Start
	}
	for seed := range uint64(400) {
		first := start(&d, seed)
		drawn[first]++
		if again := start(&d, seed); again != first {
			t.Fatalf("seed %d draws seat %d, then seat %d", seed, first, again)
		}
	}
	for seat := range game.Seat(4) {
		if drawn[seat] < 60 {
			t.Errorf("of 400 games seat %d begins %d", seat, drawn[seat])
		}
	}
	kept := func(d draft) draft {
		t.Helper()
		s := store.NewMemory()
		must.OK(t, d.save(s))
		d, _, err := loadDraft(s, info)
		must.OK(t, err)
		return d
	}
	if d := kept(d); d.Count != 4 || d.Start != game.NoSeat {
		t.Errorf("the lot is not kept: %+v", d)
	}
	d.setStart(2)
	if d := kept(d); start(&d, 1) != 2 || start(&d, 2) != 2 {
		t.Errorf("who begins is not kept: %+v", d)
	}
	d.setStart(2)
	if d.Start != game.NoSeat {
		t.Error("it cannot be left to the lot again")
	}
}
func FuzzDecodeDraft(f *testing.F) {
	f.Add([]byte(`{"version":2,"count":2,"start":1,"values":{"draw_privilege":5,"goal":21},"seats":[{"control":"human"},{"control":"easy"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, _, err := decodeDraft(data, engine.Engine{}.Info())
		if err != nil {
			return
		}
		d.lot()
		setup := d.setup(func(seat game.Seat) string { return string(rune('A' + seat)) }, 1)
		if err := setup.Check(engine.Engine{}); err != nil {
			t.Errorf("%s gives a set-up that can't be played: %v", data, err)
		}
	})
}

// Faces at the ends of lines do not cover each other, however many lines end together.
func TestFacesAtEndsStandApart(t *testing.T) {
	for _, c := range []struct {
		heights []float64
		want    []int
	}{
		{[]float64{10, 50, 90}, []int{0, 0, 0}},
		{[]float64{10, 90, 90, 90, 90}, []int{0, 0, 1, 2, 3}},
		{[]float64{10, 25, 40}, []int{0, 1, 0}},
	} {
		columns, n := endColumns(c.heights, 20)
		if !slices.Equal(columns, c.want) || n != slices.Max(c.want)+1 {
			t.Errorf("ends at %v stand in columns %v of %d, want %v", c.heights, columns, n, c.want)
		}
	}
}
