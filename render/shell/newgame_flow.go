package shell

import (
	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes in design units where everything stands below each other.
const (
	countEach   = 44  // least width of a number of players
	buttonMost  = 360 // width of a button in a column
	boardBeside = 331 // width inside a board's card from which its picture stands beside its strengths
	boardsFrom  = 560 // width from which boards stand beside each other
)

// drawFlowing draws everything below each other; players and boards take turns.
func (n *newGame) drawFlowing(u *ui.UI, below ui.Rect) {
	panel := pageIn(u, below)
	panel = panel.Center(min(panel.W, u.Px(aloneMost)), panel.H)
	was, count := n.draft, n.draft.Count // what is clicked changes the draft in this very frame, which is drawn as it began all the same
	inside, id, shown := page(u, panel), "players", n.page
	if was.boards() && shown == 1 {
		id = "boards"
	}
	drawBlocks(u, id, inside, u.Px(theme.Gap), func(width float64) (all []block) {
		if was.boards() {
			all = append(all, n.turnsBlock(u, width))
		}
		if id == "boards" {
			all = append(append(all, n.promptBlock(u, width)), n.boardBlocks(u, width)...)
		} else {
			all = append(all, n.countBlocks(u, width, &count)...)
			plan := n.flowingSeats(u, width)
			for seat := range game.Seat(was.Count) {
				all = append(all, block{plan.height(u, was.Seats[seat], len(n.levels())), func(r ui.Rect) { n.drawSeat(u, r, seat, plan) }})
			}
			if high := n.optionsHeight(u, width); high > 0 {
				all = append(all, block{high, func(r ui.Rect) { n.drawOptions(u, r) }})
			}
		}
		return append(all, n.wayBlocks(u, width)...)
	})
	if count != was.Count {
		n.draft.setCount(count)
	}
	if n.page != shown {
		u.ScrollTo("players", 0)
		u.ScrollTo("boards", 0)
	}
}

// turnsBlock is the choice between players and boards.
func (n *newGame) turnsBlock(u *ui.UI, width float64) block {
	labels := []string{u.T("new.players"), u.T("board.all")}
	rows := u.ChoiceRows(width, labels)
	return block{u.Px(theme.Target) * float64(rows), func(r ui.Rect) {
		u.ChoiceOf("page", r, ui.ChoiceOptions{Label: u.T("new.title"), Labels: labels, Rows: rows}, &n.page)
	}}
}

// countBlocks are the number of players and what is to be known of them all.
func (n *newGame) countBlocks(u *ui.UI, width float64, count *int) []block {
	th := u.Theme()
	hint := paragraph(u, width, theme.Small, th.InkSoft, ui.Left, u.T("new.youngest.hint"))
	if label := u.T("new.players"); width-u.MeasureText(theme.Subheading, label)-u.Px(20) < n.countWidth(u) {
		name := paragraph(u, width, theme.Subheading, th.Ink, ui.Left, label)
		return []block{{name.height + u.Px(theme.Gap/2+theme.Target), func(r ui.Rect) {
			choice, r := r.CutBottom(u.Px(theme.Target))
			name.draw(r)
			*count = n.chooseCount(u, choice, label)
		}}, hint}
	}
	return []block{{u.Px(theme.Target), func(r ui.Rect) { *count = n.drawCount(u, r) }}, hint}
}

// countWidth is the width that the choice of the number of players needs.
func (n *newGame) countWidth(u *ui.UI) float64 {
	return u.Px(countEach * float64(n.draft.info.MaxSeats-n.draft.info.MinSeats+1))
}

// flowingSeats lays out rows of seats of a width, each as high as it needs.
func (n *newGame) flowingSeats(u *ui.UI, width float64) seatPlan {
	p := seatPlan{shape: shapeOf(u, width)}
	if p.shape == longShape && width < n.longWidth(u) {
		p.shape = roomyShape
	}
	if width < u.Px(tightBelow) {
		p.shape = tightShape
	}
	inside := width - 2*p.margin(u)
	for _, level := range n.levels() {
		p.each = max(p.each, u.MeasureWrapped(theme.Small, u.T("level."+level+".text"), inside))
	}
	if p.shape != longShape {
		p.levelRows = u.ChoiceRows(inside, n.levelLabels(u))
	}
	if p.shape == tightShape {
		p.controlRows = u.ChoiceRows(inside, controlLabels(u))
	}
	return p
}

// promptBlock says who has to do what next.
func (n *newGame) promptBlock(u *ui.UI, width float64) block {
	th := u.Theme()
	text, hint, colour := u.T("new.ready"), u.T("new.ready.hint"), th.Good
	if seat := n.draft.picker(); seat != game.NoSeat {
		text, hint, colour = u.T("board.pick", "name", n.name(seat)), u.T("board.hint"), th.Accent
	}
	both := []block{paragraph(u, width, theme.Subheading, colour, ui.Left, text), paragraph(u, width, theme.Small, th.InkSoft, ui.Left, hint)}
	return block{heightOf(both, 0), func(r ui.Rect) { stack(r, both, 0) }}
}

// boardBlocks are rows of boards.
func (n *newGame) boardBlocks(u *ui.UI, width float64) (rows []block) {
	all := n.all()
	columns := 1
	if width >= u.Px(boardsFrom) {
		columns = 2
	}
	plan := planColumns(u, ui.Rect{W: width}, all, columns)
	for i := 0; i < len(all); i += columns {
		rows = append(rows, block{plan.height, func(r ui.Rect) {
			for k, at := range r.Row(columns, u.Px(cardGap)) {
				if i+k < len(all) {
					n.drawBoard(u, at, plan, n.draft.info.Boards.IDs[i+k], all[i+k])
				}
			}
		}})
	}
	return rows
}

// wayBlocks are the lot for boards and the way on.
func (n *newGame) wayBlocks(u *ui.UI, width float64) (all []block) {
	wide := min(width, u.Px(buttonMost))
	high := max(u.Px(menuButton), u.ButtonHeight(wide, u.T("new.start")))
	if n.draft.boards() {
		high = max(high, u.ButtonHeight(wide, u.T("board.go")), u.ButtonHeight(wide, u.T("board.lot")))
		all = append(all, block{high, func(r ui.Rect) { n.drawLot(u, r.Center(wide, r.H)) }})
	}
	return append(all, block{high, func(r ui.Rect) { n.drawWay(u, r.Center(wide, r.H), true) }})
}
