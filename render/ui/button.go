package ui

import (
	"math"

	"islas/render/geom"
	"islas/render/theme"
)

// IconFunc draws an icon of one colour into r.
type IconFunc func(u *UI, r Rect, c theme.Color)

// ButtonOptions describes how a button looks and works.
type ButtonOptions struct {
	Primary  bool        // the one that leads on: sea-green enamel set in brass
	Danger   bool        // destroys something: red enamel
	Quiet    bool        // without a body until hovered
	OnDark   bool        // a quiet one that stands on a dark ground
	Selected bool        // drawn pressed in: the open tab, the active tool
	Icon     IconFunc    // before the label, or in the middle without one
	Style    theme.Style // of the label; BodyBold if zero
	Left     bool        // the label stands at the left instead of in the middle
	Name     string      // for assistive tools where there is no label
	Tooltip  string
	Disabled bool
	Why      string // why it is disabled
	Message  bool   // its label is a message, which is read while it is disabled, too
	Shortcut Key    // a key that works like a click; its name is added to the tooltip
	Target   any    // what it stands for (RegionOptions)
	Looks    bool   // it only shows something (RegionOptions)
}

// look is the appearance of a widget of metal or enamel.
type look struct {
	top, bottom     theme.Color // body
	rimTop, rimLow  theme.Color
	ink             theme.Color
	gleam           theme.Color // line of light inside the upper edge
	raised, pressed bool
	glow            bool // a gleam of brass around it
	dark            darkLook
}

// Button draws a button and reports whether it was clicked.
func (u *UI) Button(id string, r Rect, label string, o ButtonOptions) bool {
	r = r.Rounded()
	res := u.Region(id, r, o.region(label, u))
	disabled := o.Disabled || len(u.disabled) > 0
	l := buttonLook(u.theme, res, o, disabled)
	if u.dark != nil {
		l = darkButton(u.theme, res, o, disabled)
	}
	face := l.draw(&u.Canvas, r, o.Quiet && !o.Selected && !disabled && !res.Hover && !res.Held || o.Quiet && disabled)
	from, width := u.drawLabel(face, label, o, l.ink)
	if o.Selected && !disabled && u.dark == nil { // marked by more than its colours; in the dark there is a bar
		y := math.Round(face.Bottom() - u.Px(5.5))
		u.Line(Point{X: from, Y: y}, Point{X: from + width, Y: y}, u.LinePx(2), l.ink)
	}
	return res.Clicked
}

// region returns the options of the region of a button.
func (o ButtonOptions) region(label string, u *UI) RegionOptions {
	if o.Name != "" {
		label = o.Name
	}
	tip := o.Tooltip
	key := o.Shortcut.Name()
	if glyph := u.glyph(o.Shortcut); glyph != "" {
		key = glyph
	}
	if key != "" && tip != "" {
		tip += " (" + key + ")"
	}
	value := ""
	if o.Selected {
		value = "selected"
	}
	return RegionOptions{
		Role: RoleButton, Label: label, Value: value, Tooltip: tip, Why: o.Why, Disabled: o.Disabled, Shortcut: o.Shortcut,
		Target: o.Target, Looks: o.Looks, lead: o.Primary,
	}
}

// buttonLook returns the look of a button by its kind and state.
func buttonLook(t *theme.Theme, res Response, o ButtonOptions, disabled bool) look {
	l := look{
		top: t.PaperLight, bottom: theme.Mix(t.Paper, t.PaperDark, 0.75),
		rimTop: theme.Mix(t.Brass, t.BrassDark, 0.55), rimLow: t.BrassDark,
		ink: t.Ink, gleam: theme.Alpha(theme.Lighten(t.PaperLight, 1), 0.85), raised: true,
	}
	enamel := func(c theme.Color) {
		l.top, l.bottom = theme.Mix(theme.Lighten(c, 0.1), c, 0.3), theme.Darken(c, 0.14)
		l.rimTop, l.rimLow = t.BrassLight, t.Brass
		l.ink, l.gleam = t.OnDark, theme.Alpha(theme.Lighten(c, 1), 0.22)
	}
	switch {
	case disabled:
		l.top, l.bottom = theme.Mix(t.Paper, t.PaperDark, 0.45), theme.Mix(t.Paper, t.PaperDark, 0.45)
		l.rimTop, l.rimLow = t.InkFaint, t.InkFaint
		l.ink, l.gleam, l.raised = theme.Mix(t.InkSoft, t.PaperDark, 0.3), theme.Color{}, false
		if o.Quiet && o.OnDark {
			l.ink = theme.Alpha(t.OnDarkSoft, 0.55)
		}
		if o.Message {
			l.ink = t.Ink
		}
		return l
	case o.Danger:
		enamel(t.Danger)
	case o.Primary:
		enamel(t.SeaDeep)
	case o.Quiet:
		l.raised, l.gleam = false, theme.Color{}
		l.top, l.bottom = theme.Alpha(t.Ink, 0.08), theme.Alpha(t.Ink, 0.08)
		l.rimTop, l.rimLow = theme.Alpha(t.BrassDark, 0.5), theme.Alpha(t.BrassDark, 0.5)
		if o.OnDark {
			l.ink = t.OnDark
			l.top, l.bottom = theme.Alpha(t.OnDark, 0.14), theme.Alpha(t.OnDark, 0.14)
			l.rimTop, l.rimLow = theme.Alpha(t.Brass, 0.7), theme.Alpha(t.Brass, 0.7)
		}
	}
	if o.Selected {
		l.top, l.bottom = theme.Mix(t.Brass, t.BrassLight, 0.35), theme.Mix(t.BrassLight, t.PaperLight, 0.3)
		l.rimTop, l.rimLow, l.ink = t.BrassDark, t.Brass, t.Ink
		l.raised, l.pressed, l.gleam = false, true, theme.Color{}
	}
	switch {
	case res.Held:
		l.top, l.bottom = theme.Darken(l.bottom, 0.1), theme.Darken(l.top, 0.03)
		l.raised, l.pressed, l.gleam = false, true, theme.Color{}
	case res.Hover:
		l.glow = !o.Quiet
		switch {
		case o.Primary || o.Danger:
			l.top, l.bottom = theme.Lighten(l.top, 0.12), theme.Lighten(l.bottom, 0.1)
			l.rimTop, l.rimLow = theme.Lighten(t.BrassLight, 0.4), t.BrassLight
		case !o.Quiet || o.Selected:
			l.top, l.bottom = theme.Mix(l.top, t.BrassLight, 0.16), theme.Mix(l.bottom, t.BrassLight, 0.5)
			l.rimTop, l.rimLow = t.Brass, t.BrassDark
		}
	}
	return l
}

// draw draws the body of a button, or nothing of it if bare, and returns the rectangle of its face.
func (l look) draw(u *Canvas, r Rect, bare bool) Rect {
	face := r
	if l.pressed {
		face = face.Moved(0, u.Px(1.5))
	}
	if bare {
		return face
	}
	radius := min(u.Px(theme.Radius), r.H/2)
	if u.dark != nil {
		l.drawDark(u, r, radius)
		return r
	}
	if l.raised {
		u.Shadow(r.Moved(0, u.Px(3)), radius, u.Px(5), u.theme.Shadow)
	}
	if l.glow {
		u.Shadow(r, radius, u.Px(6), theme.Alpha(u.theme.Brass, 0.9))
	}
	u.Gradient(r, radius, l.top, l.bottom)
	if l.pressed {
		// The upper rim casts its shadow into what is pressed in.
		hollow, _ := r.Inset(u.Px(2)).CutTop(min(u.Px(8), r.H/2))
		u.Gradient(hollow, max(radius-u.Px(2), 0), theme.Alpha(u.theme.Ink, 0.3), theme.Alpha(u.theme.Ink, 0))
	}
	u.Stroke(r, radius, u.Px(2), l.rimTop, l.rimLow)
	if l.gleam.A > 0 {
		u.Stroke(r.Inset(u.Px(2)), max(radius-u.Px(2), 0), u.Px(1.2), l.gleam, theme.Alpha(l.gleam, 0))
	}
	return face
}

// drawLabel draws icon and label onto a face, and returns the x at which they begin and their width.
func (u *UI) drawLabel(face Rect, label string, o ButtonOptions, ink theme.Color) (from, width float64) {
	style := o.Style
	if style == theme.Title {
		style = theme.BodyBold
	}
	pad := u.Px(theme.Gap)
	if label == "" {
		if o.Icon != nil {
			side := min(face.W, face.H, u.Px(56)) * 0.72
			o.Icon(u, face.Center(side, side), ink)
		}
		return face.X + face.W*0.3, face.W * 0.4
	}
	inner := face.InsetXY(min(pad, face.W/8), 0)
	if u.MeasureText(style, label) > inner.W+tolerance && u.wraps(style, label, inner) { // a high one
		u.TextWrapped(inner, style, ink, Centered, label)
		return inner.X, inner.W
	}
	align := Centered
	if o.Left {
		align = Left | Middle
	}
	side := min(math.Round(u.LineHeight(style)*1.15), face.H*0.8)
	gap := min(pad*0.75, inner.W/8)
	if o.Icon == nil || u.MeasureText(style, label) > inner.W-side-gap { // no icon rather than half a word
		u.Text(inner, style, ink, align, label)
		if width = min(u.MeasureText(style, label), inner.W); o.Left {
			return inner.X, width
		}
		return inner.Middle().X - width/2, width
	}
	w := min(u.MeasureText(style, label), max(inner.W-side-gap, 0))
	row := inner
	if !o.Left {
		row = inner.Center(side+gap+w+1, inner.H)
	}
	icon, rest := row.CutLeft(side)
	o.Icon(u, icon.Center(side, side), ink)
	_, rest = rest.CutLeft(gap)
	u.Text(rest, style, ink, Left|Middle, label)
	return icon.X, side + gap + w
}

// ButtonHeight returns the height in pixels that a button of a width needs for a label in the default style without an icon.
func (u *Window) ButtonHeight(width float64, label string) float64 {
	inner := width - 2*u.Px(theme.Gap)
	if u.MeasureText(theme.BodyBold, label) <= inner {
		return u.Px(theme.Target)
	}
	return max(u.Px(theme.Target), u.MeasureWrapped(theme.BodyBold, label, inner)+u.Px(theme.Gap))
}

// ButtonWidth returns the width in pixels that a button needs for a label in the default style, with an icon or without.
func (u *Window) ButtonWidth(label string, icon bool) float64 {
	w := u.MeasureText(theme.BodyBold, label) + 2*u.Px(theme.Gap*1.75)
	if icon {
		w += u.LineHeight(theme.BodyBold)*1.15 + u.Px(theme.Gap)*0.75
	}
	return math.Ceil(max(w, u.Px(theme.Target*2)))
}

// darkLook is the appearance of a widget in the dark, where all are black and only their borders differ.
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
