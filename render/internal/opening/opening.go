// Package opening shows the sea while a game is made, which then takes its place: where the program has but one thread, as in a page,
// nothing would be seen until everything is read.
package opening

import (
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
)

// Game is what takes the place of the sea.
type Game interface {
	ebiten.Game
	ebiten.LayoutFer
}

// Opening is the sea of the title, with what the sun does to it and nothing that has to be painted first, until a game is there. It needs
// ebiten.SetScreenClearedEveryFrame(false).
type Opening struct {
	lively bool                // the sun glints move
	hold   func(time.Duration) // tells that nothing will move for so long
	art    *paint.Painter
	window stage.Window
	drawn  stage.Window // as it was when the sea was last drawn
	begun  time.Time    // with the first frame
	step   int          // of the glints
	frames int
	seen   chan struct{}

	next   atomic.Pointer[Game]
	game   Game   // nil as long as the sea is shown
	played func() // is called after the first frame of the game, nil from then on
}

// seenFrames is with which frame the page has shown the one before it.
const seenFrames = 2

// New is a sea, on which something moves if that is wanted. It tells hold in every frame for how long nothing will move.
func New(lively bool, hold func(time.Duration)) *Opening {
	return &Opening{lively: lively, hold: hold, seen: make(chan struct{})}
}

// Seen is closed when the sea has been seen. What would hold up the frames had better wait for that.
func (o *Opening) Seen() <-chan struct{} { return o.seen }

// Step is that of the glints, see paint.Glints, so that the game's sea goes on where this one has come to.
func (o *Opening) Step() int { return o.step }

// Play puts a game into the place of the sea with the next frame, and calls played after the first that it has drawn. It is called once.
func (o *Opening) Play(g Game, played func()) {
	o.played = played
	o.next.Store(&g)
}

// LayoutF implements ebiten.LayoutFer: the screen has every pixel of the device. With it a frame begins.
func (o *Opening) LayoutF(outsideWidth, outsideHeight float64) (float64, float64) {
	if g := o.next.Load(); g != nil {
		o.game = *g
		return o.game.LayoutF(outsideWidth, outsideHeight)
	}
	density := ebiten.Monitor().DeviceScaleFactor()
	o.window = stage.Window{W: max(1, outsideWidth*density), H: max(1, outsideHeight*density), Density: density}
	return o.window.W, o.window.H
}

// Layout implements ebiten.Game; LayoutF is what is called.
func (o *Opening) Layout(w, h int) (int, int) { return w, h }

// Update implements ebiten.Game.
func (o *Opening) Update() error {
	if o.game != nil {
		return o.game.Update()
	}
	return nil
}

// Draw implements ebiten.Game.
func (o *Opening) Draw(screen *ebiten.Image) {
	if o.game == nil {
		o.draw(screen, time.Now())
		return
	}
	o.game.Draw(screen)
	if o.played != nil {
		o.played()
		o.played = nil
	}
}

// draw draws the sea if it is not what the screen shows.
func (o *Opening) draw(screen *ebiten.Image, now time.Time) {
	if o.art == nil {
		o.art, o.begun = paint.New(theme.New(false)), now
	}
	step := 0
	if o.lively {
		step = int(now.Sub(o.begun) * paint.GlintRate / time.Second)
	}
	if o.drawn != o.window || o.step != step {
		o.drawn, o.step = o.window, step
		all := geom.Rect{W: o.window.W, H: o.window.H}
		o.art.OpenSea(screen, all)
		if o.lively && o.frames >= seenFrames { // their shader would hold up the first frame
			for g := range paint.Glints(all, o.window.Scale(usualSize), step) {
				o.art.Glint(screen, g)
			}
		}
	}
	if o.frames++; o.frames == seenFrames {
		close(o.seen)
	}
	if o.frames >= seenFrames {
		o.hold(time.Second / paint.GlintRate)
	}
}

// usualSize is that of the interface, in percent, as long as no settings are read.
const usualSize = 100
