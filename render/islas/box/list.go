package box

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the list in design units.
const (
	tileWide   = 138 // at least
	tileGap    = 8
	tileCard   = 84 // width of the card on a tile
	tileName   = 22
	tileState  = 20
	listScroll = 16 // room for the bar
	markSide   = 24
)

// drawList draws all cards, deeds and boards: how many were looked at, what each shows and where that comes from.
func (p *Page) drawList(u *ui.UI, r ui.Rect) {
	width := r.W - u.Px(listScroll)
	columns := max(int((width+u.Px(tileGap))/u.Px(tileWide+tileGap)), 1)
	looked, all := p.count()
	told := u.T("box.count", "n", looked, "all", all)
	high := u.MeasureWrapped(theme.Small, told, width) + u.Px(gap)
	p.rows = turns(u, r)
	if p.rows {
		columns = max(int((width+u.Px(tileGap))/u.Px(rowWide+tileGap)), 1)
	}
	card := u.Px(tileCard/art.CardRatio + tileName + tileState + 14)
	deed := u.Px(tileCard + tileName + tileState + 14)
	if p.rows {
		card, deed = u.Px(rowHigh), u.Px(rowHigh)
	}
	head := u.LineHeight(theme.Subheading) + u.Px(gap)
	rows := func(n int) float64 { return float64((n + columns - 1) / columns) }
	copied, boards := p.boards()
	about := u.T("box.boards.count", "n", copied, "all", boards)
	below := u.MeasureWrapped(theme.Small, about, width) + u.Px(gap)
	total := high + rows(islas.Occupations)*(card+u.Px(tileGap)) + 2*head + (rows(islas.Colours)+rows(boards))*(deed+u.Px(tileGap)) + below
	u.Scroll("box.list", r, total, func(at ui.Rect) {
		at.W = width
		var line ui.Rect
		line, at = at.CutTop(high)
		u.TextWrapped(line, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, told)
		for c := range islas.Card(islas.Occupations) {
			if int(c)%columns == 0 {
				line, at = at.CutTop(card)
				_, at = at.CutTop(u.Px(tileGap))
			}
			p.drawCard(u, line.Row(columns, u.Px(tileGap))[int(c)%columns], c)
		}
		line, at = at.CutTop(head)
		u.Text(line, theme.Subheading, u.Theme().Ink, ui.Left|ui.Middle, u.T("box.deeds"))
		for c := range islas.Colour(islas.Colours) {
			if int(c)%columns == 0 {
				line, at = at.CutTop(deed)
				_, at = at.CutTop(u.Px(tileGap))
			}
			p.drawDeed(u, line.Row(columns, u.Px(tileGap))[int(c)%columns], c)
		}
		line, at = at.CutTop(head)
		u.Text(line, theme.Subheading, u.Theme().Ink, ui.Left|ui.Middle, u.T("box.boards"))
		line, at = at.CutTop(below)
		u.TextWrapped(line, theme.Small, u.Theme().InkSoft, ui.Left|ui.Top, about)
		for i, id := range board.IDs() {
			if i%columns == 0 {
				line, at = at.CutTop(deed)
				_, at = at.CutTop(u.Px(tileGap))
			}
			p.drawBoard(u, line.Row(columns, u.Px(tileGap))[i%columns], id)
		}
	})
}

// drawCard draws a card in the list.
func (p *Page) drawCard(u *ui.UI, r ui.Rect, c islas.Card) {
	name := caption.Card(p.s.Texts, c).Name
	text, ink := p.cardState(u, c)
	if p.tile(u, r, "card."+c.ID(), name, text, p.card == c, p.box.Cards[c], ink, func(at ui.Rect) { p.paintCard(u, at, c) }) {
		p.choose(c, 0)
		p.open(u)
	}
}

// drawDeed draws the deed of a colour in the list.
func (p *Page) drawDeed(u *ui.UI, r ui.Rect, c islas.Colour) {
	name := u.T("colour." + c.String())
	text, ink := p.deedState(u, c)
	chosen := p.card == noCard && p.board == "" && p.colour == c
	if p.tile(u, r, "deed."+c.String(), name, text, chosen, p.box.Privileges[c], ink, func(at ui.Rect) { p.paintDeed(u, at, c) }) {
		p.choose(islas.NoCard, c)
		p.open(u)
	}
}

// drawBoard draws a board in the list. One that is being drawn is shown as it will be played.
func (p *Page) drawBoard(u *ui.UI, r ui.Rect, id string) {
	text, looked, ink := p.boardState(u, id)
	is := p.shownBoard(id)
	if p.tile(u, r, "board."+id, is.Name, text, p.board == id, looked, ink, func(at ui.Rect) { p.paintBoard(u, at, is) }) {
		p.chooseBoard(id)
		p.open(u)
	}
}

// tile draws a card, deed or board with its name and where its values come from, and reports whether it was clicked.
func (p *Page) tile(u *ui.UI, r ui.Rect, id, name, text string, chosen, looked bool, ink theme.Color, picture func(at ui.Rect)) bool {
	th := u.Theme()
	value := text
	if chosen {
		value += ", " + u.T("box.chosen")
	}
	res := u.Region("box."+id, r, ui.RegionOptions{Role: ui.RoleButton, Label: name, Value: value})
	ground, line, width := th.Paper, th.InkFaint, 1.5
	if res.Hover || chosen {
		ground = th.PaperLight
	}
	if chosen {
		line, width = th.Accent, 3
	}
	u.Round(r, u.Px(theme.Radius), ground, u.Px(width), line)
	inside := r.Inset(u.Px(5))
	if p.rows {
		p.tileRow(u, inside, name, text, ink, picture)
		p.mark(u, ui.Rect{X: r.Right() - u.Px(markSide+4), Y: r.Y + u.Px(4), W: u.Px(markSide), H: u.Px(markSide)}, looked)
		return res.Clicked
	}
	state, inside := inside.CutBottom(u.Px(tileState))
	title, inside := inside.CutBottom(u.Px(tileName))
	picture(inside)
	u.TextFitted(title, th.Ink, ui.Centered, name, theme.SmallBold, theme.Small)
	u.TextFitted(state, ink, ui.Centered, text, theme.Small)
	p.mark(u, ui.Rect{X: r.Right() - u.Px(markSide+4), Y: r.Y + u.Px(4), W: u.Px(markSide), H: u.Px(markSide)}, looked)
	return res.Clicked
}

// mark tells by a sign whether the printed card or deed was looked at.
func (p *Page) mark(u *ui.UI, r ui.Rect, looked bool) {
	th := u.Theme()
	if looked {
		u.Circle(r.Middle(), r.W/2, th.Good, u.LinePx(1.5), th.PaperLight)
		p.s.Icon(paint.IconTick)(u, r.Scaled(0.7), th.PaperLight)
		return
	}
	u.Circle(r.Middle(), r.W/2, th.PaperLight, u.LinePx(1.5), th.InkSoft)
	p.s.Icon(paint.IconQuestion)(u, r.Scaled(0.8), th.Ink)
}

// faceKey says which card is drawn, in which language.
type faceKey struct {
	face  islas.Face
	words art.CardWords
}

// paintCard draws a card with what the box says of it.
func (p *Page) paintCard(u *ui.UI, r ui.Rect, c islas.Card) {
	words, face := caption.Card(p.s.Texts, c), p.box.Face(c)
	u.Paint(r, faceKey{face, words}, func(dst *ebiten.Image, r ui.Rect) { art.Card(p.s.Art, dst, r, face, words) })
}

// paintDeed draws the deed of a colour with the power that the box says it has.
func (p *Page) paintDeed(u *ui.UI, r ui.Rect, c islas.Colour) {
	caption.PaintDeed(p.s, u, r, p.box.Power(c), c, true, false, islas.DefaultDrawPrivilege)
}
