package table_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/ai"
	"islas/locales"
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

// TestSuggestionsCanBeFollowed requests suggestions of every kind, in windows of several layouts, and follows them in one of three ways:
// with the button, by Enter, or by clicking what is marked. Each must lead to the action that the adviser chooses, which is in the text
// with its reason.
func TestSuggestionsCanBeFollowed(t *testing.T) {
	t.Parallel()
	found, tried := map[islas.ActionKind]moment{}, map[islas.ActionKind]int{}
	for m := range moments(4) {
		legal := m.state().Legal(nil)
		if m.decision().Seat != 0 || len(legal) < 2 || m.state().Round() < 2 {
			continue
		}
		for k := islas.Build; k <= islas.Name; k++ {
			if _, ok := found[k]; ok || !offers(legal, k) || tried[k] >= 60 {
				continue
			}
			if tried[k]++; advised(t, m).Kind == k {
				found[k] = m
			}
		}
		if len(found) == int(islas.Name)+1 {
			break
		}
	}
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
				r := m.rested(t, locales.Languages()[i], w)
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
				if done := r.Match().Actions(); len(done) <= m.at || done[m.at] != want || r.Has("suggest.note") {
					t.Fatalf("%v was suggested, and by way %d this was done: %v; it stays: %v", want, way, done[m.at:], r.Has("suggest.note"))
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
	for _, id := range r.way(a) {
		if at := r.Widget(id).Rect; id != "town" && note.Rect.Contains(at.Middle()) {
			r.t.Errorf("%v: the note %v lies over %s %v", a, note.Rect, id, at)
		}
	}
	var badges []ui.Rect // small signs and numbers on the table
	for _, p := range r.shown("icon") {
		badges = append(badges, p.at)
	}
	for text, at := range r.UI.DrawnTexts {
		if len(text) == 1 && digits.MatchString(text) {
			badges = append(badges, at)
		}
	}
	for _, id := range r.targets(a) {
		at := r.Widget(id).Rect
		corners := []ui.Point{at.Min(), {X: at.Right(), Y: at.Y}, {X: at.X, Y: at.Bottom()}, {X: at.Right(), Y: at.Bottom()}}
		if !slices.ContainsFunc(badges, func(b ui.Rect) bool {
			hangs := func(corner ui.Point) bool { return b.Middle().Sub(corner).Len() <= 34*r.Scale() }
			return !note.Rect.Contains(b.Middle()) && slices.ContainsFunc(corners, hangs)
		}) {
			r.t.Errorf("%v: %s is not marked; marks are at %v", a, id, badges)
		}
	}
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

// TestNotesFit shows every reason that is found in a popover, with long names, in the languages of long words and in windows that take
// turns. A text that does not fit fails it, as does a popover beyond the window or over what has to be clicked.
func TestNotesFit(t *testing.T) {
	need.Time(t)
	t.Parallel()
	all, most := map[advice.Kind]moment{}, 260 // moments to look at
	for m := range moments(5) {
		s := m.state()
		if m.decision().Seat != 0 || len(s.Legal(nil)) < 2 || (m.at+int(m.setup.Seed))%3 > 0 && m.decision().Phase == islas.PhaseAction {
			continue
		}
		if most--; most < 0 {
			break
		}
		if why := advice.Of(s.View(0), advised(t, m)).Kind; all[why].recorded == nil {
			all[why] = m
		}
	}
	if len(all) < 20 {
		t.Errorf("only %d reasons are given", len(all))
	}
	windows := slices.DeleteFunc(harness.Windows(), func(w harness.Window) bool { return w.H > w.W && w.Percent == 200 })
	for why, m := range all {
		bubbled(t, fmt.Sprint(why), func(t *testing.T) {
			for k, lang := range []string{"de", "es"} {
				r := m.rested(t, lang, windows[(3*int(why)+7*k)%len(windows)])
				r.ask()
				r.clear(advised(t, m))
			}
		})
	}
}
