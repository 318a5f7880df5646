package ui

import (
	"islas/render/geom"
	"islas/render/theme"
)

// ownLook says how widgets look where texts have colours of a player's own: all are of the chosen ground, and what they are for is told by
// their borders alone.
type ownLook struct {
	width  float64 // of the border in design units, 0 for that of what is usual
	double bool    // a second border inside
	foot   bool    // a bar along the lower edge: chosen, pressed in
	broken bool    // a broken border: can't be used
}

// ownButton chooses borders by kind and state.
func (u *UI) ownButton(res Response, o ButtonOptions, disabled bool) look {
	t := u.theme
	l := look{top: t.Paper, bottom: t.Paper, rimTop: t.BrassDark, rimLow: t.BrassDark, ink: t.Ink}
	l.own.width = 2
	switch {
	case disabled:
		l.own.width, l.own.broken = 1.4, true
		return l
	case o.Danger:
		l.own.double, l.rimTop = true, t.Danger
	case o.Primary:
		l.own.width, l.rimTop = 4, t.Ink
	}
	l.own.foot = o.Selected || res.Held
	if res.Hover {
		l.own.width += 2
	}
	return l
}

// drawOwn draws the body of a widget.
func (u *UI) drawOwn(r Rect, radius float64, l look) {
	ground, edge := u.own.Ground, l.rimTop
	u.Round(r, radius, ground, 0, theme.Color{})
	width := u.Px(max(l.own.width, 2))
	if l.own.broken {
		u.broken(r.Inset(width/2), radius, u.Px(l.own.width), edge)
		return
	}
	u.Stroke(r, radius, width, edge, edge)
	if l.own.double {
		u.Stroke(r.Inset(width+u.Px(2)), max(radius-width-u.Px(2), 0), u.Px(1.4), edge, edge)
	}
	if l.own.foot {
		bar, _ := r.InsetXY(radius, 0).CutBottom(u.Px(6))
		u.Fill(bar.Rounded(), u.theme.Ink)
	}
}

// broken draws a border of which only the corners are there.
func (u *UI) broken(r Rect, radius, width float64, c theme.Color) {
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
