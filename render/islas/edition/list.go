package edition

import (
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
	tileWide = 138 // least width
	tileCard = 84  // width of the card on a tile
	tileName = 22
	markSide = 24
)

// item is a card, the deed of a colour, or a board, whose printed values can be entered.
type item struct {
	card   islas.Card   // NoCard for the others
	colour islas.Colour // of a deed
	board  string       // the id of a board, empty for the others
}

// cards, deeds and boards return all items of their kind.
func cards() (all []item) {
	for c := range islas.Card(islas.Occupations) {
		all = append(all, item{card: c})
	}
	return all
}

func deeds() (all []item) {
	for c := range islas.Colour(islas.Colours) {
		all = append(all, item{card: islas.NoCard, colour: c})
	}
	return all
}

func boards() (all []item) {
	for _, id := range board.IDs() {
		all = append(all, item{card: islas.NoCard, board: id})
	}
	return all
}

// tile is an item in the list.
type tile struct {
	id, name string
	state    string // text of where its values come from
	ink      theme.Color
	looked   bool // its values are those of the printed game
	paint    func(r ui.Rect)
}

// tile returns the tile of an item.
func (p *Page) tile(u *ui.UI, it item) (t tile) {
	differs := false
	switch {
	case it.board != "": // one being drawn is shown as it will be played
		w, drawn := p.workOf(it.board)
		is := p.shownBoard(it.board)
		t = tile{id: "board." + it.board, name: is.Name, looked: drawn, paint: func(r ui.Rect) { p.s.Paint(u, r, art.Board{Island: is}) }}
		if drawn && w.island == nil {
			t.looked, t.state, t.ink = false, u.T("edition.state.unfinished"), u.Theme().Danger
			return t
		}
	case it.card == islas.NoCard:
		t = tile{id: "deed." + it.colour.String(), name: u.T("colour." + it.colour.String()), looked: *p.looked(it)}
		t.paint = func(r ui.Rect) { p.paintDeed(u, r, it.colour) }
		differs = p.edition.Power(it.colour) != islas.BuiltIn().Power(it.colour)
	default:
		t = tile{id: "card." + it.card.ID(), name: caption.Card(p.s.Texts, it.card).Name, looked: *p.looked(it)}
		t.paint = func(r ui.Rect) { p.paintCard(u, r, it.card) }
		differs = p.edition.Face(it.card) != islas.BuiltIn().Face(it.card)
	}
	switch {
	case !t.looked:
		t.state, t.ink = u.T("edition.state.reconstruction"), u.Theme().InkSoft
	case differs:
		t.state, t.ink = u.T("edition.state.differs"), u.Theme().Accent
	default:
		t.state, t.ink = u.T("edition.state.printed"), u.Theme().Good
	}
	return t
}

// drawList draws the tiles of all cards, deeds and boards, and how many were looked at.
func (p *Page) drawList(u *ui.UI, r ui.Rect) {
	width := r.W - u.Px(barRoom)
	tiles := func(all []item, picture float64) part {
		high := min(picture, max(r.H*0.45, u.Px(tileCard*0.7))) + u.Px(tileName) + u.LineHeight(theme.Small) + u.Px(14)
		return grid(u, width, u.Px(tileWide), high, len(all), func(i int, r ui.Rect) { p.drawTile(u, r, all[i]) })
	}
	looked, all := p.count()
	copied := 0
	for _, it := range boards() {
		if w, _ := p.workOf(it.board); w.island != nil {
			copied++
		}
	}
	flow(u, "edition.list", r, width,
		paragraph(u, width, u.Theme().InkSoft, u.T("edition.count", "n", looked, "all", all)),
		tiles(cards(), u.Px(tileCard/art.CardRatio)),
		heading(u, width, u.T("edition.deeds")),
		tiles(deeds(), u.Px(tileCard)),
		heading(u, width, u.T("edition.boards")),
		paragraph(u, width, u.Theme().InkSoft, u.T("edition.boards.count", "n", copied, "all", len(boards()))),
		tiles(boards(), u.Px(tileCard)))
}

// drawTile draws an item with its name and the origin of its values; a click chooses it.
func (p *Page) drawTile(u *ui.UI, r ui.Rect, it item) {
	th, t, chosen := u.Theme(), p.tile(u, it), it == p.chosen
	value := t.state
	if chosen {
		value += ", " + u.T("edition.chosen")
	}
	res := u.Region("edition."+t.id, r, ui.RegionOptions{Role: ui.RoleButton, Label: t.name, Value: value})
	ground, line, width := th.Paper, th.InkFaint, 1.5
	if res.Hover || chosen {
		ground = th.PaperLight
	}
	if chosen {
		line, width = th.Accent, 3
	}
	u.Round(r, u.Px(theme.Radius), ground, u.Px(width), line)
	state, inside := r.Inset(u.Px(5)).CutBottom(u.LineHeight(theme.Small))
	title, inside := inside.CutBottom(u.Px(tileName))
	t.paint(inside)
	u.TextFitted(title, th.Ink, ui.Centered, t.name, theme.SmallBold, theme.Small)
	u.TextFitted(state, t.ink, ui.Centered, t.state, theme.Small)
	p.mark(u, ui.Rect{X: r.Right() - u.Px(markSide+4), Y: r.Y + u.Px(4), W: u.Px(markSide), H: u.Px(markSide)}, t.looked)
	if res.Clicked {
		p.choose(u, it)
	}
}

// mark draws a sign for whether the printed item was looked at.
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

// paintCard draws a card with the values of the edition.
func (p *Page) paintCard(u *ui.UI, r ui.Rect, c islas.Card) {
	p.s.Paint(u, r, art.Card{Face: p.edition.Face(c), Words: caption.Card(p.s.Texts, c), Shown: 1})
}

// paintDeed draws the deed of a colour with its power in the edition.
func (p *Page) paintDeed(u *ui.UI, r ui.Rect, c islas.Colour) {
	p.s.Paint(u, r, art.Privilege{Power: p.edition.Power(c), Colour: c, Owned: true})
}

// wishIcon returns the icon of a priority.
func (p *Page) wishIcon(wish islas.Priority) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, _ theme.Color) {
		p.s.Paint(u, r, art.PriorityIcon(wish))
	}
}

// houseIcon returns the icon of a house of a colour.
func (p *Page) houseIcon(c islas.Colour) ui.IconFunc {
	return func(u *ui.UI, r ui.Rect, _ theme.Color) {
		p.s.Paint(u, r, art.Piece{Colour: c})
	}
}
