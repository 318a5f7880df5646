package shell

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas/engine"
)

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
