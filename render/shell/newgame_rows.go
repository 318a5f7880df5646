package shell

import (
	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the players' rows in design units.
const (
	rowMargin   = 12
	rowTight    = 8 // that of a tight row
	rowGap      = 12
	lineGap     = 8
	thumbWide   = 132 // a board's picture beside both lines of a roomy row
	thumbSlim   = 84  // and beside the first line of a slim one
	thumbLong   = 172 // and of a long one, with the board's name
	portraitLow = 92  // of a long row
	controlMost = 250 // the choice between person and computer
	labelRow    = 30
	tightBelow  = 275 // width of a row below which name and control have lines of their own
	scrollRoom  = 40  // a scroll bar takes no more
)

// seatShape is how a seat's row is divided.
type seatShape uint8

const (
	slimShape  seatShape = iota // only portrait and board stand beside the name
	tightShape                  // nothing stands beside the name
	roomyShape                  // portrait and board stand beside name and control
	longShape                   // there is room for a computer's level beside the control
)

// shapeOf is the shape of rows of a width.
func shapeOf(u *ui.UI, width float64) seatShape {
	switch {
	case width < u.Px(470):
		return slimShape
	case width < u.Px(545):
		return roomyShape
	}
	return longShape
}

// longWidth is the width that a long row needs for what stands beside each other in it.
func (n *newGame) longWidth(u *ui.UI) float64 {
	width := u.Px(2*rowMargin+portraitLow+lineGap) + n.controlWidth(u)
	if levels := n.levelWidth(u); levels > 0 {
		width += u.Px(lineGap) + levels
	}
	return width
}

// controlWidth is the width that the choice between person and computer needs in a long row.
func (n *newGame) controlWidth(u *ui.UI) float64 {
	return u.ChoiceWidth(theme.Small, controlLabels(u)...)
}

// levelWidth is the width that the choice of a computer's level needs there, 0 if there is none.
func (n *newGame) levelWidth(u *ui.UI) float64 {
	if len(n.levels()) < 2 {
		return 0
	}
	return u.ChoiceWidth(theme.Small, n.levelLabels(u)...)
}

// seatPlan is how the rows of all seats are laid out in their panel.
type seatPlan struct {
	shape  seatShape
	hint   float64 // height of what is said above them
	each   float64 // height of the sentence about a computer's level in its row, 0 if there is no room in all of them
	shared float64 // height of such a sentence below all rows, about one of them

	controlRows, levelRows int // in which the labels of both choices stand below each other; 0 for one
}

// planSeats lays the rows out in an area. What it decides depends on the number of seats alone, not on who plays them, so that
// choosing moves as little as can be.
func (n *newGame) planSeats(u *ui.UI, area ui.Rect, options float64) seatPlan {
	width := area.W - u.Px(scrollRoom)
	p, seen := n.planShape(u, area, options, shapeOf(u, width))
	if seen { // without a scroll bar
		width = area.W
	}
	if p.shape == longShape && width < n.longWidth(u) {
		p, _ = n.planShape(u, area, options, roomyShape)
	}
	return p
}

// planShape lays the rows out in a shape, and reports whether all can be seen at once.
func (n *newGame) planShape(u *ui.UI, area ui.Rect, options float64, shape seatShape) (p seatPlan, seen bool) {
	width := area.W - u.Px(scrollRoom)
	p = seatPlan{shape: shape}
	p.hint = u.MeasureWrapped(theme.Small, u.T("new.youngest.hint"), width) + u.Px(20)
	shared := 0.0
	for _, level := range n.levels() {
		p.each = max(p.each, u.MeasureWrapped(theme.Small, u.T("level."+level+".text"), width-u.Px(2*rowMargin)))
		for seat := range game.Seat(n.draft.Count) {
			shared = max(shared, u.MeasureWrapped(theme.Small, n.told(u, n.name(seat), level), width))
		}
	}
	fits := func(p seatPlan) bool {
		computer := draftSeat{Control: n.draft.weakest()}
		return p.head(u)+float64(n.draft.Count)*(p.height(u, computer, len(n.levels()))+u.Px(rowGap))+p.shared+options <= area.H
	}
	if fits(p) {
		return p, true
	}
	if low := (seatPlan{shape: p.shape, hint: p.hint, shared: shared}); fits(low) {
		return low, true
	}
	return p, false
}

// head is the height of what stands above the rows.
func (p seatPlan) head(u *ui.UI) float64 { return u.Px(theme.Target) + p.hint }

// height is the height of the row of a seat in a game with so many computer levels.
func (p seatPlan) height(u *ui.UI, seat draftSeat, levels int) float64 {
	more := func(rows int) float64 { return u.Px(theme.Target) * float64(max(rows-1, 0)) }
	h := u.Px(2*theme.Target+lineGap) + 2*p.margin(u) + more(p.controlRows)
	if p.shape == tightShape {
		h += u.Px(lineGap + theme.Target)
	}
	if seat.Control == game.Human || levels == 0 {
		return h
	}
	if p.shape != longShape && levels > 1 {
		h += u.Px(lineGap+theme.Target) + more(p.levelRows)
	}
	if p.each > 0 {
		h += u.Px(lineGap) + p.each
	}
	return h
}

// margin is the distance from the border of a row to what it holds.
func (p seatPlan) margin(u *ui.UI) float64 {
	if p.shape == tightShape {
		return u.Px(rowTight)
	}
	return u.Px(rowMargin)
}

// style is that of the labels of choices that stand beside each other, so that they are alike; the zero value leaves it to each.
func (p seatPlan) style() (s theme.Style) {
	if p.shape == longShape {
		s = theme.Small
	}
	return s
}

// seatParts is where everything stands in a seat's row; there is no thumb in games without boards.
type seatParts struct{ portrait, ship, name, thumb, control, level, told ui.Rect }

// divideSeat divides a seat's row.
func (n *newGame) divideSeat(u *ui.UI, r ui.Rect, plan seatPlan) (p seatParts) {
	side, gap := u.Px(theme.Target), u.Px(lineGap)
	if plan.shape == tightShape {
		return n.divideTight(u, r, plan)
	}
	upper, lower := r.Inset(u.Px(rowMargin)).CutTop(2*side + gap)
	thumb := func(from *ui.Rect, width float64) {
		if n.draft.boards() {
			p.thumb, *from = from.CutRight(u.Px(width))
			_, *from = from.CutRight(gap)
		}
	}
	left := func(from *ui.Rect, width float64) (at ui.Rect) {
		at, *from = from.CutLeft(width)
		_, *from = from.CutLeft(gap)
		return at
	}
	switch plan.shape {
	case roomyShape:
		p.portrait = left(&upper, upper.H)
		thumb(&upper, thumbWide)
	case longShape:
		p.portrait = left(&upper, u.Px(portraitLow))
	}
	first, second := upper.CutTop(side)
	_, second = second.CutTop(gap)
	switch plan.shape {
	case slimShape:
		p.portrait = left(&first, side)
		thumb(&first, thumbSlim)
		p.ship, second = second.CutRight(side)
		_, second = second.CutRight(gap)
	case longShape:
		thumb(&first, thumbLong)
		fallthrough
	case roomyShape:
		p.ship = left(&first, side)
	}
	p.name, p.control = first, second
	if many := len(n.levels()) > 1; many && plan.shape == longShape {
		both := second.W - gap
		p.control = left(&second, max(min(both*0.42, both-n.levelWidth(u), u.Px(controlMost)), n.controlWidth(u)))
		p.level = second
	} else if many {
		_, lower = lower.CutTop(gap)
		p.level, lower = lower.CutTop(side * float64(max(plan.levelRows, 1)))
	}
	_, p.told = lower.CutTop(gap)
	return p
}

// divideTight divides a seat's row in which there is little more than a line for each of its parts.
func (n *newGame) divideTight(u *ui.UI, r ui.Rect, plan seatPlan) (p seatParts) {
	side, gap := u.Px(theme.Target), u.Px(lineGap)
	r = r.Inset(plan.margin(u))
	line := func(rows int) (at ui.Rect) {
		at, r = r.CutTop(side * float64(max(rows, 1)))
		_, r = r.CutTop(gap)
		return at
	}
	first := line(1)
	p.portrait, first = first.CutLeft(side)
	_, first = first.CutLeft(gap)
	p.ship, first = first.CutLeft(side)
	if n.draft.boards() {
		p.thumb, _ = first.CutRight(min(u.Px(thumbSlim), first.W-gap))
	}
	p.name, p.control = line(1), line(plan.controlRows)
	if len(n.levels()) > 1 {
		p.level = line(plan.levelRows)
	}
	p.told = r
	return p
}
