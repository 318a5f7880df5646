package painttest

import (
	"fmt"
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/ui"
)

// Seen is how well a painting of a frame is seen at its place.
type Seen struct {
	Name      string
	At        geom.Rect
	Alpha     float64
	Shown, Of int     // parts of its outline
	Least     float64 // contrast with its surroundings
}

// Shows reports whether it stands out: by the measure of StandOut, but along nine tenths of its outline, since on a table its edge may lie
// on that of something else. A painting of which hardly anything is seen always does.
func (s Seen) Shows() bool {
	const hidden, most, least, corners = 16, 0.1, 0.15, 2
	share := most
	if min(s.At.W, s.At.H) < small {
		share = least
	}
	return s.Of < hidden || float64(s.Of-s.Shown) <= max(share*float64(s.Of), corners)
}

// String implements fmt.Stringer.
func (s Seen) String() string {
	return fmt.Sprintf("%s at %.0f, visible %.2f: %d of %d parts of its outline show; the least %.2f : 1", s.Name, s.At, s.Alpha, s.Shown, s.Of, s.Least)
}

// Frame measures the paintings of a finished frame at their places, whatever lies below and over them, by the contrast along their
// outlines. name returns the name of a painting by its key, and "" for those that are not measured. Frame has to be called where the engine
// draws.
func Frame(u *ui.UI, name func(key any) string) (all []Seen) {
	bounds := u.Bounds()
	screen := ebiten.NewImage(int(bounds.W), int(bounds.H))
	defer screen.Deallocate()
	drawn := func(region geom.Rect, opaque bool, shown func(n int) bool) *image.RGBA {
		part := screen.SubImage(image.Rect(int(region.X), int(region.Y), int(region.Right()), int(region.Bottom()))).(*ebiten.Image)
		part.Clear()
		u.DrawPart(screen, region, opaque, shown)
		img := image.NewRGBA(image.Rect(0, 0, int(region.W), int(region.H)))
		part.ReadPixels(img.Pix)
		return img
	}
	var ops []ui.Drawn
	for _, d := range u.Drawn {
		ops = append(ops, d)
	}
	for n, d := range ops {
		what, at := name(d.Key), d.Rect
		region := outward(at.Inset(-4)).Intersect(bounds)
		if d.Kind != ui.DrawnPicture || what == "" || at.Intersect(d.Clip).Empty() || region.W < 6 || region.H < 6 {
			continue
		}
		s := Seen{Name: what, At: at, Alpha: d.Alpha, Least: math.Inf(1)}
		ground, whole := drawn(region, false, func(i int) bool { return i != n }), drawn(region, false, func(int) bool { return true })
		before, after := ground, whole
		if slices.ContainsFunc(ops[n+1:], func(above ui.Drawn) bool { return !above.Reach.Intersect(d.Reach).Empty() }) {
			before, after = drawn(region, false, func(i int) bool { return i < n }), drawn(region, false, func(i int) bool { return i <= n })
		}
		piece := drawn(region, true, func(i int) bool { return i == n })
		for _, c := range contrasts(piece, ground, whole, image.Point{}, reach(min(at.W, at.H)), func(p image.Point) bool { // not what is hidden
			return !differs(before, after, p) || differs(ground, whole, p)
		}) {
			if s.Of++; c >= 3 {
				s.Shown++
			}
			s.Least = min(s.Least, c)
		}
		if s.Of > 0 {
			all = append(all, s)
		}
	}
	return all
}

// differs reports whether two pictures have clearly different colours at a point.
func differs(a, b *image.RGBA, p image.Point) bool {
	const clearly = 6
	c, d := a.RGBAAt(p.X, p.Y), b.RGBAAt(p.X, p.Y)
	off := func(x, y uint8) bool { return max(x, y)-min(x, y) > clearly }
	return off(c.R, d.R) || off(c.G, d.G) || off(c.B, d.B)
}

// outward returns the smallest rectangle of whole pixels around r.
func outward(r geom.Rect) geom.Rect {
	x, y := math.Floor(r.X), math.Floor(r.Y)
	return geom.Rect{X: x, Y: y, W: math.Ceil(r.Right()) - x, H: math.Ceil(r.Bottom()) - y}
}
