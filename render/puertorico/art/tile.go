package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Tile draws a field of an island in the square in the middle of r, seen from above at an angle: a plantation with its crop,
// or a quarry; what it bears stands beside the field. One on which nobody works lies in the shade.
func Tile(p *paint.Painter, dst *ebiten.Image, r geom.Rect, t puertorico.Tile, working bool) {
	if t >= puertorico.TileKinds {
		return
	}
	p.Show(dst, r.Fit(1), tileDrawing(of(p), t, working))
}

// TilePlace returns where the worker of a tile that is drawn in r stands: a square at its lower right, where the ground is bare.
func TilePlace(r geom.Rect) geom.Rect {
	r = r.Fit(1)
	return geom.RectAround(geom.Pt(r.X+r.W*clearingX/100, r.Y+r.H*clearingY/100), r.W*0.42, r.H*0.42)
}

func tileDrawing(pal *palette, t puertorico.Tile, working bool) paint.Drawing {
	key := paint.Key{Subject: tilePicture, A: int(t)}
	if working {
		key.B = 1
	}
	return paint.Drawing{Key: key, Units: 100, Paint: func(n paint.Pen) {
		drawField(n, pal, t, working)
		if g := t.Plantation(); g != puertorico.NoGood { // what it bears stands at the edge of the field
			drawBarrel(n.At(wareX, wareY, wareSize), pal, g)
		}
	}}
}

// Where on a tile the ware stands that it bears, and how large it is there.
const wareX, wareY, wareSize = 56, 3, 0.42

// How many pixels a unit has on tiles from which on the light line along one on which nobody works lies in the shade as well, and down to which
// it is as light as on any other: on the smallest tiles hardly anything else tells them from dark grounds. Both are of the canvas, on which small
// pictures are painted twice as large.
const duskFrom, palest = 0.55, 0.35

// dusk is how much of the shade in which such a field lies is on that line, and boldDusk with high contrast: more, and dark grounds would not show it.
const dusk, boldDusk = 0.16, 0.1

// drawField draws a tile without the ware that it bears.
func drawField(n paint.Pen, pal *palette, t puertorico.Tile, working bool) {
	shade := 0.4
	if pal.Bold {
		shade = 0.5
	}
	light, dusk := pal.Cream, dusk
	if pal.Bold {
		dusk = boldDusk
	}
	if !working {
		light = theme.Mix(pal.Cream, pal.Umber, dusk*min(max((n.Scale-palest)/(duskFrom-palest), 0), 1))
	}
	drawCounter(n, pal, pal.earthDark, light, func(n paint.Pen) {
		if t == puertorico.Quarry {
			drawQuarry(n, pal, working)
		} else {
			drawPlantation(n, pal, t.Plantation())
		}
		if !working {
			n.Fill(theme.Alpha(theme.Mix(pal.Umber, pal.rockDark, 0.4), shade), tileFace())
		}
	})
}

// tileFace is the upper side of a tile, in its box of 100 × 100 units.
func tileFace() *raster.Path { return paint.Rounded(3, 2, 93, 92, 7) }

// drawCounter draws a square counter in a box of 100 × 100 units: its shadow, its edge, and its upper side with what face draws
// on it, which is cut off where the counter ends. Along its edge runs a light line within a dark one.
func drawCounter(n paint.Pen, pal *palette, edge, light theme.Color, face func(n paint.Pen)) {
	n.Soft(2.4, 0.45, func(n paint.Pen) { n.Fill(pal.Ink, paint.Rounded(5, 7, 93, 91, 7)) })
	n.Fill(theme.Mix(edge, pal.Ink, 0.55), paint.Rounded(3, 3.8, 93, 92, 7))
	n.Layer(1, func(n paint.Pen) {
		n.Fill(edge, tileFace())
		face(n.Atop())
		n.Granulate(pal.Umber, pal.White, 0.1, 0.45)
	})
	line := 1.5
	if pal.Bold {
		line = 2
	}
	line = max(line, 2.5/n.Scale)
	in := max(line, 1.4) // the light line lies within the dark one, so that one of them shows on whatever ground
	n.Fill(theme.Alpha(light, 0.9), paint.Frame(3+in, 2+in, 93-2*in, 92-2*in, 7-in/2, max(1.2, (1.4+1.3*min(n.Scale, 1))/n.Scale)))
	n.Fill(pal.Ink, paint.Frame(3, 2, 93, 92, 7, line))
}
