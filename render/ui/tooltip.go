package ui

import "islas/render/theme"

// Figures of tooltips, in design units.
const (
	tipWidth    = 380.0 // the widest
	tipPadding  = 12.0
	tipDistance = 12.0
	largeWidget = 140.0 // from this width or height on the tooltip stands as near to the pointer as it can
)

// drawTooltip draws the tooltip of what the pointer rests on or the keyboard has reached, beside it and what it belongs to.
func (u *UI) drawTooltip() {
	before := u.tip
	u.tip, u.telling = tipShown{}, u.pointing.peeked
	defer func() { u.aside = Rect{} }()
	for i := range u.current {
		g := &u.current[i]
		if g.hidden || !g.Visible || g.depth < len(u.opened) || u.dragging || !u.tipFor(g.ID) {
			continue
		}
		str := g.tip()
		if str != "" {
			u.telling = g.ID
		}
		if g.tipAside {
			if !u.aside.Empty() {
				u.tip, u.telling = tipShown{id: g.ID, at: u.aside}, g.ID
			}
			return
		}
		switch {
		case str == "":
			continue
		case u.tipHeld == g.ID && before.id == g.ID: // it waits where it is for the pointer
			u.tip = before
			u.note(before.at, u.tipEdge(!g.Enabled), str, before.most)
			return
		}
		own := g.Rect
		if !g.tipAt.Empty() {
			own = g.tipAt
		}
		at := own
		if byKeys := u.focus == g.ID && u.ring && u.hot != g.ID; !byKeys && max(own.W, own.H) > u.Px(largeWidget) {
			at = RectAround(u.in.Pos, u.Px(24), u.Px(24))
		}
		r, most := u.tooltip(at, own, g.Group, str, !g.Enabled)
		u.tip = tipShown{g.ID, r, most, str}
		return
	}
}

// tipEdge is how wide the red edge of a note is that is a warning, and 0 of another.
func (u *UI) tipEdge(warning bool) float64 {
	if warning {
		return u.Px(6)
	}
	return 0
}

// Tooltip draws a note beside what lies at own, above everything else, that covers nothing of the group either as far as there
// is room. A warning has a red edge. Widgets with a Tooltip do this themselves.
func (u *UI) Tooltip(own, group Rect, str string, warning bool) {
	u.tooltip(own, own, group, str, warning)
}

// tooltip draws a note near at that covers neither own nor, if there is room, anything of a group. It returns where. A note
// that has no room in its usual width is made narrower: most is how wide its lines may be.
func (u *UI) tooltip(at, own, group Rect, str string, warning bool) (r Rect, most float64) {
	edge := u.tipEdge(warning)
	for _, clear := range []Rect{group, {}} {
		for _, width := range []float64{tipWidth, tipWidth * 0.75, tipWidth * 0.5} {
			most = min(u.Px(width), u.w-2*u.Px(theme.Gap)-2*u.Px(tipPadding))
			w, h := u.noteSize(str, most, edge)
			var ok bool
			if r, ok = u.nearest(at, own.Union(clear), w, h); ok {
				return u.note(r, edge, str, most), most
			}
		}
	}
	most = min(u.Px(tipWidth), u.w-2*u.Px(theme.Gap)-2*u.Px(tipPadding))
	w, h := u.noteSize(str, most, edge)
	below := RectAround(at.Middle(), w, h).Moved(0, (at.H+h)/2+u.Px(tipDistance))
	return u.note(below.Within(u.tipBounds()), edge, str, most), most
}

// noteSize is how large a note is whose lines are at most so many pixels wide.
func (u *UI) noteSize(str string, most, edge float64) (w, h float64) {
	t, pad := u.theme, u.Px(tipPadding)
	for _, line := range t.Wrap(theme.Small, u.scale, str, most) {
		w = max(w, t.Width(theme.Small, u.scale, line))
	}
	return w + 2*pad + edge, u.MeasureWrapped(theme.Small, str, most) + 2*pad
}

// note draws a note above everything else and returns where it is.
func (u *UI) note(r Rect, edge float64, str string, most float64) Rect {
	r = r.Rounded()
	u.Above(func() { u.drawNote(r, edge, str, most) })
	return r
}

// Aside says where that is shown which stands for the tooltips of regions that have none beside them (RegionOptions.TipAside).
func (u *UI) Aside(r Rect) { u.aside = r }

// Above lets f draw above everything else, as tooltips are, whatever clips the widgets around it.
func (u *UI) Above(f func()) {
	u.PushLayer(LayerTooltip)
	u.clips = append(u.clips, u.Bounds())
	u.alphas = append(u.alphas, 1)
	f()
	u.PopAlpha()
	u.PopClip()
	u.PopLayer()
}

// drawNote draws a tooltip into r. An edge of more than 0 is red.
func (u *UI) drawNote(r Rect, edge float64, str string, most float64) {
	t := u.theme
	pad := u.Px(tipPadding)
	radius := u.Px(5)
	u.Shadow(r.Moved(0, u.Px(3)), radius, u.Px(9), t.Shadow)
	u.Round(r, radius, t.PaperLight, u.Px(1.5), t.BrassDark)
	text := r.Inset(pad)
	if edge > 0 {
		bar, _ := r.Inset(u.Px(4)).CutLeft(u.Px(5))
		u.Round(bar, bar.W/2, t.Danger, 0, theme.Color{})
		_, text = text.CutLeft(edge)
	}
	// The width was measured line by line; half a pixel more keeps the same breaks.
	u.wrappedAt(Rect{X: text.X, Y: text.Y, W: most, H: 0}, theme.Small, t.Ink, str)
}

func (u *UI) wrappedAt(r Rect, s theme.Style, c theme.Color, str string) {
	u.TextWrapped(r, s, c, Left|Top, str)
}
