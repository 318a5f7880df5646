package table_test

import (
	"strings"
	"testing"

	"islas/game"
	"islas/render/keep/settings"
)

// A long name is written whole on the boards of others, in two lines if it must, but where type is largest in a small window; and the
// tooltip has it everywhere, with the numbers in words.
func TestLongNamesAreReadable(t *testing.T) {
	bubble(t, func(t *testing.T) {
		boards(t, 5, func(moment) bool { return true }, func(r *rig, m moment, seat game.Seat, id string) {
			if seat == 0 {
				return
			}
			name, plate := m.setup.Seats[seat].Name, r.Widget(id+".plate")
			for _, want := range []string{name, r.T("purse.money", "n", m.state().Player(seat).Doubloons()), r.T("purse.points", "n", m.state().Player(seat).Chips())} {
				if !strings.Contains(plate.Tooltip, want) {
					t.Errorf("the tooltip of %s says %q, not %q", id, plate.Tooltip, want)
				}
			}
			if w := r.UI.Bounds(); w.W < 1000 && r.Stage.Settings.Scale == settings.MaxScale {
				return
			}
			for _, word := range strings.Fields(name) {
				if !r.ShowsIn(word, plate.Rect) {
					t.Errorf("%v: %q is not written on %s", r.UI.Bounds(), word, id)
				}
			}
		})
	})
}
