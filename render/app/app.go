package app

import (
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/loop"
	"islas/render/platform"
	"islas/render/platform/preferences"
	"islas/render/stage"
	"islas/render/ui"
)

// app implements ebiten.Game: it hands the input of every tick to the scene on top, and draws what the scene recorded when that differs
// from the screen.
type app struct {
	stage *stage.Stage
	ui    *ui.UI
	loop  *loop.Loop
	read  func(dt time.Duration) ui.Input // returns the input of this tick

	looked         bool // the latest input was read since the last frame
	redraw         bool // the whole screen has to be drawn
	backgroundOnly bool // only the animated background has changed
	background     animation
	animated       time.Time // when a frame was drawn for the background alone, zero once its cost is known
	sharper        bool      // pictures are ready that the screen does not show yet
	sharpened      time.Time // when the screen was last drawn for them
	advanced       time.Time // the frame (looped) after which pictures were last worked on
	frames         int       // number of frames the engine has asked for, up to coverFrames
	looped         time.Time // when the engine last asked for a frame
	ticked         time.Time // when the last tick began
	coalescing     coalescing
	change         change
	inspect        inspector
	system         preferences.Watcher
	mirror         mirror
	title          string      // of the window
	away           bool        // the player is using another program
	deep           bool        // a scene other than the title was shown last
	deepTold       bool        // and the page knows
	ended          error       // error of a fault that ends the program, nil while all is well
	loses          atomic.Bool // moves would be lost if the program ended now
	inbox          inbox       // files given to the program
	meter          *meter      // nil unless frame times are measured
}

// Update implements ebiten.Game. A panic in it, or in drawing before it, ends the program.
func (a *app) Update() (err error) {
	a.guarded("update", func() { err = a.measured() })
	if a.ended != nil {
		return a.ended
	}
	return err
}

// measured runs a tick of the program, and measures it if the flag -frames asks for that.
func (a *app) measured() error {
	if a.meter == nil {
		return a.update()
	}
	start := time.Now()
	if a.meter.over(start) {
		return ebiten.Termination
	}
	err := a.update()
	a.meter.tick(sceneName(a.stage.Top()), time.Since(start), !a.loop.Settled() || a.loop.Busy(), a.due() && !a.backgroundOnly)
	return err
}

// update runs one tick of the program.
func (a *app) update() error {
	a.looked = true
	if !a.animated.IsZero() {
		a.background.measure(time.Since(a.animated) - platform.Held())
		a.animated = time.Time{}
	}
	a.loses.Store(a.stage.Saves.Loses())
	if (a.stage.Quitting() || ebiten.IsWindowBeingClosed()) && a.stage.Saves.MayEnd() {
		a.stage.End()
		return ebiten.Termination
	}
	a.inbox.take(a)
	in := a.read(time.Second / time.Duration(ebiten.TPS()))
	passed := a.passed(in.Dt)
	a.mirror.input(a, &in)
	a.mirror.tick(a, passed)
	a.coalescing.tick(passed, in)
	a.provoke(in)
	a.hear()
	a.sharpen()
	a.obey()
	if screenChanged(&a.stage.Settings) {
		a.stage.Changed()
	}
	if a.stage.TakeChanged() {
		a.follow()
	}
	a.shortcuts(in)
	a.loop.Rested(passed - in.Dt)
	input := a.loop.Input(in)
	animated := a.background.tick(&a.stage.Water, passed, input, !a.stage.Settings.ReducedMotion)
	asked := a.loop.Asked()
	if !asked && !animated {
		return nil
	}
	before := a.redraw
	a.frame(in)
	a.backgroundOnly = a.redraw && !asked && (a.backgroundOnly || !before)
	return nil
}

// obey applies the system's preferences, as far as the settings follow them.
func (a *app) obey() {
	focused := ebiten.IsFocused()
	back := focused && a.away
	a.away = !focused
	if asks, changed := a.system.Take(back); changed {
		a.stage.Obey(asks)
	}
}

// passed returns the time since the last tick, which should be dt: a slow machine leaves ticks out, and so does a program at rest.
func (a *app) passed(dt time.Duration) time.Duration {
	now, before := time.Now(), a.ticked
	a.ticked = now
	if !platform.ByClock || before.IsZero() {
		return dt
	}
	return now.Sub(before)
}

// sharpenEvery is how often the screen is redrawn while pictures become ready one after the other.
const sharpenEvery = 100 * time.Millisecond

// coverFrames is the number of the frame by which a page has shown the first that the program drew (assets/web/script/start.js).
const coverFrames = 2

// sharpen redraws the screen when pictures are ready that it shows stretched or not at all. In a page they are worked on once a frame,
// however many ticks a slow one makes up for, and not before the first frame is seen.
func (a *app) sharpen() {
	if paintsByFrame && (a.frames < coverFrames || a.looped.Equal(a.advanced)) {
		return
	}
	a.advanced = a.looped
	a.sharper = a.stage.Art.Advance() || a.sharper
	if !a.sharper || a.stage.Art.Pending() && !a.stage.Art.Fading() && time.Since(a.sharpened) < sharpenEvery {
		return
	}
	a.sharper, a.sharpened = false, time.Now()
	a.ui.Invalidate()
	a.loop.Settle(1)
	a.redraw = true
}

// throttleAfter is the time without input after which the program may respond a little later.
const throttleAfter = 500 * time.Millisecond

// idle reports whether nothing but the animated background changes, and there has been no input for a moment.
func (a *app) idle() bool {
	return a.background.idle >= throttleAfter && !a.loop.Asked() && (!a.redraw || a.backgroundOnly) && !a.stage.Art.Pending()
}

// idleSlices is the number of slices of sound made in a tick in which nothing else happens.
const idleSlices = 8

// hear updates the sound. Sounds are made beforehand, a slice in every tick, so that no frame waits for them. While nothing moves they are
// made in few ticks: in a browser the engine copies its window in each, which takes longer than a slice.
func (a *app) hear() {
	a.stage.Sound.Update()
	for i := 1; i < idleSlices && a.idle() && a.sounds(); i++ {
		a.stage.Sound.Update()
	}
}

// sounds reports whether sounds are being made.
func (a *app) sounds() bool {
	sound, works := a.stage.Sound.(interface{ Working() bool })
	return works && sound.Working()
}

// typingStep is the longest time between two looks for input while a text field has the focus.
const typingStep = time.Second / 30

// restLooks is the longest time for which the program rests without input, before it looks for other changes.
const restLooks = time.Second

// still returns how long nothing will move or has to be reported to assistive tools, 0 if something does.
func (a *app) still() time.Duration {
	wait, untold := a.mirror.waits()
	switch {
	case !a.idle() || a.sounds():
		return 0
	case untold:
		return wait
	case a.background.resting(a.stage.Water):
		if wait, due := a.loop.Due(); due {
			return min(wait, restLooks)
		}
		return restLooks
	}
	return max(0, animationStep-time.Since(a.looped))
}

// frame runs the scene on top for one tick.
func (a *app) frame(in ui.Input) {
	changed := a.loop.Frame(in)
	a.redraw = changed || a.redraw
	if changed {
		a.mirror.changed()
	}
	if deep := sceneName(a.stage.Top()) != "title"; deep != a.deep || !a.deepTold {
		a.deep, a.deepTold = deep, true
		deeper(deep)
	}
	a.ui.ApplyCursor()
	a.inspect.report(a)
}

// shortcuts handles the keys that work in every scene; letters don't while the player types into a field.
func (a *app) shortcuts(in ui.Input) {
	for _, k := range in.Keys {
		letter := k >= ui.Key0
		if k == a.ui.KeyOf(stage.FullScreenKey()) && fullScreenKey && !(letter && (in.Ctrl || a.ui.Typing())) {
			a.stage.Settings.FullScreen = !a.stage.Settings.FullScreen
			a.stage.Changed()
		}
	}
}

// follow applies the settings that are not read in every frame.
func (a *app) follow() {
	s := a.stage
	a.loop.Follow()
	a.setTitle()
	fillScreen(&s.Settings)
	s.Sound.SetVolumes(s.Volumes())
}

// Draw implements ebiten.Game.
func (a *app) Draw(screen *ebiten.Image) { a.guarded("draw", func() { a.show(screen) }) }

// show draws. The screen keeps what was drawn last, so a table at rest costs nothing.
func (a *app) show(screen *ebiten.Image) {
	if a.idle() {
		step := animationStep
		if _, due := a.loop.Due(); due {
			step = typingStep // after a short pause in typing the next letter does not wait
		}
		platform.Throttle(step - time.Since(a.looped))
	}
	a.looped = time.Now()
	a.frames = min(a.frames+1, coverFrames)
	due := a.due()
	if due && a.backgroundOnly {
		a.animated = a.looped
	}
	if a.looked { // otherwise the latest input has not been read
		a.looked = false
		defer func() { platform.Hold(a.still()) }()
	}
	if a.meter == nil {
		a.draw(screen)
		return
	}
	start, backgroundOnly := time.Now(), a.backgroundOnly
	a.draw(screen)
	a.meter.frame(sceneName(a.stage.Top()), start, time.Since(start), due, backgroundOnly)
}

// due reports whether the screen differs from the last frame, and is to be drawn now.
func (a *app) due() bool { return a.redraw && !a.coalescing.withholds(a.stage.Top()) }

// draw draws the last frame if the screen shows another.
func (a *app) draw(screen *ebiten.Image) {
	if !a.due() || a.delays(screen) {
		return
	}
	a.coalescing.drawn()
	a.redraw, a.backgroundOnly = false, false
	whole := a.ui.Invalid()
	a.ui.Draw(screen)
	if whole {
		a.stage.Art.Complete()
	}
	if a.stage.Art.Pending() { // drawing has requested pictures, so there is something to wait for
		a.loop.Settle(1)
	} else {
		platform.RestoreCollector()
	}
}

// LayoutF implements ebiten.LayoutFer: the screen has every pixel of the device.
func (a *app) LayoutF(outsideWidth, outsideHeight float64) (float64, float64) {
	density := ebiten.Monitor().DeviceScaleFactor()
	w, h := max(1, outsideWidth*density), max(1, outsideHeight*density)
	if now := (stage.Window{W: w, H: h, Density: density}); now != a.loop.Window {
		a.resize(now)
	}
	return w, h
}

// resize changes size and density of the window.
func (a *app) resize(w stage.Window) {
	a.loop.Window, a.redraw = w, true
	a.coalescing.reset()
	a.change.resize()
	a.loop.Settle(loop.SettleTicks)
	a.ui.Invalidate()
}

// Layout implements ebiten.Game; the engine calls LayoutF instead.
func (a *app) Layout(w, h int) (int, int) { return w, h }
