package ui

import (
	"islas/render/geom"
	"islas/render/theme"
)

// darkLook is how a widget looks in the dark, where all are black and only their borders differ.
type darkLook struct {
	width  float64 // of the border in design units
	double bool    // a second border inside
	foot   bool    // a bar along the lower edge: chosen, pressed in
	broken bool    // a broken border: can't be used
}

// darkButton returns the look of a button in the dark by its kind and state.
func darkButton(t *theme.Theme, res Response, o ButtonOptions, disabled bool) look {
	l := look{top: t.Paper, bottom: t.Paper, rimTop: t.BrassDark, rimLow: t.BrassDark, ink: t.Ink}
	l.dark.width = 2
	switch {
	case disabled:
		l.dark.width, l.dark.broken = 1.4, true
		return l
	case o.Danger:
		l.dark.double, l.rimTop = true, t.Danger
	case o.Primary:
		l.dark.width, l.rimTop = 4, t.Ink
	}
	l.dark.foot = o.Selected || res.Held
	if res.Hover {
		l.dark.width += 2
	}
	return l
}

// drawDark draws the body of a widget in the dark.
func (l look) drawDark(u *Canvas, r Rect, radius float64) {
	ground, edge := u.dark.Paper, l.rimTop
	u.Round(r, radius, ground, 0, theme.Color{})
	width := u.Px(max(l.dark.width, 2))
	if l.dark.broken {
		corners(u, r.Inset(width/2), radius, u.Px(l.dark.width), edge)
		return
	}
	u.Stroke(r, radius, width, edge, edge)
	if l.dark.double {
		u.Stroke(r.Inset(width+u.Px(2)), max(radius-width-u.Px(2), 0), u.Px(1.4), edge, edge)
	}
	if l.dark.foot {
		bar, _ := r.InsetXY(radius, 0).CutBottom(u.Px(6))
		u.Fill(bar.Rounded(), u.theme.Ink)
	}
}

// corners draws the corners of a border.
func corners(u *Canvas, r Rect, radius, width float64, c theme.Color) {
	x, y := max(radius, r.W*0.12), max(radius, r.H*0.25)
	for _, at := range [...]Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.X, Y: r.Bottom()}, {X: r.Right(), Y: r.Bottom()}} {
		in := Point{X: x, Y: y}
		if at.X > r.X {
			in.X = -x
		}
		if at.Y > r.Y {
			in.Y = -y
		}
		u.Line(at, geom.Pt(at.X+in.X, at.Y), width, c)
		u.Line(at, geom.Pt(at.X, at.Y+in.Y), width, c)
	}
}
