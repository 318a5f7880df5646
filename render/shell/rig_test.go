package shell

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/catalogue"
	"islas/render/internal/rig"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// stand is a scene in place of the table.
type stand struct {
	match match.Any
	fresh bool
	left  bool
}

func (*stand) Frame(u *ui.UI) { u.Text(u.Bounds(), theme.Body, u.Theme().Ink, ui.Centered, "table") }
func (*stand) Busy() bool     { return false }
func (s *stand) Leave()       { s.left = true }

// newStage is a stage with everything but a screen; its table is a stand.
func newStage(t testing.TB, lang string) *stage.Stage {
	t.Helper()
	s, err := makeStage(lang, false)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func makeStage(lang string, contrast bool) (*stage.Stage, error) {
	s, err := rig.Stage(lang, contrast)
	if err != nil {
		return nil, err
	}
	Fill(&s.Routes)
	s.Routes.Table = func(_ *stage.Stage, m match.Any, fresh bool) stage.Scene { return &stand{match: m, fresh: fresh} }
	s.Games = catalogue.Games()
	return s, s.Choose(s.Games[0])
}

// harness runs the scenes of a stage as the program does, in a window of a given size.
type harness struct {
	t     testing.TB
	s     *stage.Stage
	u     *ui.UI
	w, h  float64
	scale float64
	notes []string
	told  map[string]bool // overflows that were reported
}

// newRig is a harness whose window is w by h design units large.
func newRig(t testing.TB, s *stage.Stage, w, h, scale float64) *harness {
	return &harness{t: t, s: s, u: ui.New(s.Theme, s.Texts), w: w * scale, h: h * scale, scale: scale, told: map[string]bool{}}
}

// frame runs one tick.
func (r *harness) frame(in ui.Input) {
	r.t.Helper()
	if in.Dt == 0 {
		in.Dt = time.Second / 60
	}
	if r.s.TakeChanged() {
		if err := r.s.Translate(); err != nil {
			r.t.Fatal(err)
		}
		r.u.SetTexts(r.s.Texts)
	}
	r.notes = append(r.notes, r.s.TakeNotices()...)
	r.u.Begin(in, r.w, r.h, r.scale)
	r.s.Top().Frame(r.u)
	r.u.End()
	for _, o := range r.u.Overflows() {
		if r.told[o.Text] {
			continue
		}
		r.told[o.Text] = true
		r.t.Errorf("%s %.0f×%.0f at %.2f: %q needs %.0f×%.0f pixels, has %.0f×%.0f",
			r.s.Texts.Lang(), r.w, r.h, r.scale, o.Text, o.Width, o.Height, o.Rect.W, o.Rect.H)
	}
}

// rest runs some ticks without input.
func (r *harness) rest() {
	r.t.Helper()
	for range 3 {
		r.frame(ui.Input{})
	}
}

// key presses a key.
func (r *harness) key(k ui.Key) {
	r.t.Helper()
	r.frame(ui.Input{Keys: []ui.Key{k}})
	r.rest()
}

// find is the widget of an id; ok is false if there is none.
func (r *harness) find(id string) (w ui.Widget, ok bool) {
	for _, w := range r.u.Widgets() {
		if w.ID == id {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// widget is the widget of an id, scrolled into view.
func (r *harness) widget(id string) ui.Widget {
	r.t.Helper()
	w, ok := r.find(id)
	if !ok {
		r.t.Fatalf("there is no %q, only %s", id, r.ids())
	}
	if r.seen(w) {
		return w
	}
	for _, area := range r.u.Widgets() {
		if area.Role != ui.RoleScroll || area.Covered {
			continue
		}
		at := area.Rect.Middle()
		r.frame(ui.Input{Pos: at, Inside: true, Wheel: ui.Point{Y: 100}})
		for notch := range 120 {
			r.frame(ui.Input{Pos: at, Inside: true, Wheel: ui.Point{Y: []float64{6, -0.8}[min(notch/20, 1)]}})
			r.frame(ui.Input{Pos: at, Inside: true})
			if w, ok := r.find(id); ok && r.seen(w) {
				return w
			}
		}
	}
	r.t.Fatalf("%q can't be scrolled into view", id)
	return w
}

// seen reports whether enough of a widget can be seen to be hit.
func (r *harness) seen(w ui.Widget) bool {
	return w.Visible && w.Rect.W >= 40*r.scale && w.Rect.H >= 40*r.scale
}

// click moves to the middle of a widget and clicks.
func (r *harness) click(id string) {
	r.t.Helper()
	w := r.widget(id)
	if !w.Enabled {
		r.t.Fatalf("%q can't be clicked: %s", id, w.Why)
	}
	r.clickAt(w.Rect.Middle())
}

func (r *harness) clickAt(p ui.Point) {
	r.t.Helper()
	r.frame(ui.Input{Pos: p, Inside: true})
	r.frame(ui.Input{Pos: p, Inside: true, Down: true, Pressed: true})
	r.frame(ui.Input{Pos: p, Inside: true, Released: true})
	r.rest()
}

// option clicks one of the labels of a choice.
func (r *harness) option(id string, n int) {
	r.t.Helper()
	r.widget(id)
	w, ok := r.find(fmt.Sprintf("%s/%d", id, n))
	if !ok {
		r.t.Fatalf("there is no option %d of %q, only %s", n, id, r.ids())
	}
	r.clickAt(w.Rect.Middle())
}

// write types a text into a field in place of what it holds.
func (r *harness) write(id, text string) {
	r.t.Helper()
	r.click(id)
	r.key(ui.KeyEnd)
	for range 30 {
		r.frame(ui.Input{Keys: []ui.Key{ui.KeyBackspace}})
	}
	for _, c := range text {
		r.frame(ui.Input{Runes: []rune{c}})
	}
	r.rest()
}

// ids lists all widgets.
func (r *harness) ids() string {
	var ids []string
	for _, w := range r.u.Widgets() {
		ids = append(ids, w.ID)
	}
	return fmt.Sprintf("%.400s", strings.Join(ids, ", "))
}

// shows reports whether a text with that part in it is drawn.
func (r *harness) shows(part string) bool {
	for text := range r.u.DrawnTexts {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}

// someSetup is a game of n seats, the first of them a person's.
func someSetup(n int) match.Setup {
	setup := match.Setup{Values: game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.DefaultGoal}, Seed: 7}
	names := []string{"Yaiza", "Bartholomäus-Maximilian", "Nayra", "🏝 Ĳsbrand", "D"}
	for i, isl := range board.IDs()[:n] {
		control := info().Levels.Offered()[0]
		if i == 0 {
			control = game.Human
		}
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: control, Board: isl})
	}
	return setup
}

// finished plays a game of n seats to its end.
func finished(n int) (*engine.Match, error) {
	setup := someSetup(n)
	setup.Values[engine.Goal] = islas.DefaultGoal
	m, _, err := match.New(engine.Engine{}, setup)
	if err != nil {
		return nil, err
	}
	player, err := ai.New(info().Levels.Offered()[0], 3)
	if err != nil {
		return nil, err
	}
	for {
		state := m.State()
		if state.Over() {
			return m, nil
		}
		if _, err := m.Do(player.Choose(state.View(state.Decision().Seat))); err != nil {
			return nil, err
		}
	}
}
