package table

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	texts "islas/locales/islas"
	"islas/render/internal/pilot"
	"islas/render/internal/rig"
	"islas/render/islas/demo"
	"islas/render/paint"
	"islas/render/shell"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// result stands for the scene that the table leads to in the end.
type result struct{ match *engine.Match }

func (result) Frame(*ui.UI) {}
func (result) Busy() bool   { return false }

// harness runs a table as the program does, without a screen.
type harness struct {
	t     testing.TB
	s     *stage.Stage
	u     *ui.UI
	w, h  float64
	scale float64
	watch func()          // looks at every frame, may be nil
	cut   map[string]bool // texts that did not fit, each reported once
}

func makeStage(lang string) (*stage.Stage, error) {
	s, err := rig.Stage(lang, false, texts.Files)
	if err != nil {
		return nil, err
	}
	s.Theme = theme.New(false) // of its own, since tables are played at the same time
	s.Art = paint.New(s.Theme)
	shell.Fill(&s.Routes)
	s.Routes.Table = func(s *stage.Stage, m match.Any, fresh bool) stage.Scene {
		t, err := New(s, m.(*engine.Match), fresh)
		if err != nil {
			panic(err) // the islands of a set-up that Begin accepted are there
		}
		return t
	}
	s.Routes.Result = func(_ *stage.Stage, m match.Any) stage.Scene { return result{m.(*engine.Match)} }
	return s, nil
}

// started is a match that has just begun.
func started(setup match.Setup) (*engine.Match, error) {
	m, _, err := match.New(engine.Engine{}, setup)
	return m, err
}

func someSetup(seed uint64, controls ...string) match.Setup {
	names := []string{"Guanarteme", "Bartholomäus", "Ana", "Maximiliane von Orotava", "Íñigo"}
	setup := match.Setup{Values: game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.DefaultGoal}, Seed: seed}
	for i, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: c, Board: board.IDs()[i]})
	}
	return setup
}

func newRig(t testing.TB, lang string, w, h, scale float64, setup match.Setup) *harness {
	t.Helper()
	s, err := makeStage(lang)
	if err != nil {
		t.Fatal(err)
	}
	m, err := started(setup)
	if err != nil {
		t.Fatal(err)
	}
	s.Go(s.Routes.Table(s, m, true))
	return &harness{t: t, s: s, u: ui.New(s.Theme, s.Texts), w: w, h: h, scale: scale, cut: map[string]bool{}}
}

func (r *harness) frame(in ui.Input) {
	r.t.Helper()
	if in.Dt == 0 {
		in.Dt = time.Second / 60
	}
	for _, n := range r.s.TakeNotices() {
		r.t.Errorf("notice: %s", n)
	}
	r.u.Begin(in, r.w, r.h, r.scale)
	r.s.Top().Frame(r.u)
	r.u.End()
	if r.u.Refused() != "" { // as the program does for every scene
		r.s.Sound.Play("denied")
	}
	if r.watch != nil {
		r.watch()
	}
	for _, o := range r.u.Overflows() {
		if r.cut[o.Text] {
			continue
		}
		r.cut[o.Text] = true
		r.t.Errorf("%s %.0f×%.0f at %.2f: %q needs %.0f×%.0f pixels, has %.0f×%.0f",
			r.s.Texts.Lang(), r.w, r.h, r.scale, o.Text, o.Width, o.Height, o.Rect.W, o.Rect.H)
	}
}

// click moves the mouse to a widget, presses and lets go.
func (r *harness) click(w ui.Widget) {
	r.t.Helper()
	at := w.Rect.Middle()
	r.frame(ui.Input{Pos: at, Inside: true})
	r.frame(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
	r.frame(ui.Input{Pos: at, Inside: true, Released: true})
	r.frame(ui.Input{Pos: at, Inside: true})
}

// rest lets the game go on by itself until nothing moves or thinks.
func (r *harness) rest() {
	r.t.Helper()
	for range 10 * 120 {
		r.frame(ui.Input{Dt: time.Second / 10})
		if !r.s.Top().Busy() {
			r.frame(ui.Input{})
			return
		}
	}
	r.t.Fatal("the table does not come to rest within two minutes")
}

var errNothing = errors.New("nothing can be clicked")

// playThrough plays until the result is shown and returns the match.
func (r *harness) playThrough(seed uint64) *engine.Match {
	r.t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	last := ""
	for range 4000 {
		r.rest()
		if done, ok := r.s.Top().(result); ok {
			return done.match
		}
		w, ok := pilot.Next(rng, r.u.Widgets(), demo.Clicks())
		if !ok {
			r.t.Fatalf("%v: %+v", errNothing, r.u.Widgets())
		}
		last = w.ID
		r.click(w)
	}
	prompt := ""
	if t, ok := r.s.Top().(*Table); ok {
		prompt, _ = t.frame.prompt()
	}
	r.t.Fatalf("no result after 4000 clicks, the last of them on %q: %q", last, prompt)
	return nil
}

// widget is the widget of an id, which must be there.
func (r *harness) widget(id string) ui.Widget {
	r.t.Helper()
	for _, w := range r.u.Widgets() {
		if w.ID == id {
			return w
		}
	}
	r.t.Fatalf("there is no widget %q", id)
	return ui.Widget{}
}

// press presses the mouse button at a place, drag moves it while it is down, drop lets go at a place.
func (r *harness) press(at ui.Point) {
	r.frame(ui.Input{Pos: at, Inside: true})
	r.frame(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
}

func (r *harness) drag(from, to ui.Point) {
	for i := range 5 {
		r.frame(ui.Input{Pos: from.Lerp(to, float64(i+1)/5), Inside: true, Down: true})
	}
}

func (r *harness) drop(at ui.Point) {
	r.drag(r.u.Input().Pos, at)
	r.frame(ui.Input{Pos: at, Inside: true, Released: true})
	r.frame(ui.Input{Pos: at, Inside: true})
}

// settled runs a table of two people until the first has to choose action 1 with a card that can build.
func settled(t *testing.T, seed uint64) *harness {
	t.Helper()
	for ; ; seed++ {
		r := newRig(t, "en", 1920, 1080, 1, someSetup(seed, game.Human, "easy"))
		r.rest()
		table := r.s.Top().(*Table)
		if plays(table.state(), islas.Build) {
			return r
		}
	}
}

// reach is a table of one person, on seat 0, at the first moment of some game at which at holds.
func reach(t *testing.T, seats int, at func(*islas.State) bool) *harness {
	t.Helper()
	return reachIn(t, "en", 1920, 1080, 1, seats, 1, at)
}

// arriving is a table of computers at the first card of a ship.
func arriving(t *testing.T, seed uint64) (*harness, *Table) {
	t.Helper()
	r := newRig(t, "en", 1920, 1080, 1, someSetup(seed, "easy", "easy", "easy"))
	table := r.s.Top().(*Table)
	for range 5000 {
		r.frame(ui.Input{})
		if e, _, moving := table.session.Event(); moving && e.Kind == islas.EvReveal {
			return r, table
		}
	}
	t.Fatal("no ship arrives")
	return nil, nil
}

// plays reports whether an action of a kind is legal.
func plays(s *islas.State, k islas.ActionKind) bool {
	return slices.ContainsFunc(s.Legal(nil), func(a islas.Action) bool { return a.Kind == k })
}
