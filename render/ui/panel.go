package ui

import (
	"islas/render/geom"
	"islas/render/theme"
)

// Panel draws a sheet of paper with a border and a shadow, keeps the pointer from what lies below, and returns the space inside its
// margins.
func (u *UI) Panel(r Rect) (inside Rect) { return u.panel(r, u.Px(theme.Margin)) }

// panel draws a Panel with the given margin in pixels.
func (u *UI) panel(r Rect, margin float64) (inside Rect) {
	t := u.theme
	r = r.Rounded()
	u.Block(r)
	radius := u.Px(theme.Radius)
	u.Shadow(r.Moved(0, u.Px(5)), radius, u.Px(16), t.Shadow)
	u.Paper(r, radius, t.Paper)
	u.Stroke(r, radius, u.Px(2), t.BrassDark, t.BrassDark)
	line := theme.Alpha(t.BrassDark, 0.55)
	u.Stroke(r.Inset(u.Px(6)), max(radius-u.Px(4), 0), u.Px(1), line, line)
	return r.Inset(margin)
}

// Sheet draws a plain sheet of paper with a thin border, for lists and parts of a panel, and returns the space inside its margins.
func (u *Canvas) Sheet(r Rect) (inside Rect) {
	t := u.theme
	r = r.Rounded()
	u.Paper(r, u.Px(theme.Radius), t.PaperLight)
	line := theme.Alpha(t.BrassDark, 0.6)
	u.Stroke(r, u.Px(theme.Radius), u.Px(1.2), line, line)
	return r.Inset(u.Px(theme.Gap))
}

// Well draws a hollow in paper, for things laid or typed into it, and returns r.
func (u *Canvas) Well(r Rect) Rect {
	t := u.theme
	r = r.Rounded()
	radius := u.Px(theme.Radius)
	u.Gradient(r, radius, theme.Mix(t.PaperDark, t.BrassDark, 0.22), theme.Mix(t.PaperDark, t.Paper, 0.3))
	width, low := u.Px(1.4), theme.Alpha(t.BrassDark, 0.6)
	if u.dark != nil { // only its border sets it off
		width, low = u.LinePx(2), t.BrassDark
	}
	u.Stroke(r, radius, width, theme.Mix(t.BrassDark, t.Ink, 0.25), low)
	return r
}

// Tray draws a dyed cloth hemmed with brass thread, for pieces, and returns the space inside its margins. Text on it has the colours OnDark
// and OnDarkSoft.
func (u *UI) Tray(r Rect) (inside Rect) {
	t := u.theme
	r = r.Rounded()
	u.Block(r)
	radius := u.Px(theme.Radius)
	u.Shadow(r.Moved(0, u.Px(3)), radius, u.Px(10), t.Shadow)
	u.Gradient(r, radius, t.Cloth, t.ClothDark)
	u.Stroke(r, radius, u.Px(2), t.BrassDark, theme.Darken(t.BrassDark, 0.35))
	hem := theme.Alpha(t.Brass, 0.55)
	u.Stroke(r.Inset(u.Px(5)), max(radius-u.Px(3), 0), u.Px(1), hem, theme.Alpha(hem, 0.6))
	return r.Inset(u.Px(theme.Gap + 4))
}

// Ornament draws a rule across r: a thin line with a lozenge in the middle, as under the headings of old charts.
func (u *Canvas) Ornament(r Rect) {
	t := u.theme
	m, d := r.Middle(), r.H/2
	line := theme.Alpha(t.BrassDark, 0.75)
	w := max(u.Px(1.2), 1)
	u.Line(geom.Pt(r.X, m.Y), geom.Pt(m.X-2.5*d, m.Y), w, line)
	u.Line(geom.Pt(m.X+2.5*d, m.Y), geom.Pt(r.Right(), m.Y), w, line)
	u.Polygon([]Point{geom.Pt(m.X-1.5*d, m.Y), geom.Pt(m.X, m.Y-d), geom.Pt(m.X+1.5*d, m.Y), geom.Pt(m.X, m.Y+d)}, t.BrassDark)
}

// Badge draws a small round-ended label on a ground, for counts and states, in the middle of r's height, and returns its rectangle.
func (u *Canvas) Badge(r Rect, label string, ground theme.Color) Rect {
	h := min(u.LineHeight(theme.SmallBold)+u.Px(4), r.H)
	w := max(u.MeasureText(theme.SmallBold, label)+u.Px(16), h)
	b := Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: min(w, r.W), H: h}
	rim := theme.Darken(ground, 0.7)
	if u.theme.On(ground) == u.theme.OnDark {
		rim = u.theme.PaperLight
	}
	u.Round(b, h/2, ground, u.LinePx(1.2), rim)
	u.Text(b.InsetXY(u.Px(4), 0), theme.SmallBold, u.theme.On(ground), Centered, label)
	return b
}
