package art

import (
	"image/color"
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// character is what makes the picture of an island its own beyond the lines of its file. Heights and depths are in board
// units.
type character struct {
	summit float64 // height of the highest mountain, as a factor
	others float64 // height of the others, likewise
	snow   bool    // snow lies on the highest mountain
	crater bool    // the highest mountain is a wide crater, open to one side
	cinder bool    // the mountains are cones with a mouth
	valley float64 // how deep the rivers have cut
	ash    bool    // the farmland is black ash with vines in pits
}

// characterOf is the character of an island by its ID; an unknown one is like most of them.
func characterOf(id string) character {
	c := character{summit: 1, others: 0.85, valley: 10}
	switch id {
	case "tenerife":
		c.summit, c.others, c.snow = 1.6, 0.7, true
	case "la-palma":
		c.summit, c.crater, c.valley = 1.2, true, 14
	case "la-gomera":
		c.summit, c.valley = 0.9, 30
	case "lanzarote":
		c.cinder, c.ash = true, true
	}
	return c
}

// rockOf is the rock of an island in the sun.
func rockOf(pal *palette, id string) color.NRGBA {
	switch id {
	case "tenerife":
		return theme.Mix(pal.rockLit, pal.rockBlue, 0.32)
	case "gran-canaria":
		return theme.Mix(pal.rockLit, pal.Straw, 0.25)
	case "la-palma":
		return theme.Mix(pal.rockLit, pal.rockBlue, 0.4)
	case "la-gomera":
		return theme.Mix(pal.rockLit, pal.Roof, 0.16)
	case "el-hierro":
		return theme.Mix(pal.rockLit, pal.Scrub, 0.3)
	case "lanzarote":
		return theme.Mix(pal.rockLit, pal.cinder, 0.5)
	}
	return pal.rockLit
}

// reliefStep is the distance of the places at which a relief is known, in board units.
const reliefStep = 5.0

// reliefRim is how far a relief reaches beyond its island.
const reliefRim = 100.0

// relief is the lie of the land and of the sea floor around it: what the picture needs to know of every place, worked out
// on a grid once for an island and read between its points.
type relief struct {
	lo         geom.Point
	cols, rows int
	places     []place
}

// place is what is known of a place.
type place struct {
	shore float32 // distance to the coast, negative at sea
	edge  float32 // distance to the border of the field
	deep  float32 // distance to the coast as the bands of depth take it: roughened
	light float32 // how much lighter than level ground it lies, -1 to 1
	wild  float32 // how much grows wild on a plot, 0 to 1; 0 elsewhere
	way   float32 // distance to the nearest river or road
}

// newRelief works out the relief of an island from the curves of its chart.
func newRelief(isl *board.Island, ch *chart, who character) *relief {
	lo, hi := paint.Bounds(ch.coast)
	rim := geom.Pt(reliefRim, reliefRim)
	lo, hi = lo.Sub(rim), hi.Add(rim)
	r := &relief{lo: lo, cols: int((hi.X-lo.X)/reliefStep) + 2, rows: int((hi.Y-lo.Y)/reliefStep) + 2}
	r.places = make([]place, r.cols*r.rows)

	land := make([]bool, len(r.places))
	r.cells(ch.coast, func(i int) { land[i] = true })
	shore := r.distances(paint.Closed(ch.coast))
	edge := r.distances(append([][]geom.Point{paint.Closed(ch.coast)}, ch.borders...)...)
	rivers := r.distances(ch.rivers...)
	mountain := make([]bool, len(r.places))
	for f, field := range isl.Fields {
		if field.Kind == board.Mountain {
			r.cells(ch.fields[f], func(i int) { mountain[i] = true })
		}
	}
	r.plots(isl, ch)
	ways := r.distances(slices.Concat(ch.rivers, ch.roads)...)
	hills, floor := paint.NoiseOf(isl.ID), paint.Noise(77)
	height := make([]float64, len(r.places))
	for i := range r.places {
		at := r.at(i)
		p := &r.places[i]
		d := shore[i]
		if !land[i] {
			d = -d
		}
		p.shore, p.edge, p.way = float32(d), float32(edge[i]), float32(ways[i])
		p.deep = float32(-d + 22*(floor.Fractal(at.X/62, at.Y/62, 3)-0.5))
		if !land[i] {
			continue
		}
		h := 20*paint.Smoothstep(min(d/150, 1)) + 34*paint.Smoothstep(min(d/60, 1))*(hills.Fractal(at.X/80, at.Y/80, 3)-0.4)
		if len(ch.rivers) > 0 {
			h -= who.valley * math.Exp(-rivers[i]*rivers[i]/(42*42))
		}
		if mountain[i] {
			h += 22 * paint.Smoothstep(min(edge[i]/30, 1))
		}
		height[i] = h
	}
	r.lit(height)
	r.level(isl)
	return r
}

// plots works out what grows wild on the plots.
func (r *relief) plots(isl *board.Island, ch *chart) {
	growth := paint.Noise(411)
	for f, field := range isl.Fields {
		if field.Kind == board.Plot {
			r.cells(ch.fields[f], func(i int) {
				at := r.at(i)
				away := math.Max(math.Abs(at.X-field.Site[0]), math.Abs(at.Y-field.Site[1])) - siteUnits/2
				r.places[i].wild = float32(paint.Smoothstep(min(max(2.6*growth.Fractal(at.X/46, at.Y/46, 3)-1.05, 0), 1)) * min(max(away/18, 0), 1))
			})
		}
	}
}

// at is the place with an index.
func (r *relief) at(i int) geom.Point {
	return r.lo.Add(geom.Pt(float64(i%r.cols), float64(i/r.cols)).Mul(reliefStep))
}

// cells calls f with the index of every place inside a closed line.
func (r *relief) cells(border []geom.Point, f func(i int)) {
	scan(border, r.lo, reliefStep, r.cols, r.rows, func(x, y int) { f(y*r.cols + x) })
}

// scan calls f with every point of a grid that lies inside a closed line.
func scan(border []geom.Point, lo geom.Point, step float64, cols, rows int, f func(x, y int)) {
	if len(border) == 0 {
		return
	}
	from, to := paint.Bounds(border)
	var crossings []float64
	for y := max(int((from.Y-lo.Y)/step), 0); y < rows && lo.Y+float64(float64(y)*step) <= to.Y; y++ {
		at := lo.Y + float64(float64(y)*step)
		crossings = crossings[:0]
		a := border[len(border)-1]
		for _, b := range border {
			if (a.Y > at) != (b.Y > at) {
				crossings = append(crossings, a.X+float64((b.X-a.X)*((at-a.Y)/(b.Y-a.Y))))
			}
			a = b
		}
		slices.Sort(crossings)
		for i := 0; i+1 < len(crossings); i += 2 {
			first := max(int(math.Ceil((crossings[i]-lo.X)/step)), 0)
			last := min(int(math.Floor((crossings[i+1]-lo.X)/step)), cols-1)
			for x := first; x <= last; x++ {
				f(x, y)
			}
		}
	}
}

// farthest is how far away, in board units, what does not exist is said to be.
const farthest = 1e6

// distances is how far every place is from the nearest of some lines, or farthest if there is none. Each place learns from those around it which piece
// of which line is near, which is wrong by less than an eye sees and takes a hundredth of the time of trying all.
func (r *relief) distances(lines ...[]geom.Point) []float64 {
	type piece struct{ a, b geom.Point }
	var pieces []piece
	far := make([]float64, len(r.places))
	near := make([]int32, len(r.places))
	for i := range far {
		far[i], near[i] = math.Inf(1), -1
	}
	try := func(i int, k int32) {
		if k >= 0 && k != near[i] {
			if d := paint.SquaredDistance(pieces[k].a, pieces[k].b, r.at(i)); d < far[i] {
				far[i], near[i] = d, k
			}
		}
	}
	for _, l := range lines {
		for i := 1; i < len(l); i++ {
			pieces = append(pieces, piece{l[i-1], l[i]})
			middle := l[i-1].Lerp(l[i], 0.5).Sub(r.lo).Mul(1 / reliefStep)
			for dy := -1; dy <= 2; dy++ {
				for dx := -1; dx <= 2; dx++ {
					x, y := int(middle.X)+dx, int(middle.Y)+dy
					if x >= 0 && y >= 0 && x < r.cols && y < r.rows {
						try(y*r.cols+x, int32(len(pieces)-1))
					}
				}
			}
		}
	}
	ask := func(x, y, dx, dy int) { // the place beside another one
		if x+dx >= 0 && x+dx < r.cols && y+dy >= 0 && y+dy < r.rows {
			try(y*r.cols+x, near[(y+dy)*r.cols+x+dx])
		}
	}
	for i := range far {
		x, y := i%r.cols, i/r.cols
		ask(x, y, -1, 0)
		ask(x, y, 0, -1)
		ask(x, y, -1, -1)
		ask(x, y, 1, -1)
	}
	for i := len(far) - 1; i >= 0; i-- {
		x, y := i%r.cols, i/r.cols
		ask(x, y, 1, 0)
		ask(x, y, 0, 1)
		ask(x, y, 1, 1)
		ask(x, y, -1, 1)
	}
	for i := range far {
		far[i] = min(math.Sqrt(far[i]), farthest)
	}
	return far
}

// sun is where the light comes from: the upper left, and not too high.
var sun = [3]float64{-0.62, -0.48, 0.62}

// lit works out the light on slopes.
func (r *relief) lit(height []float64) {
	for y := 1; y+1 < r.rows; y++ {
		for x := 1; x+1 < r.cols; x++ {
			i := y*r.cols + x
			if r.places[i].shore < 0 {
				continue
			}
			r.places[i].light = float32(slopeLight((height[i+1]-height[i-1])/(2*reliefStep), (height[i+r.cols]-height[i-r.cols])/(2*reliefStep)))
		}
	}
}

// slopeLight is how much lighter than level ground a slope is that rises by dx to the right and by dy downwards.
func slopeLight(dx, dy float64) float64 {
	l := (float64(-dx*sun[0]) - float64(dy*sun[1]) + sun[2]) / math.Sqrt(1+float64(dx*dx)+float64(dy*dy))
	return (l - sun[2]) / (1 - sun[2])
}

// levelRim is how far around a building site, in board units, the slope begins again.
const levelRim = 16.0

// level takes the slopes out of the building sites.
func (r *relief) level(isl *board.Island) {
	for _, field := range isl.Fields {
		if field.Kind != board.Plot {
			continue
		}
		const half = siteUnits/2 + levelRim
		lo, hi := geom.Pt(field.Site[0]-half, field.Site[1]-half), geom.Pt(field.Site[0]+half, field.Site[1]+half)
		r.cells([]geom.Point{lo, geom.Pt(hi.X, lo.Y), hi, geom.Pt(lo.X, hi.Y)}, func(i int) {
			at := r.at(i)
			d := math.Max(math.Abs(at.X-field.Site[0]), math.Abs(at.Y-field.Site[1])) - siteUnits/2
			r.places[i].light *= float32(min(max(d, 0)/levelRim, 1))
		})
	}
}

// corners are the four known places around a place in board units, and how far it is from the first of them to the right
// and downwards, 0 to 1. ok is false beyond the relief.
func (r *relief) corners(x, y float64) (a, b, c, d *place, u, v float32, ok bool) {
	x, y = (x-r.lo.X)/reliefStep, (y-r.lo.Y)/reliefStep
	if x < 0 || y < 0 || x >= float64(r.cols-1) || y >= float64(r.rows-1) {
		return nil, nil, nil, nil, 0, 0, false
	}
	ix, iy := int(x), int(y)
	above := r.places[iy*r.cols+ix:]
	below := above[r.cols:]
	return &above[0], &above[1], &below[0], &below[1], float32(x - float64(ix)), float32(y - float64(iy)), true
}

// between is the value at a place between four corners.
func between(a, b, c, d, u, v float32) float32 {
	above, below := a+float32((b-a)*u), c+float32((d-c)*u)
	return above + float32((below-above)*v)
}

// look reads the relief at a place in board units.
func (r *relief) look(x, y float64) place {
	a, b, c, d, u, v, ok := r.corners(x, y)
	if !ok {
		return place{shore: -reliefRim, edge: reliefRim, deep: reliefRim, way: reliefRim}
	}
	return place{
		shore: between(a.shore, b.shore, c.shore, d.shore, u, v), edge: between(a.edge, b.edge, c.edge, d.edge, u, v),
		deep: between(a.deep, b.deep, c.deep, d.deep, u, v), light: between(a.light, b.light, c.light, d.light, u, v),
		wild: between(a.wild, b.wild, c.wild, d.wild, u, v), way: between(a.way, b.way, c.way, d.way, u, v),
	}
}

// shelving is the distance to the shore, negative at sea, and the roughened depth, at a place in board units. near is
// false where the sea is too deep for the chart to show, and well within the land.
func (r *relief) shelving(x, y float64) (shore, deep float64, near bool) {
	a, b, c, d, u, v, ok := r.corners(x, y)
	if !ok || a.shore > 12 || a.deep > shelf+2*reliefStep+6 {
		return 0, 0, false
	}
	return float64(between(a.shore, b.shore, c.shore, d.shore, u, v)), float64(between(a.deep, b.deep, c.deep, d.deep, u, v)), true
}

// growth is the distance to the shore of a place on land, the same roughened, and how much grows wild there. some is false
// where neither sand nor anything wild can be.
func (r *relief) growth(x, y float64) (beach, wild float64, some bool) {
	a, b, c, d, u, v, ok := r.corners(x, y)
	if !ok || a.shore > 30 && a.wild+b.wild+c.wild+d.wild == 0 {
		return 0, 0, false
	}
	shore, deep := between(a.shore, b.shore, c.shore, d.shore, u, v), between(a.deep, b.deep, c.deep, d.deep, u, v)
	return float64(shore) + float64(0.45*float64(-deep-shore)), float64(between(a.wild, b.wild, c.wild, d.wild, u, v)), true
}

// lying is the light on a place and its distance to the border of its field.
func (r *relief) lying(x, y float64) (light, edge float32) {
	a, b, c, d, u, v, ok := r.corners(x, y)
	if !ok {
		return 0, reliefRim
	}
	return between(a.light, b.light, c.light, d.light, u, v), between(a.edge, b.edge, c.edge, d.edge, u, v)
}
