package table_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/ai"
	"islas/render/islas/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// advised returns what the adviser suggests at a moment: it knows what the person who decides may know, and its chance depends on nothing
// hidden.
func advised(t testing.TB, m moment) islas.Action {
	t.Helper()
	player, err := ai.New("hard", uint64(m.at))
	must.OK(t, err)
	s := m.state()
	return player.Choose(s.View(s.Decision().Seat))
}

// ask requests a suggestion with the key. It must come at once.
func (r *rig) ask() {
	r.t.Helper()
	r.Key(ui.KeyH)
	if !r.Has("suggest.do") {
		r.t.Fatalf("there is no suggestion: %v", r.IDs())
	}
}

// targets returns the widgets to click for an action, as far as they are known before the first click.
func (r *rig) targets(a islas.Action) []string {
	ids := r.way(a)
	if a.Kind == islas.MakePalace || a.Kind == islas.MakeTown {
		return slices.DeleteFunc(ids[:len(ids)-1], func(id string) bool { return id == "town" }) // the plot comes last
	}
	return ids
}

// advices returns moments at which actions of every kind are suggested.
func advices(t *testing.T) map[islas.ActionKind]moment {
	t.Helper()
	found := map[islas.ActionKind]moment{}
	tried := map[islas.ActionKind]int{}
	for m := range moments(4) {
		legal := m.state().Legal(nil)
		if m.decision().Seat != 0 || len(legal) < 2 || m.state().Round() < 2 {
			continue
		}
		for k := islas.Build; k <= islas.Name; k++ {
			if _, ok := found[k]; ok || !offers(legal, k) || tried[k] >= 60 {
				continue
			}
			tried[k]++
			if a := advised(t, m); a.Kind == k {
				found[k] = m
			}
		}
		if len(found) == int(islas.Name)+1 {
			break
		}
	}
	return found
}

// TestSuggestionsCanBeFollowed requests suggestions of every kind, in windows of several layouts, and follows them in one of three ways:
// with the button, by Enter, or by clicking what is marked. Each must lead to the action that the adviser chooses, which is in the text
// with its reason.
func TestSuggestionsCanBeFollowed(t *testing.T) {
	t.Parallel()
	found := advices(t)
	for k := islas.Build; k <= islas.Name; k++ {
		m, ok := found[k]
		if !ok {
			t.Errorf("no action of kind %v is ever suggested", k)
			continue
		}
		for i, w := range layouts() {
			way := (i + int(k)) % 3
			bubbled(t, fmt.Sprintf("%v %v %d", k, w, way), func(t *testing.T) {
				want := advised(t, m)
				r := m.rested(t, []string{"en", "de", "de"}[i], w)
				r.ask()
				r.clear(want)
				label, why := r.Widget("suggest.note").Label, advice.Of(m.state().View(0), want)
				if what := table.SuggestedWords(r.Stage.Top(), want); !strings.Contains(label, what) || k <= islas.EndTurn && !r.gives(label, why) {
					t.Errorf("%q is suggested, it is %q because of %+v", label, what, why)
				}
				switch way {
				case 0:
					r.Click("suggest.do")
				case 1:
					r.Key(ui.KeyEnter)
				default:
					r.do(want)
				}
				if done := r.Match().Actions(); len(done) <= m.at || done[m.at] != want {
					t.Fatalf("%v was suggested, and by way %d this was done: %v", want, way, done[m.at:])
				}
				if r.Has("suggest.note") {
					t.Fatalf("%v: the suggestion stays although it is done", want)
				}
			})
		}
	}
}

// clear checks that the popover lies in the window, has its buttons, and hides nothing that has to be clicked, all of which must be
// marked.
func (r *rig) clear(a islas.Action) {
	r.t.Helper()
	note := r.Widget("suggest.note")
	if strings.ContainsAny(note.Label, "{}[]") {
		r.t.Errorf("something is missing in %q", note.Label)
	}
	if !inside(note.Rect, r.UI.Bounds()) || !inside(r.Widget("suggest.do").Rect, note.Rect) || !inside(r.Widget("suggest.close").Rect, note.Rect) {
		r.t.Errorf("%v: the note %v does not hold its buttons, or lies beyond the window", a, note.Rect)
	}
	badges := r.badges(note.Rect)
	for _, id := range append(r.targets(a), r.way(a)...) {
		if id == "town" {
			continue
		}
		if at := r.Widget(id).Rect; note.Rect.Contains(at.Middle()) {
			r.t.Errorf("%v: the note %v lies over %s %v", a, note.Rect, id, at)
		}
	}
	for _, id := range r.targets(a) {
		at := r.Widget(id).Rect
		if !slices.ContainsFunc(badges, func(b ui.Rect) bool { return hangs(b, at, 34*r.Scale()) }) {
			r.t.Errorf("%v: %s is not marked; marks are at %v", a, id, badges)
		}
	}
}

// hangs reports whether the middle of something lies within some pixels of a corner of a rectangle.
func hangs(b, at ui.Rect, pixels float64) bool {
	for _, corner := range []ui.Point{at.Min(), {X: at.Right(), Y: at.Y}, {X: at.X, Y: at.Bottom()}, {X: at.Right(), Y: at.Bottom()}} {
		if b.Middle().Sub(corner).Len() <= pixels {
			return true
		}
	}
	return false
}

// badges returns the small signs and numbers that are drawn on the table, except those on the popover and on buttons.
func (r *rig) badges(note ui.Rect) (all []ui.Rect) {
	for _, p := range r.shown("icon") {
		if !note.Contains(p.at.Middle()) {
			all = append(all, p.at)
		}
	}
	for text, at := range r.UI.DrawnTexts {
		if len(text) == 1 && digits.MatchString(text) {
			all = append(all, at)
		}
	}
	return all
}

var parameters = regexp.MustCompile(`\\\{\w+\\\}`)

// gives reports whether a text gives a reason, with whatever names and numbers.
func (r *rig) gives(text string, why advice.Reason) bool {
	if why.Kind == advice.None {
		return true
	}
	pattern := regexp.QuoteMeta(r.T("suggest.why."+why.Kind.String(), "n", why.N))
	return regexp.MustCompile(parameters.ReplaceAllString(pattern, ".+")).MatchString(text)
}

// TestSuggestionsOfSeveralPeople checks that while the ship is in, when everybody looks on, the reason for a suggestion is one that
// everybody may know.
func TestSuggestionsOfSeveralPeople(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			if !decides(islas.PhaseSettle, 2)(m) {
				return false
			}
			s, a := m.state(), advised(t, m)
			own, all := advice.Of(s.View(0), a), advice.Of(s.View(game.NoSeat), a)
			return own != all && slices.Contains([]advice.Kind{advice.MoreSettlers, advice.MostSettlers, advice.EndSettlers}, all.Kind)
		})
		r := m.openFor(t, "en", small, game.Human, game.Human, game.Human)
		r.Rest()
		r.ask()
		label, s := r.Widget("suggest.note").Label, m.state()
		r.Click("suggest.do")
		if why := advice.Of(s.View(game.NoSeat), r.Match().Actions()[m.at]); !r.gives(label, why) || strings.Contains(label, r.T("suggest.unseen")) {
			t.Errorf("%q tells of a hand; everybody may know %+v", label, why)
		}
	})
}

// reasons returns moments at which the adviser gives a reason, one of each kind that is found, also those of long sentences.
func reasons(t *testing.T) []moment {
	t.Helper()
	const most = 260 // most moments to look at
	var all []moment
	seen := map[advice.Kind]bool{}
	looked := 0
	for m := range moments(5) {
		s := m.state()
		if m.decision().Seat != 0 || len(s.Legal(nil)) < 2 || (m.at+int(m.setup.Seed))%3 > 0 && m.decision().Phase == islas.PhaseAction {
			continue
		}
		if looked++; looked > most {
			break
		}
		if why := advice.Of(s.View(0), advised(t, m)); !seen[why.Kind] {
			seen[why.Kind] = true
			all = append(all, m)
		}
	}
	return all
}

// TestNotesFit shows every reason that is found in a popover, with long names, in the languages of long words and in windows that take
// turns. A text that does not fit fails it, as does a popover beyond the window or over what has to be clicked.
func TestNotesFit(t *testing.T) {
	need.Time(t)
	t.Parallel()
	all := reasons(t)
	if len(all) < 20 {
		t.Errorf("only %d reasons are given", len(all))
	}
	windows := slices.DeleteFunc(harness.Windows(), func(w harness.Window) bool { return w.H > w.W && w.Percent == 200 })
	for i, m := range all {
		bubbled(t, fmt.Sprint(i), func(t *testing.T) {
			for k, lang := range []string{"de", "es"} {
				r := m.rested(t, lang, windows[(3*i+7*k)%len(windows)])
				r.ask()
				r.clear(advised(t, m))
			}
		})
	}
}
