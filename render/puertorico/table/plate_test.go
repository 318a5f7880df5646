package table_test

import (
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/settings"
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

// The names on the boards of others are of one size.
func TestNamesOfOthersAreOfOneSize(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, decides(puertorico.PhaseRole, 9))
		for _, w := range windows() {
			r := m.shown(t, "en", w, alone(5)...)
			if r.Has("page.others") {
				r.Click("page.others")
				r.Rest()
			}
			high := 0.0
			for seat := 1; seat < 5; seat++ {
				plate := r.Widget("board." + strconv.Itoa(seat) + ".plate")
				for text, at := range r.UI.DrawnTexts {
					if text != m.setup.Seats[seat].Name || !plate.Rect.Contains(at.Middle()) {
						continue
					}
					if high == 0 {
						high = at.H
					}
					if at.H != high {
						t.Errorf("%v: %q is %v high, another name %v", w, text, at.H, high)
					}
				}
			}
		}
	})
}
