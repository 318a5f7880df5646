package art

import (
	"cmp"
	"slices"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

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
			drawShrub(n, l.palette)
		case rocks:
			drawRocks(n, l.palette)
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

// drawShrub draws a round bush in a box of 100 × 100 units, whose foot is at the bottom.
func drawShrub(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Ellipse(60, 92, 48, 12))
	n.Fill(pal.PalmDark, paint.Shape("M 8 88 Q 0 56 28 54 Q 40 28 66 44 Q 98 46 92 86 Q 50 102 8 88 Z"))
	n.Fill(theme.Mix(pal.PalmDark, pal.Leaf, 0.65), paint.Shape("M 14 78 Q 10 58 32 58 Q 42 36 62 48 Q 78 50 78 64 Q 54 62 46 78 Q 28 90 14 78 Z"))
	n.Fill(theme.Alpha(pal.FieldLight, 0.8), paint.Shape("M 22 68 Q 20 60 34 62 Q 40 46 54 50 Q 46 58 40 68 Q 30 76 22 68 Z"))
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

// drawRocks draws boulders in a box of 100 × 100 units.
func drawRocks(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Ellipse(60, 90, 50, 12))
	n.Fill(pal.rockDark, paint.Shape("M 8 88 L 18 54 L 44 38 L 76 48 L 94 76 L 86 92 L 40 96 Z"))
	n.Fill(pal.rock, paint.Shape("M 8 88 L 18 54 L 44 38 L 60 64 L 40 96 Z"))
	n.Fill(pal.rockLit, paint.Shape("M 18 54 L 44 38 L 76 48 L 54 60 Z"))
}
