package art

import (
	"image/color"
	"math/rand/v2"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Town draws the ground of a city over r: its outskirts, the streets, and the twelve sites of TownSpots, all empty.
func Town(p *paint.Painter, dst *ebiten.Image, r geom.Rect, wide bool) {
	p.Show(dst, r, townDrawing(of(p), r.W, r.H, wide))
}

func townDrawing(pal *palette, w, h float64, wide bool) paint.Drawing {
	key := paint.Key{Subject: townPicture}
	if wide {
		key.A = 1
	}
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
	border := t.border()
	land := t.Area(border)
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
	t.Inking(t.ink(), t.nib(), paint.Polyline(true, t.Thin(border)...))
	for _, s := range t.spots {
		drawSite(t.Pen, t.palette, s, t.small, t.rng)
	}
	t.trees()
}

// ink returns the colour of lines around land.
func (t *town) ink() (c rgb) {
	if t.Bold {
		return t.Ink
	}
	return theme.Mix(t.Ink, t.Umber, 0.5)
}

// nib returns how broad the line around the land is.
func (t *town) nib() float64 {
	if t.Bold {
		return max(2.6, 1.6/t.Scale)
	}
	return max(1.7, 1/t.Scale)
}

// border returns the line around the town.
func (t *town) border() []geom.Point { return freehand(t.r.Inset(6), 24, 3.4, t.rng) }

// meadows lets patches of green and earth run into each other on the outskirts.
func (t *town) meadows() {
	if t.Bold {
		return
	}
	for range int(min(t.r.W*t.r.H/1400, 400)) {
		at := geom.Pt(t.rng.Float64()*t.r.W, t.rng.Float64()*t.r.H)
		c, radius := [...]rgb{t.Scrub, t.FieldLight, t.FieldDark, t.plot}[t.rng.IntN(4)], 14+22*t.rng.Float64()
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
		c, radius := [...]rgb{t.plot, t.plotDark, t.Cream}[t.rng.IntN(3)], 16+20*t.rng.Float64()
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
