package art

import (
	"math"
	"slices"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/geom"
)

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

// PieceRect is where the building on a plot is drawn: a square larger than the site, whose ground is the middle of the
// site. On small boards it is larger than on the table, up to what leaves neighbours beside each other, so that a palace can
// be told from a house, and by what the lines around it need there.
func PieceRect(r geom.Rect, isl *board.Island, plot islas.Plot) geom.Rect {
	const full, most = 1.12, 1.5          // sides of a piece in those of a site: on large and on small boards
	const largeFrom, smallTo = 40.0, 20.0 // pixels of a site
	const lines = 2.0                     // pixels
	x, y := SitePoint(r, isl, plot)
	site := SiteSize(r, isl)
	small := min(max((largeFrom-site)/(largeFrom-smallTo), 0), 1)
	s := site*(full+(most-full)*small) + lines*small
	return geom.Rect{X: x - s/2, Y: y - s*0.66, W: s, H: s}
}

// Ashore reports whether a point in pixels lies on the island, not in the sea.
func Ashore(r geom.Rect, isl *board.Island, x, y float64) bool {
	scale, dx, dy := BoardTransform(r, isl)
	if scale <= 0 {
		return false
	}
	x, y = (x-dx)/scale, (y-dy)/scale
	return slices.ContainsFunc(isl.Fields, func(f board.Field) bool { return inside(isl, f.Border, x, y) })
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
