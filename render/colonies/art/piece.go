package art

import (
	"image/color"
	"math"

	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Pieces of a seat are told by colour and by form: houses by their roofs, sails by their cut, and all that is too small for that by the
// mark of the seat: a cross, a disc, a triangle or two bars.

// markShapes returns the shapes of the mark of a seat around (0, 0), r units far.
func markShapes(seat game.Seat, r float64) []*raster.Path {
	switch seat {
	case 0: // a cross
		w := 0.36 * r
		return []*raster.Path{paint.Polyline(true, geom.Pt(-w, -r), geom.Pt(w, -r), geom.Pt(w, -w), geom.Pt(r, -w), geom.Pt(r, w), geom.Pt(w, w), geom.Pt(w, r),
			geom.Pt(-w, r), geom.Pt(-w, w), geom.Pt(-r, w), geom.Pt(-r, -w), geom.Pt(-w, -w))}
	case 1: // a disc
		return []*raster.Path{paint.Circle(0, 0, 0.86*r)}
	case 2: // a triangle
		return []*raster.Path{paint.Polyline(true, geom.Pt(0, -r), geom.Pt(r, 0.82*r), geom.Pt(-r, 0.82*r))}
	default: // two bars
		return []*raster.Path{paint.Rectangle(-r, -0.86*r, 2*r, 0.6*r), paint.Rectangle(-r, 0.26*r, 2*r, 0.6*r)}
	}
}

// drawMark draws the mark of a seat around a point.
func drawMark(n paint.Pen, pal *palette, seat game.Seat, x, y, r float64) {
	n.At(x, y, 1).Fill(pal.rim[seat], markShapes(seat, r)...)
}

// seatLines returns the lines around a piece of a seat.
func seatLines(pal *palette, seat game.Seat) paint.Lines {
	const wide = 2.6
	hue := pal.seat[seat]
	if paint.Brightness(hue) > 0.5 {
		hue = pal.Ink
	}
	return paint.LinesOf(pal.Palette, hue, wide).Bolder()
}

// drawShield draws a shield with the mark of a seat.
func drawShield(n paint.Pen, pal *palette, seat game.Seat) {
	n, lines := seatLines(pal, seat).Around(n, geom.Rect{X: 8, Y: 4, W: 84, H: 92})
	shield := paint.Shape("M 10 8 Q 50 0 90 8 Q 96 66 50 96 Q 4 66 10 8 Z")
	lines.Draw(n, shield)
	c := pal.seat[seat]
	n.Gradient(geom.Pt(20, 6), geom.Pt(80, 92), false, paint.Evenly(theme.Mix(c, pal.White, 0.28), c, theme.Mix(c, pal.Ink, 0.22)), shield)
	drawMark(n, pal, seat, 50, 44, 25)
}

// houses are how the houses of each seat look, in a box of 100 × 100 units with the ground at y = 92.
var houses = [colonies.MaxSeats][]paint.Facet{
	{ // a gabled house
		{Shape: "M 60 92 L 90 78 L 90 44 L 60 58 Z", Tone: paint.Side}, {Shape: "M 66 28 L 66 8 L 78 5 L 78 30 Z", Tone: paint.Side},
		{Shape: "M 36 16 L 64 6 L 97 44 L 68 58 Z", Tone: paint.Lit},
		{Shape: "M 12 92 L 12 54 L 36 22 L 61 54 L 61 92 Z", Tone: paint.Front}, {Shape: "M 3 58 L 36 14 L 69 58 L 61 62 L 36 30 L 11 62 Z", Tone: paint.Lit},
		{Shape: "M 27 92 L 27 68 Q 36 60 45 68 L 45 92 Z", Tone: paint.Deep}, {Shape: "M 31 42 H 41 V 53 H 31 Z", Tone: paint.Deep},
	},
	{ // a round tower with a pointed roof
		{Shape: "M 22 90 L 22 44 H 78 L 78 90 Q 50 99 22 90 Z", Tone: paint.Front}, {Shape: "M 56 95 L 56 44 H 78 L 78 90 Q 68 94 56 95 Z", Tone: paint.Side},
		{Shape: "M 10 50 L 50 2 L 90 50 Q 50 64 10 50 Z", Tone: paint.Lit}, {Shape: "M 50 2 L 90 50 Q 76 56 58 57.4 Z", Tone: paint.Side},
		{Shape: "M 38 95 L 38 76 Q 47 68 56 76 L 56 96 Z", Tone: paint.Deep}, {Shape: "M 32 62 H 40 V 71 H 32 Z M 60 61 H 68 V 70 H 60 Z", Tone: paint.Deep},
	},
	{ // a flat roof with battlements
		{Shape: "M 66 94 L 94 80 L 94 26 L 86 26 L 86 34 L 80 37 L 80 30 L 72 33 L 72 42 L 66 45 Z", Tone: paint.Side},
		{Shape: "M 8 44 L 34 30 L 92 30 L 68 46 Z", Tone: paint.Lit},
		{Shape: "M 6 94 L 6 26 H 18 V 38 H 31 V 26 H 44 V 38 H 56 V 26 H 68 V 94 Z", Tone: paint.Front},
		{Shape: "M 4 54 H 70 V 60 H 4 Z", Tone: paint.Trim}, {Shape: "M 26 94 L 26 76 Q 37 66 48 76 L 48 94 Z", Tone: paint.Deep},
		{Shape: "M 14 64 H 22 V 72 H 14 Z M 52 64 H 60 V 72 H 52 Z", Tone: paint.Deep},
	},
	{ // a dome
		{Shape: "M 14 93 L 14 56 H 86 L 86 93 Z", Tone: paint.Front}, {Shape: "M 62 93 L 62 56 H 86 L 86 93 Z", Tone: paint.Side},
		{Shape: "M 44 18 L 44 4 H 56 L 56 18 Z", Tone: paint.Gilt},
		{Shape: "M 8 60 Q 8 14 50 14 Q 92 14 92 60 Z", Tone: paint.Lit}, {Shape: "M 58 15 Q 92 18 92 60 H 66 Q 70 34 58 15 Z", Tone: paint.Side},
		{Shape: "M 4 58 H 96 V 66 H 4 Z", Tone: paint.Trim}, {Shape: "M 36 93 L 36 78 Q 46 68 56 78 L 56 93 Z", Tone: paint.Deep},
	},
}

// part is a form at a place: its box of 100 × 100 units lies at (x, y) and is k times as large.
type part struct {
	facets  []paint.Facet
	x, y, k float64
}

func drawSettlement(n paint.Pen, pal *palette, seat game.Seat) {
	drawHouses(n, pal, seat, geom.Rect{X: 5, Y: 4, W: 90, H: 92}, part{houses[seat], 8, 8, 0.84})
}

// The wall and the tower of a city.
var (
	cityWall = []paint.Facet{
		{Shape: "M 0 97 L 0 66 H 9 V 73 H 18 V 66 H 27 V 73 H 36 V 66 H 45 V 73 H 55 V 66 H 64 V 73 H 73 V 66 H 82 V 73 H 91 V 66 H 100 V 97 Z", Tone: paint.Stone},
		{Shape: "M 0 97 L 0 91 H 100 V 97 Z", Tone: paint.StoneShade}, {Shape: "M 0 85 L 0 78 H 100 V 85 Z", Tone: paint.Front},
		{Shape: "M 38 97 L 38 84 Q 50 73 62 84 L 62 97 Z", Tone: paint.Trim}, {Shape: "M 42 97 L 42 87 Q 50 78 58 87 L 58 97 Z", Tone: paint.Deep},
	}
	cityKeep = []paint.Facet{
		{Shape: "M 30 92 L 30 18 H 38 V 26 H 46 V 18 H 54 V 26 H 62 V 18 H 70 V 92 Z", Tone: paint.Stone}, {Shape: "M 54 92 L 54 18 V 26 H 62 V 18 H 70 V 92 Z", Tone: paint.StoneShade},
		{Shape: "M 42 36 H 50 V 50 H 42 Z", Tone: paint.Deep},
	}
)

func drawCity(n paint.Pen, pal *palette, seat game.Seat) {
	drawHouses(n, pal, seat, geom.Rect{X: 1, Y: 1, W: 98, H: 98},
		part{cityKeep, 18, -6, 0.9}, part{houses[seat], -1, 14, 0.58}, part{houses[seat], 43, 14, 0.58}, part{cityWall, 1, 3, 0.98})
}

// drawHouses draws buildings of a seat in a box of 100 × 100 units: shadows, the lines around them, then their faces. fill is what they fill
// of the box.
func drawHouses(n paint.Pen, pal *palette, seat game.Seat, fill geom.Rect, parts ...part) {
	var all, shadows []*raster.Path
	for _, t := range parts {
		for _, shape := range paint.Outlines(t.facets) {
			all = append(all, paint.Placed(shape, t.x, t.y, t.k))
			shadows = append(shadows, paint.Placed(paint.Shadow(shape, 0.34, 0.34*-0.8771, 4), t.x, t.y, t.k))
		}
	}
	n, lines := seatLines(pal, seat).Around(n, fill)
	n.Soft(3, 0.4, func(n paint.Pen) { n.Fill(color.Black, shadows...) })
	lines.Draw(n, all...)
	for i, t := range parts {
		q := n.At(t.x, t.y, t.k)
		if i > 0 { // keeps the roofs apart
			q.Stroke(theme.Mix(pal.rim[seat], paint.Deep.Of(pal.Palette, pal.seat[seat]), 0.6), 3/t.k, paint.Outlines(t.facets)...)
		}
		q.Timber(pal.Palette, t.facets, pal.seat[seat], 7*int(seat))
	}
}

// drawRoad draws a road across the middle of the box, turned by an angle: a beam with the mark of the seat.
func drawRoad(n paint.Pen, pal *palette, seat game.Seat, turn float64) {
	const long, wide = 50 * roadLong * 1.06, 9.4
	sin, cos := math.Sincos(turn)
	at := func(along, aside float64) geom.Point {
		return geom.Pt(50+along*cos-aside*sin, 50+along*sin+aside*cos)
	}
	bar := func(from, to, half float64) *raster.Path {
		return paint.Polyline(true, at(from, -half), at(to, -half), at(to, half), at(from, half))
	}
	beam, c := bar(-long, long, wide), pal.seat[seat]
	n.Soft(2.4, 0.45, func(n paint.Pen) { n.At(2, 4.5, 1).Fill(color.Black, beam) })
	seatLines(pal, seat).Draw(n, beam)
	lit, dark := theme.Mix(c, pal.White, 0.3), theme.Mix(c, pal.Ink, 0.2)
	n.Ramp(geom.Pt(50+wide*0.7*sin, 50-wide), geom.Pt(50-wide*0.7*sin, 50+wide), lit, dark, beam)
	var marks []*raster.Path
	for _, x := range []float64{-19, 0, 19} {
		p := at(x, 0)
		for _, shape := range markShapes(seat, wide*0.66) {
			marks = append(marks, paint.Placed(shape, p.X, p.Y, 1))
		}
	}
	n.Fill(theme.Alpha(pal.rim[seat], 0.92), marks...)
}

// drawBase draws a flag with the mark of a seat on a heap of stones.
func drawBase(n paint.Pen, pal *palette, seat game.Seat) {
	n, lines := seatLines(pal, seat).Around(n, geom.Rect{X: 8, Y: 2, W: 86, H: 96})
	flag := paint.Shape([colonies.MaxSeats]string{
		"M 30 6 Q 50 -2 66 8 Q 80 16 94 9 L 92 54 Q 78 62 64 54 Q 48 46 30 54 Z",    // a flag
		"M 30 4 Q 60 2 96 6 L 78 31 L 96 56 Q 60 60 30 58 Z",                        // one with two tails
		"M 30 2 Q 62 14 97 33 Q 62 50 30 62 Z",                                      // a pennant
		"M 30 8 Q 54 2 84 8 V 66 L 75 58 L 66 66 L 57 58 L 48 66 L 39 58 L 30 66 Z", // a banner
	}[seat])
	mark := [colonies.MaxSeats]geom.Point{{X: 61, Y: 31}, {X: 56, Y: 31}, {X: 50, Y: 34}, {X: 57, Y: 32}}[seat]
	pole := paint.Rectangle(24, 2, 8, 84)
	heap := paint.Shape("M 6 96 Q 8 78 20 80 Q 28 68 40 78 Q 54 78 54 96 Z")
	n.Soft(3, 0.4, func(n paint.Pen) { n.Fill(color.Black, paint.Ellipse(44, 93, 34, 5)) })
	lines.Draw(n, flag, pole, heap)
	n.Fill(theme.Mix(pal.Wood, pal.Straw, 0.3), pole)
	c := pal.seat[seat]
	n.Gradient(geom.Pt(30, 10), geom.Pt(94, 20), false, paint.Evenly(c, theme.Mix(c, pal.White, 0.25), theme.Mix(c, pal.Ink, 0.16), c), flag)
	drawMark(n, pal, seat, mark.X, mark.Y, 17)
	n.Shaded(geom.Pt(10, 76), geom.Pt(46, 98), pal.Stone, theme.Mix(pal.StoneDark, pal.Stone, 0.3), theme.Mix(pal.StoneDark, pal.Ink, 0.4), 2.4, heap)
}
