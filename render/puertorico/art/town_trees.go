package art

import (
	"slices"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

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
		if t.outside(at) > 4 && room.Intersect(t.paved.Inset(9)).Empty() && t.r.Holds(room) && !t.onWay(at) && !crowded(all, p) {
			all = append(all, p)
		}
	}
	slices.SortStableFunc(all, func(a, b plant) int { return int(4*a.at.Y) - int(4*b.at.Y) })
	for _, p := range all {
		n := t.At(p.at.X-p.size/2, p.at.Y-0.96*p.size, p.size/100)
		if p.palm {
			drawPalm(n, t.palette, p.lean)
		} else {
			drawShrub(n, t.palette)
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

// crowded reports whether something grows too near to a plant.
func crowded(all []plant, p plant) bool {
	return slices.ContainsFunc(all, func(o plant) bool { return o.at.Sub(p.at).Len() < 0.42*(o.size+p.size)+2 })
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
