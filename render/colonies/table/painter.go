package table

import (
	"strconv"

	"islas/game"
	"islas/game/colonies"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// painter draws the small things of the game.
type painter struct{ table.Painter }

// tell makes r a region with a text as its tooltip.
func (p *painter) tell(id string, r ui.Rect, text string) { p.tellOf(id, r, text, "", text) }

// tellOf makes r a region with a label, a value and a tooltip.
func (p *painter) tellOf(id string, r ui.Rect, label, value, tip string) {
	p.UI.Region(id, r, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: label, Value: value, Tooltip: tip, Looks: true,
	})
}

// seatColour returns the colour of a seat's pieces.
func (p *painter) seatColour(seat game.Seat) theme.Color { return p.UI.Theme().Lines[seat] }

// offered frames something that the person at the machine may click now.
func (p *painter) offered(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Highlight(r, radius, p.UI.Px(3), th.Focus, th.FocusBrass())
}

// picked frames something that has been chosen.
func (p *painter) picked(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Cased(r, radius, p.UI.Px(4), th.Accent, th.Accent, th.PaperLight)
}

// faint draws something with an opacity from 0 to 1.
func (p *painter) faint(visible float64, draw func()) {
	if visible >= 1 {
		draw()
		return
	}
	p.UI.PushAlpha(visible)
	draw()
	p.UI.PopAlpha()
}

// counted draws a small picture with a text beside it, as large as fits into r, and returns the room that they take.
func (p *painter) counted(r ui.Rect, text string, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	u := p.UI
	style := theme.Number
	if u.MeasureText(style, text)+r.H*0.8 > r.W || theme.LineHeight(style)*u.Scale() > r.H+1 {
		style = theme.SmallBold
	}
	w := u.MeasureText(style, text)
	side := max(min(r.H*0.92, u.Px(30), r.W-u.Px(3)-w), 0)
	at, rest := r.CutLeft(side, u.Px(3))
	if side >= u.Px(9) {
		picture(at.Center(side, side))
	}
	u.Text(rest, style, ink, ui.Left|ui.Middle, text)
	return ui.Rect{X: r.X, Y: r.Y, W: side + u.Px(3) + w, H: r.H}
}

// count does the same with a number.
func (p *painter) count(r ui.Rect, n int, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	return p.counted(r, strconv.Itoa(n), ink, picture)
}

// plain draws something that has no picture yet: a disc with a letter.
func (p *painter) plain(r ui.Rect, c theme.Color, letter string) {
	u := p.UI
	r = r.Fit(1)
	u.Circle(r.Middle(), r.W/2, c, u.Px(1), u.Theme().Ink)
	u.TextFitted(r, u.Theme().On(c), ui.Centered, letter, theme.SmallBold, theme.Small)
}

// resource draws the sign of a resource.
func (p *painter) resource(r ui.Rect, k colonies.Resource) {
	p.plain(r, p.UI.Theme().Lines[k%5], k.ID()[:1])
}

// resourceCard draws a resource card.
func (p *painter) resourceCard(r ui.Rect, k colonies.Resource) { p.resource(r, k) }

// token draws a token.
func (p *painter) token(r ui.Rect, k colonies.Token) {
	p.plain(r, p.UI.Theme().Brass, k.ID()[:1])
}

// card draws a development card.
func (p *painter) card(r ui.Rect, c colonies.Card) { p.plain(r, p.UI.Theme().PaperDark, c.ID()[:1]) }

// cardBack draws the back of a resource card.
func (p *painter) cardBack(r ui.Rect) { p.Icon(r, paint.IconDeck, p.UI.Theme().Ink) }

// development draws the back of a development card.
func (p *painter) development(r ui.Rect) { p.Icon(r, paint.IconStar, p.UI.Theme().Ink) }

// army draws the sign of the largest army.
func (p *painter) army(r ui.Rect) { p.Icon(r, paint.IconCrown, p.UI.Theme().Accent) }

// mark draws the mark of a seat: its colour, in its form.
func (p *painter) mark(r ui.Rect, seat game.Seat) {
	p.plain(r, p.seatColour(seat), strconv.Itoa(int(seat)+1))
}

// ship draws a ship of a seat.
func (p *painter) ship(r ui.Rect, seat game.Seat) { p.Icon(r, paint.IconShip, p.seatColour(seat)) }

// piece draws what a tool builds, in the colour of a seat.
func (p *painter) piece(r ui.Rect, t tool, seat game.Seat) {
	p.Icon(r, [tools]paint.Icon{paint.IconStar, paint.IconMinus, paint.IconShip, paint.IconDoor, paint.IconCrown, paint.IconAnchor}[t], p.seatColour(seat))
}

// hold draws the three places of a ship with the tokens in them.
func (p *painter) hold(r ui.Rect, cargo colonies.Purse) {
	u, th := p.UI, p.UI.Theme()
	side := min(r.H*0.8, (r.W-u.Px(2)*2)/colonies.Hold)
	var all []colonies.Token
	for t, n := range cargo {
		for range n {
			all = append(all, colonies.Token(t))
		}
	}
	for i := range colonies.Hold {
		at := ui.Rect{X: r.X + float64(i)*(side+u.Px(2)), Y: r.Y + (r.H-side)/2, W: side, H: side}
		if i < len(all) {
			p.token(at, all[i])
			continue
		}
		u.Circle(at.Middle(), side*0.36, theme.Alpha(th.PaperDark, 0.6), u.Px(1), theme.Alpha(th.BrassDark, 0.8))
	}
}

// die draws a die that shows a number, 0 for none.
func (p *painter) die(r ui.Rect, n int) {
	u, th := p.UI, p.UI.Theme().Pictures()
	u.Shadow(r.Moved(0, u.Px(2)), r.W*0.2, u.Px(6), th.Shadow)
	u.Round(r, r.W*0.18, th.PaperLight, u.Px(1.5), th.BrassDark)
	for _, at := range pips(n) {
		u.Circle(ui.Point{X: r.X + r.W*at.X, Y: r.Y + r.H*at.Y}, r.W*0.09, th.Ink, 0, th.Ink)
	}
}

// pips returns where the pips of a die's face lie, as parts of its side.
func pips(n int) (all []ui.Point) {
	const low, mid, high = 0.26, 0.5, 0.74
	if n%2 == 1 {
		all = append(all, ui.Point{X: mid, Y: mid})
	}
	if n >= 2 {
		all = append(all, ui.Point{X: low, Y: low}, ui.Point{X: high, Y: high})
	}
	if n >= 4 {
		all = append(all, ui.Point{X: high, Y: low}, ui.Point{X: low, Y: high})
	}
	if n == 6 {
		all = append(all, ui.Point{X: low, Y: mid}, ui.Point{X: high, Y: mid})
	}
	return all
}
