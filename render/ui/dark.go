package ui

import (
	"islas/render/geom"
	"islas/render/theme"
)

// darkLook says how widgets look in the dark: all are black, and what they are for is told by their borders alone.
type darkLook struct {
	width  float64 // of the border in design units, 0 for that of what is usual
	double bool    // a second border inside
	foot   bool    // a bar along the lower edge: chosen, pressed in
	broken bool    // a broken border: can't be used
}

// darkButton chooses borders by kind and state.
func (u *Canvas) darkButton(res Response, o ButtonOptions, disabled bool) look {
	t := u.theme
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

// drawDark draws the body of a widget.
func (u *Canvas) drawDark(r Rect, radius float64, l look) {
	ground, edge := u.dark.Paper, l.rimTop
	u.Round(r, radius, ground, 0, theme.Color{})
	width := u.Px(max(l.dark.width, 2))
	if l.dark.broken {
		u.broken(r.Inset(width/2), radius, u.Px(l.dark.width), edge)
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

// broken draws a border of which only the corners are there.
func (u *Canvas) broken(r Rect, radius, width float64, c theme.Color) {
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
