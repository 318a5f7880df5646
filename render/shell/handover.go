package shell

import (
	"time"

	"islas/game"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// handover is the hand-over screen, which hides the table while the machine is handed over.
type handover struct {
	flowing
	s    *stage.Stage
	to   stage.Handover
	next stage.Scene

	shown time.Duration // how long it has been shown
}

// NewHandover returns the hand-over screen that shows next once the next player clicks its button.
func NewHandover(s *stage.Stage, to stage.Handover, next stage.Scene) stage.Scene {
	return &handover{s: s, to: to, next: next}
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
	nextFace      = 200  // of the next player's portrait
	nextFrom      = 560  // height of the window from which there is room for it
	handoverLeast = 620  // least width of the panel
	handoverMost  = 1000 // greatest width, for what has happened
	toldFace      = 34
	hereWidth     = 260
	hereHeight    = 60
)

// draw draws the panel with the next player, what has happened and the button, and reports whether the button was clicked.
func (c *handover) draw(u *ui.UI) (clicked bool) {
	th, all := u.Theme(), u.Bounds().Inset(u.Px(edge))
	if slim(u) || low(u) {
		all = pageIn(u, u.Bounds())
	}
	text, here, round := u.T("handover.turn", "name", c.to.Seats[c.to.Seat].Name), u.T("handover.here"), u.T("table.round", "n", c.to.Round)
	of := func(width float64) []block {
		style := u.Fitting(text, width, theme.Heading, theme.Subheading)
		head := block{u.MeasureWrapped(style, text, width), func(r ui.Rect) {
			u.Headed(1, func() { whole(u, r, style, th.Ink, ui.Centered, text) })
		}}
		list := []block{head, paragraph(u, width, theme.BodyBold, th.InkSoft, ui.Center, round)}
		for _, told := range c.to.Told {
			list = append(list, c.toldBlock(u, width, told))
		}
		return append(list, paragraph(u, width, theme.Body, th.InkSoft, ui.Center, u.T("handover.hint")), block{u.Px(hereHeight), func(r ui.Rect) {
			r = r.Center(min(r.W, max(u.ButtonWidth(here, true), u.Px(hereWidth))), u.Px(hereHeight))
			clicked = u.Button("here", r, here, ui.ButtonOptions{Primary: true, Icon: c.s.Icon(paint.IconTick)})
		}})
	}
	margin, gap := 2*pageMargin(u), u.Px(theme.Gap)
	wide := max(u.MeasureText(theme.Heading, text), u.Px(handoverLeast)-margin)
	for _, told := range c.to.Told {
		wide = max(wide, min(u.MeasureText(theme.Body, c.says(u, told))+u.Px(toldFace+theme.Gap)+1, u.Px(handoverMost)))
	}
	wide = min(all.W, wide+margin)
	high := heightOf(of(wide-margin), gap) + margin
	side := u.Px(nextFace)
	if u.Bounds().H > u.Px(nextFrom) && side+gap+high < all.H {
		var face ui.Rect
		face, all = all.Center(all.W, side+gap+high).CutTop(side, gap)
		face = face.Center(side, side)
		u.Circle(face.Middle(), side/2+u.Px(7), c.s.Colour(th, c.to.Seat), u.Px(2), th.PaperLight)
		c.s.PaintPortrait(u, face, c.to.Seats, c.to.Seat)
	}
	drawBlocks(u, "handover", page(u, all.Center(wide, min(high, all.H))), gap, of)
	return clicked
}

// says returns what has happened as a text.
func (c *handover) says(u *ui.UI, told stage.Told) string {
	if told.Seat == game.NoSeat {
		return told.Text
	}
	return u.T("recap.of", "name", c.to.Seats[told.Seat].Name, "what", told.Text)
}

// toldBlock returns what somebody has done, with their face.
func (c *handover) toldBlock(u *ui.UI, width float64, told stage.Told) block {
	before, text := u.Px(toldFace+theme.Gap), c.says(u, told)
	return block{max(u.MeasureWrapped(theme.Body, text, width-before), u.Px(toldFace)), func(r ui.Rect) {
		face, r := r.CutLeft(before)
		if told.Seat != game.NoSeat {
			face.W = u.Px(toldFace)
			c.s.PaintPortrait(u, face.Center(face.W, face.W), c.to.Seats, told.Seat)
		}
		u.TextWrapped(r, theme.Body, u.Theme().Ink, ui.Left|ui.Middle, text)
	}}
}
