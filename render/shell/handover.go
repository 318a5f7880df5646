package shell

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// handover is the hand-over screen, which hides the table while the machine is handed over.
type handover struct {
	flowing
	s    *stage.Stage
	name string
	next stage.Scene

	shown time.Duration // how long it has been shown
}

// NewHandover returns the hand-over screen that shows next once the player of the given name clicks its button.
func NewHandover(s *stage.Stage, name string, next stage.Scene) stage.Scene {
	return &handover{s: s, name: name, next: next}
}

// lookAway is the least time for which a hand-over screen hides the table.
const lookAway = 400 * time.Millisecond

// Busy implements stage.Scene. It is true until the screen may be left.
func (c *handover) Busy() bool { return c.shown <= lookAway }

// Frame implements stage.Scene.
func (c *handover) Frame(u *ui.UI) {
	c.s.PaintSea(u)
	c.s.PaintRose(u)
	clicked := c.draw(u)
	// A key that is still held, or a click meant for the table, must not close the hand-over screen.
	c.shown += u.Input().Dt
	if c.shown > lookAway && (clicked || u.KeyPressed(ui.KeyEnter)) {
		c.s.Swap(c.next)
	}
}

// Sizes of the hand-over screen in design units.
const (
	shipFrom      = 620 // height of the window from which there is room for a ship
	shipRoom      = 260
	shipHigh      = 240
	handoverLeast = 620 // least width of the panel
	handoverEnds  = 120 // at both ends of its heading together
	callHigh      = 64
	hintHigh      = 56
	hereRoom      = 102
	hereWidth     = 260
	hereHeight    = 60
)

// draw draws the panel with the player's name and the button, and reports whether the button was clicked.
func (c *handover) draw(u *ui.UI) (clicked bool) {
	th, all := u.Theme(), u.Bounds().Inset(u.Px(edge))
	if slim(u) || low(u) {
		all = pageIn(u, u.Bounds())
	}
	text, here := u.T("curtain.turn", "name", c.name), u.T("curtain.here")
	row := func(least, high float64) float64 {
		if low(u) { // without gaps between the parts
			least = 0
		}
		return max(u.Px(least), high+u.Px(theme.Gap))
	}
	of := func(width float64) []block {
		style := u.Fitting(text, width, theme.Heading, theme.Subheading)
		return []block{
			{row(callHigh, u.MeasureWrapped(style, text, width)), func(r ui.Rect) {
				u.Headed(1, func() { whole(u, r, style, th.Ink, ui.Centered, text) })
			}},
			{row(hintHigh, u.MeasureWrapped(theme.Body, u.T("curtain.hint"), width)), func(r ui.Rect) {
				u.TextWrapped(r, theme.Body, th.InkSoft, ui.Centered, u.T("curtain.hint"))
			}},
			{row(hereRoom, u.Px(hereHeight)), func(r ui.Rect) {
				r = r.Center(min(r.W, max(u.ButtonWidth(here, true), u.Px(hereWidth))), u.Px(hereHeight))
				clicked = u.Button("here", r, here, ui.ButtonOptions{Primary: true, Icon: c.s.Icon(paint.IconTick)})
			}},
		}
	}
	margin := 2 * pageMargin(u)
	wide := min(all.W, max(u.MeasureText(theme.Heading, text)+u.Px(handoverEnds), u.Px(handoverLeast)))
	high := heightOf(of(wide-margin), 0) + margin
	if room := high + u.Px(shipRoom+30); u.Bounds().H > u.Px(shipFrom) && room < all.H {
		var ship ui.Rect
		ship, all = all.Center(all.W, room).CutTop(u.Px(shipRoom))
		u.Paint(ship.Center(ship.W, u.Px(shipHigh)), pictureShip, func(dst *ebiten.Image, r ui.Rect) { figures.Ship(c.s.Art, dst, r, 0) })
	}
	drawBlocks(u, "curtain", page(u, all.Center(wide, min(high, all.H))), 0, of)
	return clicked
}
