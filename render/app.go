// Package render is everything one sees: it opens the window, gives the scenes their services and runs them.
package render

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/locales"
	"islas/render/islas/art"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// app is the program as Ebitengine sees it: it hands the input of every tick to the scene on top, and draws what the
// scene recorded when that differs from what the screen shows.
type app struct {
	stage *stage.Stage
	ui    *ui.UI
	read  func(dt time.Duration) ui.Input // what came in this tick

	last      ui.Input    // of the tick before
	top       stage.Scene // the scene that was last run
	w, h      float64     // of the window in device pixels
	density   float64     // device pixels per pixel of the system
	settle    int         // ticks to run on although nothing happens, so that hovering follows what has changed
	redraw    bool        // the screen has to be drawn anew
	ripple    bool        // for the sake of the water alone
	swell     swell
	drawn     time.Time // when a frame was drawn for the water's sake, zero once its cost is known
	sharper   bool      // pictures are ready that the screen lacks
	sharpened time.Time // when it was last drawn anew for their sake
	looped    time.Time // when the engine last asked for a frame
	inspect   inspector
	meter     *meter // nil unless frame times are measured
}

// settleTicks is how many ticks run on after the last input.
const settleTicks = 3

// Limits of the scale, in device pixels a design unit, relative to the density of the screen.
const (
	smallestBase  = 0.7 // below, text would be too small, so less of the table is shown instead
	largestBase   = 4.0
	leastWidth    = 900 // design units that every scene fits into
	leastHeight   = 500
	smallestScale = 0.35 // in device pixels: smaller text can't be read at all
	smallestFit   = 0.4  // below this fit, relative to the density, only a note is shown
)

// fit is the largest scale at which every scene fits into a window of w by h device pixels.
func fit(w, h float64) float64 {
	if h > w {
		return min(w/(leastHeight*1.1), h/leastWidth)
	}
	return min(w/leastWidth, h/leastHeight)
}

// scaleFor is how many device pixels a design unit takes in a window of w by h device pixels.
func scaleFor(w, h, density float64, percent int) float64 {
	base := min(w/1920, h/1080)
	base = min(max(base, smallestBase*density), largestBase*density)
	return max(min(base*float64(percent)/100, fit(w, h)), smallestScale)
}

// Update implements ebiten.Game.
func (a *app) Update() error {
	if a.meter == nil {
		return a.update()
	}
	start := time.Now()
	if a.meter.over(start) {
		return ebiten.Termination
	}
	err := a.update()
	a.meter.tick(sceneName(a.stage.Top()), time.Since(start), a.settle > 0 || a.busy(), a.redraw && !a.ripple)
	return err
}

// update is one tick of the program.
func (a *app) update() error {
	if !a.drawn.IsZero() {
		a.swell.took(time.Since(a.drawn))
		a.drawn = time.Time{}
	}
	if a.stage.Quitting() || ebiten.IsWindowBeingClosed() {
		return ebiten.Termination
	}
	in := a.read(time.Second / time.Duration(ebiten.TPS()))
	a.stage.Sound.Update()
	a.sharpen()
	if a.stage.TakeChanged() {
		a.follow()
	}
	a.shortcuts(in)
	input := !in.Idle(a.last)
	if input || a.stage.Top() != a.top {
		a.settle = settleTicks
	}
	a.last = in
	moved := a.swell.tick(&a.stage.Water, in.Dt, input, !a.stage.Settings.ReducedMotion)
	asked := a.settle > 0 || a.busy() || a.ui.Busy()
	if !asked && !moved {
		return nil
	}
	if a.settle > 0 {
		a.settle--
	}
	before := a.redraw
	a.frame(in)
	a.ripple = a.redraw && !asked && (a.ripple || !before)
	return nil
}

// sharpenEvery is how often the screen is drawn anew while pictures become ready one after the other.
const sharpenEvery = 100 * time.Millisecond

// sharpen draws the screen anew when pictures are ready that it shows stretched or not at all.
func (a *app) sharpen() {
	a.sharper = a.stage.Art.Advance() || a.sharper
	if !a.sharper || a.stage.Art.Pending() && time.Since(a.sharpened) < sharpenEvery {
		return
	}
	a.sharper, a.sharpened = false, time.Now()
	a.ui.Invalidate()
	a.settle = max(a.settle, 1)
	a.redraw = true
}

// calmAfter is how long nothing has been entered when the program may answer a little later.
const calmAfter = 500 * time.Millisecond

// calm reports whether nothing is going on but the water, if that, and nobody has touched anything for a moment.
func (a *app) calm() bool {
	return a.swell.idle >= calmAfter && a.settle == 0 && (!a.redraw || a.ripple) && !a.busy() && !a.ui.Busy() && !a.stage.Art.Pending()
}

// frame runs the scene on top for one tick.
func (a *app) frame(in ui.Input) {
	if a.w <= 0 || a.h <= 0 {
		return
	}
	a.top = a.stage.Top()
	for _, notice := range a.stage.TakeNotices() {
		a.ui.Notice(notice)
	}
	a.ui.Begin(in, a.w, a.h, scaleFor(a.w, a.h, a.density, a.stage.Settings.Scale))
	if a.small() {
		a.tooSmall()
	} else {
		a.top.Frame(a.ui)
	}
	if a.ui.End() {
		a.redraw = true
	}
	if a.ui.Refused() != "" {
		a.stage.Sound.Play("denied")
	}
	a.ui.ApplyCursor()
	if a.stage.Top() != a.top {
		a.settle = settleTicks
	}
	a.inspect.report(a)
}

// small reports whether the window is too small for any scene.
func (a *app) small() bool { return fit(a.w, a.h) < smallestFit*a.density }

// busy reports whether the scene on top needs the next tick. One that is not shown stands still.
func (a *app) busy() bool { return !a.small() && a.stage.Top().Busy() }

// tooSmall asks for a larger window instead of showing what nobody could read or hit.
func (a *app) tooSmall() {
	th := a.stage.Theme
	a.ui.Fill(a.ui.Bounds(), th.SeaDeep)
	a.ui.TextWrapped(a.ui.Bounds().Inset(a.ui.Px(12)), theme.Body, th.OnDark, ui.Center|ui.Middle, a.ui.T("app.too-small"))
}

// shortcuts are the keys that work in every scene.
func (a *app) shortcuts(in ui.Input) {
	for _, k := range in.Keys {
		if k == ui.KeyF11 && fullScreenWorks {
			a.stage.Settings.FullScreen = !a.stage.Settings.FullScreen
			a.stage.Changed()
		}
	}
}

// follow makes the settings hold that are not asked for in every frame.
func (a *app) follow() {
	s := a.stage
	a.settle = settleTicks
	a.ui.Invalidate()
	if s.Settings.HighContrast != s.Theme.HighContrast {
		s.Theme = theme.New(s.Settings.HighContrast)
		s.Art = art.NewLive(s.Theme)
		a.ui.SetTheme(s.Theme)
	}
	if lang := s.Settings.Language; lang != "" && lang != s.Texts.Lang() {
		if texts, err := locales.Open(lang); err == nil {
			s.Texts = texts
			a.ui.SetTexts(texts)
			setTitle(texts)
		}
	}
	if fullScreenWorks && ebiten.IsFullscreen() != s.Settings.FullScreen {
		ebiten.SetFullscreen(s.Settings.FullScreen)
	}
	s.Sound.SetVolumes(s.Settings.Effects, s.Settings.Music)
}

// Draw implements ebiten.Game. The screen keeps what was drawn last, so an idle table costs nothing.
func (a *app) Draw(screen *ebiten.Image) {
	if a.calm() {
		doze(swellStep - time.Since(a.looped))
	}
	a.looped = time.Now()
	if a.redraw && a.ripple {
		a.drawn = a.looped
	}
	if a.meter == nil {
		a.draw(screen)
		return
	}
	start, drawn, ripple := time.Now(), a.redraw, a.ripple
	a.draw(screen)
	a.meter.frame(sceneName(a.stage.Top()), start, time.Since(start), drawn, ripple)
}

// draw draws the last frame if it is not what the screen shows.
func (a *app) draw(screen *ebiten.Image) {
	if !a.redraw {
		return
	}
	a.redraw, a.ripple = false, false
	whole := a.ui.Invalid()
	a.ui.Draw(screen)
	if whole {
		a.stage.Art.Complete()
	}
	if a.stage.Art.Pending() { // drawing has asked for pictures: there is something to wait for
		a.settle = max(a.settle, 1)
	}
}

// LayoutF implements ebiten.LayoutFer: the screen has every pixel of the device.
func (a *app) LayoutF(outsideWidth, outsideHeight float64) (float64, float64) {
	density := ebiten.Monitor().DeviceScaleFactor()
	w, h := max(1, outsideWidth*density), max(1, outsideHeight*density)
	if w != a.w || h != a.h || density != a.density {
		a.w, a.h, a.density = w, h, density
		a.settle, a.redraw = settleTicks, true
		a.ui.Invalidate()
	}
	return w, h
}

// Layout implements ebiten.Game; LayoutF is what is called.
func (a *app) Layout(w, h int) (int, int) { return w, h }
