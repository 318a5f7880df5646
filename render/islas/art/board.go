package art

import (
	"image/color"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// Board is an island with the shallow sea around it; beyond that nothing is drawn, so that the board lies on whatever sea is there.
type Board struct{ *board.Island }

// Draw draws the island in r.
func (b Board) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r, boardDrawing(p, r.W, r.H, b.Island))
}

// boardDrawing is an island in a picture of w by h pixels.
func boardDrawing(p *paint.Painter, w, h float64, isl *board.Island) paint.Drawing {
	chart, pal := of(p).chart(isl), of(p).palette
	return paint.Drawing{Key: paint.Key{Subject: subject("board"), Text: isl.Layout()}, Units: w, Paint: func(n paint.Pen) {
		n, scale := charted(n, w, h, isl)
		l := land{Pen: n, palette: pal, isl: isl, chart: chart(), line: lineFor(scale), pixel: 1 / max(scale, 0.01), rng: paint.Random(isl.ID)}
		l.draw()
	}}
}

// charted is the pen in board units for a picture of w by h pixels, and how many pixels a board unit is long there. The
// pen may be one for a finer picture.
func charted(n paint.Pen, w, h float64, isl *board.Island) (board paint.Pen, scale float64) {
	scale, dx, dy := BoardTransform(geom.Rect{W: w, H: h}, isl)
	fine := n.Scale
	n.Scale, n.DX, n.DY = scale*fine, dx*fine, dy*fine
	return n, scale
}

// lineFor is how much thicker than on a full-size board lines are drawn on one of scale pixels a board unit, so that a
// thumbnail still shows them.
func lineFor(scale float64) float64 { return min(max(0.62/max(scale, 0.01), 1), 1.9) }

// land draws an island, in board units.
type land struct {
	paint.Pen
	*palette
	isl   *board.Island
	chart *chart
	line  float64 // factor of line widths, 1 on a large board
	pixel float64 // width of a pixel that is shown
	rng   *rand.Rand
}

// thumbnailFrom is the factor of line widths from which a board is a thumbnail, of at most 0.41 pixels a board
// unit, which an island has that is some 350 pixels wide.
const thumbnailFrom = 1.5

// thumbnail reports whether the board is so small that what is finer than fields, river and road would only blur it.
func (l land) thumbnail() bool { return l.line >= thumbnailFrom }

// least is how many pixels wide the dark lines are at the least by which everything on the map is told from what lies beside it, and most how
// many they are on the smallest islands, where those lines are nearly all that is seen.
const least, most = 1.6, 2.3

// How many pixels wide units are on islands from which on those lines are no wider, some 220 pixels, and down to which they become so, some 110.
const (
	sketchFrom = 0.25
	sketchTo   = 0.13

	crowdedBelow = 0.15
	bareBelow    = 0.1
	tiny         = 0.05
)

// sketched returns how much of a sketch the island is, in which lines count more than colours, from 0 to 1 on the smallest.
func (l land) sketched() float64 { return min(max((sketchFrom-1/l.pixel)/(sketchFrom-sketchTo), 0), 1) }

// firm is how wide those dark lines are, in units. On islands that are smaller still they are thinner again, so that they leave something between
// them.
func (l land) firm() float64 {
	room := min(max((1/l.pixel-tiny)/(sketchTo-tiny), 0), 1)
	return (least + (most-least)*l.sketched()*room) * l.pixel
}

// crowded reports whether borders would leave no land between them, on islands of less than some 140 pixels: they are left out there.
func (l land) crowded() bool { return 1/l.pixel < crowdedBelow }

// bare reports whether the same is true of rivers and roads, on islands of less than some 100 pixels, of which one sees the coast, the sites and
// what is built.
func (l land) bare() bool { return 1/l.pixel < bareBelow }

// dark is the colour of those lines: nearly black, of a hue.
func (l land) dark(hue color.NRGBA) color.NRGBA { return theme.Mix(hue, l.Ink, 0.7+0.22*l.sketched()) }

// on is the same island drawn by another pen.
func (l land) on(n paint.Pen) land {
	l.Pen = n
	return l
}

func (l land) draw() {
	l.shallows()
	l.skerries()
	l.Layer(1, func(n paint.Pen) {
		on := l.on(n)
		on.ground()
		on.Pen = on.Atop()
		for f, field := range l.isl.Fields {
			if field.Kind == board.Farmland {
				on.farmland(f)
			}
		}
		on.washes()
		if !l.thumbnail() && !l.Bold {
			on.tufts()
		}
		on.walls()
		on.sites()
		on.relit()
	})
	for _, m := range l.chart.massifs {
		l.mountains(m)
	}
	l.cliffs()
	l.shoreline()
	if !l.bare() {
		l.rivers()
		l.roads()
		l.bridges()
	}
	if !l.thumbnail() && !l.Bold {
		l.plants()
	}
	for f, field := range l.isl.Fields {
		if field.Kind == board.Village {
			l.village(f)
		}
	}
}

// PlotGlow is the light on plots of an island: allowed, counted or hovered ones.
type PlotGlow struct {
	Island   *board.Island
	Plots    islas.PlotSet
	Colour   theme.Color
	Strength float64 // from 0 (nothing) to 1
}

// Draw lights the plots of an island in r.
func (g PlotGlow) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if g.Plots&islas.AllPlots == 0 || g.Strength <= 0 {
		return
	}
	p.ShowFaint(dst, r, glowDrawing(p, r.W, r.H, g.Island, g.Plots&islas.AllPlots, g.Colour), min(g.Strength, 1))
}

func glowDrawing(p *paint.Painter, w, h float64, isl *board.Island, set islas.PlotSet, c color.NRGBA) paint.Drawing {
	chart, pal := of(p).chart(isl), of(p).palette
	return paint.Drawing{Key: paint.Key{Subject: subject("glow"), A: int(set), Colour: c, Text: isl.Layout()}, Units: w, Paint: func(n paint.Pen) {
		n, scale := charted(n, w, h, isl)
		drawPlotGlow(n, pal, isl, chart(), set, c, lineFor(scale))
	}}
}

// drawPlotGlow draws each plot of a set with a veil of the colour, brighter towards its border, and a firm line within it that
// leaves river and road to be seen.
func drawPlotGlow(n paint.Pen, pal *palette, isl *board.Island, ch *chart, set islas.PlotSet, c color.NRGBA, line float64) {
	for f, field := range isl.Fields {
		if field.Kind != board.Plot || set&(1<<field.Plot) == 0 {
			continue
		}
		border := paint.Closed(ch.fields[f])
		path := n.Area(border)
		n.Layer(1, func(n paint.Pen) {
			n.Fill(theme.Alpha(c, 0.34), path)
			n = n.Atop()
			for _, ring := range []struct{ width, alpha float64 }{{60, 0.2}, {40, 0.3}} {
				n.Trace(theme.Alpha(c, ring.alpha), ring.width*line, border)
			}
		})
		inner := paint.Closed(paint.Inset(ch.fields[f], 7+3*line))
		wide := 4 * line
		if pal.Bold {
			wide *= 1.6
		}
		n.Trace(theme.Alpha(pal.Ink, 0.7), wide*1.65, inner)
		n.Trace(c, wide, inner)
	}
}

// margin is the sea around an island within its rectangle, as a part of the island's width or height.
const margin = 0.07

// BoardTransform says how an island lies in a rectangle: a point (x, y) of the island file is drawn at
// (x*scale + dx, y*scale + dy). The island is as large as it can be and stands in the middle.
func BoardTransform(r geom.Rect, isl *board.Island) (scale, dx, dy float64) {
	x0, y0, x1, y1 := isl.Extent()
	w, h := math.Max(x1-x0, 1), math.Max(y1-y0, 1)
	scale = math.Min(r.W*(1-2*margin)/w, r.H*(1-2*margin)/h)
	return scale, r.X + r.W/2 - (x0+x1)/2*scale, r.Y + r.H/2 - (y0+y1)/2*scale
}

// BoardRect is the part of r that an island fills with the sea around it. It has the island's proportions whatever those of r
// are, so that pictures of different sizes can stand for each other.
func BoardRect(r geom.Rect, isl *board.Island) geom.Rect {
	x0, y0, x1, y1 := isl.Extent()
	return r.Fit(math.Max(x1-x0, 1) / math.Max(y1-y0, 1))
}

// siteUnits is the side of the square on which a building stands, in board units.
const siteUnits = 70

// SitePoint is the middle of a plot's building site in pixels.
func SitePoint(r geom.Rect, isl *board.Island, plot islas.Plot) (x, y float64) {
	f := isl.FieldOf(int(plot))
	if f < 0 {
		return r.X + r.W/2, r.Y + r.H/2
	}
	scale, dx, dy := BoardTransform(r, isl)
	s := isl.Fields[f].Site
	return s[0]*scale + dx, s[1]*scale + dy
}

// SiteSize is the side of a building site in pixels.
func SiteSize(r geom.Rect, isl *board.Island) float64 {
	scale, _, _ := BoardTransform(r, isl)
	return siteUnits * scale
}

// PieceRect is where a building of a kind on a plot is drawn: a square larger than the site, most of it above the ground in the middle of
// the site. Palaces and towns are larger than houses. On small boards all are larger than on the table, up to what leaves neighbours beside
// each other, and by what the lines around them need there.
func PieceRect(r geom.Rect, isl *board.Island, plot islas.Plot, k islas.Kind) geom.Rect {
	// Sides of a piece in those of a site: on large and on small boards.
	full, most := [islas.Kinds]float64{1.12, 1.36, 1.5}, [islas.Kinds]float64{1.32, 1.5, 1.56}
	const largeFrom, smallTo = 40.0, 20.0 // pixels of a site
	const lines = 2.0                     // pixels
	x, y := SitePoint(r, isl, plot)
	site := SiteSize(r, isl)
	small := min(max((largeFrom-site)/(largeFrom-smallTo), 0), 1)
	s := site*(full[k]+(most[k]-full[k])*small) + lines*small
	return geom.Rect{X: x - s/2, Y: y + site*0.06 + s*0.3 - s, W: s, H: s}
}

// Ashore reports whether a point in pixels lies on the island, not in the sea; coast is the island's outline.
func Ashore(r geom.Rect, isl *board.Island, coast []int, x, y float64) bool {
	scale, dx, dy := BoardTransform(r, isl)
	if scale <= 0 {
		return false
	}
	return inside(isl, coast, (x-dx)/scale, (y-dy)/scale)
}

// inside reports whether a point in board units lies within a border.
func inside(isl *board.Island, border []int, x, y float64) bool {
	in := false
	for i, k := range border {
		a, b := isl.Points[k], isl.Points[border[(i+1)%len(border)]]
		if (a[1] > y) != (b[1] > y) && x < (b[0]-a[0])*(y-a[1])/(b[1]-a[1])+a[0] {
			in = !in
		}
	}
	return in
}

// outline is the points of a border of the file, in board units.
func outline(isl *board.Island, border []int) []geom.Point {
	points := make([]geom.Point, len(border))
	for i, k := range border {
		points[i] = geom.Pt(isl.Points[k][0], isl.Points[k][1])
	}
	return points
}

// IslandName is the name of an island in a cartouche with a scale of miles, as a chart says it beside the island.
type IslandName string

// Draw draws the name in r.
func (name IslandName) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r, nameDrawing(of(p).palette, string(name)))
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
		border := paint.Closed(outline(isl, field.Border))
		for i := 1; i < len(border); i++ {
			from, to := border[i-1], border[i]
			parts := math.Ceil(to.Sub(from).Len() / far)
			for k := range int(parts) {
				marks = append(marks, from.Lerp(to, float64(k)/parts))
			}
		}
	}
	return marks
}

func nameDrawing(pal *palette, name string) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("name"), Text: name}, Units: markWidth, Paint: func(n paint.Pen) { drawCartouche(n, pal, name) }}
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
