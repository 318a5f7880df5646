package ui

import (
	"math"
	"slices"
	"strconv"

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
	at := geom.Pt(track.X+h/2, track.Middle().Y)
	if *on {
		at.X = track.Right() - h/2
		IconTick(u, Rect{X: track.X + h*0.16, Y: track.Y, W: h * 0.78, H: h}.Scaled(0.82), t.OnDark)
	}
	knob(&u.Canvas, at, h*0.5-u.Px(1), res, disabled)
	_, rest = rest.CutLeft(u.Px(theme.Gap))
	style := u.Fitting(label, rest.W, theme.Body, theme.Small)
	if u.MeasureText(style, label) > rest.W+tolerance && u.wraps(style, label, rest) {
		u.TextWrapped(rest, style, ink, Left|Middle, label)
	} else {
		u.Text(rest, style, ink, Left|Middle, label)
	}
	return res.Clicked
}

// ToggleHeight returns the height in pixels that a switch of a width needs for a label.
func (u *Window) ToggleHeight(width float64, label string) float64 {
	width -= u.Px(toggleHeight*toggleWide + theme.Gap)
	if u.MeasureText(theme.Small, label) <= width {
		return u.Px(theme.Target)
	}
	return max(u.Px(theme.Target), u.MeasureWrapped(theme.Small, label, width)+u.Px(4))
}

// knob draws a turned brass button.
func knob(u *Canvas, c Point, radius float64, res Response, disabled bool) {
	t := u.theme
	top, bottom := t.BrassLight, t.Brass
	switch {
	case disabled:
		top, bottom = theme.Mix(t.PaperDark, t.Brass, 0.2), theme.Mix(t.PaperDark, t.Brass, 0.35)
	case res.Held:
		top, bottom = theme.Mix(t.Brass, t.BrassLight, 0.2), theme.Mix(t.Brass, t.BrassLight, 0.5)
	case res.Hover:
		top, bottom = theme.Lighten(t.BrassLight, 0.3), theme.Mix(t.Brass, t.BrassLight, 0.3)
	}
	r := RectAround(c, 2*radius, 2*radius)
	if !disabled {
		u.Shadow(r.Moved(0, u.Px(2)), radius, u.Px(4), t.Shadow)
	}
	u.Gradient(r, radius, top, bottom)
	edge := theme.Darken(t.BrassDark, 0.2)
	u.Stroke(r, radius, u.LinePx(1.6), edge, edge)
	in := r.Scaled(0.62)
	u.Stroke(in, in.W/2, u.Px(1.2), theme.Alpha(t.BrassDark, 0.55), theme.Alpha(theme.Lighten(t.BrassLight, 0.5), 0.9))
}

// ChoiceOptions describes a choice.
type ChoiceOptions struct {
	Label    string          // of the whole, for assistive tools
	Labels   []string        // what can be chosen
	Tooltips []string        // of each label, if any
	Style    theme.Style     // of the labels; if zero Body, or Small where not all of them fit in that
	Rows     int             // number of rows of labels; 0 for one
	Target   func(i int) any // what the i-th label stands for (RegionOptions); nil for nothing
}

// ChoiceOf draws labels side by side of which exactly one is chosen, and reports whether it changed *chosen. Arrow keys also choose.
func (u *UI) ChoiceOf(id string, r Rect, o ChoiceOptions, chosen *int) bool {
	n := len(o.Labels)
	if n == 0 {
		return false
	}
	r = r.Rounded()
	before := *chosen
	value := ""
	if before >= 0 && before < n {
		value = o.Labels[before]
	}
	res := u.Region(id, r, RegionOptions{Role: RoleChoice, Label: o.Label, Value: value, keys: useArrowsX})
	disabled := len(u.disabled) > 0
	if res.Focused && !disabled {
		switch {
		case u.keyDown(KeyLeft):
			*chosen = max(*chosen-1, 0)
		case u.keyDown(KeyRight):
			*chosen = min(*chosen+1, n-1)
		case u.keyDown(KeyHome):
			*chosen = 0
		case u.keyDown(KeyEnd):
			*chosen = n - 1
		}
	}
	if res.Clicked && (u.keyDown(KeyEnter) || u.keyDown(KeySpace)) {
		*chosen = (*chosen + 1) % n
	}
	rows := max(o.Rows, 1)
	columns := (n + rows - 1) / rows
	parts := r.Inset(u.Px(3)).Grid(columns, rows, u.Px(2))[:n]
	style, wide := o.Style, u.inSegment(parts[0]).W
	if style == theme.Title {
		style = theme.Body
		if slices.ContainsFunc(o.Labels, func(label string) bool { return u.MeasureText(style, label) > wide }) {
			style = theme.Small
		}
	}
	u.Well(r)
	for i, part := range parts {
		option := RegionOptions{Role: RoleOption, Label: o.Labels[i], NoFocus: true, focusAs: id}
		if i < len(o.Tooltips) {
			option.Tooltip = o.Tooltips[i]
		}
		if o.Target != nil {
			option.Target = o.Target(i)
		}
		seg := u.Region(id+"/"+strconv.Itoa(i), part, option)
		if seg.Clicked {
			*chosen = i
		}
		segment(&u.Canvas, part.Rounded(), style, o.Labels[i], seg, i == *chosen, i%columns > 0 && i != *chosen && i-1 != *chosen, disabled)
	}
	return *chosen != before
}

// ChoiceWidth returns the width in pixels that a choice needs for labels in a style side by side so that none is cut.
func (u *Window) ChoiceWidth(style theme.Style, labels ...string) float64 {
	widest := 0.0
	for _, label := range labels {
		widest = max(widest, u.MeasureText(style, label))
	}
	return float64(len(labels))*(widest+u.Px(2*6+2)) + u.Px(2*3)
}

// ChoiceRows returns the number of rows in which labels have to stand in a width so that none is cut.
func (u *Window) ChoiceRows(width float64, labels []string) (rows int) {
	n := len(labels)
	for rows = 1; rows < n; rows++ {
		columns := (n + rows - 1) / rows
		widest := u.ChoiceWidth(theme.Small, labels...) - u.Px(2*3)
		if widest/float64(n)*float64(columns)+u.Px(2*3) <= width {
			break
		}
	}
	return rows
}

// inSegment returns the rectangle of the label within a segment of a choice.
func (u *Window) inSegment(r Rect) Rect { return r.InsetXY(min(u.Px(6), r.W/10), 0) }

// segment draws one label of a choice.
func segment(u *Canvas, r Rect, style theme.Style, label string, res Response, on, divided, disabled bool) {
	t := u.theme
	ink := t.Ink
	switch {
	case disabled:
		ink = theme.Mix(t.InkSoft, t.PaperDark, 0.3)
	case !on && !res.Hover:
		ink = t.InkSoft
	}
	radius := u.Px(theme.Radius - 2)
	switch {
	case on:
		l := look{
			top: t.PaperLight, bottom: theme.Mix(t.Paper, t.PaperLight, 0.3), rimTop: t.Brass, rimLow: t.BrassDark,
			raised: !disabled, gleam: theme.Lighten(t.PaperLight, 1),
		}
		l.dark.width = 3
		if disabled {
			l.top, l.bottom, l.rimTop, l.rimLow = t.Paper, t.Paper, t.InkFaint, t.InkFaint
		}
		l.draw(u, r, false)
		if u.dark != nil {
			bar, _ := r.InsetXY(radius+u.Px(3), 0).CutBottom(u.Px(6))
			u.Fill(bar.Rounded(), t.Ink)
			break
		}
		// The chosen one is underlined too, so that it can be seen without colours.
		w := min(u.MeasureText(style, label), r.W-u.Px(16))
		u.Line(geom.Pt(r.Middle().X-w/2, r.Bottom()-u.Px(8)), geom.Pt(r.Middle().X+w/2, r.Bottom()-u.Px(8)), u.Px(2), t.BrassDark)
	case res.Held:
		u.Round(r, radius, theme.Alpha(t.Ink, 0.16), 0, theme.Color{})
	case res.Hover && !disabled:
		u.Round(r, radius, theme.Alpha(t.PaperLight, 0.6), 0, theme.Color{})
	case divided:
		u.Line(geom.Pt(r.X-u.Px(1), r.Y+r.H*0.28), geom.Pt(r.X-u.Px(1), r.Bottom()-r.H*0.28), u.Px(1), theme.Alpha(t.BrassDark, 0.6))
	}
	u.Text(u.inSegment(r), style, ink, Centered, label)
}

// Slider draws a slider from low to high in steps, 0 for none, and reports whether it changed *v. The label is for assistive tools.
func (u *UI) Slider(id string, r Rect, low, high, step float64, v *float64, label string) bool {
	t := u.theme
	r = r.Rounded()
	before := *v
	res := u.Region(id, r, RegionOptions{
		Role: RoleSlider, Label: label, Value: strconv.FormatFloat(*v, 'g', 4, 64), Hold: true, keys: useArrowsX,
	})
	disabled := len(u.disabled) > 0
	radius := min(u.Px(15), r.H/2)
	groove := Rect{X: r.X + radius, Y: r.Middle().Y - u.Px(5), W: max(r.W-2*radius, 1), H: u.Px(10)}.Rounded()
	if res.Held || res.Clicked && u.in.Released {
		*v = low + (u.in.Pos.X-groove.X)/groove.W*(high-low)
	}
	if res.Focused && !disabled {
		by := step
		if by <= 0 {
			by = (high - low) / 20
		}
		switch {
		case res.Clicked && u.scans.rest > 0: // a single key goes through all values
			if *v += by; *v > high {
				*v = low
			}
		case u.keyDown(KeyLeft):
			*v -= by
		case u.keyDown(KeyRight):
			*v += by
		case u.keyDown(KeyHome):
			*v = low
		case u.keyDown(KeyEnd):
			*v = high
		}
	}
	if value, ok := u.assisted(id); ok && !disabled {
		if n, err := strconv.ParseFloat(value, 64); err == nil {
			*v = n
		}
	}
	if *v != before && step > 0 {
		*v = low + math.Round((*v-low)/step)*step
	}
	if *v != before {
		*v = clamp(*v, low, high)
	}

	at := 0.0
	if high > low {
		at = clamp((*v-low)/(high-low), 0, 1)
	}
	u.Gradient(groove, groove.H/2, theme.Mix(t.PaperDark, t.BrassDark, 0.45), theme.Mix(t.PaperDark, t.BrassDark, 0.1))
	if !disabled {
		filled, _ := groove.CutLeft(groove.W * at)
		top, bottom := t.Filled(0.4)
		u.Gradient(filled, groove.H/2, top, bottom)
	}
	u.Stroke(groove, groove.H/2, u.LinePx(1.4), t.BrassDark, theme.Mix(t.BrassDark, t.Brass, 0.4))
	if n := int(math.Round((high - low) / max(step, 1e-9))); step > 0 && n > 1 && n <= 20 {
		for i := 0; i <= n; i++ {
			x := groove.X + groove.W*float64(i)/float64(n)
			u.Line(geom.Pt(x, groove.Bottom()+u.Px(5)), geom.Pt(x, groove.Bottom()+u.Px(9)), u.Px(1.4), t.InkFaint)
		}
	}
	knob(&u.Canvas, geom.Pt(groove.X+groove.W*at, groove.Middle().Y), radius, res, disabled)
	return *v != before
}

// Stepper draws a number from low to high between a minus and a plus, and reports whether it changed *v. The label is for assistive tools.
func (u *UI) Stepper(id string, r Rect, low, high int, v *int, label string) bool {
	r = r.Rounded()
	before := *v
	side := min(r.H, r.W/3)
	less, rest := r.CutLeft(side)
	more, middle := rest.CutRight(side)
	if u.Button(id+"/less", less, "", ButtonOptions{Icon: IconMinus, Name: u.T("ui.less", "what", label), Disabled: *v <= low}) {
		*v--
	}
	u.Text(middle, theme.Number, u.theme.Ink, Centered, strconv.Itoa(*v))
	if u.Button(id+"/more", more, "", ButtonOptions{Icon: IconPlus, Name: u.T("ui.more", "what", label), Disabled: *v >= high}) {
		*v++
	}
	*v = max(min(*v, high), low)
	return *v != before
}
