package table

import (
	"strconv"

	"islas/game"
	"islas/game/colonies"
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

// token draws a token.
func (p *painter) token(r ui.Rect, k colonies.Token) {
	p.plain(r, p.UI.Theme().Brass, k.ID()[:1])
}
