package app

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/stage"
)

// How long the screen shows at most what it has shown while pictures of something else are made: where other sizes of them could be seen
// meanwhile, and where the next frame would not come before they are made anyway, and hold up what is entered until then. Tests of what is
// seen, on machines however busy, wait longer.
var (
	mostLate   = 300 * time.Millisecond
	evenLonger = 3 * time.Second
)

// stillFor is for how long a window must have had a size before pictures are made for it: one that is pulled has another in every frame.
const stillFor = 40 * time.Millisecond

// change keeps on the screen what it shows when it is to show another scene, or the same in another size or other colours, until all
// pictures of that are there: its first frame comes late rather than with some that are stretched or missing. Nothing but drawing waits.
type change struct {
	shown   sight         // of the last frame, the zero value before the first
	since   time.Time     // when it was first to be another, zero if it is not
	resized time.Time     // when the window last became another
	screen  *ebiten.Image // that was last drawn on
	old     *ebiten.Image // what it showed before the window became another, nil if that did not
}

// sight is what determines which pictures a frame needs, but for what goes on in a scene.
type sight struct {
	scene  stage.Scene
	window stage.Window
	art    *paint.Painter
}

// resize is told that there will be a screen of another size.
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
		screen.Fill(a.stage.Theme.SeaDeep) // nothing old is seen where a browser leaves out what would take too long
	}
	if c.old != nil {
		c.old.Deallocate()
	}
	*c = change{shown: to, resized: c.resized, screen: screen}
	return false
}

// awaits reports whether pictures of the last frame are to be waited for.
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

// keep lets a screen show what the one before did, as large as fits.
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
