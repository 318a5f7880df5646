package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"islas/render/geom"
	"islas/render/theme"
)

// Room of a plate around letters, and its corners, in ems.
const (
	plateX     = 0.25
	plateY     = 0.14
	plateRound = 0.22
)

// Inks is the rectangles that the letters of each of its lines take as it is drawn in a theme, in pixels of the picture.
func (l Label) Inks(th *theme.Theme) (all []geom.Rect) {
	for _, line := range l.single(th) {
		all = append(all, line.ink(th))
	}
	return all
}

// ink is the rectangle that the letters of a single line take.
func (l Label) ink(th *theme.Theme) geom.Rect {
	scale, baseline := l.scaleOf(th)
	if scale <= 0 {
		return geom.Rect{}
	}
	w := th.Width(l.Style, scale, l.Text)
	above, below := th.Extents(l.Style, scale, l.Text)
	return geom.Rect{X: l.X - w/2, Y: baseline - above, W: w, H: above + below}
}

// plate lays a black plate below lines that are about to be written.
func (l Label) plate(dst *ebiten.Image, th *theme.Theme, lines []Label) {
	var r geom.Rect
	em := 0.0
	for _, line := range lines {
		scale, _ := line.scaleOf(th)
		if ink := line.ink(th); r.Empty() {
			r = ink
		} else {
			r = r.Union(ink)
		}
		em = max(em, theme.Size(line.Style)*scale)
	}
	if r.Empty() {
		return
	}
	r = r.InsetXY(-plateX*em, -plateY*em)
	x, y := math.Floor(r.X), math.Floor(r.Y)
	w, h := math.Ceil(r.Right())-x, math.Ceil(r.Bottom())-y
	o := &vector.DrawPathOptions{AntiAlias: true}
	o.ColorScale.ScaleWithColor(th.Paper)
	vector.FillPath(dst, roundedPath(float32(x), float32(y), float32(w), float32(h), float32(min(plateRound*em, h/2))), nil, o)
}

// roundedPath is a rectangle with round corners.
func roundedPath(x, y, w, h, r float32) *vector.Path {
	var p vector.Path
	p.MoveTo(x+r, y)
	p.ArcTo(x+w, y, x+w, y+h, r)
	p.ArcTo(x+w, y+h, x, y+h, r)
	p.ArcTo(x, y+h, x, y, r)
	p.ArcTo(x, y, x+w, y, r)
	p.Close()
	return &p
}
