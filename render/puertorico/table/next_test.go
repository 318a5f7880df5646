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

// Whoever clicks a ship that several kinds can go on, or barrels that several ships can take, is told what to click next, however they
// click, until they have done so or let go.
func TestAmbiguousClickSaysWhatIsNext(t *testing.T) {
	clicks := map[string]func(r *rig, id string){
		"mouse":  func(r *rig, id string) { r.Click(id); r.Rest() },
		"finger": func(r *rig, id string) { r.TapAt(r.At(id)); r.Tick(ui.Input{Touch: true}) },
		"assistive tool": func(r *rig, id string) {
			r.Tick(ui.Input{Assist: ui.Assist{ID: id, Focus: true, Click: true}})
			r.Rest()
		},
	}
	for i, w := range []harness.Window{small, full, {W: 390, H: 844, Percent: 100}} {
		lang := locales.Languages()[i]
		for name, click := range clicks {
			bubbled(t, fmt.Sprint(lang, w, name), func(t *testing.T) {
				m := find(t, 3, func(m moment) bool {
					return decides(puertorico.PhaseLoad, 3)(m) && shipsOf(m) != nil && kindsOnOne(m.state()) > 1
				})
				r := newRig(t, lang, w)
				r.sit(m.begun(alone(3)...))
				r.Rest()
				kinds, both := map[int]int{}, 0
				for _, a := range loads(m.state()) {
					if kinds[a.Size()]++; kinds[a.Size()] > 1 {
						both = a.Size()
					}
				}
				good := shipsOf(m)[0].Good()
				for id, want := range map[string]string{
					fmt.Sprintf("ship.%d", both): r.T("load.next-barrels"), "good." + good.ID(): r.T("load.next-ship", "good", r.T("kind."+good.ID())),
				} {
					first := strings.Join(strings.Fields(want)[:2], " ")
					if r.Shows(first) {
						t.Errorf("before a click on %s %q is said", id, want)
					}
					click(r, id)
					if !r.Shows(first) {
						t.Errorf("after a click on %s %q is not said", id, want)
					}
					click(r, id) // lets go
					if name == "mouse" {
						r.Away()
					}
					if r.Shows(first) {
						t.Errorf("after %s was let go %q is said", id, want)
					}
				}
			})
		}
	}
}

// The tooltip of the button that has the focus when something is suggested covers no word of the suggestion.
func TestFocusedButtonCoversNoReason(t *testing.T) {
	for i, w := range []harness.Window{{W: 1280, H: 800, Percent: 100}, full, {W: 390, H: 844, Percent: 100}} {
		lang := locales.Languages()[i]
		bubbled(t, fmt.Sprint(lang, w), func(t *testing.T) {
			m := find(t, 3, decides(puertorico.PhaseRole, 3))
			r := newRig(t, lang, w)
			r.sit(m.begun(alone(3)...))
			r.Rest()
			r.Key(ui.KeyH)
			r.Rest()
			for range 2 * len(r.UI.Widgets()) {
				if r.Key(ui.KeyTab); r.UI.Focused() == "suggest.do" {
					break
				}
			}
			r.Rest()
			note := r.Widget("suggest.note").Rect
			if r.UI.Focused() != "suggest.do" {
				t.Fatalf("%q has the focus", r.UI.Focused())
			}
			of, at, ok := r.UI.Tip()
			if !ok || of != "suggest.do" {
				t.Fatalf("the tooltip of %q is shown: %v", of, ok)
			}
			if !at.Intersect(note).Empty() {
				t.Errorf("the tooltip at %v covers the suggestion at %v", at, note)
			}
		})
	}
}
