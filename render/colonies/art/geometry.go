package art

import (
	"math"

	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
)

// What is around the hexes, in sides of a hex: the sea of the frame with its harbours, and the border of the chart.
const (
	leftMargin, rightMargin = 1.18, 0.72
	topMargin, bottomMargin = 0.86, 0.86

	boardWide, boardHigh = 9 * root3, 11.0 // of the hexes alone
	root3                = 1.7320508075688772
)

// ChartRatio is the width of a chart divided by its height at which nothing is left around it.
const ChartRatio = (boardWide + leftMargin + rightMargin) / (boardHigh + topMargin + bottomMargin)

// Chart is where the board lies in a rectangle. Two that are equal have everything in the same places.
type Chart struct {
	Rect geom.Rect // all of it, the frame and what is around that included
	Side float64   // length of a side of a hex, in pixels
	Disc float64   // diameter of a number, in pixels

	sign   float64    // diameter of the sign of a harbour, in pixels
	corner geom.Point // upper left corner of the rectangle around the hexes
}

// NewChart returns a chart as large as the board fits into r.
func NewChart(r geom.Rect) Chart {
	r = r.Rounded()
	c := chartOf(max(min(r.W/(boardWide+leftMargin+rightMargin), r.H/(boardHigh+topMargin+bottomMargin)), 1))
	side := c.Side
	w, h := side*boardWide, side*boardHigh
	spareX, spareY := r.W-w-(leftMargin+rightMargin)*side, r.H-h-(topMargin+bottomMargin)*side
	c.Rect, c.corner = r, geom.Pt(math.Round(r.X+spareX/2+leftMargin*side), math.Round(r.Y+spareY/2+topMargin*side))
	return c
}

// chartOf returns a chart whose hexes have sides of at most so many pixels.
func chartOf(side float64) Chart {
	if side > 8 {
		side = 2 * math.Floor(side*root3/2) / root3 // nodes lie on whole pixels across
	}
	return Chart{Side: side, Disc: discSize * side, sign: signSize * side}
}

// Frame returns the rectangle around the hexes and the sea of the frame.
func (c Chart) Frame() geom.Rect {
	return geom.Rect{
		X: c.corner.X - leftMargin*c.Side, Y: c.corner.Y - topMargin*c.Side,
		W: c.Side*boardWide + (leftMargin+rightMargin)*c.Side, H: c.Side*boardHigh + (topMargin+bottomMargin)*c.Side,
	}
}

// Centre returns the middle of a hex.
func (c Chart) Centre(h colonies.Hex) geom.Point {
	site := colonies.SiteOf(h)
	x, y := float64(site.Q)+float64(site.R)/2, float64(site.R)
	return geom.Pt(c.corner.X+c.Side*root3*(x+0.5), c.corner.Y+c.Side*(1+1.5*y))
}

// spoke returns where a corner of a hex lies seen from its middle, clockwise from the top, for a side of 1.
func spoke(corner int) geom.Point {
	sin, cos := math.Sincos(float64(corner) * math.Pi / 3)
	return geom.Pt(sin, -cos)
}

// nodeSpots are where nodes lie, seen from the middle of a hex that they touch.
var nodeSpots = func() (spots [colonies.Nodes]struct {
	hex    colonies.Hex
	corner int
}) {
	for h := range colonies.Hex(colonies.Hexes) {
		for i, n := range colonies.SiteOf(h).Corners {
			spots[n].hex, spots[n].corner = h, i
		}
	}
	return spots
}()

// Node returns the place of a node.
func (c Chart) Node(n colonies.Node) geom.Point {
	s := nodeSpots[n]
	return c.Centre(s.hex).Add(spoke(s.corner).Mul(c.Side))
}

// Edge returns the two ends of an edge, those of Ends in their order.
func (c Chart) Edge(e colonies.Edge) (from, to geom.Point) {
	ends := e.Ends()
	return c.Node(ends[0]), c.Node(ends[1])
}

// Middle returns the middle of an edge.
func (c Chart) Middle(e colonies.Edge) geom.Point {
	from, to := c.Edge(e)
	return from.Lerp(to, 0.5)
}

// Hex returns the rectangle around a hex.
func (c Chart) Hex(h colonies.Hex) geom.Rect {
	return geom.RectAround(c.Centre(h), c.Side*root3, 2*c.Side)
}

// hexagon returns the corners of a hex that lie r from its middle, clockwise from the top.
func hexagon(middle geom.Point, r float64) []geom.Point {
	corners := make([]geom.Point, 6)
	for i := range corners {
		corners[i] = middle.Add(spoke(i).Mul(r))
	}
	return corners
}

// Moved returns the chart moved.
func (c Chart) Moved(by geom.Point) Chart {
	c.Rect, c.corner = c.Rect.Moved(by.X, by.Y), c.corner.Add(by)
	return c
}

// Coast returns the line around some hexes that lie together, clockwise.
func (c Chart) Coast(in func(colonies.Hex) bool) (line []geom.Point) {
	var next [colonies.Nodes]colonies.Node
	from := colonies.NoNode
	for h := range colonies.Hex(colonies.Hexes) {
		for i, n := range colonies.SiteOf(h).Corners {
			if other := beyond(h, i); in(h) && (other == colonies.NoHex || !in(other)) {
				from, next[n] = n, colonies.SiteOf(h).Corners[(i+1)%6]
			}
		}
	}
	for n := from; n != colonies.NoNode && (len(line) == 0 || n != from); n = next[n] {
		line = append(line, c.Node(n))
	}
	return line
}

// Beam returns the corners of the beam that a road on an edge fills, with some room around it.
func (c Chart) Beam(e colonies.Edge) []geom.Point {
	from, to := c.Edge(e)
	along := to.Sub(from).Mul(0.42)
	aside := geom.Pt(-along.Y, along.X).Mul(0.5)
	at := c.Middle(e)
	return []geom.Point{at.Sub(along).Sub(aside), at.Add(along).Sub(aside), at.Add(along).Add(aside), at.Sub(along).Add(aside)}
}

// Sizes of what lies on the board, in sides of a hex.
const (
	discSize   = 0.78 // a number
	discMost   = 1.16 // and where the chart is so small that it could hardly be read
	townSize   = 0.74 // a settlement
	citySize   = 0.92
	shipSize   = 0.98
	pirateSize = 1.0
	baseSize   = 0.42
	fleetSize  = 0.94
	roadLong   = 0.62
	tokenSize  = 0.30 // in a ship's slot and in a settlement's
	signSize   = 0.72 // of a harbour
	signMost   = 0.96
	frameAway  = 0.62 // of a harbour's sign from its edge, where that lies at the frame
	mooredSize = 0.86 // of a ship beside a town
	mooredAway = 0.56
)

// Legible returns the chart with numbers and signs of harbours of a diameter in pixels, if they are smaller and as far as there is room for it.
func (c Chart) Legible(least float64) Chart {
	c.Disc, c.sign = max(c.Disc, min(least, discMost*c.Side)), max(c.sign, min(1.2*least, signMost*c.Side))
	return c
}

// NumberRect returns where the number of a hex lies.
func (c Chart) NumberRect(h colonies.Hex) geom.Rect {
	return geom.RectAround(c.Centre(h), c.Disc, c.Disc)
}

// TownRect returns where the settlement or city on a node stands.
func (c Chart) TownRect(n colonies.Node, city bool) geom.Rect {
	size := townSize
	if city {
		size = citySize
	}
	return c.standing(c.Node(n), size)
}

// standing returns the rectangle of a piece of a size whose foot is a little below a point.
func (c Chart) standing(at geom.Point, size float64) geom.Rect {
	return geom.RectAround(at.Add(geom.Pt(0, -0.16*size*c.Side)), size*c.Side, size*c.Side)
}

// ShipRect returns where the ship on a node lies in a position: with a settlement or a city there beside that, on the side of the water. Without
// a position, nil, here and below there is nothing but the sea that is printed on the board.
func (c Chart) ShipRect(s *colonies.State, n colonies.Node) geom.Rect {
	if s != nil && s.Built().Has(n) {
		return c.Moored(s, n)
	}
	return c.standing(c.Node(n), shipSize)
}

// Moored returns where a ship lies beside the settlement or city on a node.
func (c Chart) Moored(s *colonies.State, n colonies.Node) geom.Rect {
	return c.standing(c.Node(n).Add(c.seaward(s, n).Mul(mooredAway*c.Side)), mooredSize)
}

// seaward returns the direction from a node to the water at it.
func (c Chart) seaward(s *colonies.State, n colonies.Node) geom.Point {
	var way, all geom.Point
	at := c.Node(n)
	for _, h := range n.Hexes() {
		if h == colonies.NoHex {
			continue
		}
		to := c.Centre(h).Sub(at).Mul(1 / c.Side)
		all = all.Add(to)
		if s != nil && s.Terrain(h) == colonies.Sea || s == nil && colonies.SiteOf(h).Zone == colonies.HomeSea {
			way = way.Add(to)
		}
	}
	way = way.Sub(all)                 // the frame lies where no hex is
	for i := range colonies.Harbours { // not over the sign of a harbour
		switch ends := colonies.PierOf(i).Ends; n {
		case ends[0]:
			way = way.Add(at.Sub(c.Node(ends[1])).Mul(0.8 / c.Side))
		case ends[1]:
			way = way.Add(at.Sub(c.Node(ends[0])).Mul(0.8 / c.Side))
		}
	}
	if l := way.Len(); l > 1e-6 {
		return way.Mul(1 / l)
	}
	return geom.Pt(1, 0)
}

// Aft reports whether the ship on a node has its cargo behind its stern, as the town beside it stands before its bow.
func (c Chart) Aft(s *colonies.State, n colonies.Node) bool {
	return s.Built().Has(n) && c.seaward(s, n).X < -0.1
}

// CargoRect returns the slot i, below colonies.Hold, of the cargo of a ship in its rectangle: beside its bow, or behind its stern.
func CargoRect(ship geom.Rect, aft bool, i int) geom.Rect {
	size := ship.W * tokenSize / shipSize
	x := ship.Right() + size*0.42
	if aft {
		x = ship.X - size*0.42
	}
	return geom.RectAround(geom.Pt(x, ship.Y+ship.H*0.5+(float64(i)-1)*size*1.02), size, size)
}

// StoreRect returns the slot i, below colonies.Hold, of what the settlement on a node stores: below it, side by side, or above it where a ship
// would lie below.
func (c Chart) StoreRect(s *colonies.State, n colonies.Node, i int) geom.Rect {
	town, size := c.TownRect(n, false), tokenSize*c.Side
	y := town.Bottom() + size*0.34
	if c.seaward(s, n).Y > 0.1 {
		y = town.Y - size*0.34
	}
	return geom.RectAround(geom.Pt(town.X+town.W/2+(float64(i)-1)*size*1.02, y), size, size)
}

// BaseRect returns where the base of a seat stands in a hex: one of four places around the number.
func (c Chart) BaseRect(h colonies.Hex, seat game.Seat) geom.Rect {
	const aside, down = 0.31, 0.525 // between the digits of a volcano
	at := c.Centre(h).Add(geom.Pt((2*float64(seat%2)-1)*aside*c.Side, (2*float64(seat/2)-1)*down*c.Side))
	return geom.RectAround(at, baseSize*c.Side, baseSize*c.Side)
}

// FleetRect returns where the war fleet of a seat lies in a hex: in its middle if nothing is drawn there, otherwise below that, smaller. Beside
// those of others in a position they lie side by side.
func (c Chart) FleetRect(s *colonies.State, h colonies.Hex, of game.Seat) geom.Rect {
	i, n := 0, 1
	if s != nil {
		for seat := range game.Seat(s.Seats()) {
			if s.Fleet(seat) == h && seat != of {
				i, n = i+paint.Flag(seat < of), n+1
			}
		}
	}
	size, down := fleetSize, 0.04
	if !bare(h) {
		size, down = 0.72*fleetSize, 0.5
	}
	x := (float64(i) - float64(n-1)/2) * 0.5
	return geom.RectAround(c.Centre(h).Add(geom.Pt(x*c.Side, down*c.Side)), size*c.Side, size*c.Side)
}

// bare reports whether a hex is without a harbour's sign.
func bare(h colonies.Hex) bool {
	for i := range colonies.Harbours {
		if colonies.PierOf(i).Water == h {
			return false
		}
	}
	return true
}

// MarkRect returns where a node is marked.
func (c Chart) MarkRect(n colonies.Node) geom.Rect {
	return geom.RectAround(c.Node(n), 0.72*c.Side, 0.72*c.Side)
}

// PirateRect returns where the pirate lies on a node.
func (c Chart) PirateRect(n colonies.Node) geom.Rect { return c.standing(c.Node(n), pirateSize) }

// Turn returns how a road on an edge is turned, in steps of 30°.
func (c Chart) Turn(e colonies.Edge) int {
	from, to := c.Edge(e)
	return int(math.Round(angle(from, to) / (math.Pi / 6)))
}

// RoadRect returns the rectangle around a road on an edge.
func (c Chart) RoadRect(e colonies.Edge) geom.Rect {
	return geom.RectAround(c.Middle(e), c.Side, c.Side)
}

// PierRect returns where the sign of a harbour hangs: in the middle of its hex of the sea, or in the frame before its edge.
func (c Chart) PierRect(i int) geom.Rect {
	return geom.RectAround(c.pierSpot(i), c.sign, c.sign)
}

// pierSpot returns the middle of the sign of a harbour.
func (c Chart) pierSpot(i int) geom.Point {
	pier := colonies.PierOf(i)
	if pier.Water != colonies.NoHex {
		return c.Centre(pier.Water)
	}
	middle := c.Node(pier.Ends[0]).Lerp(c.Node(pier.Ends[1]), 0.5)
	away := middle.Sub(c.Centre(pier.Land))
	return middle.Add(away.Mul(frameAway * c.Side / away.Len()))
}
