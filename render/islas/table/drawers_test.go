package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/locales"
	"islas/render/islas/caption"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// opened opens something and checks that Escape closes it.
func (r *rig) opened(id, shows string) {
	r.t.Helper()
	r.Click(id)
	r.Wait(20)
	if !r.Has(shows) {
		r.t.Errorf("%s opens nothing: %v", id, r.IDs())
		return
	}
	r.Key(ui.KeyEscape)
	if r.Has(shows) {
		r.t.Errorf("Escape does not close what %s has opened", id)
		r.Key(ui.KeyEscape)
	}
}

// pages returns the widgets of the log that open the ledger of an arrival, in order.
func (r *rig) pages() (ids []string) {
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "log.") && w.Visible && w.Rect.H > 10*r.Scale() {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// TestEverythingThatOpensFits opens everything that can lie open over the table, late in a game when texts are longest, in languages that
// take turns and windows of every layout; a text that does not fit fails it. Escape closes each.
func TestEverythingThatOpensFits(t *testing.T) {
	m := find(t, 5, decides(islas.PhaseAction, 8))
	for i, w := range harness.Windows() {
		lang := locales.Languages()[i%3]
		bubbled(t, fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
			r := m.open(t, lang, w)
			r.Whole()
			r.Rest()
			r.opened("menu", "menu.resume")
			r.opened("discard", "discards.list")
			if r.Has("open.log") {
				r.opened("open.supply", "supplies/close")
				r.opened("open.powers", "deeds.list")
				r.opened("open.log", "book/close")
				r.Click("open.log")
			} else {
				r.opened("power.ties", "deeds.list")
			}
			seen := map[bool]int{} // pages of the log, by whether they are of settlers
			for r.openPage(); ; r.Key(ui.KeyLeft) {
				r.Wait(5)
				if seen[r.Has("ledger.wish.0")]++; len(seen) == 2 || !r.Widget("back.earlier").Enabled {
					break
				}
			}
			if len(seen) < 2 {
				t.Errorf("the log has opened no pages of settlers and pirates: %v", seen)
			}
		})
	}
}

// TestTurnedDeedHasRoom checks that a deed that is turned over covers nothing of its tray, lies in the window, is legible, and shows the
// side of the settings. On the tray are only the seals.
func TestTurnedDeedHasRoom(t *testing.T) {
	for i, side := range caption.Sides().Values {
		bubbled(t, side, func(t *testing.T) {
			r := find(t, 4, decides(islas.PhaseAction, 3)).open(t, "en", []harness.Window{full, small}[i])
			r.Stage.Settings.SetOwn(caption.Sides(), side)
			r.Rest()
			if seals, deeds := r.shown("seal"), r.shown("deed"); len(seals) < islas.Powers || len(deeds) > 0 {
				t.Errorf("%d seals and %d deeds are seen", len(seals), len(deeds))
			}
			for c := range islas.Colour(islas.Colours) {
				line := r.Widget("power." + islas.BuiltIn().Power(c).String()).Rect
				r.Move(line.Middle())
				r.Wait(60)
				all := r.shown("deed")
				if len(all) != 1 {
					t.Fatalf("%d deeds are seen while the pointer rests on a privilege", len(all))
				}
				deed := all[0]
				if !inside(deed.at, r.UI.Bounds()) || !deed.at.Intersect(line).Empty() || deed.at.W < 140 {
					t.Errorf("the deed lies at %v, its line at %v", deed.at, line)
				}
				if deed.text != (side == "text") {
					t.Errorf("the large one shows its words: %v", deed.text)
				}
			}
		})
	}
}

// inside reports whether a lies in b.
func inside(a, b ui.Rect) bool {
	return a.X >= b.X-1 && a.Y >= b.Y-1 && a.Right() <= b.Right()+1 && a.Bottom() <= b.Bottom()+1
}
