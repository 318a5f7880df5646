package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// TileSign is a field of a small board: on ground of its own colour nothing but what it bears, which is known from afar where plants are
// not. One on which nobody works lies in the shade.
type TileSign struct {
	Tile    puertorico.Tile
	Working bool
}

// Draw draws it, in the square in the middle of r.
func (s TileSign) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if s.Tile < puertorico.TileKinds {
		p.Show(dst, r.Fit(1), tileSignDrawing(of(p), s.Tile, s.Working))
	}
}

func tileSignDrawing(pal *palette, t puertorico.Tile, working bool) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("tile sign"), A: int(t), B: paint.Flag(working)}, Units: 100, Paint: func(n paint.Pen) {
		drawCounter(n, pal, pal.earthDark, pal.Cream, func(n paint.Pen) {
			ground := signGround(pal, t)
			n.Ramp(geom.Pt(20, 0), geom.Pt(70, 96), theme.Mix(ground, pal.White, 0.15), theme.Mix(ground, pal.Umber, 0.15), tileFace())
			if !working {
				n.Fill(theme.Alpha(theme.Mix(pal.Umber, pal.rockDark, 0.4), 0.4), tileFace())
			}
		})
		g := t.Plantation()
		if g != puertorico.NoGood {
			drawBarrel(n.At(signX, signY, signSize), pal, g)
			return
		}
		for _, at := range [][3]float64{{14, 76, 1.8}, {48, 78, 1.45}, {30, 51, 1.8}} {
			drawBlock(n.At(at[0], at[1], at[2]), pal)
		}
	}}
}

// Where the ware lies on such a field, and how large it is there: it leaves the lower right corner to the worker.
const signX, signY, signSize = 10, 6, 0.72

// signGround returns the colour of the ground of such a field: light below dark wares and dark below light ones.
func signGround(pal *palette, t puertorico.Tile) color.NRGBA {
	switch t.Plantation() {
	case puertorico.Corn:
		return theme.Mix(pal.Leaf, pal.FieldDark, 0.35)
	case puertorico.Indigo:
		return theme.Mix(pal.FieldLight, pal.White, 0.35)
	case puertorico.Sugar:
		return pal.caneDark
	case puertorico.Tobacco:
		return theme.Mix(pal.FieldLight, pal.Leaf, 0.4)
	case puertorico.Coffee:
		return theme.Mix(pal.earthRed, pal.Sand, 0.45)
	}
	return theme.Mix(pal.rock, pal.Stone, 0.3)
}

// drawWorkerDot draws a light dot with somebody in it in a box of 100 × 100 units.
func drawWorkerDot(n paint.Pen, pal *palette) {
	n, lines := paint.LinesOf(pal.Palette, pal.Ink, 6).Around(n, geom.Rect{X: 12, Y: 12, W: 76, H: 76})
	lines.Draw(n, paint.Circle(50, 50, 38))
	n.Ramp(geom.Pt(30, 20), geom.Pt(66, 84), pal.White, pal.Paper, paint.Circle(50, 50, 38-lines.Sunk(n)))
	n.Fill(theme.Mix(pal.WoodDark, pal.Ink, 0.3), paint.Circle(50, 37, 12), paint.Shape("M 27 70 Q 27 51 50 51 Q 73 51 73 70 Q 50 82 27 70 Z"))
}

// drawDotPlace draws a place for such a dot that is empty.
func drawDotPlace(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Ink, 0.42), paint.Circle(50, 50, 34))
	n.Stroke(pal.Ink, max(11, 4/n.Scale), paint.Circle(50, 50, 34))
	n.Stroke(pal.Paper, max(6, 1.8/n.Scale), paint.Circle(50, 50, 34))
}
