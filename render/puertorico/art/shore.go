package art

import (
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// isle is the ground of the fields while it is drawn, in pixels.
type isle struct {
	paint.Pen
	*palette
	margin float64 // between the fields and the edges of the picture, by which everything beside the fields is measured
	spots  []geom.Rect
	coast  []geom.Point // a closed line, clockwise
}

// drawIsland draws an island w by h units large: shallow water, beach, land, what grows on it, and plots.
func drawIsland(n paint.Pen, pal *palette, w, h float64, wide bool) {
	r := geom.Rect{W: w, H: h}
	spots := IslandSpots(r, wide)
	l := isle{Pen: n, palette: pal, margin: islandMargin(w, h), spots: spots[:]}
	if l.margin*n.Scale < 0.5 {
		n.Fill(pal.Field, paint.Rectangle(0, 0, w, h))
		return
	}
	l.coast = coastOf(r, l.margin)
	l.water()
	l.land()
	l.growth()
	for i, spot := range l.spots {
		l.plot(i, spot)
	}
}

// coastOf returns the line around the land in r: a rectangle with round corners that the sea has gnawed at. All fields lie
// within it.
func coastOf(r geom.Rect, margin float64) []geom.Point {
	in := r.Inset(0.5 * margin)
	round := 1.2 * margin
	var corners []geom.Point
	for i, c := range []geom.Point{{X: in.X + round, Y: in.Y + round}, {X: in.Right() - round, Y: in.Y + round}, {X: in.Right() - round, Y: in.Bottom() - round}, {X: in.X + round, Y: in.Bottom() - round}} {
		for k := range 9 {
			sin, cos := math.Sincos(math.Pi + float64(i)*math.Pi/2 + float64(k)*math.Pi/16)
			corners = append(corners, c.Add(geom.Pt(round*cos, round*sin)))
		}
	}
	line := paint.Along(paint.Closed(corners), margin/7)
	rough := paint.Noise(77)
	coast := make([]geom.Point, len(line))
	for i, p := range line {
		u, v := p.X/margin, p.Y/margin
		out := 0.3*(rough.At(u*0.6, v*0.6)-0.5) + 0.12*(rough.At(u*2+9, v*2)-0.5)
		coast[i] = p.Sub(paint.Normal(paint.Closed(line), i).Mul(out * margin))
	}
	return coast
}

// off returns the coast moved out to sea by a share of the margin, or inland by a negative one.
func (l isle) off(by float64) []geom.Point {
	return paint.Shifted(paint.Closed(l.coast), -by*l.margin)[:len(l.coast)]
}

// water draws the shallows in bands, as on a chart, and the surf.
func (l isle) water() {
	for _, band := range []struct {
		far, deep float64
		shade     theme.Color
	}{{0.3, 0.32, l.Shallow}, {0.21, 0.45, l.Lagoon}, {0.12, 0.5, l.Shallow}} {
		l.Fill(theme.Alpha(band.shade, band.deep), l.Area(l.off(band.far)))
	}
	l.Trace(theme.Alpha(l.Surf, 0.85), 0.05*l.margin, paint.Closed(l.off(0.08)))
}

// land draws beach and grass, washed on as with a wet brush, and the line of the coast.
func (l isle) land() {
	m := l.margin
	beach, grass := l.Area(l.coast), l.Area(l.off(-0.15))
	l.Layer(1, func(n paint.Pen) {
		w, h := l.extent()
		n.Ramp(geom.Pt(0, 0), geom.Pt(w, h), theme.Mix(l.Sand, l.White, 0.3), theme.Mix(l.Sand, l.earth, 0.25), beach)
		n = n.Atop()
		n.Gradient(geom.Pt(0, 0), geom.Pt(w, h), false, paint.Evenly(
			theme.Mix(l.Field, l.FieldLight, 0.55), theme.Mix(l.Field, l.Leaf, 0.15), theme.Mix(l.Field, l.FieldDark, 0.6)), grass)
		var light, dark []*raster.Path
		rng := paint.Random("meadows")
		for i := range 46 {
			at := geom.Pt(rng.Float64()*w, rng.Float64()*h)
			r := m * (0.5 + 1.2*rng.Float64())
			if paint.Depth(l.coast, at) < 0.5*r+0.3*m {
				continue
			}
			if i%2 == 0 {
				light = append(light, paint.Ellipse(at.X, at.Y, r, 0.6*r))
			} else {
				dark = append(dark, paint.Ellipse(at.X, at.Y, r, 0.6*r))
			}
		}
		n.Fill(theme.Alpha(l.FieldLight, 0.28), light...)
		n.Fill(theme.Alpha(l.Leaf, 0.22), dark...)
		if !l.Bold {
			n.Granulate(l.Umber, l.White, 0.12, max(m/26, 0.4))
		}
	})
	l.Trace(theme.Alpha(l.earthDark, 0.35), 0.05*m, paint.Closed(l.off(-0.15)))
	ink := max(0.055*m, 0.8/l.Scale)
	l.Trace(l.Ink, ink, paint.Closed(l.coast))
	l.At(0.5*ink, 0.6*ink, 1).Trace(theme.Alpha(l.Ink, 0.5), ink, paint.Closed(l.coast))
}

// extent returns how far the land reaches to the lower right.
func (l isle) extent() (w, h float64) {
	_, hi := paint.Bounds(l.coast)
	return hi.X, hi.Y
}

// plot draws a place where no field lies yet: levelled earth with grass on it and a dotted border. In high contrast it is bare,
// with a firm border.
func (l isle) plot(i int, r geom.Rect) {
	u := r.W / 100
	n := l.At(r.X, r.Y, u)
	bare := paint.Rounded(5, 5, 90, 90, 9)
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(10, 0), geom.Pt(80, 100), false, paint.Evenly(theme.Mix(l.earth, l.Cream, 0.62), theme.Mix(l.earth, l.Cream, 0.42), theme.Mix(l.earth, l.Field, 0.35)), bare)
		n = n.Atop()
		rng := paint.Random("plot" + string(rune('a'+i)))
		var tufts, clods []*raster.Path
		for range 16 {
			at := geom.Pt(12+76*rng.Float64(), 16+72*rng.Float64())
			if rng.IntN(3) == 0 {
				clods = append(clods, paint.Ellipse(at.X, at.Y, 2.4, 1.4))
				continue
			}
			tufts = append(tufts, paint.Blade(at, at.Add(geom.Pt(-3.4, -6)), 2.2), paint.Blade(at, at.Add(geom.Pt(0.4, -8)), 2.2), paint.Blade(at, at.Add(geom.Pt(3.6, -5.4)), 2.2))
		}
		if !l.Bold {
			n.Fill(theme.Alpha(l.Umber, 0.25), clods...)
			n.Fill(theme.Alpha(l.FieldDark, 0.75), tufts...)
		}
	})
	if l.Bold {
		n.Stroke(l.Ink, max(3, 1.4/n.Scale), bare)
		return
	}
	var dashes []*raster.Path
	for k := range 7 {
		a := 9 + 12.4*float64(k)
		dashes = append(dashes, paint.Line(a, 5, a+7, 5), paint.Line(a, 95, a+7, 95), paint.Line(5, a, 5, a+7), paint.Line(95, a, 95, a+7))
	}
	n.Stroke(theme.Alpha(l.earthDark, 0.9), max(1.8, 0.8/n.Scale), dashes...)
}
