package ui

import (
	"islas/render/geom"
	"islas/render/theme"
)

// The few icons the kit's own widgets need. Each is an IconFunc.

// IconCross draws a cross: close.
func IconCross(u *UI, r Rect, c theme.Color) {
	r = r.Fit(1).Scaled(0.56)
	w := r.W * 0.17
	u.Line(r.Min(), geom.Pt(r.Right(), r.Bottom()), w, c)
	u.Line(geom.Pt(r.Right(), r.Y), geom.Pt(r.X, r.Bottom()), w, c)
}

// IconTick draws a tick: done, chosen, allowed.
func IconTick(u *UI, r Rect, c theme.Color) {
	r = r.Fit(1)
	at := func(x, y float64) Point { return geom.Pt(r.X+x*r.W, r.Y+y*r.H) }
	u.Outline([]Point{at(0.2, 0.54), at(0.42, 0.76), at(0.82, 0.27)}, false, r.W*0.14, c)
}

// IconPlus draws a plus: more.
func IconPlus(u *UI, r Rect, c theme.Color) {
	IconMinus(u, r, c)
	r = r.Fit(1).Scaled(0.56)
	m := r.Middle()
	u.Line(geom.Pt(m.X, r.Y), geom.Pt(m.X, r.Bottom()), r.W*0.19, c)
}

// IconMinus draws a minus: less.
func IconMinus(u *UI, r Rect, c theme.Color) {
	r = r.Fit(1).Scaled(0.56)
	m := r.Middle()
	u.Line(geom.Pt(r.X, m.Y), geom.Pt(r.Right(), m.Y), r.W*0.19, c)
}

// IconLeft draws an arrow head to the left: back.
func IconLeft(u *UI, r Rect, c theme.Color) { arrowHead(u, r, -1, c) }

// IconRight draws an arrow head to the right: onwards.
func IconRight(u *UI, r Rect, c theme.Color) { arrowHead(u, r, 1, c) }

// arrowHead draws an arrow head to the right, or with -1 to the left.
func arrowHead(u *UI, r Rect, to float64, c theme.Color) {
	r = r.Fit(1).Scaled(0.6)
	m := r.Middle()
	u.Outline([]Point{geom.Pt(m.X-to*r.W*0.2, r.Y), geom.Pt(m.X+to*r.W*0.3, m.Y), geom.Pt(m.X-to*r.W*0.2, r.Bottom())}, false, r.W*0.18, c)
}
