package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// strongest is how visible the barrels are that lie in a place, above their numbers, and how many icons are drawn there.
func (r *rig) strongest(in ui.Rect) (alpha float64, icons int) {
	in.H *= 0.65
	r.UI.DrawnPaintings(func(key any, at ui.Rect, a float64) bool {
		kind := fmt.Sprintf("%T", key)
		switch {
		case !in.Contains(at.Middle()):
		case strings.HasSuffix(kind, "barrelKey"):
			alpha = max(alpha, a)
		case strings.Contains(strings.ToLower(kind), "icon"):
			icons++
		}
		return true
	})
	return alpha, icons
}

// Own barrels that can't be sold or loaded now look so: faint, and crossed out; those that can be are as bright as ever.
func TestBarredBarrelsLookSo(t *testing.T) {
	for name, phase := range map[string]puertorico.Phase{"sell": puertorico.PhaseSell, "load": puertorico.PhaseLoad} {
		for _, w := range []harness.Window{small, full, {W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}} {
			bubbled(t, fmt.Sprintf("%s-%v", name, w), func(t *testing.T) {
				can := func(s *puertorico.State, g puertorico.Good) bool {
					for _, a := range s.Legal(nil) {
						if a.Kind != puertorico.Pass && a.Good() == g {
							return true
						}
					}
					return false
				}
				m := find(t, 2, func(m moment) bool {
					s, barred, open := m.state(), 0, 0
					for g, n := range s.Player(0).Barrels() {
						switch {
						case n > 0 && can(s, puertorico.Good(g)):
							open++
						case n > 0:
							barred++
						}
					}
					return decides(phase, 4)(m) && barred > 0 && open > 0
				})
				r := newRig(t, "en", w)
				r.sit(m.begun(alone(2)...))
				r.Rest()
				for g, n := range m.state().Player(0).Barrels() {
					if n == 0 {
						continue
					}
					good := puertorico.Good(g)
					alpha, icons := r.strongest(r.Widget("good." + good.ID()).Rect)
					if open := can(m.state(), good); open && (alpha < 1 || name == "sell" && icons > 0) || !open && (alpha > 0.5 || icons != 1) {
						t.Errorf("%v, with which something can be done: %v, is seen by %.2f, with %d icons", good, open, alpha, icons)
					}
				}
			})
		}
	}
}

// What is kept can be changed by a click on barrels: the bar and every kind say so, and a click does what they say.
func TestKeepingSaysWhatClicksDo(t *testing.T) {
	for _, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 2, func(m moment) bool {
				own := m.state().Player(0).Barrels()
				return decides(puertorico.PhaseKeep, 1)(m) && own.Kinds().Len() > 1
			})
			r := newRig(t, lang, small)
			r.sit(m.begun(alone(2)...))
			r.Rest()
			if want := r.T("prompt.keep", "name", "Bartholomäus"); r.prompt() == "" || !r.Shows(want) {
				t.Errorf("the bar says %q, want %q", r.prompt(), want)
			}
			for g, n := range m.state().Player(0).Barrels() {
				id := "good." + puertorico.Good(g).ID()
				this, not := r.T("store.keep-this"), r.T("store.keep-not")
				tip, kept := r.Widget(id).Tooltip, r.Widget(id).Value != ""
				if n == 0 {
					if strings.Contains(tip, this) || strings.Contains(tip, not) {
						t.Errorf("there is no %s, and it says %q", id, tip)
					}
					continue
				}
				if strings.Contains(tip, not) != kept || strings.Contains(tip, this) == kept {
					t.Errorf("%s, kept: %v, says %q", id, kept, tip)
				}
				r.Click(id)
				if now := r.Widget(id).Value != ""; now == kept {
					t.Errorf("a click on %s, kept: %v, changes nothing", id, kept)
				}
			}
		})
	}
}
