package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// TestSuggestionsAreWhatIsDone plays a game at the table in which every suggestion is followed, and checks that it does what its text
// says and that workers stand at once as they do afterwards.
func TestSuggestionsAreWhatIsDone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "de", small, someSetup(5, game.Human, level, level))
		r.Stage.Settings.Speed = settings.Instant
		seen := map[puertorico.ActionKind]int{}
		for {
			if r.Rest(); r.Stage.Top() == any(result{}) || r.Has("result") {
				break
			}
			s, n := r.state(), r.Match().Played()
			if s.Over() {
				break
			}
			placing := s.Decision().Phase == puertorico.PhasePlacing
			at := r.placed()
			r.Key(ui.KeyH)
			r.Rest()
			if now := r.placed(); now != at {
				t.Fatalf("workers stand as %v, and once it is asked as %v", at, now)
			}
			label := r.Widget("suggest.note").Label
			r.Key(ui.KeyEnter)
			r.Rest()
			done := r.Match().Actions()[n:]
			if len(done) == 0 {
				t.Fatalf("%q is suggested in %v, and Enter does nothing", label, s.Decision())
			}
			seen[done[0].Kind]++
			if placing {
				if want, err := s.Place(at); err != nil || len(done) < len(want) || !slices.Equal(done[:len(want)], want) {
					t.Fatalf("workers stand as %v, and done is %v", at, done)
				}
				continue
			}
			what := table.ActionWords(r.UI, &s, done[0])
			if !strings.Contains(label, what) && !strings.Contains(label, r.T("do.keep-these")) {
				t.Fatalf("%q is suggested, and done is %q", label, what)
			}
		}
		for _, k := range []puertorico.ActionKind{puertorico.TakeRole, puertorico.TakeTile, puertorico.Man, puertorico.Build, puertorico.Sell, puertorico.Load} {
			if seen[k] == 0 {
				t.Errorf("nothing of kind %d was suggested: %v", k, seen)
			}
		}
	})
}

// onlyConfirms checks that the confirm button is marked as the suggestion, that there is only one, and that it has the keyboard focus.
func (r *rig) onlyConfirms(when string) {
	r.t.Helper()
	if r.Has("suggest.do") || !r.Has("suggest.note") {
		r.t.Errorf("%s the note has a button of its own (%v), or there is none", when, r.Has("suggest.do"))
	}
	if note, confirm := r.Widget("suggest.note").Rect, r.Widget("confirm"); !note.Intersect(confirm.Rect).Empty() || !confirm.Visible {
		r.t.Errorf("%s the note at %v hides what confirms, at %v", when, note, confirm.Rect)
	}
	if r.UI.Focused() != "confirm" {
		r.t.Errorf("%s the keyboard is at %q", when, r.UI.Focused())
	}
}

// needs returns the widgets that every decision needs: the bar, the gauges, the home seat's goods and buttons.
func (r *rig) needs() (all []ui.Widget) {
	for _, w := range r.UI.Widgets() {
		kind, _, _ := strings.Cut(w.ID, ".")
		switch kind {
		case "gauge", "good", "purse", "page", "pass", "confirm", "lay", "undo", "suggest", "menu", "rules":
			if w.Visible && w.ID != "suggest.note" && w.ID != "suggest.do" && w.ID != "suggest.close" {
				all = append(all, w)
			}
		}
	}
	return all
}

// clears checks that a popover covers nothing that the decision needs, and that no text sticks out from below it where it lies on the
// log.
func (r *rig) clears(id string) {
	r.t.Helper()
	at := r.Widget(id).Rect
	for _, w := range r.needs() {
		if overlap(w.Rect, at) {
			r.t.Errorf("%v %s: %q at %v covers %s at %v", r.UI.Bounds(), r.Stage.Texts.Lang(), r.Widget(id).Label, at, w.ID, w.Rect)
		}
	}
	for text, line := range r.UI.DrawnTexts {
		if text == r.Prompt() && !line.Intersect(at).Empty() {
			r.t.Errorf("%v: %s covers what the bar says", r.UI.Bounds(), id)
		}
	}
}

// TestSuggestionsLieBesideWhatIsNeeded checks in every window and language that a suggestion covers nothing that the decision needs: the
// bar, the gauges, goods, buttons, and the building that it is about.
func TestSuggestionsLieBesideWhatIsNeeded(t *testing.T) {
	need.Time(t)
	for i, phase := range []puertorico.Phase{
		puertorico.PhaseRole, puertorico.PhaseTile, puertorico.PhaseBuild, puertorico.PhaseSell, puertorico.PhaseLoad, puertorico.PhasePlacing,
	} {
		for k, w := range []harness.Window{
			small, large, full, flat, upright, {W: 768, H: 1024, Percent: 200},
		} {
			lang, seats := locales.Languages()[(i+k)%3], 2+(i+k)%2*3
			bubbled(t, fmt.Sprint(phase, lang, w, seats), func(t *testing.T) {
				m := find(t, seats, decides(phase, 6))
				r := m.shown(t, lang, w, alone(seats)...)
				r.Click("suggest")
				r.until("suggest.do")
				r.clears("suggest.note")
				note := r.Widget("suggest.note")
				speaks := func(name string) bool { return strings.Contains(strings.ToLower(note.Label), strings.ToLower(name)) }
				settler := strings.HasPrefix(note.Label, r.T("do.role", "role", r.T("role.settler")))
				for _, b := range m.state().Player(0).Built() {
					of := speaks(r.T("building."+b.ID())) || settler && b.Good() != puertorico.NoGood && speaks(r.T("kind."+b.Good().ID()))
					if own, ok := r.Find("own." + b.ID()); ok && of && overlap(own.Rect, note.Rect) {
						t.Errorf("%q covers %s", note.Label, b)
					}
				}
			})
		}
	}
}
