package shell

import (
	"testing"

	"islas/game"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// bySeats returns a game in which only four players have a choice.
func bySeats() *game.Info {
	return &game.Info{
		ID: "chess", MinSeats: 2, MaxSeats: 4, Levels: game.Levels{{ID: "easy"}},
		Options: []game.Option{{ID: "kings", Default: 9, Choices: []int{2, 3, 8, 9}, BySeats: [][]int{{2}, {3}, {9, 8}}}},
	}
}

// An option that depends on the number of players is offered with the numbers that leave a choice, and a match begins with an allowed
// value. The choice comes back with the number of players, the next time, too.
func TestOptionsDependOnTheSeats(t *testing.T) {
	info := bySeats()
	d := newDraft(info)
	kings := func(d *draft) int { return d.setup(func(game.Seat) string { return "" }, 1).Values["kings"] }
	check := func(d *draft, seats, offered, want int) {
		t.Helper()
		d.setCount(seats)
		if n := len(d.options()); n != offered || kings(d) != want {
			t.Errorf("%d players choose %d options and have %d kings, want %d and %d", seats, n, kings(d), offered, want)
		}
	}
	check(&d, 2, 0, 2)
	check(&d, 4, 1, 9)
	d.setValue("kings", 8)
	check(&d, 4, 1, 8)
	check(&d, 3, 0, 3)
	kept := store.NewMemory()
	must.OK(t, d.save(kept))
	d, _, err := loadDraft(kept, info)
	if err != nil || d.Count != 3 {
		t.Fatalf("the set-up is not kept: %+v, %v", d, err)
	}
	check(&d, 3, 0, 3)
	check(&d, 4, 1, 8)
}

// Where the game allows it the seed draws the start player, unless the players choose one; both are stored.
func TestStartIsDrawn(t *testing.T) {
	info := bySeats()
	info.StartDrawn = true
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
	info.StartDrawn = false
	d = newDraft(info)
	d.setStart(0)
	if d.Start != 0 {
		t.Error("nobody begins")
	}
}
