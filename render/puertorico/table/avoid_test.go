package table_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// needs are the widgets that everybody needs who decides: the bar, the ends of the game, the own goods and what is pressed.
func (r *rig) needs() (all []ui.Widget) {
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		switch kind {
		case "gauge", "governs", "good", "purse", "page", "pass", "confirm", "lay", "undo", "suggest", "menu", "rules":
			if w.Visible && w.ID != "suggest.note" && w.ID != "suggest.do" && w.ID != "suggest.close" {
				all = append(all, w)
			}
		}
	}
	return all
}

// clears checks that something that speaks to whoever decides covers nothing they need, and that nothing sticks out from below it in parts
// where it lies on the log.
func (r *rig) clears(id string) {
	r.t.Helper()
	at := r.Widget(id).Rect
	for _, w := range r.needs() {
		if in := w.Rect.Intersect(at); in.W > 2 && in.H > 2 {
			r.t.Errorf("%v %s: %q at %v covers %s at %v", r.UI.Bounds(), r.Stage.Texts.Lang(), r.Widget(id).Label, at, w.ID, w.Rect)
		}
	}
	for text, line := range r.UI.DrawnTexts {
		if text == r.prompt() && !line.Intersect(at).Empty() {
			r.t.Errorf("%v: %s covers what the bar says", r.UI.Bounds(), id)
		}
	}
}

// What is suggested lies beside all that one needs to decide, in every window and language: the bar, the ends of the game, the own goods,
// buttons, and the own building of which it speaks.
func TestSuggestionsLieBesideWhatIsNeeded(t *testing.T) {
	need.Time(t)
	few := []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 100}, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}, {W: 768, H: 1024, Percent: 200}}
	for i, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseTile, puertorico.PhaseBuild, puertorico.PhaseSell, puertorico.PhaseLoad, puertorico.PhasePlacing} {
		for _, seats := range []int{2, 5} {
			bubbled(t, strconv.Itoa(int(phase))+"/"+strconv.Itoa(seats), func(t *testing.T) {
				m := find(t, seats, decides(phase, 6))
				for k, w := range few {
					lang := locales.Languages()[(i+k+seats)%3]
					r := m.shown(t, lang, w, alone(seats)...)
					r.Click("suggest")
					for range 200 {
						if r.Pass(time.Second / 10); r.Has("suggest.do") {
							break
						}
					}
					r.clears("suggest.note")
					note := r.Widget("suggest.note")
					for _, b := range m.state().Player(0).Built() {
						own, ok := r.Find("own." + b.ID())
						speaks := func(name string) bool { return strings.Contains(strings.ToLower(note.Label), strings.ToLower(name)) }
						of := b.Good() != puertorico.NoGood && strings.HasPrefix(note.Label, r.T("do.role", "role", r.T("role.settler"))) && speaks(r.T("kind."+b.Good().ID()))
						if !ok || !of && !speaks(r.T("building."+b.ID())) {
							continue
						}
						if in := own.Rect.Intersect(note.Rect); in.W > 2 && in.H > 2 {
							t.Errorf("%v %s: %q covers %s", w, lang, note.Label, b)
						}
					}
				}
			})
		}
	}
}
