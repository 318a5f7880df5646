package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/board"
)

// Board draws an island in r, with the sea around it fading out towards the edges of r.
func (p *Painter) Board(dst *ebiten.Image, r Rect, isl *board.Island) {
	c := p.chart(isl)
	p.show(dst, r, content{subject: boardPicture, text: isl.ID}, r.W, func(n pen) {
		k := n.s
		s, dx, dy := BoardTransform(Rect{W: r.W, H: r.H}, isl)
		n.s, n.dx, n.dy = s*k, dx*k, dy*k
		p.colours.island(n, isl, c)
	})
}

func (pal *palette) island(n pen, isl *board.Island, c *chart) {
	for f, field := range isl.Fields {
		ground := pal.earth
		switch field.Kind {
		case board.Village:
			ground = pal.plaza
		case board.Farmland:
			ground = pal.field
		case board.Mountain:
			ground = pal.rock
		}
		n.fill(polyline(true, c.fields[f]...), ground)
		n.stroke(polyline(true, c.fields[f]...), 3, pal.border)
		if field.Kind == board.Plot {
			n.fill(rectangle(field.Site[0]-siteUnits/2, field.Site[1]-siteUnits/2, siteUnits, siteUnits), pal.site)
		}
	}
}

// PlotGlow lights the plots of a set in a colour: allowed, counted or hovered ones. strength goes from 0 (nothing) to 1.
func (p *Painter) PlotGlow(dst *ebiten.Image, r Rect, isl *board.Island, set game.PlotSet, c color.Color, strength float64) {
	if set == 0 || strength <= 0 {
		return
	}
	for plot := range game.Plot(game.Plots) {
		if set&(1<<plot) != 0 {
			p.glow(dst, r, isl, plot, c, min(strength, 1))
		}
	}
}

func (p *Painter) glow(dst *ebiten.Image, r Rect, isl *board.Island, plot game.Plot, c color.Color, strength float64) {
	f := isl.FieldOf(int(plot))
	if f < 0 {
		return
	}
	ch := p.chart(isl)
	path := polyline(true, ch.fields[f]...)
	n := pen{dst: dst, blend: ebiten.BlendSourceOver}
	n.s, n.dx, n.dy = BoardTransform(r, isl)
	n.stroke(path, 6, fade(color.NRGBAModel.Convert(c).(color.NRGBA), strength))
}
