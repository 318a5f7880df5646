package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas/board"
	"islas/render/theme"
)

// Marks draws what a chart says beside its island: the island's name in a cartouche with a scale of miles, and a compass
// rose, where MarkPlaces finds room for them.
func (p *Painter) Marks(dst *ebiten.Image, r Rect, isl *board.Island, least float64) {
	for i, at := range MarkPlaces(r, isl, least) {
		if i == 0 {
			p.show(dst, at, p.colours.nameDrawing(isl.Name))
		} else {
			p.show(dst, at, p.colours.roseDrawing())
		}
	}
}

// The width and height of a cartouche with a name in its own units.
const markWidth, markHeight = 200.0, 78.0

// MarkPlaces is where the marks of an island stand around its board over r: the cartouche in the roomiest corner of the sea and
// the compass rose in the next one. least is the width of the cartouche in pixels below which its name is too small to be
// read; what has no room is left out, from the last on.
func MarkPlaces(r Rect, isl *board.Island, least float64) []Rect {
	scale, dx, dy := BoardTransform(r, isl)
	edge := 5 * sheetUnit(r.W, r.H)
	in := Rect{X: r.X + edge, Y: r.Y + edge, W: r.W - 2*edge, H: r.H - 2*edge}
	land := landmarks(isl)
	// room is the distance of a place from the land, negative if land lies in it.
	room := func(at Rect) float64 {
		least := math.Inf(1)
		for _, p := range land {
			x, y := p.x*scale+dx, p.y*scale+dy
			out := math.Max(math.Max(at.X-x, x-at.Right()), math.Max(at.Y-y, y-at.Bottom()))
			least = math.Min(least, out)
		}
		return least
	}
	var places []Rect
	place := func(w, h float64) bool {
		best, most := Rect{}, 9*sheetUnit(r.W, r.H)
		for _, x := range []float64{in.X, in.Right() - w} {
			for _, y := range []float64{in.Y, in.Bottom() - h} {
				at := Rect{X: x, Y: y, W: w, H: h}
				free := room(at)
				for _, other := range places {
					if !at.Intersect(other).Empty() {
						free = -1
					}
				}
				if free > most {
					best, most = at, free
				}
			}
		}
		if best.W > 0 {
			places = append(places, best)
		}
		return best.W > 0
	}
	named := false
	for _, share := range []float64{0.27, 0.23, 0.19} {
		if w := math.Max(math.Min(r.W, r.H*1.5)*share, least); !named && w < in.W {
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

// landmarks is points of an island's borders, of which two that follow each other are never far apart.
func landmarks(isl *board.Island) []point {
	const far = 20 // board units
	var marks []point
	for _, field := range isl.Fields {
		for i, a := range field.Border {
			p, q := isl.Points[a], isl.Points[field.Border[(i+1)%len(field.Border)]]
			from, to := point{p[0], p[1]}, point{q[0], q[1]}
			parts := math.Ceil(to.minus(from).length() / far)
			for k := range int(parts) {
				marks = append(marks, from.towards(to, float64(k)/parts))
			}
		}
	}
	return marks
}

func (pal *palette) nameDrawing(name string) drawing {
	return drawing{content{subject: namePicture, text: name}, markWidth, func(n pen) { pal.cartouche(n, name) }}
}

// cartouche draws a name on a scrolled sheet of paper with a scale of miles below it.
func (pal *palette) cartouche(n pen, name string) {
	pal.scroll(n.at(4, 2, 1), markWidth-8, 50)
	n.write(theme.Heading, name, markWidth/2, 27, 25, markWidth-70, pal.ink)
	const x, y, long, high, parts = 40.0, 62.0, 120.0, 5.0, 6
	n.fill(pal.ink, rectangle(x-1, y-1, long+2, high+2))
	n.fill(pal.paper, rectangle(x, y, long, high))
	for i := 0; i < parts; i += 2 {
		n.fill(pal.ink, rectangle(x+long*float64(i)/parts, y, long/parts, high))
	}
	for i := range parts + 1 {
		if i%2 == 0 {
			n.fill(fade(pal.paper, 0.85), rectangle(x+long*float64(i)/parts-0.5, y+high+2, 1, 3.4))
		}
	}
	// A pair of dividers stands on the scale.
	for _, side := range []struct {
		shade color.NRGBA
		foot  float64
	}{{pal.brass, 60}, {pal.goldDark, 80}} {
		n.fill(pal.ink, polyline(true, point{66.8, 52}, point{73.2, 52}, point{side.foot + 0.8, 62}, point{side.foot - 0.8, 62}))
		n.fill(side.shade, polyline(true, point{67.8, 52}, point{72.2, 52}, point{side.foot, 61.6}))
	}
}

func (pal *palette) roseDrawing() drawing {
	return drawing{content{subject: rosePicture}, 270, func(n pen) { pal.rose(n.at(135, 140, 1), 0.8) }}
}
