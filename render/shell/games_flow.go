package shell

import (
	"math"
	"strconv"

	"islas/game"
	"islas/render/library"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes in design units where cards stand below each other.
const (
	flowCard    = 640 // greatest width of a card
	flowMargin  = 12  // from the border of a card to what it holds
	flowEnd     = 6   // how far a shelf reaches beyond it
	flowPicture = 230 // greatest height of its picture
	flowLow     = 110 // and where that is most of the window
)

// drawFlowing draws the choice of what is shown, the cards and where the games lie below each other.
func (g *games) drawFlowing(u *ui.UI, below ui.Rect, cards []*card) {
	room := below.InsetXY(u.Px(6), u.Px(6))
	wide := min(room.W-u.Px(scrollMargin+2*flowEnd), u.Px(flowCard))
	gap := u.Px(theme.Gap)
	var all []block // as wide with a scroll bar as without, and laid out once: there can be hundreds of cards
	if id, ok := g.s.Library().Deleted(); ok {
		all = append(all, g.goneBlock(u, wide, id))
	}
	all = append(all, g.filterBlock(u, wide))
	for _, c := range cards {
		all = append(all, g.cardBlock(u, c, wide, room))
	}
	if len(cards) == 0 {
		all = append(all, g.noneBlock(u, wide))
	}
	where := paragraph(u, wide, theme.Small, u.Theme().OnDark, ui.Center|ui.Bottom, g.where(u))
	foot := max(where.height, room.H-heightOf(all, gap)-gap) // at the lower edge where all can be seen at once
	all = append(all, block{foot, func(r ui.Rect) { where.draw(r.Center(wide, r.H)) }})
	drawBlocks(u, gamesScroll, room, gap, func(float64) []block { return all })
}

// goneBlock offers to take back what was deleted last.
func (g *games) goneBlock(u *ui.UI, width float64, id library.ID) block {
	inside := width - u.Px(2*flowMargin)
	label := u.T("games.undo")
	both := []block{
		paragraph(u, inside, theme.Small, u.Theme().Ink, ui.Left, g.goneText(u)),
		{u.ButtonHeight(inside, label), func(r ui.Rect) { g.drawUndo(u, r, label, id) }},
	}
	return block{heightOf(both, u.Px(theme.Gap)) + u.Px(2*flowMargin), func(r ui.Rect) {
		r = r.Center(width, r.H)
		u.Sheet(r)
		stack(r.Inset(u.Px(flowMargin)), both, u.Px(theme.Gap))
	}}
}

// filterBlock is the choice between running and finished games.
func (g *games) filterBlock(u *ui.UI, width float64) block {
	rows := u.ChoiceRows(width, g.filterLabels(u))
	return block{u.Px(filterHeight) * float64(rows), func(r ui.Rect) { g.chooseFilter(u, r.Center(width, r.H), rows) }}
}

// noneBlock says that there is nothing to show and what comes here, and leads to a new game.
func (g *games) noneBlock(u *ui.UI, width float64) block {
	inside := width - u.Px(2*flowMargin)
	both := []block{
		paragraph(u, inside, theme.Body, u.Theme().Ink, ui.Center, g.noneText(u)),
		{max(u.Px(menuButton), u.ButtonHeight(inside, u.T("title.new"))), func(r ui.Rect) { g.drawNew(u, r) }},
	}
	return block{heightOf(both, u.Px(noneGap)) + u.Px(2*flowMargin), func(r ui.Rect) {
		r = r.Center(width, r.H)
		u.Sheet(r)
		stack(r.Inset(u.Px(flowMargin)), both, u.Px(noneGap))
	}}
}

// cardBlock is a card on its shelf; room is what can be seen of all at once.
func (g *games) cardBlock(u *ui.UI, c *card, width float64, room ui.Rect) block {
	inside, gap := width-u.Px(2*flowMargin), u.Px(cardPart)
	var words []block
	picture := 0.0
	if c.trouble != nil && c.looked {
		words = c.troubleBlocks(u, g.s, inside)
	} else {
		words = g.cardBlocks(u, c, inside)
		picture = min(inside/cardRatio, u.Px(flowPicture), max(room.H*0.7, u.Px(flowLow)))
	}
	actions := g.actionsBlock(u, c, inside)
	high := math.Round(picture + heightOf(words, gap) + 2*gap + actions.height + u.Px(2*flowMargin))
	return block{high + u.Px(plank), func(r ui.Rect) {
		r = r.Center(width, r.H)
		line, _ := r.CutTop(high)
		seen := line.Y < room.Bottom() && r.Bottom() > room.Y
		if seen {
			drawPlank(u, ui.Rect{X: line.X - u.Px(flowEnd), Y: line.Bottom(), W: line.W + u.Px(2*flowEnd), H: u.Px(plank)})
			drawMount(u, line)
		}
		at, rest := line.Inset(u.Px(flowMargin)).CutBottom(actions.height)
		if picture > 0 {
			var top ui.Rect
			top, rest = rest.CutTop(picture)
			_, rest = rest.CutTop(gap)
			if g.showPicture(u, top.Rounded(), c, seen) {
				g.open(c)
			}
		}
		if seen {
			stack(rest, words, gap)
			if !c.looked && g.unread == nil {
				g.unread = c
			}
		}
		actions.draw(at)
	}}
}

// troubleBlocks say why a game can't be opened.
func (c *card) troubleBlocks(u *ui.UI, s *stage.Stage, width float64) []block {
	th := u.Theme()
	title, who, text := c.troubled(u, s)
	all := []block{paragraph(u, width, theme.BodyBold, th.Danger, ui.Left, title)}
	if who != "" {
		all = append(all, paragraph(u, width, theme.SmallBold, th.Ink, ui.Left, who))
	}
	return append(all, paragraph(u, width, theme.Small, th.Ink, ui.Left, text))
}

// cardBlocks are the words of a card.
func (g *games) cardBlocks(u *ui.UI, c *card, width float64) (all []block) {
	th := u.Theme()
	write := func(s theme.Style, ink theme.Color, text string) {
		if text != "" {
			all = append(all, paragraph(u, width, s, ink, ui.Left, text))
		}
	}
	for _, text := range c.badges(u) {
		write(theme.SmallBold, th.Accent, text)
	}
	if c.known() {
		write(theme.Small, th.InkSoft, c.headed(g.s))
	}
	write(theme.Small, th.InkSoft, g.saved(c))
	ink := th.Accent
	if c.over {
		ink = th.Good
	}
	write(theme.BodyBold, ink, c.stands(g.s))
	for seat := range game.Seat(len(c.seats)) {
		all = append(all, g.seatBlock(u, c, seat, width))
	}
	return all
}

// seatBlock is one who plays: the portrait, the name and the points.
func (g *games) seatBlock(u *ui.UI, c *card, seat game.Seat, width float64) block {
	th := u.Theme()
	style := c.seatStyle(seat)
	points, figures, crown := "", 0.0, 0.0
	if c.points != nil {
		points = strconv.Itoa(c.points[seat])
		figures = u.MeasureText(theme.Number, points) + u.Px(6)
	}
	if c.winners.Has(seat) {
		crown = u.Px(seatSign)
	}
	face := u.Px(cardSeat)
	words := width - face - u.Px(8) - figures - crown
	name := paragraph(u, words, style, th.Ink, ui.Left|ui.Middle, c.seats[seat].Name)
	return block{max(u.Px(cardSeat), name.height), func(r ui.Rect) {
		at, r := r.CutLeft(face)
		if c.game != nil {
			g.s.PaintSeat(u, at.Center(face, face).Inset(u.Px(2)), c.game, c.seats, seat)
		}
		_, r = r.CutLeft(u.Px(8))
		at, r = r.CutRight(figures)
		u.Text(at, theme.Number, th.Ink, ui.Right|ui.Middle, points)
		if crown > 0 {
			at, r = r.CutRight(crown)
			g.s.Icon(paint.IconCrown)(u, at.Center(u.Px(22), u.Px(22)), th.Good)
		}
		name.draw(r)
	}}
}

// actionsBlock is what can be done with a game: side by side where there is room.
func (g *games) actionsBlock(u *ui.UI, c *card, width float64) block {
	side, gap := u.Px(theme.Target), u.Px(8)
	label, watch := c.openLabel(u), u.T("games.watch")
	first, second := u.ButtonWidth(label, true), u.ButtonWidth(watch, true)
	row := func(r ui.Rect) (left, drop ui.Rect) {
		drop, left = r.CutRight(side)
		_, left = left.CutRight(gap)
		return left, drop
	}
	switch {
	case c.looked && !c.opens():
		return block{side, func(r ui.Rect) {
			_, drop := row(r)
			g.drawDrop(u, drop, c)
		}}
	case first+second+2*gap+side <= width:
		return block{side, func(r ui.Rect) {
			left, drop := row(r)
			both := left.Row(2, gap)
			g.drawOpenCard(u, both[0], c)
			g.drawWatch(u, both[1], c)
			g.drawDrop(u, drop, c)
		}}
	}
	return block{2*side + gap, func(r ui.Rect) {
		upper, lower := r.CutTop(side)
		lower, _ = lower.CutBottom(side)
		left, drop := row(lower)
		g.drawOpenCard(u, upper, c)
		g.drawWatch(u, left, c)
		g.drawDrop(u, drop, c)
	}}
}
