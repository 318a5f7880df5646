package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Painter draws small things on a table; the painter of a game embeds it.
type Painter struct {
	UI    *ui.UI
	Stage *stage.Stage
}

// Reduced reports whether things fade in and out instead of moving.
func (p *Painter) Reduced() bool { return p.Stage.Settings.ReducedMotion }

// Icon draws an icon in a colour.
func (p *Painter) Icon(r ui.Rect, i paint.Icon, c theme.Color) { p.Stage.Icon(i)(p.UI, r, c) }

// Sign returns the drawing function of an icon, for a button.
func (p *Painter) Sign(i paint.Icon) ui.IconFunc { return p.Stage.Icon(i) }

// Picture is a picture that can be drawn on a table.
type Picture = stage.Picture

// Show draws a picture at rest.
func (p *Painter) Show(r ui.Rect, k Picture) { p.Stage.Paint(p.UI, r, k) }

// Of returns the function that draws a picture at rest.
func (p *Painter) Of(k Picture) func(r ui.Rect) { return func(r ui.Rect) { p.Show(r, k) } }

// moving identifies a picture on its way.
type moving struct{ Picture }

// Move draws a picture on its way, for which one of another size may be stretched.
func (p *Painter) Move(r ui.Rect, k Picture) {
	p.UI.Paint(r, moving{k}, func(dst *ebiten.Image, r ui.Rect) { k.Draw(p.Stage.Art.Moving(), dst, r) })
}

// Carry draws a picture on its way if it moves, otherwise at rest.
func (p *Painter) Carry(r ui.Rect, k Picture, moves bool) {
	if moves {
		p.Move(r, k)
	} else {
		p.Show(r, k)
	}
}

// Faint draws something with an opacity from 0 to 1.
func (p *Painter) Faint(visible float64, draw func()) {
	if visible >= 1 {
		draw()
		return
	}
	p.UI.PushAlpha(visible)
	draw()
	p.UI.PopAlpha()
}

// Tell makes r a region with a text as its tooltip.
func (p *Painter) Tell(id string, r ui.Rect, text string) { p.TellOf(id, r, text, "", text) }

// TellOf makes r a region with a label, a value and a tooltip.
func (p *Painter) TellOf(id string, r ui.Rect, label, value, tip string) {
	p.UI.Passive(id, r, ui.RegionOptions{Label: label, Value: value, Tooltip: tip, Looks: true})
}

// Offered frames something that the person at the machine may click now.
func (p *Painter) Offered(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Highlight(r, radius, p.UI.Px(3), th.Focus, th.FocusBrass())
}

// Picked frames something that has been chosen.
func (p *Painter) Picked(r ui.Rect, radius float64) {
	th := p.UI.Theme()
	p.UI.Cased(r, radius, p.UI.Px(4), th.Accent, th.Accent, th.PaperLight)
}

// Counted draws a small picture with a text beside it, as large as fits into r, and returns the room that they take.
func (p *Painter) Counted(r ui.Rect, text string, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	u, style := p.UI, theme.Number
	if u.MeasureText(style, text)+r.H*0.8 > r.W-u.Px(4) || theme.LineHeight(style)*u.Scale() > r.H+1 {
		style = theme.SmallBold
	}
	return p.CountedAs(r, style, u.Px(30), text, ink, picture)
}

// CountedAs does the same with a text in a style and a picture of at most so many pixels.
func (p *Painter) CountedAs(r ui.Rect, style theme.Style, most float64, text string, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	u := p.UI
	w := u.MeasureText(style, text)
	side := max(min(r.H*0.92, most, r.W-u.Px(4)-w), 0)
	at, rest := r.CutLeft(side, u.Px(4))
	if side >= u.Px(10) {
		picture(at.Center(side, side))
	}
	u.Text(rest, style, ink, ui.Left|ui.Middle, text)
	return ui.Rect{X: r.X, Y: r.Y, W: side + u.Px(4) + w, H: r.H}
}
