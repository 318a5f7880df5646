package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// IslandName draws the name of an island in a cartouche with a scale of miles, as a chart says it beside the island.
func IslandName(p *paint.Painter, dst *ebiten.Image, r geom.Rect, isl *board.Island) {
	p.Show(dst, r, nameDrawing(of(p).palette, isl.Name))
}

// The width and height of a cartouche with a name in its own units.
const markWidth, markHeight = 200.0, 78.0

// sheetEdge is how far marks keep from the edges of the chart's sheet, frame included, in units of the sheet.
const sheetEdge = 16

// MarkPlaces is where the marks of an island stand on its chart, whose sheet is r: the cartouche in the roomiest corner of the
// sea and the compass rose in the next one, clear of what is taken. least is the width of the cartouche in pixels below which
// its name is too small to be read; what has no room is left out, from the last on.
func MarkPlaces(r geom.Rect, isl *board.Island, least float64, taken ...geom.Rect) []geom.Rect {
	var places []geom.Rect
	place := func(w, h float64) bool {
		at, ok := Corner(r, isl, w, h, append(places, taken...)...)
		if ok {
			places = append(places, at)
		}
		return ok
	}
	named := false
	for _, share := range []float64{0.27, 0.23, 0.19} {
		if w := math.Max(math.Min(r.W, r.H*1.5)*share, least); !named {
			named = place(w, w*markHeight/markWidth)
		}
	}
	if !named {
		return nil
	}
	for _, share := range []float64{0.2, 0.16, 0.13} {
		if side := math.Min(r.W, r.H) * share; len(places) < 2 {
			place(side, side)
		}
	}
	return places
}

// Corner is the roomiest corner of the sea on a chart whose sheet is r for something w by h pixels large, clear of the land and
// of what is taken; false if there is none.
func Corner(r geom.Rect, isl *board.Island, w, h float64, taken ...geom.Rect) (geom.Rect, bool) {
	scale, dx, dy := BoardTransform(r, isl)
	unit := paint.SheetUnit(r.W, r.H)
	in := r.Inset(sheetEdge * unit)
	if w > in.W || h > in.H {
		return geom.Rect{}, false
	}
	land := landmarks(isl)
	// room is the distance of a place from the land, negative if land lies in it.
	room := func(at geom.Rect) float64 {
		least := math.Inf(1)
		for _, p := range land {
			x, y := p.X*scale+dx, p.Y*scale+dy
			out := math.Max(math.Max(at.X-x, x-at.Right()), math.Max(at.Y-y, y-at.Bottom()))
			least = math.Min(least, out)
		}
		return least
	}
	best, most := geom.Rect{}, 9*unit
	for _, x := range []float64{in.X, in.Right() - w} {
		for _, y := range []float64{in.Y, in.Bottom() - h} {
			at := geom.Rect{X: x, Y: y, W: w, H: h}
			free := room(at)
			for _, other := range taken {
				if !at.Intersect(other).Empty() {
					free = -1
				}
			}
			if free > most {
				best, most = at, free
			}
		}
	}
	return best, best.W > 0
}

// landmarks is points of an island's borders, of which two that follow each other are never far apart.
func landmarks(isl *board.Island) []geom.Point {
	const far = 20 // board units
	var marks []geom.Point
	for _, field := range isl.Fields {
		for i, a := range field.Border {
			p, q := isl.Points[a], isl.Points[field.Border[(i+1)%len(field.Border)]]
			from, to := geom.Pt(p[0], p[1]), geom.Pt(q[0], q[1])
			parts := math.Ceil(to.Sub(from).Len() / far)
			for k := range int(parts) {
				marks = append(marks, from.Lerp(to, float64(k)/parts))
			}
		}
	}
	return marks
}

func nameDrawing(pal *palette, name string) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: namePicture, Text: name}, Units: markWidth, Paint: func(n paint.Pen) { drawCartouche(n, pal, name) }}
}

// drawCartouche draws a name on a scrolled sheet of paper with a scale of miles below it.
func drawCartouche(n paint.Pen, pal *palette, name string) {
	paint.DrawScroll(n.At(4, 2, 1), pal.Palette, markWidth-8, 50)
	n.Write(theme.Heading, name, markWidth/2, 27, 25, markWidth-70, pal.Ink)
	const x, y, long, high, parts = 40.0, 62.0, 120.0, 5.0, 6
	n.Fill(pal.Ink, paint.Rectangle(x-1, y-1, long+2, high+2))
	n.Fill(pal.Paper, paint.Rectangle(x, y, long, high))
	for i := 0; i < parts; i += 2 {
		n.Fill(pal.Ink, paint.Rectangle(x+long*float64(i)/parts, y, long/parts, high))
	}
	for i := range parts + 1 {
		if i%2 == 0 {
			n.Fill(theme.Alpha(pal.Paper, 0.85), paint.Rectangle(x+long*float64(i)/parts-0.5, y+high+2, 1, 3.4))
		}
	}
	// A pair of dividers stands on the scale.
	for _, side := range []struct {
		shade color.NRGBA
		foot  float64
	}{{pal.Brass, 60}, {pal.GoldDark, 80}} {
		n.Fill(pal.Ink, paint.Polyline(true, geom.Pt(66.8, 52), geom.Pt(73.2, 52), geom.Pt(side.foot+0.8, 62), geom.Pt(side.foot-0.8, 62)))
		n.Fill(side.shade, paint.Polyline(true, geom.Pt(67.8, 52), geom.Pt(72.2, 52), geom.Pt(side.foot, 61.6)))
	}
}
