// Package harness runs scenes in tests as the program runs them, without a screen: it gives them the input of one tick after the other and
// reads what a player would meet, the widgets, the texts and pictures drawn, the sounds played and the games saved. A text that does not
// fit its place fails every test.
package harness

import (
	"slices"
	"testing"
	"time"

	"islas/render/internal/loop"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/shell"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Frame is the length of a tick.
const Frame = time.Second / 60

// Harness runs the scenes of a stage in a window.
type Harness struct {
	eye
	Store *store.Memory // of the stage
	Ear   *Ear          // records what the stage plays

	// Watch is called after every tick that has drawn, unless it is nil.
	Watch func()
	// Entered is the input of every tick so far, to be replayed elsewhere.
	Entered []ui.Input
	// Clock makes time.Now advance with the ticks. It is for tests in a bubble of testing/synctest, where nothing else does.
	Clock bool

	loop    *loop.Loop
	pointer ui.Input        // its position, and whether its button is down
	notices []string        // all notices so far
	told    []string        // notices on the screen
	cut     map[string]bool // texts that did not fit, each reported once
	whole   bool            // texts that a scene cuts short count as well
}

// Whole makes texts that a scene itself cuts short for lack of room a fault, too, except names.
func (h *Harness) Whole() { h.whole = true }

// NewStage returns a stage in a language with the usual settings except explanations, which would lie over what tests look for, a store in
// memory, an Ear, the scenes of the program, and games, the first of which is chosen.
func NewStage(t testing.TB, lang string, games ...stage.Game) *stage.Stage {
	t.Helper()
	s := stage.New(&services.Services{Settings: settings.Default(), Store: store.NewMemory(), Theme: theme.New(false), Sound: &Ear{}}, games...)
	if len(games) > 0 {
		s.Game = games[0]
	}
	s.Settings.Language, s.Settings.Explain = lang, false
	if err := s.Translate(); err != nil {
		t.Fatal(err)
	}
	s.Art = paint.New(s.Theme)
	shell.Fill(&s.Routes)
	return s
}

// New returns a Harness that runs the scenes of a stage made by NewStage in a window. If its store is not a store in memory, Store is nil.
func New(t testing.TB, s *stage.Stage, w Window) *Harness {
	t.Helper()
	memory, _ := s.Store.(*store.Memory)
	if w.Typeface != settings.TypefaceGame {
		s.Settings.Typeface = w.Typeface
	}
	s.Settings.WholeTable = !w.Large
	if !s.ThemeHolds() {
		s.Theme = s.NewTheme()
		s.Art = paint.New(s.Theme)
	}
	h := &Harness{
		eye: eye{s, ui.New(s.Theme, s.Texts), t}, Store: memory, Ear: s.Sound.(*Ear), cut: map[string]bool{},
	}
	h.loop = &loop.Loop{Stage: s, UI: h.UI, Repaint: func() { s.Art = paint.New(s.Theme) }}
	h.Resize(w)
	return h
}

// Tick runs one tick of the program with an input: the scene on top runs if there is a reason. It reports whether there was.
func (h *Harness) Tick(in ui.Input) bool {
	h.t.Helper()
	if in.Dt == 0 {
		in.Dt = Frame
	}
	h.Entered = append(h.Entered, in)
	if h.Clock {
		time.Sleep(in.Dt)
	}
	h.Stage.Sound.Update()
	if h.Stage.TakeChanged() {
		h.loop.Follow()
	}
	h.loop.Input(in)
	if !h.loop.Asked() {
		return false
	}
	h.loop.Frame(in)
	h.listen()
	h.measure()
	h.names()
	if h.Watch != nil {
		h.Watch()
	}
	return true
}

// listen records the notices.
func (h *Harness) listen() {
	now := h.UI.Notices()
	for _, n := range now {
		if !slices.Contains(h.told, n) {
			h.notices = append(h.notices, n)
		}
	}
	h.told = now
}

// measure reports texts that do not fit.
func (h *Harness) measure() {
	h.t.Helper()
	faults := h.UI.Overflows()
	if h.whole {
		faults = slices.Concat(faults, h.UI.Shortened())
	}
	for _, o := range faults {
		if h.cut[o.Text] {
			continue
		}
		h.cut[o.Text] = true
		w, height := h.UI.Size()
		h.t.Errorf("%s %.0f×%.0f at %.2f: %q needs %.0f×%.0f pixels, has %.0f×%.0f",
			h.Stage.Texts.Lang(), w, height, h.UI.Scale(), o.Text, o.Width, o.Height, o.Rect.W, o.Rect.H)
	}
}

// Resize changes the window from the next tick on.
func (h *Harness) Resize(w Window) {
	h.loop.Window = stage.Window{W: w.W, H: w.H, Density: 1}
	if w.Percent > 0 {
		h.Stage.Settings.Scale = w.Percent
	}
	h.loop.Settle(loop.SettleTicks)
}

// Scale returns the number of pixels per design unit.
func (h *Harness) Scale() float64 { return h.loop.Window.ScaleOf(h.loop.Top(), h.Stage.Size()) }

// Notices returns all notices so far.
func (h *Harness) Notices() []string { return h.notices }

// Heard returns Notices and clears them: they were expected.
func (h *Harness) Heard() (all []string) {
	all, h.notices = h.notices, nil
	return all
}

// Asked reports whether the program would run another tick although there is no input.
func (h *Harness) Asked() bool { return h.loop.Asked() }

// Busy reports whether the scene on top moves or computes.
func (h *Harness) Busy() bool { return h.loop.Busy() }

// Wait runs ticks without input.
func (h *Harness) Wait(ticks int) {
	h.t.Helper()
	for range ticks {
		h.Tick(h.pointer)
	}
}

// Pass runs one tick of a length without input.
func (h *Harness) Pass(d time.Duration) {
	h.t.Helper()
	in := h.pointer
	in.Dt = d
	h.Tick(in)
}

// Rest runs long ticks until nothing moves or computes.
func (h *Harness) Rest() {
	h.t.Helper()
	for range 6000 {
		h.Pass(time.Second / 10)
		if !h.Busy() && !h.UI.Panning() {
			h.Wait(loop.SettleTicks)
			return
		}
	}
	h.t.Fatal("the scene does not come to rest within ten minutes")
}
