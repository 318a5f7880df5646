package ui

import (
	"time"
	"unicode/utf8"

	"islas/render/geom"
	"islas/render/theme"
)

// Figures of text fields.
const (
	defaultMaxRunes = 200
	caretBlink      = 530 * time.Millisecond
	caretRest       = 10 * caretBlink * 2 // time without typing until it stops
)

// TextFieldOptions describes a text field.
type TextFieldOptions struct {
	Label       string                    // for assistive tools
	Placeholder string                    // shown while empty
	MaxRunes    int                       // most letters; 0 for 200
	Takes       func(typed string) string // returns the accepted part of a typed or pasted text; nil accepts one line
	Lost        func(letters int)         // is called with the number of letters not accepted, if any; may be nil
	Disabled    bool
	Why         string
}

// fieldState is a field with its caret and selection, which goes from anchor to caret, in bytes.
type fieldState struct {
	text          string // as of the last frame, with what the input method has committed since
	committed     bool   // it has committed something
	maxRunes      int
	takes         func(typed string) string
	caret, anchor int
	shift         float64 // pixels by which the text is moved to the left, so that the caret is seen
	caretRect     Rect
	since         time.Duration // last change, from which on the caret blinks
	selecting     bool
	preedit       string // what the input method has not committed yet
	preeditCaret  int
	lost          int // letters typed since the last frame that the field does not accept
}

// selection returns the ends of the selection in the order of the text.
func (f *fieldState) selection() (from, to int) {
	return min(f.caret, f.anchor), max(f.caret, f.anchor)
}

// TextField draws a field for one line of text and reports whether it changed *text. A press gives it the focus. Letters that the fonts
// lack are drawn as boxes and kept as typed, unless the field does not accept them.
func (u *UI) TextField(id string, r Rect, text *string, o TextFieldOptions) bool {
	r = r.Rounded()
	f := u.fields[id]
	if f == nil {
		f = &fieldState{caret: len(*text), anchor: len(*text)}
		u.fields[id] = f
	}
	if o.MaxRunes <= 0 {
		o.MaxRunes = defaultMaxRunes
	}
	f.maxRunes, f.takes = o.MaxRunes, o.Takes
	before := *text
	disabled := o.Disabled || len(u.disabled) > 0
	if f.committed && !disabled {
		*text = f.text
	}
	f.committed = false
	if value, ok := u.assisted(id); ok && !disabled {
		*text = firstRunes(f.take(value), f.maxRunes)
		f.caret, f.anchor = len(*text), len(*text)
	}
	f.keepInside(*text)
	res := u.Region(id, r, RegionOptions{
		Role: RoleField, Label: o.Label, Disabled: o.Disabled, Why: o.Why, Cursor: CursorText,
		Hold: true, keys: useText, radius: u.Px(theme.Radius),
	})
	inner := r.InsetXY(min(u.Px(14), r.W/4), 0)
	active := res.Focused && !disabled
	if active {
		u.edit(f, text)
	} else {
		f.preedit = ""
	}
	if !disabled {
		u.pointInField(f, text, inner, res)
	}
	f.keepInside(*text)
	u.current[len(u.current)-1].Value = *text // assistive tools read it even if no frame follows soon
	if active {
		from, to := f.selection()
		u.copies.page.selected = (*text)[from:to]
	}
	if f.lost > 0 {
		if o.Lost != nil {
			o.Lost(f.lost)
		}
		f.lost = 0
	}
	if *text != before || res.Held {
		f.since = u.now
	}
	if active && u.now-f.since < caretRest {
		u.due = caretBlink - (u.now-f.since)%caretBlink
	}
	u.drawField(f, r, inner, *text, o, res, active, disabled)
	f.text = *text
	return *text != before
}

// keepInside moves caret and anchor to the beginnings of letters, whatever the caller did with the text.
func (f *fieldState) keepInside(s string) {
	for _, i := range []*int{&f.caret, &f.anchor} {
		*i = max(min(*i, len(s)), 0)
		for *i > 0 && *i < len(s) && !utf8.RuneStart(s[*i]) {
			*i--
		}
	}
}

// pointInField sets the caret where the pointer presses and selects as it is dragged; a double click selects all.
func (u *TextEntry) pointInField(f *fieldState, text *string, inner Rect, res Response) {
	if !res.Held && !res.Clicked {
		f.selecting = false
		return
	}
	if u.in.Pressed {
		if res.Focused {
			u.settle(f, text)
		}
		f.caret = u.letterAt(*text, u.in.Pos.X-inner.X+f.shift)
		if !u.in.Shift {
			f.anchor = f.caret
		}
		f.selecting = true
	} else if f.selecting && res.Held {
		f.caret = u.letterAt(*text, u.in.Pos.X-inner.X+f.shift)
	}
	if res.DoubleClicked {
		f.anchor, f.caret = 0, len(*text)
	}
}

// letterAt returns the index of the boundary between letters nearest to x pixels from the beginning of a text.
func (u *Window) letterAt(s string, x float64) int {
	begin, last := 0, 0.0
	for _, end := range letters(s)[1:] {
		w := u.theme.Width(theme.Body, u.scale, s[:end])
		if x < (last+w)/2 {
			return begin
		}
		begin, last = end, w
	}
	return len(s)
}

// drawField draws a field, its text, what is selected and the caret.
func (u *TextEntry) drawField(f *fieldState, r, inner Rect, text string, o TextFieldOptions, res Response, active, disabled bool) {
	t := u.theme
	radius := u.Px(theme.Radius)
	top, bottom := theme.Mix(t.PaperLight, t.PaperDark, 0.4), t.PaperLight
	rimTop, rimLow := theme.Mix(t.BrassDark, t.Ink, 0.3), theme.Mix(t.BrassDark, t.Brass, 0.1)
	ink, width := t.Ink, u.LinePx(1.6)
	switch {
	case disabled:
		top, bottom, ink = t.Paper, t.Paper, theme.Mix(t.InkSoft, t.PaperDark, 0.3)
		rimTop, rimLow = t.InkFaint, t.InkFaint
	case active:
		top, bottom = theme.Lighten(t.PaperLight, 0.4), theme.Lighten(t.PaperLight, 0.7)
		rimTop, rimLow = t.Filled(1)
		width = u.Px(2.6)
	case res.Hover:
		top, bottom = t.PaperLight, theme.Lighten(t.PaperLight, 0.5)
		rimTop, rimLow, width = t.BrassDark, t.Brass, u.Px(2.2)
	}
	u.Gradient(r, radius, top, bottom)
	if !disabled && u.dark == nil {
		hollow, _ := r.Inset(u.Px(2)).CutTop(min(u.Px(7), r.H/2))
		u.Gradient(hollow, radius, theme.Alpha(t.Ink, 0.16), theme.Alpha(t.Ink, 0))
	}
	u.Stroke(r, radius, width, rimTop, rimLow)

	u.PushClip(inner.InsetXY(-u.Px(6), 0))
	defer u.PopClip()
	if text == "" && f.preedit == "" {
		f.shift = 0
		if o.Placeholder != "" {
			style := u.Fitting(o.Placeholder, inner.W, theme.Body, theme.Small)
			u.Text(inner, style, theme.Mix(t.InkSoft, t.Paper, 0.15), Left|Middle, o.Placeholder)
		}
	}
	shown, caret := text, f.caret
	if f.preedit != "" {
		shown = text[:f.caret] + f.preedit + text[f.caret:]
		caret += f.preeditCaret
	}
	h := u.LineHeight(theme.Body)
	box := Rect{X: inner.X, Y: inner.Middle().Y - h/2, W: inner.W, H: h}
	at := t.Width(theme.Body, u.scale, shown[:min(caret, len(shown))])
	whole := u.MeasureText(theme.Body, shown)
	if active {
		f.shift = clamp(f.shift, at-inner.W+u.Px(2), at)
	} else {
		f.shift = 0
	}
	f.shift = clamp(f.shift, 0, max(whole-inner.W+u.Px(2), 0))
	var selected Rect
	if from, to := f.selection(); active && from != to && f.preedit == "" {
		x0, x1 := t.Width(theme.Body, u.scale, text[:from]), t.Width(theme.Body, u.scale, text[:to])
		selected = Rect{X: box.X + x0 - f.shift, Y: box.Y - u.Px(2), W: x1 - x0, H: h + u.Px(4)}
		u.Round(selected, u.Px(3), t.SeaDeep, 0, theme.Color{})
		if u.dark != nil { // letters and ground keep their colours, so its frame marks it
			u.Stroke(selected.Inset(-u.Px(1)), u.Px(3), u.Px(2), t.Ink, t.Ink)
		}
	}
	switch {
	case shown == "":
	case active || whole <= inner.W:
		at := Rect{X: box.X - f.shift, Y: inner.Y, W: whole, H: inner.H}
		u.line(at, theme.Body, ink, Left|Middle, shown, whole, h)
		if !selected.Empty() { // again, light, where its ground is dark
			u.PushClip(selected)
			u.line(at, theme.Body, t.OnDark, Left|Middle, shown, whole, h)
			u.PopClip()
		}
	default: // a name longer than the field is no overflow: it can be scrolled by the caret
		short := t.Ellipsis(theme.Body, u.scale, shown, inner.W)
		u.line(inner, theme.Body, ink, Left|Middle, short, u.MeasureText(theme.Body, short), h)
	}
	if f.preedit != "" {
		x := box.X + t.Width(theme.Body, u.scale, shown[:f.caret]) - f.shift
		w := t.Width(theme.Body, u.scale, shown[:f.caret+len(f.preedit)]) - t.Width(theme.Body, u.scale, shown[:f.caret])
		u.Line(geom.Pt(x, box.Bottom()+u.Px(1)), geom.Pt(x+w, box.Bottom()+u.Px(1)), u.Px(1.5), t.Accent)
	}
	f.caretRect = Rect{X: box.X + at - f.shift - u.Px(1), Y: box.Y - u.Px(2), W: max(u.Px(2), 1), H: h + u.Px(4)}.Rounded()
	if passed := u.now - f.since; active && selected.Empty() && (passed >= caretRest || passed/caretBlink%2 == 0) {
		u.Fill(f.caretRect, t.Ink)
	}
}
