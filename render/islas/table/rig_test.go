package table_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	own "islas/render/islas"
	"islas/render/islas/table"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// full is the window of most tests.
var full = harness.Window{W: 1920, H: 1080, Percent: 100}

// bubble runs a test in parallel, in a bubble in which time passes only with the ticks.
func bubble(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	tabletest.Bubble(t, f)
}

// result stands for the scene after the end of the game.
type result = tabletest.Result

// rig is a table with a person at the machine.
type rig struct {
	*tabletest.Rig[islas.State, islas.Action, islas.Event]
	t testing.TB
}

// newStage returns a stage with all scenes of the program except the result.
func newStage(t testing.TB, lang string) *stage.Stage { return tabletest.NewStage(t, lang, own.New()) }

// newRig returns a rig without a game. Its test fails for any notice.
func newRig(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	r := rigOf(t, newStage(t, lang), w)
	r.Bubbled()
	return r
}

// rigOf returns a rig on a stage.
func rigOf(t testing.TB, s *stage.Stage, w harness.Window) *rig {
	return &rig{tabletest.New(t, engine.Engine{}, s, w), t}
}

// begin returns a rig with a game that begins.
func begin(t testing.TB, lang string, w harness.Window, s match.Setup) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.Begin(s)
	return r
}

// someSetup returns the setup of a game for some controls, on the islands of the first version of the data, for which the seeds of these
// tests were chosen.
func someSetup(seed uint64, controls ...string) match.Setup {
	names := []string{"Guanarteme", "Bartholomäus", "Ana", "Maximiliane von Orotava", "Íñigo"}
	setup := match.Setup{Values: game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.DefaultGoal}, Seed: seed, Data: 1}
	for i, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: c, Board: board.IDs()[i]})
	}
	return setup
}

// short returns the setup of a game that ends early.
func short(s match.Setup) match.Setup {
	s.Values = maps.Clone(s.Values)
	s.Values[engine.Goal] = islas.MinGoal + 3
	return s
}

// state returns the position in which the game is saved.
func (r *rig) state() islas.State { return r.Match().State() }

// legal returns the legal actions in that position.
func (r *rig) legal() []islas.Action {
	r.t.Helper()
	s := r.state()
	return s.Legal(nil)
}

// played returns the number of actions that are saved.
func (r *rig) played() int { return r.Match().Played() }

// name returns the name of the player of a seat.
func (r *rig) name(seat game.Seat) string { return r.Match().Setup().Seats[seat].Name }

// atTable reports whether the table is the scene on top.
func (r *rig) atTable() bool {
	_, ok := r.Stage.Top().(*table.Table)
	return ok
}

// arriving reports whether the ship is in.
func (r *rig) arriving() bool { return r.Has("ledger.skip") }

// cardName returns the name of a card.
func (r *rig) cardName(c islas.Card) string {
	if c.Pirate() {
		return r.T("pirate." + islas.BuiltIn().Colour(c).String())
	}
	return r.T("occupation." + c.ID())
}

// inWindows runs a test in several windows.
func inWindows(t *testing.T, windows []harness.Window, f func(t *testing.T, w harness.Window)) {
	t.Helper()
	for _, w := range windows {
		bubbled(t, w.String(), func(t *testing.T) { f(t, w) })
	}
}

// bubbled runs a part of a test in a bubble.
func bubbled(t *testing.T, name string, f func(t *testing.T)) {
	t.Helper()
	t.Run(name, func(t *testing.T) { tabletest.Bubble(t, f) })
}

// plotID returns the id of the widget of a plot.
func plotID(seat int, p islas.Plot) string { return fmt.Sprintf("plot.%d.%d", seat, p) }

// way returns the widgets that a person clicks to do an action, up to the colour of the building.
func (r *rig) way(a islas.Action) []string {
	r.t.Helper()
	s := r.state()
	return wayIn(&s, a)
}

// wayIn returns the same in a position.
func wayIn(s *islas.State, a islas.Action) (ids []string) {
	seat := s.Decision().Seat
	plot := plotID(int(seat), a.Plot)
	card := func() string { return fmt.Sprintf("card.%d", slices.Index(s.HandCards(seat, nil), a.Card)) }
	switch a.Kind {
	case islas.Build:
		return []string{card(), plot}
	case islas.Load:
		return []string{card(), "ship"}
	case islas.DrawCards:
		return []string{"deck"}
	case islas.ExtraCard:
		return []string{"extra"}
	case islas.EndTurn:
		return []string{"end"}
	case islas.Name:
		return []string{fmt.Sprintf("victim.%d", a.Seat)}
	case islas.MakeTown:
		ids = append(ids, "town") // two houses alone would be taken for a palace
		if others := func(b islas.Action) bool { return b.Kind == a.Kind && b.From != a.From }; !slices.ContainsFunc(s.Legal(nil), others) {
			return append(ids, plot)
		}
	}
	for p := range a.From.All() { // of a palace or a town; the others are to settle, and to lose a house
		ids = append(ids, plotID(int(seat), p))
	}
	return append(ids, plot)
}

// do does an action by clicks alone, as a person does; if it can't be done the test fails.
func (r *rig) do(a islas.Action) {
	r.t.Helper()
	n := r.played()
	for _, id := range append(r.way(a), "colour."+a.Colour.String()) {
		if r.played() > n {
			break // the rest had no alternative
		}
		r.Bring(id)
		if w, ok := r.Find(id); ok {
			r.ClickAt(w.Rect.Middle())
		}
	}
	if done := r.Match().Actions(); len(done) == n || done[n] != a {
		r.t.Fatalf("%v can't be done: the bar says %q, there are %v", a, r.Prompt(), r.IDs())
	}
}

// some returns the first legal action of a kind.
func (r *rig) some(k islas.ActionKind) islas.Action {
	r.t.Helper()
	for _, a := range r.legal() {
		if a.Kind == k {
			return a
		}
	}
	r.t.Fatalf("no action of kind %v is legal", k)
	return islas.Action{}
}

// first does the first legal action of a kind, and returns it.
func (r *rig) first(k islas.ActionKind) islas.Action {
	r.t.Helper()
	a := r.some(k)
	r.do(a)
	return a
}

// settled returns a table of a person and a computer, in the first turn but nth in which the person can build.
func settled(t testing.TB, nth int) *rig {
	t.Helper()
	return find(t, 2, func(m moment) bool {
		if m.state().Round() > 1 || !decides(islas.PhaseAction, 1)(m) || !can(m, islas.Build) {
			return false
		}
		nth--
		return nth < 0
	}).rested(t, "en", full)
}

// still moves the pointer away and returns what is drawn then, at rest.
func (r *rig) still() string {
	r.t.Helper()
	r.Away()
	r.Rest()
	r.Wait(60)
	return r.Picture()
}

// textsIn returns the texts that are drawn in a place.
func (r *rig) textsIn(at ui.Rect) (all []string) {
	for text, place := range r.UI.DrawnTexts {
		if at.Contains(place.Middle()) {
			all = append(all, text)
		}
	}
	return all
}

// tells reports whether a text is in the log, in however many lines.
func (r *rig) tells(text string) bool {
	return strings.Contains(strings.Join(r.textsIn(r.Widget("log").Rect), " "), text)
}

// level is the level of the computer players in most tests.
const level = "easy"

// recorded is a game that computers have played.
type recorded struct {
	setup   match.Setup
	actions []islas.Action
	before  []islas.State  // the position before each action, and the last one
	steps   [][]islas.Step // what each action caused
}

// record plays a game.
func record(setup match.Setup) *recorded {
	g := &recorded{setup: setup}
	end := tabletest.Record(engine.Engine{}, level, setup, func(before islas.State, a islas.Action, steps []islas.Step) {
		g.before, g.actions, g.steps = append(g.before, before), append(g.actions, a), append(g.steps, steps)
	})
	g.before = append(g.before, end)
	return g
}

// shelf has the games that were recorded.
var shelf tabletest.Shelf[*recorded]

// gameOf returns the game of a seed for so many seats.
func gameOf(seed uint64, seats int) *recorded {
	return shelf.Game(seed, seats, func() *recorded { return record(someSetup(seed, computers(seats)...)) })
}

// computers returns the controls of so many computers.
func computers(n int) []string { return slices.Repeat([]string{level}, n) }

// alone returns the controls of one person, on the first seat, and computers.
func alone(seats int) []string { return append([]string{game.Human}, computers(seats-1)...) }

// moment is a game before one of its actions.
type moment struct {
	*recorded
	at int
}

// state returns the position.
func (m moment) state() *islas.State { return &m.before[m.at] }

// decision returns who decides what.
func (m moment) decision() islas.Decision { return m.state().Decision() }

// action returns the action of the game, and its steps.
func (m moment) action() (islas.Action, []islas.Step) { return m.actions[m.at], m.steps[m.at] }

// event returns the first event of a kind in the steps of the action, and whether there is one.
func (m moment) event(k islas.EventKind) (islas.Event, bool) {
	for _, s := range m.steps[m.at] {
		if s.Event.Kind == k {
			return s.Event, true
		}
	}
	return islas.Event{}, false
}

// begun returns the match at the moment, with controls for its seats.
func (m moment) begun(controls ...string) *engine.Match {
	return tabletest.Replay(engine.Engine{}, m.setup, m.actions[:m.at], controls...)
}

// open continues the game from the moment with one person on the first seat.
func (m moment) open(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	return m.openFor(t, lang, w, alone(len(m.setup.Seats))...)
}

// rested does the same, and waits until nothing moves.
func (m moment) rested(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	r := m.open(t, lang, w)
	r.Rest()
	return r
}

// openFor continues the game from the moment, with controls for its seats.
func (m moment) openFor(t testing.TB, lang string, w harness.Window, controls ...string) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.CarryOn(m.begun(controls...))
	return r
}

// mostSeeds is the greatest number of games that are searched for a moment.
const mostSeeds = 60

// moments returns an iterator over all moments of many games of so many seats.
func moments(seats int) func(yield func(m moment) bool) {
	return func(yield func(m moment) bool) {
		for seed := uint64(1); seed <= mostSeeds; seed++ {
			g := gameOf(seed, seats)
			for i := range g.actions {
				if !yield(moment{g, i}) {
					return
				}
			}
		}
	}
}

// find returns the first moment for which a condition holds.
func find(t testing.TB, seats int, holds func(m moment) bool) moment {
	t.Helper()
	for m := range moments(seats) {
		if holds(m) {
			return m
		}
	}
	t.Fatal("no game has such a moment")
	return moment{}
}

// decides returns a condition for moments from a round on at which the person on the first seat decides, and has a choice.
func decides(p islas.Phase, round int) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		return s.Round() >= round && s.Decision() == islas.Decision{Phase: p, Seat: 0} && len(s.Legal(nil)) > 1
	}
}

// can reports whether an action of a kind is legal at a moment.
func can(m moment, k islas.ActionKind) bool { return offers(m.state().Legal(nil), k) }

// offers reports whether some action is of a kind.
func offers(legal []islas.Action, k islas.ActionKind) bool {
	return slices.ContainsFunc(legal, func(a islas.Action) bool { return a.Kind == k })
}

// brings returns a condition for moments from the second round on whose action causes an event of a kind for a seat, NoSeat for any.
func brings(k islas.EventKind, seat game.Seat) func(m moment) bool {
	return func(m moment) bool {
		return m.state().Round() > 1 && slices.ContainsFunc(m.steps[m.at], func(s islas.Step) bool {
			return s.Event.Kind == k && (seat == game.NoSeat || s.Event.Seat == seat)
		})
	}
}
