package table_test

import (
	"testing"
	"time"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/need"
)

// checkTips points at every widget for as long as it takes until its tooltip stands there, and looks where that is.
func (r *rig) checkTips() {
	r.t.Helper()
	seen := 0
	for _, id := range r.IDs() {
		r.Away() // the hand closes
		r.Wait(30)
		w, ok := r.UI.Widget(id)
		if !ok || w.Covered || !w.Visible || w.Tooltip == "" && w.Why == "" {
			continue
		}
		r.Move(w.Rect.Middle())
		if r.Wait(3); r.UI.Pointed() != id {
			continue // something lies over its middle
		}
		r.Pass(700 * time.Millisecond)
		now, ok := r.UI.Widget(id)
		of, tip, shown := r.UI.Tip()
		if !ok || !shown || of != id {
			continue // it has gone, or lies elsewhere now
		}
		seen++
		if !inside(tip, r.UI.Bounds()) {
			r.t.Errorf("the tooltip of %s at %v leaves the window", id, tip)
		}
		if !tip.Intersect(now.Rect).Empty() {
			r.t.Errorf("the tooltip of %s at %v covers what it speaks about, at %v", id, tip, now.Rect)
		}
		if !tip.Intersect(now.Group).Empty() {
			r.t.Errorf("the tooltip of %s at %v covers its neighbours, in %v", id, tip, now.Group)
		}
	}
	if seen < 10 {
		r.t.Errorf("only %d tooltips are seen", seen)
	}
}

// TestTooltipsCoverNothingTheySpeakAbout points at everything on the table, in a turn and while the ship is in.
func TestTooltipsCoverNothingTheySpeakAbout(t *testing.T) {
	need.Time(t)
	windows := append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 800, H: 1280, Percent: 100})
	turn := find(t, 5, decides(islas.PhaseAction, 5))
	ashore := find(t, 5, decides(islas.PhaseSettle, 2))
	for i, w := range windows {
		for _, lang := range harness.InTurn([]string{"en", "de"}[i%2]) {
			t.Run(lang+" "+w.String(), func(t *testing.T) {
				for name, m := range map[string]moment{"turn": turn, "arrival": ashore} {
					t.Run(name, func(t *testing.T) {
						bubble(t, func(t *testing.T) {
							r := m.open(t, lang, w)
							r.Rest()
							r.checkTips()
						})
					})
				}
			})
		}
	}
}
