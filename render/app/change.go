package app

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/stage"
)

// Longest times for which the screen keeps showing the old picture while new ones are made: where other sizes of them could be seen
// meanwhile, and where the next frame would not come before they are made anyway, and delay input until then. Tests of what is seen wait
// longer, since machines may be busy.
var (
	mostLate   = 300 * time.Millisecond
	evenLonger = 3 * time.Second
)

// stillFor is how long a window must have kept its size before pictures are made for it: one that is being resized has another in every
// frame.
const stillFor = 40 * time.Millisecond

// change keeps the screen as it is when another scene is to be shown, or the same in another size or other colours, until all its pictures
// are ready: a late first frame is better than one with stretched or missing pictures. Only drawing waits.
type change struct {
	shown   sight         // of the last frame, the zero value before the first
	since   time.Time     // when a different one was first to be shown, zero if it is the same
	resized time.Time     // when the window last changed
	screen  *ebiten.Image // the one last drawn on
	old     *ebiten.Image // content before the window changed, nil if it did not
}

// sight is what determines the pictures of a frame, apart from the state of its scene.
type sight struct {
	scene  stage.Scene
	window stage.Window
	art    *paint.Painter
}

// resize records that the screen is about to change its size.
func (c *change) resize() {
	c.resized = time.Now()
	if c.old == nil && c.screen != nil {
		b := c.screen.Bounds()
		c.old = ebiten.NewImage(b.Dx(), b.Dy())
		c.old.DrawImage(c.screen, nil)
	}
	c.screen = nil
}

// delays reports whether the last frame of the program is not to be drawn yet.
func (a *app) delays(screen *ebiten.Image) bool {
	c, now := &a.change, time.Now()
	to := sight{a.loop.Top(), a.loop.Window, a.stage.Art}
	if c.since.IsZero() {
		c.since = now
	}
	if to != c.shown && c.shown != (sight{}) {
		if a.awaits(now) {
			a.keep(screen)
			return true
		}
		screen.Fill(a.stage.Theme.SeaDeep) // so that nothing old is seen where a browser skips slow drawing
	}
	if c.old != nil {
		c.old.Deallocate()
	}
	*c = change{shown: to, resized: c.resized, screen: screen}
	return false
}

// awaits reports whether the screen is to wait for pictures of the last frame.
func (a *app) awaits(now time.Time) bool {
	c := &a.change
	late := now.Sub(c.since)
	if now.Sub(c.resized) < stillFor && late < mostLate {
		return true
	}
	switch a.stage.Art.Readiness(a.ui.Rehearse) {
	case paint.Stands:
		return late < mostLate
	case paint.Lacking:
		return late < evenLonger
	}
	return false
}

// keep draws the content of the screen before on a new one, as large as fits.
func (a *app) keep(screen *ebiten.Image) {
	c := &a.change
	if c.screen == screen {
		return
	}
	c.screen = screen
	from, to := c.old.Bounds(), screen.Bounds()
	at := geom.Rect{W: float64(to.Dx()), H: float64(to.Dy())}.Fit(float64(from.Dx()) / float64(from.Dy()))
	o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(at.W/float64(from.Dx()), at.H/float64(from.Dy()))
	o.GeoM.Translate(at.X, at.Y)
	screen.Fill(a.stage.Theme.SeaDeep)
	screen.DrawImage(c.old, o)
}
