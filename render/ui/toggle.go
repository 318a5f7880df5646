package ui

import (
	"islas/render/geom"
	"islas/render/theme"
)

// Sizes of a switch.
const (
	toggleHeight = 30.0 // in design units
	toggleWide   = 1.85 // times its height
)

// Toggle draws a switch and its label right of it, and reports whether it changed *on. The whole rectangle can be clicked.
func (u *UI) Toggle(id string, r Rect, label string, on *bool) bool {
	t := u.theme
	r = r.Rounded()
	value := "off"
	if *on {
		value = "on"
	}
	res := u.Region(id, r, RegionOptions{Role: RoleToggle, Label: label, Value: value})
	if res.Clicked {
		*on = !*on
	}
	disabled := len(u.disabled) > 0
	h := min(u.Px(toggleHeight), r.H)
	track, rest := r.CutLeft(min(h*toggleWide, r.W))
	track = Rect{X: track.X, Y: r.Y + (r.H-h)/2, W: track.W, H: h}.Rounded()

	top, bottom := theme.Mix(t.PaperDark, t.BrassDark, 0.35), theme.Mix(t.PaperDark, t.Paper, 0.2)
	if *on {
		top, bottom = theme.Darken(t.SeaDeep, 0.15), theme.Mix(t.SeaDeep, t.Sea, 0.2)
	}
	ink := t.Ink
	if disabled {
		top, bottom = theme.Mix(top, t.Paper, 0.5), theme.Mix(bottom, t.Paper, 0.5)
		ink = theme.Mix(t.InkSoft, t.PaperDark, 0.3)
	} else if res.Hover {
		top, bottom = theme.Lighten(top, 0.06), theme.Lighten(bottom, 0.06)
	}
	u.Gradient(track, h/2, top, bottom)
	u.Stroke(track, h/2, u.Px(2), t.BrassDark, theme.Mix(t.BrassDark, t.Brass, 0.5))
	knob := geom.Pt(track.X+h/2, track.Middle().Y)
	if *on {
		knob.X = track.Right() - h/2
		IconTick(u, Rect{X: track.X + h*0.16, Y: track.Y, W: h * 0.78, H: h}.Scaled(0.82), t.OnDark)
	}
	u.knob(knob, h*0.5-u.Px(1), res, disabled)
	_, rest = rest.CutLeft(u.Px(theme.Gap))
	switch style := u.Fitting(label, rest.W, theme.Body, theme.Small); {
	case u.MeasureText(style, label) > rest.W+tolerance && u.wraps(style, label, rest):
		u.TextWrapped(rest, style, ink, Left|Middle, label)
	default:
		u.Text(rest, style, ink, Left|Middle, label)
	}
	return res.Clicked
}

// ToggleHeight is how high a switch has to be whose label has so many pixels of width with it.
func (u *UI) ToggleHeight(width float64, label string) float64 {
	width -= u.Px(toggleHeight*toggleWide + theme.Gap)
	if u.MeasureText(theme.Small, label) <= width {
		return u.Px(theme.Target)
	}
	return max(u.Px(theme.Target), u.MeasureWrapped(theme.Small, label, width)+u.Px(4))
}
