package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/raster"
)

// Piece draws a wooden building in the square in the middle of r, with its shadow on the ground.
func (p *Painter) Piece(dst *ebiten.Image, r Rect, k islas.Kind, c islas.Colour) {
	if c >= islas.Colours {
		return
	}
	p.show(dst, square(r), p.colours.pieceDrawing(k, c))
}

func (pal *palette) pieceDrawing(k islas.Kind, c islas.Colour) drawing {
	return drawing{content{subject: piecePicture, a: int(k), b: int(c)}, 100, func(n pen) { pal.building(n, k, c) }}
}

// house draws a house of a colour into a box of size by size units at (x, y).
func (pal *palette) house(n pen, x, y, size float64, c islas.Colour) {
	pal.building(n.at(x, y, size/100), islas.House, c)
}

// part is a form at a place: its box of 100 × 100 units lies at (x, y) and is k times as large.
type part struct {
	facets  []facet
	x, y, k float64
}

// partsOf is what a building is put together from, from back to front.
func partsOf(k islas.Kind, c islas.Colour) []part {
	form := formOf(c)
	switch k {
	case islas.House:
		return []part{{form, 9, 13, 0.83}}
	case islas.Palace:
		behind, before := palaceOf()
		return []part{{behind, 5, 4, 0.9}, {form, 12, 9, 0.76}, {before, 5, 5, 0.9}}
	default:
		back, before := wallOf()
		return []part{
			{back, 3, 3, 0.94}, {form, 27, 4, 0.48}, {form, 5, 22, 0.48}, {form, 50, 22, 0.48}, {before, 3, 2, 0.94},
		}
	}
}

// building draws a building in a box of 100 × 100 units: shadow, rim, then its faces.
func (pal *palette) building(n pen, k islas.Kind, c islas.Colour) {
	parts := partsOf(k, c)
	n.soft(3, 0.4, func(n pen) {
		var shapes []*raster.Path
		for _, t := range parts {
			for _, f := range t.facets {
				shapes = append(shapes, cast(t, drawn(f.shape)))
			}
		}
		n.fill(color.Black, shapes...)
	})
	n.soft(1.6, 0.5, func(n pen) { n.fill(color.Black, ellipse(52, 89, 44, 5)) }) // where it touches the ground
	rim := min(max(3.2/n.s, 2.8), 5.5)
	for _, t := range parts {
		n.at(t.x, t.y, t.k).stroke(pal.rim[c], rim/t.k, outlines(t.facets)...)
	}
	for i, t := range parts {
		q := n.at(t.x, t.y, t.k)
		if i > 0 && k == islas.Town { // keep the roofs apart
			q.stroke(mix(pal.rim[c], pal.tone(c, deep), 0.5), 2.6/t.k, outlines(t.facets)...)
		}
		pal.form(q, t.facets, c)
	}
}

func outlines(facets []facet) []*raster.Path {
	paths := make([]*raster.Path, len(facets))
	for i, f := range facets {
		paths[i] = drawn(f.shape)
	}
	return paths
}

// cast is the shadow that a face throws on the ground, to the lower right.
func cast(t part, shape *raster.Path) *raster.Path {
	const ground = 92
	var p raster.Path
	// Everything is pressed flat onto the ground, pushed aside by its height and put where the form stands.
	const flat, aside, right, down = 0.34, -0.8771, 4, 1
	p.Add(shape, raster.Matrix{
		A: t.k, C: t.k * flat * aside, E: t.x + t.k*(right-ground*flat*aside),
		D: t.k * flat, F: t.y + t.k*(ground+down-ground*flat),
	})
	return &p
}

// tone is a tone of a colour.
func (pal *palette) tone(c islas.Colour, t tone) color.NRGBA {
	base := pal.piece[c]
	light := brightness(base) > 0.8
	switch t {
	case lit:
		if light {
			return mix(base, pal.white, 0.75)
		}
		return mix(base, pal.paper, 0.34)
	case side:
		return mix(base, pal.ink, 0.34)
	case deep:
		if brightness(base) < 0.25 {
			return mix(base, color.NRGBA{A: 0xff}, 0.55)
		}
		return mix(base, pal.ink, 0.78)
	case trim:
		return mix(base, pal.white, 0.72)
	case gilt:
		return pal.gold
	case gold2:
		return pal.goldDark
	case stone:
		return pal.paperDark
	case stone2:
		return mix(pal.paperDark, pal.ink, 0.3)
	default:
		if light {
			return mix(base, pal.goldDark, 0.1)
		}
		return base
	}
}
