package table

import (
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// painter draws the small things of the game.
type painter struct{ table.Painter }

// counted draws a small picture with a text beside it, as large as fits into r, and returns the room that they take.
func (p *painter) counted(r ui.Rect, text string, ink theme.Color, k art.Picture) ui.Rect {
	u := p.UI
	style := theme.Number
	if u.MeasureText(style, text)+r.H*0.8 > r.W || theme.LineHeight(style)*u.Scale() > r.H+1 {
		style = theme.SmallBold
	}
	w := u.MeasureText(style, text)
	side := max(min(r.H*0.92, u.Px(30), r.W-u.Px(3)-w), 0)
	at, rest := r.CutLeft(side, u.Px(3))
	if side >= u.Px(9) {
		p.show(at.Center(side, side), k)
	}
	u.Text(rest, style, ink, ui.Left|ui.Middle, text)
	return ui.Rect{X: r.X, Y: r.Y, W: side + u.Px(3) + w, H: r.H}
}

// show draws a picture at rest.
func (p *painter) show(r ui.Rect, k art.Picture) {
	p.Show(r, k)
}

// move draws a picture; if it is on its way, one of another size may be stretched for it.
func (p *painter) move(r ui.Rect, k art.Picture, moves bool) {
	if !moves {
		p.show(r, k)
		return
	}
	p.Move(r, k)
}

// of returns the function that draws a picture at rest.
func (p *painter) of(k art.Picture) func(r ui.Rect) { return func(r ui.Rect) { p.show(r, k) } }

// hold draws the places of a ship with the tokens in them.
func (p *painter) hold(r ui.Rect, cargo colonies.Purse) {
	gap := p.UI.Px(1)
	side := min(r.H*0.86, (r.W-gap*(colonies.Hold-1))/colonies.Hold)
	for i, k := range art.Slots(cargo) {
		p.show(ui.Rect{X: r.X + float64(i)*(side+gap), Y: r.Y + (r.H-side)/2, W: side, H: side}, art.Token(k))
	}
}
