package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Painter draws small things on a table; the painter of a game embeds it.
type Painter struct {
	UI    *ui.UI
	Stage *stage.Stage
}

// monogramKey identifies the monogram that is drawn, so that widgets notice when a picture changes.
type monogramKey string

// Reduced reports whether things fade in and out instead of moving.
func (p *Painter) Reduced() bool { return p.Stage.Settings.ReducedMotion }

// Icon draws an icon in a colour.
func (p *Painter) Icon(r ui.Rect, i paint.Icon, c theme.Color) { p.Stage.Icon(i)(p.UI, r, c) }

// Sign returns the drawing function of an icon, for a button.
func (p *Painter) Sign(i paint.Icon) ui.IconFunc { return p.Stage.Icon(i) }

// portrait draws the player on a seat: a face of the cast, or the monogram of a person.
func (p *Painter) portrait(r ui.Rect, players *Players, seat game.Seat) {
	LightFace(p.UI, r)
	if players.drawn[seat] {
		p.Stage.PaintFace(p.UI, r, players.faces[seat])
		return
	}
	s, name := p.Stage, players.Name(seat)
	p.UI.Paint(r, monogramKey(name), func(dst *ebiten.Image, r ui.Rect) { figures.Monogram(s.Art, dst, r, name) })
}
