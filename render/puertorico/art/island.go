package art

import (
	"cmp"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Island is the ground of the fields of a player: a piece of a chart, an island with twelve plots, in six columns if it is wide and in
// four otherwise. Around it is a strip of shallow water, beyond which nothing is drawn.
type Island struct{ Wide bool }

// Draw draws it.
func (k Island) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r, islandDrawing(of(p), r.W, r.H, k.Wide))
}

// IslandSpots returns where the fields lie on an island in r, row by row: squares of equal size.
func IslandSpots(r geom.Rect, wide bool) [puertorico.IslandSize]geom.Rect {
	columns, rows := grid(wide)
	const gap = 0.02 // between fields, in their sides
	in := r.Inset(islandMargin(r.W, r.H))
	across, down := float64(columns)+gap*float64(columns-1), float64(rows)+gap*float64(rows-1)
	side := math.Min(in.W/across, in.H/down)
	grid := geom.RectAround(r.Middle(), side*across, side*down)
	var spots [puertorico.IslandSize]geom.Rect
	for i := range spots {
		x, y := float64(i%columns), float64(i/columns)
		spots[i] = geom.Rect{X: grid.X + x*side*(1+gap), Y: grid.Y + y*side*(1+gap), W: side, H: side}
	}
	return spots
}

// islandMargin returns how far the fields keep from the edges of the picture of an island.
func islandMargin(w, h float64) float64 { return 0.085 * math.Min(w, h) }

func islandDrawing(pal *palette, w, h float64, wide bool) paint.Drawing {
	columns, _ := grid(wide)
	key := paint.Key{Subject: subject("island"), A: columns, B: int(math.Round(100 * w / math.Max(h, 1)))}
	return paint.Drawing{Key: key, Units: w, Paint: func(n paint.Pen) { drawIsland(n, pal, w, h, wide) }}
}

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

// sort is what stands on an island beside its fields.
type sort uint8

const (
	palmToLeft sort = iota
	uprightPalm
	palmToRight
	shrub
	rocks
	hill
)

// growth draws palms, bushes, rocks and hills wherever on the island there is room for them beside the fields, from the
// back to the front.
func (l isle) growth() {
	type plant struct {
		kind sort
		at   geom.Point // of its foot
		size float64
	}
	rng := paint.Random("growth")
	var all []plant
	w, h := l.extent()
	for i := range 260 {
		kind := sort(rng.IntN(int(hill)))
		if i < 60 { // the largest first
			kind = hill
		}
		p := plant{kind, geom.Pt(rng.Float64()*w, rng.Float64()*h), l.margin * (0.62 + 0.25*rng.Float64())}
		switch p.kind {
		case shrub, rocks:
			p.size *= 0.6
		case hill:
			p.size *= 1.9
		}
		room := geom.Rect{X: p.at.X - 0.3*p.size, Y: p.at.Y - 0.5*p.size, W: 0.6 * p.size, H: 0.55 * p.size}
		free := paint.Depth(l.coast, p.at) > 0.12*l.margin && p.at.Y > p.size && len(all) < 60
		if p.kind == hill { // it is as wide as its box
			room = geom.Rect{X: p.at.X - 0.55*p.size, Y: p.at.Y - 0.6*p.size, W: 1.1 * p.size, H: 0.7 * p.size}
			free = free && paint.Depth(l.coast, p.at) > 0.6*p.size
		}
		for _, spot := range l.spots {
			free = free && room.Intersect(spot).Empty()
		}
		for _, other := range all {
			free = free && other.at.Sub(p.at).Len() > 0.5*(other.size+p.size)
		}
		if free {
			all = append(all, p)
		}
	}
	slices.SortStableFunc(all, func(a, b plant) int { return cmp.Compare(a.at.Y, b.at.Y) })
	for _, p := range all {
		n := l.At(p.at.X-p.size/2, p.at.Y-p.size, p.size/100)
		switch p.kind {
		case palmToLeft, uprightPalm, palmToRight:
			drawPalm(n, l.palette, 10*(float64(p.kind)-float64(uprightPalm)))
		case shrub:
			paint.DrawBush(n, l.Palette, l.PalmDark, theme.Mix(l.PalmDark, l.Leaf, 0.65))
		case rocks:
			paint.DrawBoulder(n, l.Palette, l.rockDark, l.rock, l.rockLit)
		case hill:
			drawHill(n, l.palette)
		}
	}
}

// drawPalm draws a palm in a box of 100 × 100 units, whose foot is at the bottom and whose crown is
// some units aside.
func drawPalm(n paint.Pen, pal *palette, aside float64) {
	crown := geom.Pt(50+aside, 30)
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Ellipse(62, 97, 26, 6))
	trunk := leaf(geom.Pt(50, 100), crown, aside*0.8, 6)
	n.Fill(pal.WoodDark, trunk)
	n.Fill(theme.Mix(pal.Wood, pal.Straw, 0.3), leaf(geom.Pt(49, 99), crown, aside*0.8, 2.6))
	for i, tip := range []geom.Point{{X: -42, Y: 14}, {X: 42, Y: 14}, {X: -38, Y: -14}, {X: 38, Y: -14}, {X: -14, Y: -30}, {X: 18, Y: -30}} {
		bow := 12.0
		if tip.X > 0 {
			bow = -12
		}
		shade := []theme.Color{pal.PalmDark, pal.PalmDark, theme.Mix(pal.PalmDark, pal.Palm, 0.5), theme.Mix(pal.PalmDark, pal.Palm, 0.5), pal.Palm, theme.Mix(pal.Palm, pal.FieldLight, 0.25)}[i]
		n.Fill(shade, leaf(crown, crown.Add(tip), bow, 11))
	}
	n.Fill(pal.WoodDark, paint.Circle(crown.X-4, crown.Y+5, 5), paint.Circle(crown.X+5, crown.Y+4, 5))
}

// drawHill draws a low hill with hachures in a box of 100 × 100 units, whose foot is at the bottom.
func drawHill(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.22), paint.Shape("M 10 98 Q 60 84 112 96 Q 90 104 40 102 Z"))
	n.Gradient(geom.Pt(24, 46), geom.Pt(84, 100), false, paint.Evenly(theme.Mix(pal.FieldLight, pal.Cream, 0.2), pal.Field, pal.FieldDark),
		paint.Shape("M 0 98 Q 14 88 24 66 Q 36 42 50 46 Q 60 50 66 62 Q 74 58 82 72 Q 90 90 104 98 Q 50 104 0 98 Z"))
	n.Fill(theme.Alpha(pal.PalmDark, 0.35), paint.Shape("M 50 46 Q 60 50 66 62 Q 74 58 82 72 Q 90 90 104 98 Q 84 101 66 101 Q 72 74 50 46 Z"))
	n.Stroke(theme.Alpha(pal.Ink, 0.55), 2.2, paint.Shape("M 0 98 Q 14 88 24 66 Q 36 42 50 46 Q 60 50 66 62 Q 74 58 82 72 Q 90 90 104 98"))
	n.Stroke(theme.Alpha(pal.Ink, 0.4), 1.6, paint.Shape("M 56 56 Q 62 70 62 84 M 62 62 Q 70 76 71 90 M 72 66 Q 78 78 80 92 M 80 74 Q 86 86 90 94 M 47 54 Q 50 64 50 76"))
}
