package table_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/ai"
	"islas/render/internal/harness"
	"islas/render/internal/need"
	"islas/render/internal/pilot"
	"islas/render/islas/demo"
	"islas/render/ui"
)

// advised is what the adviser suggests at a moment: it is given what the person who decides may know, and its chance depends
// on nothing that is hidden.
func advised(t testing.TB, m moment) islas.Action {
	t.Helper()
	player, err := ai.New("hard", uint64(m.at))
	if err != nil {
		t.Fatal(err)
	}
	s := m.state()
	return player.Choose(s.View(s.Decision().Seat))
}

// ask asks for a suggestion with the key. It must come at once.
func (r *rig) ask() {
	r.t.Helper()
	r.Key(ui.KeyH)
	if !r.Has("suggest.do") {
		r.t.Fatalf("there is no suggestion: %v", r.IDs())
	}
}

// targets are the widgets to click for an action, as far as they can be told before the first click.
func (r *rig) targets(a islas.Action) []string {
	ids := r.way(a)
	if a.Kind == islas.MakePalace || a.Kind == islas.MakeTown {
		return slices.DeleteFunc(ids[:len(ids)-1], func(id string) bool { return id == "town" }) // the plot is asked for last
	}
	return ids
}

// advices are moments at which actions of every kind are suggested.
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

// TestSuggestionsCanBeFollowed asks for suggestions of every kind, in windows of several layouts, and does them in one of
// three ways: with the button, by Enter, or by clicking what is suggested. Each leads to the action that the adviser chooses.
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
			t.Run(fmt.Sprintf("%v %v %d", k, w, way), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					want := advised(t, m)
					r := m.open(t, []string{"en", "de", "de"}[i], w)
					r.Rest()
					r.ask()
					r.clear(want)
					switch way {
					case 0:
						r.Click("suggest.do")
					case 1:
						r.Key(ui.KeyEnter)
					default:
						r.do(want)
					}
					if done := r.match().Actions(); len(done) <= m.at || done[m.at] != want {
						t.Fatalf("%v was suggested, and by way %d this was done: %v", want, way, done[m.at:])
					}
					if r.Has("suggest.note") {
						t.Fatalf("%v: the suggestion stays although it is done", want)
					}
				})
			})
		}
	}
}

// clear looks whether the note lies in the window, holds its buttons, and hides nothing that has to be clicked, and whether
// each of that is marked.
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

// badges are the small signs and numbers that are drawn on the table, those on the note and on buttons left out.
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

func TestSuggestButton(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return decides(islas.PhaseAction, 2)(m) && can(m, islas.Build) && advised(t, m).Kind == islas.Build
		})
		want := advised(t, m)
		r := m.open(t, "en", full)
		r.Rest()
		looks := r.still()
		r.Click("suggest")
		note := r.Widget("suggest.note")
		what := r.T("suggest.what.build", "who", r.cardName(want.Card), "piece", r.T("building.house."+want.Colour.String()))
		if s := m.state(); !strings.Contains(note.Label, what) || !r.gives(note.Label, advice.Of(s.View(0), want)) {
			t.Errorf("the note says %q", note.Label)
		}
		if r.UI.Focused() != "suggest.do" {
			t.Errorf("the keyboard is at %q", r.UI.Focused())
		}
		if r.Wait(60); r.Busy() {
			t.Error("the table does not rest while a suggestion lies there")
		}
		r.Click("suggest")
		if r.Has("suggest.note") || r.still() != looks {
			t.Error("a second click does not put the suggestion away")
		}
		r.ask()
		if again := r.Widget("suggest.note").Label; again != note.Label {
			t.Errorf("asked again, the answer is %q instead of %q", again, note.Label)
		}
	})
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

// TestThinkingIsAnnounced: what takes its time says so, and can be stopped.
func TestThinkingIsAnnounced(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		r.hold(ui.Input{Keys: []ui.Key{ui.KeyH}})
		r.hold(ui.Input{})
		if r.Has("suggest.close") {
			t.Error("it is announced at once")
		}
		for range 30 {
			r.hold(ui.Input{})
		}
		if note := r.Widget("suggest.note"); note.Label != r.T("suggest.thinking") {
			t.Errorf("the note says %q", note.Label)
		}
		if r.Has("suggest.do") || !r.Busy() {
			t.Error("there is something to do before there is a suggestion, or nobody thinks about one")
		}
		at := r.Widget("suggest.close").Rect.Middle()
		r.hold(ui.Input{Pos: at, Inside: true})
		r.Tick(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
		r.Tick(ui.Input{Pos: at, Inside: true, Released: true})
		if r.Wait(60); r.Has("suggest.note") || r.Busy() {
			t.Error("it can't be stopped")
		}
	})
}

// TestSuggestionEnds with the position and with Escape; not by looking at something.
func TestSuggestionEnds(t *testing.T) {
	open := func(t *testing.T) *rig {
		r := settled(t, 1)
		r.ask()
		return r
	}
	t.Run("escape", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			r := open(t)
			r.Key(ui.KeyEscape)
			if r.Has("suggest.note") || r.Has("menu.resume") {
				t.Error("Escape does not put it away, or does more")
			}
		})
	})
	t.Run("looking", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			r := open(t)
			played := r.played()
			r.Click("power.ties")
			r.Key(ui.KeyEscape)
			if !r.Has("suggest.note") || r.played() != played {
				t.Error("looking at the privileges puts it away, or does something")
			}
		})
	})
	t.Run("another action", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			r := open(t)
			r.do(r.build())
			if r.Has("suggest.note") {
				t.Error("it stays when something else is done")
			}
			r.Rest()
			r.ask()
			r.Click("undo")
			if r.Has("suggest.note") {
				t.Error("it stays when something is taken back")
			}
		})
	})
}

// TestSuggestionsOfSeveralPeople: who passes the mouse on leaves no suggestion lying, and during an arrival, when everybody
// looks on, the reason is one that everybody may know.
func TestSuggestionsOfSeveralPeople(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "en", small, short(someSetup(6, game.Human, game.Human, game.Human)))
		asked := islas.Decision{} // whose suggestion lies there
		last := 0                 // actions that were done before the tick
		r.Watch = func() {
			if s := r.state(); r.atTable() && r.Has("suggest.do") && s.Decision() != asked && last == r.played() {
				t.Fatal("a suggestion lies there for somebody else")
			}
			last = r.played()
		}
		rng := rand.New(rand.NewPCG(3, 3))
		turns, arrivals := 0, 0
		for range 200 {
			r.Rest()
			if r.Stage.Top() == any(result{}) || !r.atTable() || !r.Widget("suggest").Enabled {
				w, ok := pilot.Next(rng, r.UI.Widgets(), demo.Clicks())
				if !ok {
					break
				}
				r.ClickAt(w.Rect.Middle())
				continue
			}
			s := r.state()
			asked = s.Decision()
			r.ask()
			label := r.Widget("suggest.note").Label
			if r.arriving() {
				arrivals++
				if strings.Contains(label, r.T("suggest.unseen")) {
					t.Errorf("%q speaks of what one person has seen, and all look on", label)
				}
			} else {
				turns++
			}
			n := r.played()
			r.Click("suggest.do")
			if a := r.match().Actions()[n]; asked.Phase == islas.PhaseSettle || asked.Phase == islas.PhaseLose || asked.Phase == islas.PhaseName {
				if !r.gives(label, advice.Of(s.View(game.NoSeat), a)) {
					t.Errorf("%q tells of a hand; everybody may know %+v", label, advice.Of(s.View(game.NoSeat), a))
				}
			}
			if arrivals > 5 && turns > 20 {
				break
			}
		}
		if turns < 10 || arrivals == 0 {
			t.Errorf("%d suggestions in turns, %d in arrivals", turns, arrivals)
		}
	})
}

// TestBadgeHidesNoBuilding looks at the mark of a house that may be given up where plots are small.
func TestBadgeHidesNoBuilding(t *testing.T) {
	for i, w := range []harness.Window{{W: 1920, H: 1080, Percent: 200}, {W: 1280, H: 720, Percent: 200}, {W: 960, H: 600, Percent: 200}, {W: 1280, H: 720, Percent: 100}} {
		t.Run(w.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				nth := 0
				for range 4 {
					skip := nth
					m := find(t, 5, func(m moment) bool {
						ok := decides(islas.PhaseLose, 1)(m) && m.state().AllHouses(0).Count() >= 3
						if ok {
							skip--
						}
						return ok && skip < 0
					})
					nth += 1 + i
					r := m.open(t, "de", w)
					r.Rest()
					r.ask()
					r.checkBadge(advised(t, m))
				}
			})
		})
	}
}

// checkBadge looks whether the mark of a house hides another building.
func (r *rig) checkBadge(a islas.Action) {
	r.t.Helper()
	s := r.state()
	house := r.Widget(plotID(0, a.Plot)).Rect
	marks := slices.DeleteFunc(r.badges(r.Widget("suggest.note").Rect), func(b ui.Rect) bool { return !hangs(b, house, 34*r.Scale()) })
	if len(marks) == 0 {
		r.t.Fatalf("the house on plot %d at %v is not marked", a.Plot, house)
	}
	for _, mark := range marks {
		disc := ui.RectAround(mark.Middle(), 24*r.Scale(), 24*r.Scale())
		for p := range islas.Plot(islas.Plots) {
			if _, built := s.At(0, p); !built || p == a.Plot {
				continue
			}
			site := r.Widget(plotID(0, p)).Rect
			if in := disc.Intersect(site); in.W*in.H > 0.2*site.W*site.H {
				r.t.Errorf("the mark of plot %d at %v hides the building on plot %d at %v", a.Plot, disc, p, site)
			}
		}
	}
}

// reasons are moments at which the adviser gives a reason, one of each kind that is met, those of long sentences among them.
func reasons(t *testing.T) []moment {
	t.Helper()
	const most = 260 // moments looked at
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

// TestNotesFit has a note written with every reason that is met, with long names, in every language and in windows that
// take turns. A text that does not fit fails it, as does a note beyond the window or over what has to be clicked.
func TestNotesFit(t *testing.T) {
	need.Time(t)
	t.Parallel()
	all := reasons(t)
	if len(all) < 20 {
		t.Errorf("only %d reasons are given", len(all))
	}
	windows := slices.DeleteFunc(harness.Windows(), func(w harness.Window) bool { return w.H > w.W && w.Percent == 200 })
	for i, m := range all {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				for k, lang := range []string{"en", "de", "de", "es", "es"} {
					r := m.open(t, lang, windows[(3*i+k*7+k/2)%len(windows)])
					r.Rest()
					r.ask()
					r.clear(advised(t, m))
				}
			})
		})
	}
}
