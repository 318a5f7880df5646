package art

import (
	"image/color"
	"math/rand/v2"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// A town is measured in sites: how wide streets are, and the land around, in the width of a site.
const (
	streetLeast = 0.14
	streetMost  = 0.3
	outskirts   = 0.2
)

// grid returns the columns and rows of the sites of a town, and of the fields of an island.
func grid(wide bool) (columns, rows int) {
	if wide {
		return 6, 2
	}
	return 4, 3
}

// TownSpots returns the places of the twelve sites of a town that fills r, row by row: squares, six in each of two rows if
// it is wide, else four in each of three.
func TownSpots(r geom.Rect, wide bool) (spots [puertorico.CitySize]geom.Rect) {
	columns, rows := grid(wide)
	c, n := float64(columns), float64(rows)
	size := min(r.W/(c+(c-1)*streetLeast+2*outskirts), r.H/(n+(n-1)*streetLeast+2*outskirts))
	gap := func(room, sites float64) float64 {
		return min((room-size*(sites+2*outskirts))/(sites-1), streetMost*size)
	}
	across, down := gap(r.W, c), gap(r.H, n)
	x, y := r.X+(r.W-c*size-(c-1)*across)/2, r.Y+(r.H-n*size-(n-1)*down)/2
	for i := range spots {
		spots[i] = geom.Rect{X: x + float64(i%columns)*(size+across), Y: y + float64(i/columns)*(size+down), W: size, H: size}
	}
	return spots
}

// TownPlaces returns where the buildings of a city stand in a town that fills r, given in the order built. Those that take
// one site follow each other from the first, those that take two from the last, so that there is always room and nothing that
// stands is ever moved.
func TownPlaces(r geom.Rect, wide bool, built []puertorico.Building) []geom.Rect {
	spots := TownSpots(r, wide)
	places := make([]geom.Rect, len(built))
	next, last := 0, len(spots)
	for i, b := range built {
		if b.Spaces() == 2 {
			last -= 2
			places[i] = spots[last].Union(spots[last+1]) // both in one row
		} else {
			places[i] = spots[next]
			next++
		}
	}
	return places
}

// Town is the ground of a city: its outskirts, the streets, and the twelve sites of TownSpots, all empty.
type Town struct{ Wide bool }

// Draw draws it.
func (k Town) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r, townDrawing(of(p), r.W, r.H, k.Wide))
}

func townDrawing(pal *palette, w, h float64, wide bool) paint.Drawing {
	key := paint.Key{Subject: subject("town"), A: paint.Flag(wide)}
	size := TownSpots(geom.Rect{W: w, H: h}, wide)[0].W / 100
	return paint.Drawing{Key: key, Units: w / size, Paint: func(n paint.Pen) {
		t := &town{Pen: n, palette: pal, r: geom.Rect{W: w / size, H: h / size}, small: 100*size < smallSite, rng: paint.Random("town")}
		t.spots = TownSpots(t.r, wide)
		t.columns, t.rows = grid(wide)
		t.paved = t.spots[0].Union(t.spots[len(t.spots)-1]).Inset(-8)
		t.draw()
	}}
}

// town is the ground of a city while it is drawn. A site is 100 units wide.
type town struct {
	paint.Pen
	*palette
	r             geom.Rect
	spots         [12]geom.Rect
	columns, rows int
	paved         geom.Rect      // the streets around and between the sites
	ways          [][]geom.Point // out of the town
	small         bool           // too small for what is fine
	rng           *rand.Rand
}

func (t *town) draw() {
	border := freehand(t.r.Inset(6), 24, 3.4, t.rng)
	land, ink, nib := t.Area(border), theme.Mix(t.Ink, t.Umber, 0.5), max(1.7, 1/t.Scale)
	if t.Bold {
		ink, nib = t.Ink, max(2.6, 1.6/t.Scale)
	}
	t.Soft(4, 0.35, func(n paint.Pen) { n.At(2, 4, 1).Fill(t.Ink, land) })
	t.Layer(1, func(n paint.Pen) {
		over := *t
		over.Pen = n
		over.Fill(t.meadow, land)
		over.Pen = n.Atop()
		over.meadows()
		over.streets()
		t.ways = over.ways
		over.paving()
		if !t.Bold {
			over.Granulate(t.Umber, t.Cream, 0.2, 1.3)
		}
		over.Trace(theme.Alpha(t.Umber, 0.22), 9, paint.Closed(border))
	})
	t.Inking(ink, nib, paint.Polyline(true, t.Thin(border)...))
	for _, s := range t.spots {
		drawSite(t.Pen, t.palette, s, t.small, t.rng)
	}
	t.trees()
}

// meadows lets patches of green and earth run into each other on the outskirts.
func (t *town) meadows() {
	if t.Bold {
		return
	}
	for range int(min(t.r.W*t.r.H/1400, 400)) {
		at := geom.Pt(t.rng.Float64()*t.r.W, t.rng.Float64()*t.r.H)
		c, radius := [...]color.NRGBA{t.Scrub, t.FieldLight, t.FieldDark, t.plot}[t.rng.IntN(4)], 14+22*t.rng.Float64()
		t.Glow(at, radius, []color.NRGBA{theme.Alpha(c, 0.6), theme.Alpha(c, 0.4), theme.Alpha(c, 0)}, paint.Circle(at.X, at.Y, radius))
	}
}

// streets draws the streets between the sites, and the ways out of the town.
func (t *town) streets() {
	for _, x := range []float64{t.paved.X + t.paved.W*0.36, t.paved.X + t.paved.W*0.71} {
		t.ways = append(t.ways,
			[]geom.Point{{X: x, Y: t.paved.Y + 9}, {X: x + 3, Y: t.paved.Y / 2}, {X: x - 4, Y: -9}},
			[]geom.Point{{X: x + 24, Y: t.paved.Bottom() - 9}, {X: x + 20, Y: (t.paved.Bottom() + t.r.H) / 2}, {X: x + 29, Y: t.r.H + 9}})
	}
	floor := t.Area(freehand(t.paved, 16, 2.4, t.rng))
	dark := theme.Alpha(t.Umber, 0.24)
	t.Stroke(dark, 3.4, floor)
	t.Trace(dark, 15, t.ways...)
	t.Fill(t.street, floor)
	t.Trace(t.street, 12, t.ways...)
	if t.Bold {
		return
	}
	for range 26 { // worn and wet places
		at := geom.Pt(t.paved.X+t.rng.Float64()*t.paved.W, t.paved.Y+t.rng.Float64()*t.paved.H)
		c, radius := [...]color.NRGBA{t.plot, t.plotDark, t.Cream}[t.rng.IntN(3)], 16+20*t.rng.Float64()
		t.Glow(at, radius, []color.NRGBA{theme.Alpha(c, 0.35), theme.Alpha(c, 0)}, paint.Circle(at.X, at.Y, radius))
	}
}

// paving draws the stones of the streets, which lie bare here and there.
func (t *town) paving() {
	if t.small {
		return
	}
	const across, down = 6.8, 5.4
	var stones, lights []*raster.Path
	bare := paint.NoiseOf("paving of a town")
	in := t.paved.Inset(4)
	for row := 0; in.Y+down*float64(row) < in.Bottom(); row++ {
		for x := in.X + across/2*float64(row%2); x < in.Right(); x += across {
			at := geom.Pt(x+1.6*(t.rng.Float64()-0.5), in.Y+down*float64(row)+1.2*(t.rng.Float64()-0.5))
			if bare.Fractal(at.X/34, at.Y/34, 2) < 0.44 || t.built(at) {
				continue
			}
			stones = append(stones, paint.Ellipse(at.X, at.Y, 2.7, 1.9))
			lights = append(lights, paint.Ellipse(at.X-0.4, at.Y-0.5, 1.8, 1))
		}
	}
	t.Fill(theme.Alpha(t.StoneDark, 0.32), stones...)
	t.Fill(theme.Alpha(t.Cream, 0.55), lights...)
}

// built reports whether a point lies on a site.
func (t *town) built(at geom.Point) bool {
	return slices.ContainsFunc(t.spots[:], func(s geom.Rect) bool { return s.Inset(3).Contains(at) })
}

// plant is something that grows around the town.
type plant struct {
	at   geom.Point
	size float64
	palm bool
	lean float64 // of a palm
}

// trees plants palms and bushes on the outskirts, and sets lanterns at crossings of the streets. In a small town there are only
// few of them, and larger ones.
func (t *town) trees() {
	tries, grown := 220, 1.0
	if t.small {
		tries, grown = 60, 1.5
	} else {
		t.tufts()
		t.lanterns()
	}
	var all []plant
	for range tries {
		at := geom.Pt(9+t.rng.Float64()*(t.r.W-18), 12+t.rng.Float64()*(t.r.H-18))
		p := plant{at: at, size: grown * (9 + 6*t.rng.Float64())}
		if t.outside(at) > 17 && t.rng.IntN(3) == 0 {
			p.size, p.palm, p.lean = grown*(40+16*t.rng.Float64()), true, 24*(t.rng.Float64()-0.5)
		}
		room := geom.Rect{X: at.X - p.size*0.6, Y: at.Y - p.size, W: p.size * 1.2, H: p.size * 1.1}
		if t.outside(at) > 4 && room.Intersect(t.paved.Inset(9)).Empty() && t.r.Holds(room) && !t.onWay(at) &&
			!slices.ContainsFunc(all, func(o plant) bool { return o.at.Sub(at).Len() < 0.42*(o.size+p.size)+2 }) {
			all = append(all, p)
		}
	}
	slices.SortStableFunc(all, func(a, b plant) int { return int(4*a.at.Y) - int(4*b.at.Y) })
	for _, p := range all {
		n := t.At(p.at.X-p.size/2, p.at.Y-0.96*p.size, p.size/100)
		if p.palm {
			drawPalm(n, t.palette, p.lean)
		} else {
			paint.DrawBush(n, t.Palette, t.PalmDark, theme.Mix(t.PalmDark, t.Leaf, 0.65))
		}
	}
}

// lanterns sets a lantern at every second crossing of the streets.
func (t *town) lanterns() {
	for row := range t.rows - 1 {
		for column := range t.columns - 1 {
			s, o := t.spots[row*t.columns+column], t.spots[(row+1)*t.columns+column+1]
			if (row+column)%2 == 0 {
				t.lantern(geom.Pt((s.Right()+o.X)/2, (s.Bottom()+o.Y)/2+4))
			}
		}
	}
}

// outside returns how far a point lies outside the streets.
func (t *town) outside(at geom.Point) float64 {
	return max(t.paved.X-at.X, at.X-t.paved.Right(), t.paved.Y-at.Y, at.Y-t.paved.Bottom())
}

// onWay reports whether a point lies on a way out of the town.
func (t *town) onWay(at geom.Point) bool {
	return slices.ContainsFunc(t.ways, func(w []geom.Point) bool {
		return paint.SquaredDistance(w[0], w[len(w)-1], at) < 15*15
	})
}

// tufts draws blades of grass on the meadows.
func (t *town) tufts() {
	var dark, pale []*raster.Path
	for range int(t.r.W * t.r.H / 700) {
		at := geom.Pt(9+t.rng.Float64()*(t.r.W-18), 12+t.rng.Float64()*(t.r.H-20))
		if t.outside(at) < 3 || t.onWay(at) {
			continue
		}
		for _, d := range []float64{-2.4, 0.3, 2.6} {
			dark = append(dark, paint.Blade(at, at.Add(geom.Pt(d, -5.6+0.6*d)), 1.7))
		}
		pale = append(pale, paint.Blade(at.Add(geom.Pt(5, 1)), at.Add(geom.Pt(4, -3)), 1.5))
	}
	t.Fill(theme.Alpha(t.FieldDark, 0.75), dark...)
	t.Fill(theme.Alpha(t.cane, 0.9), pale...)
}

// lantern draws a street lantern whose foot is at a point.
func (t *town) lantern(at geom.Point) {
	t.Fill(theme.Alpha(t.Umber, 0.3), paint.Ellipse(at.X+3, at.Y, 6, 2))
	n := t.At(at.X, at.Y, 1)
	iron := theme.Mix(t.SteelDark, t.Ink, 0.5)
	n.Fill(iron, paint.Shape("M -3 1 L -1 -3 L -0.9 -15 H 0.9 L 1 -3 L 3 1 Z M -4.4 -21 L 0 -26.5 L 4.4 -21 Z M -0.7 -25 H 0.7 V -28.5 H -0.7 Z"))
	n.Fill(t.Eve, paint.Shape("M -3.4 -21.4 H 3.4 L 1.9 -14.6 H -1.9 Z"))
	n.Stroke(iron, 1, paint.Shape("M -3.4 -21.4 L -1.9 -14.6 H 1.9 L 3.4 -21.4 M 0 -21.4 V -14.6"))
}
