package marktest

import (
	"image"
	"image/color"
	"math"

	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// part is a number of pixels along an edge, and how many of them show.
type part struct{ shown, seen int }

func (p part) and(q part) part { return part{p.shown + q.shown, p.seen + q.seen} }

// shows returns how many of the pixels along the edge of what a mark has changed on the screen stand out from what was there: one of its
// own pixels within a pixel and a half, or for a border and its shape further by its width, has 3 : 1 to its surroundings, the mean of the
// 5 × 5 pixels that were there. The pixels are as shown, smoothed edges included, where WCAG 2.2 would allow to take the colours as
// specified. For filled shapes the outer edge is measured, for icons and lines every edge.
//
// alone is the part of the edge beside which nothing else stands out already, such as another line of a chart that crosses this one, or the
// rim of a bar. mine is the pixels that the mark has changed, and drawn those of other marks.
func shows(m mark, mine, drawn painttest.Points) (all, alone part) {
	const least = 3.0
	near := 1.5
	if m.kind == stroke {
		near += m.width
	}
	reach := int(near)
	b := m.after.Bounds()
	outside := func(p image.Point) bool { return !mine.Has(p) }
	if solid(m) {
		outside = painttest.Around(b, mine.Has).Has
	}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			p := image.Pt(x, y)
			if !mine.Has(p) || !outside(p.Add(image.Pt(1, 0))) && !outside(p.Sub(image.Pt(1, 0))) && !outside(p.Add(image.Pt(0, 1))) && !outside(p.Sub(image.Pt(0, 1))) {
				continue
			}
			ground, ok := painttest.Beside(m.before, p), 0
			for i := range (2*reach + 1) * (2*reach + 1) {
				dx, dy := i%(2*reach+1)-reach, i/(2*reach+1)-reach
				q := p.Add(image.Pt(dx, dy))
				if math.Hypot(float64(dx), float64(dy)) <= near && mine.Has(q) && theme.Contrast(opaque(m.after.RGBAAt(q.X, q.Y)), ground) >= least {
					ok = 1
					break
				}
			}
			all = all.and(part{ok, 1})
			if plain(m.before, p) && (m.kind == picture || !beside(p, drawn.Has)) {
				alone = alone.and(part{ok, 1})
			}
		}
	}
	return all, alone
}

// changed returns the pixels that a mark has changed.
func changed(m mark) painttest.Points {
	b := m.after.Bounds()
	all := painttest.NewPoints(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if differs(m.before.RGBAAt(x, y), m.after.RGBAAt(x, y)) {
				all.Add(image.Pt(x, y))
			}
		}
	}
	return all
}

// beside reports whether so is true at one of the 5 × 5 pixels around a point.
func beside(p image.Point, so func(p image.Point) bool) bool {
	for i := range 25 {
		if so(p.Add(image.Pt(i%5-2, i/5-2))) {
			return true
		}
	}
	return false
}

// plain reports whether the 5 × 5 pixels around a point differ by no more than grain.
func plain(img *image.RGBA, p image.Point) bool {
	const grain = 1.2
	var darkest, lightest color.NRGBA
	light := func(c color.NRGBA) int { return 299*int(c.R) + 587*int(c.G) + 114*int(c.B) }
	for i := range 25 {
		at := p.Add(image.Pt(i%5-2, i/5-2))
		if !at.In(img.Bounds()) {
			continue
		}
		c := opaque(img.RGBAAt(at.X, at.Y))
		if darkest.A == 0 || light(c) < light(darkest) {
			darkest = c
		}
		if lightest.A == 0 || light(c) > light(lightest) {
			lightest = c
		}
	}
	return theme.Contrast(darkest, lightest) <= grain
}

// differs reports whether a pixel has been changed by more than a trace.
func differs(a, b color.RGBA) bool {
	const trace = 24
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return d(a.R, b.R)+d(a.G, b.G)+d(a.B, b.B) > trace
}

func opaque(c color.RGBA) color.NRGBA { return color.NRGBA{R: c.R, G: c.G, B: c.B, A: 255} }
