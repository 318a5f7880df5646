package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/locales"
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

// inside reports whether a lies in b.
func inside(a, b ui.Rect) bool {
	return a.X >= b.X-1 && a.Y >= b.Y-1 && a.Right() <= b.Right()+1 && a.Bottom() <= b.Bottom()+1
}
