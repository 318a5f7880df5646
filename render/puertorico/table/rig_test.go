package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/internal/autoplayer"
	own "islas/render/puertorico"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// full is the window of most tests. In small little has to be drawn, large has the largest type in little room, and in flat and upright not
// everything lies open at once.
var (
	full    = harness.Window{W: 1920, H: 1080, Percent: 100}
	small   = harness.Window{W: 1280, H: 720, Percent: 100}
	large   = harness.Window{W: 1280, H: 720, Percent: 200}
	flat    = harness.Window{W: 900, H: 450, Percent: 100}
	upright = harness.Window{W: 768, H: 1024, Percent: 100}
)

// level is the level of the computer players in most tests.
const level = "easy"

// bubble runs a test in parallel, in a bubble in which time passes only with the ticks.
func bubble(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	tabletest.Bubble(t, f)
}

// result stands for the scene after the end of the game.
type result = tabletest.Result

// rig is a table with a person at the machine.
type rig struct {
	*tabletest.Rig[puertorico.State, puertorico.Action, puertorico.Event]
	t      testing.TB
	clicks int               // clicks by which actions were done
	hand   func(w ui.Widget) // clicks a widget in another way than the mouse; nil for the mouse
}

// newStage returns a stage with all scenes of the program except the result.
func newStage(t testing.TB, lang string) *stage.Stage {
	t.Helper()
	return tabletest.NewStage(t, lang, own.New())
}

// newRig returns a rig without a game. Its test fails for any notice and any text that is missing.
func newRig(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	r := rigOf(t, newStage(t, lang), w)
	r.Bubbled()
	r.Watch = func() {
		for text := range r.UI.DrawnTexts {
			if strings.HasPrefix(text, "[") {
				t.Errorf("a text is missing: %s", text)
			}
		}
	}
	return r
}

// rigOf returns a rig on a stage.
func rigOf(t testing.TB, s *stage.Stage, w harness.Window) *rig {
	t.Helper()
	r := &rig{Rig: tabletest.New(t, engine.Engine{}, s, w), t: t}
	r.Asking = "role."
	return r
}

// begin returns a rig with a game that begins.
func begin(t testing.TB, lang string, w harness.Window, s match.Setup) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.Begin(s)
	return r
}

// someSetup returns the setup of a game for some controls.
func someSetup(seed uint64, controls ...string) match.Setup {
	names := []string{"Bartholomäus", "Íñigo", "Ana", "Maximiliane von Ponce", "Wanda"}
	setup := match.Setup{Seed: seed}
	for i, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: c})
	}
	return setup
}

// alone returns the controls of one person, on the first seat, and computers.
func alone(seats int) []string {
	all := []string{game.Human}
	for len(all) < seats {
		all = append(all, level)
	}
	return all
}

// state returns the position in which the game is saved.
func (r *rig) state() puertorico.State {
	r.t.Helper()
	return r.Match().State()
}

// bubbled runs a part of a test in a bubble.
func bubbled(t *testing.T, name string, f func(t *testing.T)) {
	t.Helper()
	t.Run(name, func(t *testing.T) { tabletest.Bubble(t, f) })
}

// way returns the widgets that a person clicks to do an action, other than placing colonists and keeping barrels.
func (r *rig) way(a puertorico.Action) []string {
	s := r.state()
	return wayIn(&s, a)
}

// wayIn returns the same in a position.
func wayIn(s *puertorico.State, a puertorico.Action) []string {
	switch a.Kind {
	case puertorico.TakeRole:
		return []string{"role." + a.Role().ID()}
	case puertorico.Draw:
		return []string{"draw"}
	case puertorico.TakeTile:
		if a.Tile() == puertorico.Quarry {
			return []string{"tile.quarry"}
		}
		return []string{fmt.Sprintf("tile.%s.%d", a.Tile().ID(), slices.Index(s.Row(), a.Tile()))}
	case puertorico.Take:
		return []string{"take"}
	case puertorico.Build:
		return []string{"build." + a.Building().ID()}
	case puertorico.Extra, puertorico.Sell:
		return []string{"good." + a.Good().ID()}
	case puertorico.Load:
		if a.Wharf() {
			return []string{"good." + a.Good().ID(), "wharf"}
		}
		return []string{"good." + a.Good().ID(), fmt.Sprintf("ship.%d", a.Size())}
	}
	return []string{"pass"}
}

// click clicks a widget, and reports whether it could be clicked.
func (r *rig) click(id string) bool {
	if strings.HasPrefix(id, "build.") && r.Has(id) && r.Has("market") { // it scrolls
		r.Bring("market")
		r.Reveal(id)
	}
	r.Bring(id)
	w, ok := autoplayer.Find(r.UI.Widgets(), id)
	if !ok {
		return false
	}
	if r.clicks++; r.hand != nil {
		r.hand(w)
	} else {
		r.ClickAt(w.Rect.Middle())
	}
	return true
}

// do does an action by clicks alone, as a person does.
func (r *rig) do(a puertorico.Action) {
	r.t.Helper()
	n := r.Match().Played()
	if a.Kind == puertorico.Keep {
		r.keep(a)
	} else {
		for _, id := range r.way(a) {
			if r.Match().Played() > n {
				break // the rest had no alternative
			}
			if !r.click(id) {
				r.t.Fatalf("%v: there is no %s to be clicked: the bar says %q, there are %v", a, id, r.Prompt(), r.IDs())
			}
		}
	}
	if done := r.Match().Actions(); len(done) <= n || done[n] != a {
		r.t.Fatalf("%v was not done but %v; the bar says %q", a, done[n:], r.Prompt())
	}
}

// decide confirms what is laid out, or does the first legal action.
func (r *rig) decide() {
	r.t.Helper()
	if s := r.state(); s.Decision().Phase == puertorico.PhasePlacing || s.Decision().Phase == puertorico.PhaseKeep {
		r.Click("confirm")
	} else {
		r.do(s.Legal(nil)[0])
	}
}

// keep gives up all barrels that are kept, and keeps those of an action.
func (r *rig) keep(a puertorico.Action) {
	r.t.Helper()
	value := func(g puertorico.Good) string { return r.Widget("good." + g.ID()).Value }
	for g := range puertorico.Good(puertorico.Goods) {
		if value(g) != "" {
			r.click("good." + g.ID())
		}
	}
	for g := range puertorico.Good(puertorico.Goods) {
		if a.Warehoused().Has(g) {
			r.click("good." + g.ID())
		}
	}
	r.click("good." + a.Good().ID())
	r.click("confirm")
}

// place places colonists as wanted, by a click on each circle that changes.
func (r *rig) place(want puertorico.Placement) {
	r.t.Helper()
	for _, change := range []int{-1, 1} {
		for g := range puertorico.Group(puertorico.Groups) {
			for n := int(r.placed()[g]); (int(want[g])-n)*change > 0; n = int(r.placed()[g]) {
				if !r.click(fmt.Sprintf("place.%s.%d", g.ID(), n+min(change, 0))) {
					r.t.Fatalf("the circles of %s can't be clicked, with %d of %d", g.ID(), n, want[g])
				}
			}
		}
	}
	if !r.click("confirm") {
		r.t.Fatalf("%v can't be confirmed: %s", want, r.Widget("confirm").Why)
	}
}

// recorded is a game that computers have played.
type recorded struct {
	setup   match.Setup
	actions []puertorico.Action
	before  []puertorico.State // the position before each action, and the last one
}

// record plays a game.
func record(setup match.Setup) *recorded {
	g := &recorded{setup: setup}
	end := tabletest.Record(engine.Engine{}, level, setup, func(before puertorico.State, a puertorico.Action, _ []puertorico.Step) {
		g.before, g.actions = append(g.before, before), append(g.actions, a)
	})
	g.before = append(g.before, end)
	return g
}

// shelf has the games that were recorded.
var shelf tabletest.Shelf[*recorded]

// gameOf returns the game of a seed for so many seats.
func gameOf(seed uint64, seats int) *recorded {
	return shelf.Game(seed, seats, func() *recorded { return record(someSetup(seed, slices.Repeat([]string{level}, seats)...)) })
}

// moment is a game before one of its actions.
type moment struct {
	*recorded
	at int
}

// state returns the position.
func (m moment) state() *puertorico.State { return &m.before[m.at] }

// decided returns the next moment at which another player decides, or in another phase.
func (m moment) decided() moment {
	d := m.state().Decision()
	for next := d; next.Phase == d.Phase && next.Seat == d.Seat; next = m.state().Decision() {
		m.at++
	}
	return m
}

// painted returns where pictures are drawn in a rectangle whose keys are of a kind, of any kind if kind is empty.
func (r *rig) painted(kind string, in ui.Rect) (all []ui.Rect) {
	r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
		if in.Contains(at.Middle()) && strings.Contains(fmt.Sprintf("%T", key), kind) {
			all = append(all, at)
		}
		return true
	})
	return all
}

// worded reports whether a text is written whole in r.
func (r *rig) worded(text string, in ui.Rect) bool {
	for drawn, at := range r.UI.DrawnTexts {
		if drawn == text && in.Inset(-0.5).Holds(ui.RectAround(at.Middle(), at.W, 0)) {
			return true
		}
	}
	return false
}

// overlap reports whether two rectangles have more than a border in common.
func overlap(a, b ui.Rect) bool {
	in := a.Intersect(b)
	return in.W > 2 && in.H > 2
}

// land reports whether a widget is empty land of the home seat.
func land(id string) bool { return id == "own.fields" || id == "own.sites" }

// until lets time pass until one of some widgets is there, for at most 20 seconds.
func (r *rig) until(ids ...string) {
	for range 200 {
		if r.Pass(time.Second / 10); slices.ContainsFunc(ids, r.Has) {
			return
		}
	}
}

// over rests the pointer on a widget until what it has to tell is shown.
func (r *rig) over(id string) {
	r.t.Helper()
	r.Move(r.Widget(id).Rect.Middle())
	r.Wait(60)
}

// byKeys moves the keyboard focus to a widget and presses Enter.
func (r *rig) byKeys(id string) {
	r.t.Helper()
	if !r.FocusOn(id) {
		r.t.Fatalf("the keyboard does not reach %s", id)
	}
	r.Key(ui.KeyEnter)
}

// begun returns the match at the moment, with controls for its seats.
func (m moment) begun(controls ...string) *engine.Match {
	return tabletest.Replay(engine.Engine{}, m.setup, m.actions[:m.at], controls...)
}

// shown opens the table in a window, and waits until nothing moves.
func (m moment) shown(t testing.TB, lang string, w harness.Window, controls ...string) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.Sit(m.begun(controls...))
	r.Rest()
	return r
}

// open does so in the window of most tests.
func (m moment) open(t testing.TB, lang string, controls ...string) *rig {
	t.Helper()
	return m.shown(t, lang, full, controls...)
}

// finished returns the match at its end.
func (m moment) finished() *engine.Match {
	m.at = len(m.actions)
	return m.begun(alone(len(m.setup.Seats))...)
}

// turnTo opens a page by its tab, where not everything lies open.
func (r *rig) turnTo(tab string) {
	r.t.Helper()
	if tab != "" && r.Has(tab) {
		r.Click(tab)
		r.Rest()
	}
}

// find returns the first moment of games of so many seats for which a condition holds.
func find(t testing.TB, seats int, holds func(m moment) bool) moment {
	t.Helper()
	for seed := uint64(1); seed <= 60; seed++ {
		g := gameOf(seed, seats)
		for i := range g.actions {
			if m := (moment{g, i}); holds(m) {
				return m
			}
		}
	}
	t.Fatal("no game has such a moment")
	return moment{}
}

// decides returns a condition for moments from a round on at which the person on the first seat decides in a phase, and has a choice.
func decides(p puertorico.Phase, round int) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		d := s.Decision()
		return s.Round() >= round && d.Phase == p && d.Seat == game.Seat(0) && len(s.Legal(nil)) > 1
	}
}

// brings returns a condition for moments from the fourth round on at which an event follows an action, other than placing or taking workers,
// that the person on the first seat chooses.
func brings(holds func(e *puertorico.Event) bool) func(m moment) bool {
	return func(m moment) bool {
		s, k := m.state(), m.actions[m.at].Kind
		if s.Round() < 4 || s.Decision().Seat != 0 || k == puertorico.Man || s.Decision().Phase == puertorico.PhaseColonist || len(s.Legal(nil)) < 2 {
			return false
		}
		after, steps := *s, []puertorico.Step(nil)
		return after.Apply(m.actions[m.at], &steps) == nil && slices.ContainsFunc(steps, func(s puertorico.Step) bool { return holds(&s.Event) })
	}
}

// windows returns those of every layout, with large and small type.
func windows() []harness.Window {
	return harness.Some(append(harness.Windows(), large, flat, harness.Window{W: 550, H: 900, Percent: 100}))
}
