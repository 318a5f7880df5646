package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/puertorico/table"
	"islas/render/ui"
)

// visible is how visible the largest picture of a kind in r is drawn, -1 if none is.
func (r *rig) visible(kind string, in ui.Rect) float64 {
	largest, seen := 0.0, -1.0
	r.UI.DrawnPaintings(func(key any, at ui.Rect, alpha float64) bool {
		if fmt.Sprintf("%T", key) == "table."+kind && in.Inset(-4).Holds(at) && at.W > largest {
			largest, seen = at.W, alpha
		}
		return true
	})
	return seen
}

// While one builds what can be bought is drawn whole, and everything else steps back, the role cards, too.
func TestWhatCanBeBoughtStandsOut(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, decides(puertorico.PhaseBuild, 6))
		open, rests := 0, 0
		for _, w := range windows() {
			r := m.shown(t, "de", w, alone(5)...)
			for _, widget := range r.UI.Widgets() {
				switch {
				case !widget.Visible:
				case strings.HasPrefix(widget.ID, "build."):
					seen := r.visible("buildingKey", widget.Rect)
					if b, ok := puertorico.BuildingByID(strings.TrimPrefix(widget.ID, "build.")); ok && m.state().Player(0).Has(b) && r.ShowsIn("×0", widget.Rect) {
						t.Errorf("%v: beside the tick of %s stands a zero", w, widget.ID)
					}
					if widget.Enabled {
						open++
					} else {
						rests++
					}
					if seen >= 0 && widget.Enabled != (seen > 0.9) {
						t.Errorf("%v: %s, which can be bought: %v, is drawn with %.2f", w, widget.ID, widget.Enabled, seen)
					}
				case strings.HasPrefix(widget.ID, "role."):
					if seen := r.visible("roleKey", widget.Rect); seen > 0.75 {
						t.Errorf("%v: while one builds %s is drawn with %.2f", w, widget.ID, seen)
					}
				}
			}
		}
		if open == 0 || rests == 0 {
			t.Errorf("%d buildings can be bought, %d can't", open, rests)
		}
	})
}

// Beside the buttons of a decision and of the end it is still said whose board it is, and how many points they have; on the final board
// every plate has the sum.
func TestOwnPointsStayBesideButtons(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, decides(puertorico.PhaseBuild, 6))
		for k, lang := range locales.Languages() {
			for i, w := range windows() {
				if i%3 != k && w.Percent < 200 {
					continue // languages take turns
				}
				r := m.shown(t, lang, w, alone(5)...)
				button, standing := r.Widget("pass").Rect, r.Widget("standing").Rect
				if !button.Intersect(standing).Empty() {
					t.Errorf("%s %v: the button at %v lies on the points at %v", lang, w, button, standing)
				}
				if sum := "= " + strconv.Itoa(m.state().Score(0).Total()); !r.ShowsIn(sum, standing) {
					t.Errorf("%s %v: the points are not %q", lang, w, sum)
				}
			}
			r := newRig(t, lang, full)
			r.sit(m.finished())
			r.Rest()
			s := r.match().State()
			for seat := game.Seat(1); int(seat) < s.Seats(); seat++ {
				if at := r.Widget(fmt.Sprintf("board.%d.plate", seat)).Rect; !r.ShowsIn(strconv.Itoa(s.Score(seat).Total()), at) {
					t.Errorf("%s: the plate of seat %d does not tell its %d points", lang, seat, s.Score(seat).Total())
				}
			}
			if !r.Has("standing") || !r.Has("result") {
				t.Errorf("%s: on the final board there is %v", lang, r.IDs())
			}
		}
	})
}

// A counter that has come near its end says so.
func TestGaugesNearTheEnd(t *testing.T) {
	bubble(t, func(t *testing.T) {
		empty := find(t, 2, func(m moment) bool {
			supply, _ := m.state().Colonists()
			return decides(puertorico.PhaseRole, 6)(m) && supply == 0
		})
		if r := empty.shown(t, "de", full, alone(2)...); r.Widget("gauge.workers").Value == "" {
			t.Error("without a worker left the counter looks as ever")
		}
		many := find(t, 2, decides(puertorico.PhaseRole, 3))
		if r := many.shown(t, "de", full, alone(2)...); r.Widget("gauge.workers").Value != "" || r.Widget("gauge.city").Value != "" {
			t.Error("in the third round a counter looks as if the end were near")
		}
	})
}

// While an action is on its way the board of whoever acts is framed, not that of the next one.
func TestFrameIsAroundWhoeverActs(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return chooses(puertorico.Build)(m) && m.actions[m.at+1].Kind == puertorico.Build // by the next one
		})
		r := m.shown(t, "en", full, alone(3)...)
		seen := 0
		r.Watch = func() {
			if !table.Shows(r.Stage.Top(), puertorico.EvAct, 0.1) {
				return
			}
			for _, w := range r.UI.Widgets() {
				if w.Value == r.T("state.acts") {
					if seen++; !strings.Contains(r.prompt(), w.Label) {
						t.Errorf("%q is told, and the board of %s is framed", r.prompt(), w.Label)
					}
				}
			}
		}
		r.do(m.actions[m.at])
		r.Wait(200)
		r.Watch = nil
		if seen == 0 {
			t.Error("no board was framed")
		}
	})
}
