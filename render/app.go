// Package render is everything one sees: it opens the window, gives the scenes their services and runs them.
package render

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/locales"
	"islas/render/art"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// app is the program as Ebitengine sees it: it hands the input of every tick to the scene on top, and draws what the
// scene recorded when that differs from what the screen shows.
type app struct {
	stage  *stage.Stage
	ui     *ui.UI
	reader ui.InputReader

	last    ui.Input    // of the tick before
	top     stage.Scene // the scene that was last run
	w, h    float64     // of the window in device pixels
	density float64     // device pixels per pixel of the system
	settle  int         // ticks to run on although nothing happens, so that hovering follows what has changed
	redraw  bool        // the screen has to be drawn anew
	inspect inspector
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
	if a.stage.Quitting() || ebiten.IsWindowBeingClosed() {
		return ebiten.Termination
	}
	in := a.reader.Read(time.Second / time.Duration(ebiten.TPS()))
	a.stage.Sound.Update()
	if a.stage.Art.Advance() { // a picture that was shown stretched can be drawn sharply now
		a.ui.Invalidate()
		a.settle = max(a.settle, 1)
		a.redraw = true
	}
	if a.stage.TakeChanged() {
		a.follow()
	}
	a.shortcuts(in)
	if !in.Idle(a.last) || a.stage.Top() != a.top {
		a.settle = settleTicks
	}
	a.last = in
	if a.settle == 0 && !a.busy() && !a.ui.Busy() {
		return nil
	}
	if a.settle > 0 {
		a.settle--
	}
	a.frame(in)
	return nil
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
	if !a.redraw {
		return
	}
	a.redraw = false
	a.ui.Draw(screen)
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
