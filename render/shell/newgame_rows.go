package shell

import (
	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the players' rows in design units.
const (
	rowMargin   = 12
	rowTight    = 8 // the same in a tight row
	rowGap      = 12
	lineGap     = 8
	thumbSlim   = 84  // a board's picture beside the first line of a slim row
	thumbLong   = 172 // the same in a long row, with the board's name
	portraitLow = 92  // of a long row
	controlMost = 250 // the choice between person and computer
	labelRow    = 30
	tightBelow  = 275 // width of a row below which name and control have lines of their own
	longFrom    = 545 // width from which a level has room beside the control
)

// seatShape is the arrangement of a seat's row.
type seatShape uint8

const (
	tightShape seatShape = iota // nothing stands beside the name
	slimShape                   // portrait and board stand beside the name
	longShape                   // the portrait stands beside name and control, a computer's level beside the control
)

// shapeOf returns the shape of rows of a width.
func (n *newGame) shapeOf(u *ui.UI, width float64) seatShape {
	switch {
	case width < u.Px(tightBelow):
		return tightShape
	case width < n.longWidth(u):
		return slimShape
	}
	return longShape
}

// longWidth returns the width from which rows are long.
func (n *newGame) longWidth(u *ui.UI) float64 {
	long := u.Px(2*rowMargin+portraitLow+lineGap) + n.controlWidth(u)
	if levels := n.levelWidth(u); levels > 0 {
		long += u.Px(lineGap) + levels
	}
	return max(u.Px(longFrom), long)
}

// controlWidth returns the width that the choice between person and computer needs in a long row.
func (n *newGame) controlWidth(u *ui.UI) float64 {
	return u.ChoiceWidth(theme.Small, controlLabels(u)...)
}

// levelWidth returns the width that the choice of a computer's level needs there, 0 if there is none.
func (n *newGame) levelWidth(u *ui.UI) float64 {
	if len(n.levels()) < 2 {
		return 0
	}
	return u.ChoiceWidth(theme.Small, n.levelLabels(u)...)
}

// seatPlan is the layout of the rows of all seats.
type seatPlan struct {
	shape seatShape
	told  float64 // height of the text below all rows about the level of one of them, 0 for none

	controlRows, levelRows int // number of rows of labels in both choices; 0 for one
}

// planSeats returns the layout of the rows in a width. It depends only on the number of seats, not on who plays them, so that choosing moves
// as little as possible.
func (n *newGame) planSeats(u *ui.UI, width float64) seatPlan {
	p := seatPlan{shape: n.shapeOf(u, width)}
	inside := width - 2*p.margin(u)
	if p.shape != longShape {
		p.levelRows = u.ChoiceRows(inside, n.levelLabels(u))
	}
	if p.shape == tightShape {
		p.controlRows = u.ChoiceRows(inside, controlLabels(u))
	}
	for _, level := range n.levels() {
		for seat := range game.Seat(n.draft.Count) {
			p.told = max(p.told, u.MeasureWrapped(theme.Small, n.told(u, n.name(seat), level), width))
		}
	}
	return p
}

// height returns the height of a seat's row in a game with so many computer levels.
func (p seatPlan) height(u *ui.UI, seat draftSeat, levels int) float64 {
	more := func(rows int) float64 { return u.Px(theme.Target) * float64(max(rows-1, 0)) }
	h := u.Px(2*theme.Target+lineGap) + 2*p.margin(u) + more(p.controlRows)
	if p.shape == tightShape {
		h += u.Px(lineGap + theme.Target)
	}
	if seat.Control != game.Human && p.shape != longShape && levels > 1 {
		h += u.Px(lineGap+theme.Target) + more(p.levelRows)
	}
	return h
}

// margin returns the distance from the border of a row to its content.
func (p seatPlan) margin(u *ui.UI) float64 {
	if p.shape == tightShape {
		return u.Px(rowTight)
	}
	return u.Px(rowMargin)
}

// style returns the style of the labels of choices that stand side by side; the zero value lets each choose.
func (p seatPlan) style() (s theme.Style) {
	if p.shape == longShape {
		s = theme.Small
	}
	return s
}

// seatParts is the rectangles of a seat's row; there is no thumb in games without boards.
type seatParts struct{ portrait, ship, name, thumb, control, level ui.Rect }

// divideSeat returns the parts of a seat's row.
func (n *newGame) divideSeat(u *ui.UI, r ui.Rect, plan seatPlan) (p seatParts) {
	side, gap := u.Px(theme.Target), u.Px(lineGap)
	many := len(n.levels()) > 1
	left := func(from *ui.Rect, width float64) (at ui.Rect) {
		at, *from = from.CutLeft(width)
		_, *from = from.CutLeft(gap)
		return at
	}
	thumb := func(from *ui.Rect, width float64) {
		if n.draft.boards() {
			p.thumb, *from = from.CutRight(width)
			_, *from = from.CutRight(gap)
		}
	}
	r = r.Inset(plan.margin(u))
	line := func(rows int) (at ui.Rect) {
		at = r.TakeTop(side*float64(max(rows, 1)), gap)
		return at
	}
	all := r
	if plan.shape == longShape {
		p.portrait = left(&r, u.Px(portraitLow))
		p.portrait.H = 2*side + gap
	}
	first := line(1)
	if plan.shape == tightShape {
		p.portrait, p.ship = left(&first, side), left(&first, side)
		thumb(&first, min(u.Px(thumbSlim), first.W))
		first = line(1)
	}
	p.control = line(plan.controlRows)
	switch plan.shape {
	case slimShape:
		p.portrait = left(&first, side)
		thumb(&first, u.Px(thumbSlim))
		p.ship, p.control = p.control.CutRight(side, gap)
	case longShape:
		thumb(&first, u.Px(thumbLong))
		p.ship = left(&first, side)
	}
	p.name = first
	r.X, r.W = all.X, all.W
	switch {
	case many && plan.shape == longShape:
		p.level = p.control
		both := p.level.W - gap
		p.control = left(&p.level, max(min(both*0.42, both-n.levelWidth(u), u.Px(controlMost)), n.controlWidth(u)))
	case many:
		p.level = line(plan.levelRows)
	}
	return p
}
