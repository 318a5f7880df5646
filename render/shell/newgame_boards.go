package shell

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// boardCards is the layout of the boards: several columns of upright cards, or one column of wide ones.
type boardCards struct {
	columns int
	wide    bool    // picture at the left instead of on top
	picture ui.Rect // size only
	counts  int     // facts in a row
	rows    int     // of those
	text    float64 // height of the board's text
	height  float64 // of a card
}

// Sizes of a board's card in design units.
const (
	cardGap     = 14
	cardMargin  = 12
	nameRow     = 36
	countWidth  = 60
	countRow    = 40
	boardBeside = 320 // width inside the card from which the picture stands beside the facts
)

// all returns the boards of the game in their usual order, at least one.
func (n *newGame) all() []stage.Board { return mapped(n.draft.info.Boards.IDs, n.board) }

// board returns the board of an id as it is in this match, or nil if there is none.
func (n *newGame) board(id string) stage.Board {
	if own := n.draft.edition(); own != "" && id != "" {
		return n.s.Game.BoardOf(match.Setup{Edition: own, Seats: []match.Seat{{Board: id}}}, 0)
	}
	return n.s.Game.Board(id)
}

// planBoards returns the layout of the boards' cards in an area.
func planBoards(u *ui.UI, area ui.Rect, all []stage.Board) (c boardCards) {
	if area.W < u.Px(480) {
		return planColumns(u, area, all, 1)
	}
	most := int(min(max(area.W/u.Px(300), 2), 3))
	c = planColumns(u, area, all, most)
	for n := most - 1; n > 1; n-- { // fewer columns where they show all boards, and larger
		if fewer := planColumns(u, area, all, n); fewer.total(u, len(all)) <= area.H && min(fewer.picture.W, fewer.picture.H) > min(c.picture.W, c.picture.H) {
			c = fewer
		}
	}
	return c
}

// total returns the height of all cards.
func (c boardCards) total(u *ui.UI, boards int) float64 {
	rows := float64((boards + c.columns - 1) / c.columns)
	return rows*c.height + (rows-1)*u.Px(cardGap)
}

// planColumns returns the layout of the cards in so many columns.
func planColumns(u *ui.UI, area ui.Rect, all []stage.Board, columns int) (c boardCards) {
	c.columns = columns
	facts := len(all[0].Facts())
	rows := (len(all) + c.columns - 1) / c.columns
	width := (area.W-float64(c.columns-1)*u.Px(cardGap))/float64(c.columns) - u.Px(2*cardMargin)
	if c.wide = c.columns == 1 && width >= u.Px(boardBeside); c.wide {
		c.picture = ui.Rect{W: width * 0.42, H: u.Px(nameRow + 2*countRow)}
		c.rows = 2
		c.counts = (facts + 1) / c.rows
		c.text = sentenceHeight(u, width, all)
		c.height = c.picture.H + c.text + u.Px(2*cardMargin+8)
		return c
	}
	c.rows = 1
	for width < u.Px(float64((facts+c.rows-1)/c.rows)*countWidth) && c.rows < facts {
		c.rows++
	}
	c.counts = (facts + c.rows - 1) / c.rows
	c.text = sentenceHeight(u, width, all)
	rest := u.Px(nameRow+float64(c.rows)*countRow+2*cardMargin+8) + c.text
	each := (area.H - float64(rows-1)*u.Px(cardGap)) / float64(rows)
	c.picture = ui.Rect{W: width, H: max(min(width*0.95, each-rest), min(width*0.5, u.Px(125)))}
	c.height = c.picture.H + rest
	return c
}

// sentenceHeight returns the height of the longest text about a board.
func sentenceHeight(u *ui.UI, width float64, all []stage.Board) (h float64) {
	for _, b := range all {
		h = max(h, u.MeasureWrapped(theme.Small, u.T(b.Sentence()), width-2)) // cells end at whole pixels
	}
	return h
}

// boardsBlock returns the boards to choose from, in a layout that shows all of them in a height if possible.
func (n *newGame) boardsBlock(u *ui.UI, width, high float64) block {
	all := n.all()
	plan := planBoards(u, ui.Rect{W: width, H: high}, all)
	rows := (len(all) + plan.columns - 1) / plan.columns
	return block{plan.total(u, len(all)), func(r ui.Rect) {
		for i, at := range r.Grid(plan.columns, rows, u.Px(cardGap))[:len(all)] {
			n.drawBoard(u, at, plan, n.draft.info.Boards.IDs[i], all[i])
		}
	}}
}

// drawBoard draws one board with its facts. A click picks it, or gives it back.
func (n *newGame) drawBoard(u *ui.UI, r ui.Rect, plan boardCards, id string, b stage.Board) {
	th := u.Theme()
	owner, picker := n.draft.owner(id), n.draft.picker()
	o := ui.RegionOptions{Role: ui.RoleItem, Label: b.Name()}
	switch {
	case owner != game.NoSeat:
		o.Tooltip = u.T("board.why.taken", "name", n.name(owner), "board", b.Name())
		o.Value = n.name(owner)
	case picker == game.NoSeat:
		o.Disabled, o.Why = true, u.T("board.why.all")
	default:
		o.Tooltip = u.T("board.take", "name", n.name(picker), "board", b.Name())
	}
	resp := u.Region(n.draft.info.Boards.Key+"."+id, r, o)
	fill, line, width := th.PaperLight, th.InkFaint, 1.5
	switch {
	case owner != game.NoSeat:
		fill, line, width = th.PaperDark, th.BrassDark, 3
	case resp.Held:
		fill, line, width = th.PaperDark, th.Accent, 3
	case resp.Hover && !o.Disabled:
		line, width = th.Accent, 3
	}
	u.Round(r, u.Px(theme.Radius), fill, u.Px(width), line)
	at := plan.divide(u, r)
	u.Text(at.name, theme.SmallCaps, th.Ink, ui.Left|ui.Middle, b.Name())
	fact, clicked := n.drawFacts(u, at.counts, plan, id, b)
	n.drawPicture(u, at.picture, b, owner, fact)
	u.TextWrapped(at.sentence, theme.Small, th.InkSoft, ui.Left, u.T(b.Sentence()))
	if o.Disabled || !resp.Clicked && !clicked {
		return
	}
	if owner != game.NoSeat {
		n.draft.unpick(owner)
	} else {
		n.draft.pick(id)
	}
}

// cardParts is the rectangles of a board's card.
type cardParts struct{ picture, name, counts, sentence ui.Rect }

// divide returns the parts of a card.
func (c boardCards) divide(u *ui.UI, card ui.Rect) (p cardParts) {
	at := card.Inset(u.Px(cardMargin))
	if c.wide {
		upper := at.TakeTop(c.picture.H, 0)
		p.picture = upper.TakeLeft(c.picture.W, u.Px(12))
		p.name, p.counts = upper.CutTop(u.Px(nameRow))
	} else {
		p.picture, at = at.CutTop(c.picture.H)
		p.name, at = at.CutTop(u.Px(nameRow))
		p.counts, at = at.CutTop(u.Px(float64(c.rows) * countRow))
	}
	_, p.sentence = at.CutTop(u.Px(8))
	return p
}

// drawPicture draws the board on a piece of sea with its owner, and highlights what a fact counts.
func (n *newGame) drawPicture(u *ui.UI, r ui.Rect, b stage.Board, owner game.Seat, fact int) {
	th := u.Theme()
	u.Gradient(r, u.Px(theme.Radius/2), th.Sea, th.SeaDeep)
	if owner != game.NoSeat {
		u.PushAlpha(0.6)
	}
	u.PushClip(r)
	b.Paint(n.s, u, r.Inset(u.Px(4)), fact)
	u.PopClip()
	if owner == game.NoSeat {
		return
	}
	u.PopAlpha()
	band := r.Center(r.W, u.Px(40))
	u.Fill(band, theme.Alpha(th.ClothDark, 0.88))
	at := band.InsetXY(u.Px(8), 0)
	if side := u.Px(56); r.H > side && at.W > side+u.Px(120) {
		face := at.TakeLeft(side, 0)
		n.s.PaintPortrait(u, face.Center(side, side), n.seats(), owner)
		_, at = at.CutLeft(u.Px(6))
	}
	u.TextCut(at, theme.BodyBold, th.OnDark, ui.Centered, n.name(owner))
}

// drawFacts draws the facts about a board. It returns the index of the fact under the pointer, -1 for none, and whether it was clicked.
func (n *newGame) drawFacts(u *ui.UI, r ui.Rect, plan boardCards, id string, b stage.Board) (hover int, clicked bool) {
	facts := b.Facts()
	most := slices.MaxFunc(facts, func(a, b stage.Fact) int { return a.N - b.N }).N
	hover = -1
	cells := r.Grid(plan.counts, plan.rows, 0)
	for i, fact := range facts {
		sign, number := cells[i].CutLeft(min(u.Px(32), cells[i].W*0.6))
		fact.Sign(n.s, u, sign.Center(u.Px(30), u.Px(30)))
		_, number = number.CutLeft(u.Px(4))
		c := u.Theme().InkSoft
		if fact.N == most {
			c = u.Theme().Accent
		}
		u.Text(number, theme.Number, c, ui.Left|ui.Middle, strconv.Itoa(fact.N))
		name := u.T(fact.Label)
		resp := u.Region("count."+id+"."+fact.ID, cells[i], ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Label: name, Tooltip: u.T("board.fact", "n", fact.N, "fact", name),
		})
		if resp.Hover {
			hover = i
		}
		clicked = clicked || resp.Clicked
	}
	return hover, clicked
}
