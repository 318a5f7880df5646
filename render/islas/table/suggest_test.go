package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/ai"
	"islas/render/internal/pilot"
	"islas/render/islas/demo"
	"islas/render/ui"
)

// suggested asks for a suggestion with the key and waits for it.
func (r *harness) suggested(table *Table) {
	r.t.Helper()
	r.frame(ui.Input{Keys: []ui.Key{ui.KeyH}})
	for range 2000 {
		if table.session.Suggestion().Ready() {
			r.frame(ui.Input{})
			r.frame(ui.Input{})
			return
		}
		r.frame(ui.Input{})
	}
	r.t.Fatal("there is no suggestion")
}

// fixed is a player who has made up its mind.
type fixed struct{ action islas.Action }

func (f fixed) Choose(islas.View) islas.Action { return f.action }
func (f fixed) Think(islas.View) ai.Thought    { return f }
func (fixed) Step(int) bool                    { return true }
func (f fixed) Best() islas.Action             { return f.action }

// TestSuggestionsCanBeFollowed suggests actions of every kind, in windows of several layouts, and does them in one of three
// ways: with the button, by Enter, or by clicking what is marked. Each leads to the action that was suggested.
func TestSuggestionsCanBeFollowed(t *testing.T) {
	windows := []struct {
		lang     string
		w, h, px float64
	}{{"en", 1920, 1080, 1}, {"de", 1280, 720, 1.4}, {"de", 768, 1024, 0.7}}
	for kind := islas.Build; kind <= islas.Name; kind++ {
		possible := func(s *islas.State) bool {
			legal := s.Legal(nil)
			return s.Decision().Seat == 0 && len(legal) > 1 && plays(s, kind)
		}
		for i, w := range windows {
			for way := range 3 {
				r := reachIn(t, w.lang, w.w, w.h, w.px, 4, uint64(1+i*3+way), possible)
				table := r.s.Top().(*Table)
				var all []islas.Action
				for _, a := range table.session.Legal() {
					if a.Kind == kind {
						all = append(all, a)
					}
				}
				want, n := all[len(all)*(2*way+1)/6], table.match.Played()
				table.session.ThinkBy(nil, func(string, uint64) (ai.Player, error) { return fixed{want}, nil })
				r.suggested(table)
				switch way {
				case 0:
					r.click(r.widget("suggest.do"))
				case 1:
					r.frame(ui.Input{Keys: []ui.Key{ui.KeyEnter}})
				default:
					r.follow(table)
				}
				actions := table.match.Actions()
				if len(actions) <= n || actions[n] != want {
					t.Fatalf("%v was suggested, and by way %d this was done: %v", want, way, actions[n:])
				}
				if table.session.Suggestion().Asked() {
					t.Fatalf("%v: the suggestion stays although it is done", want)
				}
			}
		}
	}
}

// follow clicks what is marked, one after the other, until nothing is.
func (r *harness) follow(table *Table) {
	r.t.Helper()
	for range 8 {
		if !table.session.Suggestion().Asked() {
			return
		}
		left := remaining(&table.frame)
		w, ok := r.standing(left[0])
		if !ok {
			r.t.Fatalf("%v is suggested, and %q can't be clicked", table.session.Suggestion().Action(), left)
		}
		at := w.Rect.Middle()
		if over := r.widget("suggest.note").Rect; over.Contains(at) {
			r.t.Fatalf("%v: the note lies over %s", table.session.Suggestion().Action(), w.ID)
		}
		r.click(w)
	}
	r.t.Fatalf("%v is not done by clicking what is marked", table.session.Suggestion().Action())
}

func TestSuggestButton(t *testing.T) {
	r := settled(t, 1)
	table := r.s.Top().(*Table)
	c := brood(table, 60, 4*longSlice/10)
	r.click(r.widget("suggest"))
	if !table.Busy() || !table.session.Suggestion().Asked() {
		t.Fatal("nobody thinks about a suggestion")
	}
	for range 40 {
		r.frame(ui.Input{})
		c.pass(betweenSlices)
	}
	note := r.widget("suggest.note")
	if table.session.Suggestion().Ready() {
		if !strings.Contains(note.Label, whatText(&table.frame, table.session.Suggestion().Action())) || !strings.Contains(note.Label, whyText(&table.frame, table.reason)) {
			t.Errorf("the note says %q", note.Label)
		}
		if r.u.Focused() != "suggest.do" {
			t.Errorf("the keyboard is at %q", r.u.Focused())
		}
	} else {
		t.Fatal("there is no suggestion")
	}
	if r.rest(); table.Busy() {
		t.Error("the table does not rest while a suggestion lies there")
	}
	r.click(r.widget("suggest"))
	if table.session.Suggestion().Asked() {
		t.Error("a second click does not put the suggestion away")
	}
}

// TestThinkingIsAnnounced: what takes its time says so, and can be stopped.
func TestThinkingIsAnnounced(t *testing.T) {
	r := settled(t, 1)
	table := r.s.Top().(*Table)
	brood(table, 1<<40, longSlice)
	r.frame(ui.Input{Keys: []ui.Key{ui.KeyH}})
	r.frame(ui.Input{})
	if _, ok := pilot.Find(r.u.Widgets(), "suggest.close"); ok {
		t.Error("it is announced at once")
	}
	for range 30 {
		r.frame(ui.Input{})
	}
	if note := r.widget("suggest.note"); note.Label != r.s.Texts.Text("suggest.thinking") {
		t.Errorf("the note says %q", note.Label)
	}
	if _, ok := pilot.Find(r.u.Widgets(), "suggest.do"); ok {
		t.Error("there is something to do before there is a suggestion")
	}
	r.click(r.widget("suggest.close"))
	if table.session.Suggestion().Asked() || table.Busy() {
		t.Error("it can't be stopped")
	}
}

// TestSuggestionEnds with the position, with Escape and with the table; not by looking at something.
func TestSuggestionEnds(t *testing.T) {
	open := func() (*harness, *Table) {
		r := settled(t, 3)
		table := r.s.Top().(*Table)
		brood(table, 1, 0)
		r.suggested(table)
		return r, table
	}
	r, table := open()
	r.frame(ui.Input{Keys: []ui.Key{ui.KeyEscape}})
	r.frame(ui.Input{})
	if table.session.Suggestion().Asked() || table.open != drawNothing {
		t.Error("Escape does not put it away, or does more")
	}
	r, table = open()
	played := table.match.Played()
	r.click(r.widget("discard"))
	r.click(r.widget("power.ties"))
	r.frame(ui.Input{Keys: []ui.Key{ui.KeyEscape}})
	r.frame(ui.Input{})
	if !table.session.Suggestion().Asked() || table.match.Played() != played {
		t.Error("looking at the privileges puts it away, or does something")
	}
	for _, a := range table.session.Legal() {
		if a.Kind == islas.Build && a != table.session.Suggestion().Action() {
			table.session.Act(a)
			break
		}
	}
	r.frame(ui.Input{})
	if table.session.Suggestion().Asked() {
		t.Error("it stays when something else is done")
	}
	r.rest()
	r.suggested(table)
	r.click(r.widget("undo"))
	if table.session.Suggestion().Asked() {
		t.Error("it stays when something is taken back")
	}
}

// spy is a player who keeps what it is shown.
type spy struct {
	ai.Player
	seen *[]islas.View
}

func (s spy) Think(v islas.View) ai.Thought {
	*s.seen = append(*s.seen, v)
	return s.Player.Think(v)
}

// TestSuggestionKnowsNothingHidden looks at what the adviser is given.
func TestSuggestionKnowsNothingHidden(t *testing.T) {
	r := settled(t, 1)
	table := r.s.Top().(*Table)
	var seen []islas.View
	var seeds []uint64
	table.session.ThinkBy(nil, func(level string, seed uint64) (ai.Player, error) {
		seeds = append(seeds, seed)
		return spy{brooder{steps: 1}, &seen}, nil
	})
	r.suggested(table)
	state := table.match.State()
	if len(seen) != 1 || seen[0] != state.View(0) {
		t.Fatal("the adviser is not given the person's view")
	}
	if seeds[0] != uint64(table.match.Played()) {
		t.Errorf("the adviser's chance comes from %d", seeds[0])
	}
}

// TestSuggestionsOfSeveralPeople: who passes the mouse on leaves no suggestion lying, and during an arrival, when everybody
// looks on, the reason is one that everybody may know.
func TestSuggestionsOfSeveralPeople(t *testing.T) {
	r := newRig(t, "en", 1280, 720, 0.7, someSetup(6, game.Human, game.Human, game.Human))
	asked := 0
	table := r.s.Top().(*Table)
	brood(table, 1, 0)
	r.watch = func() {
		if table.session.Suggestion().Ready() && r.s.Top() == any(table) {
			asked++
			state := table.match.State()
			hint := table.session.Suggestion().View()
			if asks := hint.State(); asks.Decision() != state.Decision() {
				t.Fatal("a suggestion lies there for somebody else")
			}
		}
	}
	rng := rand.New(rand.NewPCG(3, 3))
	arrivals := 0
	for range 300 {
		r.rest()
		if r.s.Top() == any(table) && table.session.Actor() != game.NoSeat {
			r.suggested(table)
			if table.arriving() {
				arrivals++
				state := table.match.State()
				if want := advice.Of(state.View(game.NoSeat), table.session.Suggestion().Action()); table.reason != want {
					t.Errorf("the reason tells of a hand: %+v, everybody may know %+v", table.reason, want)
				}
				if why := whyText(&table.frame, table.reason); strings.Contains(why, r.s.Texts.Text("suggest.unseen")) {
					t.Errorf("%q speaks of what one person has seen, and all look on", why)
				}
			}
			r.click(r.widget("suggest.do"))
			continue
		}
		w, ok := pilot.Next(rng, r.u.Widgets(), demo.Clicks())
		if !ok {
			break
		}
		r.click(w)
	}
	if asked == 0 || arrivals == 0 {
		t.Errorf("%d suggestions, %d in arrivals", asked, arrivals)
	}
}

// TestBadgeHidesNoBuilding marks every house that may be given up where plots are small.
func TestBadgeHidesNoBuilding(t *testing.T) {
	for _, w := range []struct{ w, h, px float64 }{{1920, 1080, 2}, {1280, 720, 1.4}, {960, 600, 1.06}, {1280, 720, 0.7}} {
		r := reachIn(t, "de", w.w, w.h, w.px, 5, 1, func(s *islas.State) bool {
			return s.Decision() == islas.Decision{Phase: islas.PhaseLose, Seat: 0} && s.AllHouses(0).Count() >= 3
		})
		table := r.s.Top().(*Table)
		state := table.match.State()
		for plot := range state.AllHouses(0).All() {
			at := badge(&table.frame, r.widget(fmt.Sprintf("plot.0.%d", plot)).Rect, 12*w.px)
			for other := range islas.Plot(islas.Plots) {
				if _, built := state.At(0, other); !built || other == plot {
					continue
				}
				site := r.widget(fmt.Sprintf("plot.0.%d", other)).Rect
				if in := at.Intersect(site); in.W*in.H > 0.2*site.W*site.H {
					t.Errorf("%vx%v@%v: the badge of plot %d hides the building on plot %d", w.w, w.h, w.px, plot, other)
				}
			}
		}
	}
}

// TestNotesFit writes every reason for every kind of action on the note, with long names, in both languages and many
// windows. A text that does not fit fails it, as does a note beyond the window or over what has to be clicked.
func TestNotesFit(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		for _, w := range []struct {
			w, h, px float64
			seats    int
		}{{1280, 720, 0.7, 5}, {1280, 720, 1.4, 2}, {1920, 1080, 1, 4}, {1920, 1080, 2, 5}, {960, 600, 1.06, 3}, {768, 1024, 0.7, 3}, {1200, 1920, 1, 5}} {
			t.Run(fmt.Sprintf("%s-%vx%v@%v-%d", lang, w.w, w.h, w.px, w.seats), func(t *testing.T) {
				for _, phase := range []islas.Phase{islas.PhaseAction, islas.PhaseLoad, islas.PhaseDone, islas.PhaseSettle, islas.PhaseLose} {
					r := reachIn(t, lang, w.w, w.h, w.px, w.seats, 1, func(s *islas.State) bool {
						return s.Decision() == islas.Decision{Phase: phase, Seat: 0} && len(s.Legal(nil)) > 1
					})
					r.fitNotes(r.s.Top().(*Table))
				}
			})
		}
	}
}

// reachIn is a table of one person, on seat 0, and computers, in the first game from seed on that gets to where at holds.
func reachIn(t *testing.T, lang string, w, h, px float64, seats int, seed uint64, at func(*islas.State) bool) *harness {
	t.Helper()
	controls := []string{game.Human, "easy", "easy", "easy", "easy"}[:seats]
	r := newRig(t, lang, w, h, px, someSetup(seed, controls...))
	for ; seed < 400; seed++ {
		g, err := started(someSetup(seed, controls...))
		if err != nil {
			t.Fatal(err)
		}
		if until(g, at, seed) {
			r.s.Go(r.s.Routes.Table(r.s, g, false))
			r.frame(ui.Input{})
			r.frame(ui.Input{})
			return r
		}
	}
	t.Fatal("no game gets there")
	return nil
}

// fitNotes shows a note for some of the legal actions with every reason.
func (r *harness) fitNotes(table *Table) {
	r.t.Helper()
	state := table.match.State()
	last := islas.ActionKind(255)
	for _, a := range slices.Clone(table.session.Legal()) {
		if a.Kind == last {
			continue
		}
		last = a.Kind
		table.session.ThinkBy(nil, func(string, uint64) (ai.Player, error) { return fixed{a}, nil })
		table.session.Dismiss()
		r.suggested(table)
		for k := advice.None; k < advice.Kinds; k++ {
			table.reason = advice.Reason{Kind: k, Card: 17, Colour: islas.Orange, Seat: game.Seat(state.Seats() - 1), Seats: 0b11, Priority: 2, N: 28, M: 27, Of: 49}
			r.frame(ui.Input{})
			shown := r.widget("suggest.note")
			if strings.ContainsAny(shown.Label, "{}[]") {
				r.t.Errorf("%v, %v: something is missing in %q", a, k, shown.Label)
			}
			note := shown.Rect
			if !inside(note, r.u.Bounds()) || !inside(r.widget("suggest.do").Rect, note) || !inside(r.widget("suggest.close").Rect, note) {
				r.t.Fatalf("%v, %v: the note %v does not hold its buttons, or lies beyond the window", a, k, note)
			}
			for _, target := range targets(&table.frame) {
				w, ok := r.standing(target)
				if !ok || note.Contains(w.Rect.Middle()) {
					r.t.Errorf("%v, %v: the note %v lies over %q %v", a, k, note, w.ID, w.Rect)
				}
			}
		}
	}
}

// inside reports whether a lies in b.
func inside(a, b ui.Rect) bool {
	return a.X >= b.X-1 && a.Y >= b.Y-1 && a.Right() <= b.Right()+1 && a.Bottom() <= b.Bottom()+1
}

// standing is the widget that stands for a target.
func (r *harness) standing(target any) (ui.Widget, bool) {
	widgets := r.u.Widgets()
	i := slices.IndexFunc(widgets, func(w ui.Widget) bool { return w.Target == target })
	if i < 0 {
		return ui.Widget{}, false
	}
	return widgets[i], true
}
