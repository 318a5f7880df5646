package ui

import (
	"math"

	"islas/render/theme"
)

// Figures of tooltips, in design units.
const (
	tipWidth     = 380.0 // the widest
	tipPadding   = 12.0
	tipDistance  = 12.0
	tipWidest    = 640.0 // where there is no room for it otherwise
	tipNarrowest = 200.0 // where a part of it is seen
	largeWidget  = 140.0 // from this width or height on the tooltip stands as near to the pointer as it can
)

// drawTooltip draws the tooltip of what the pointer rests on or the keyboard has reached, beside it and what it belongs to.
func (u *UI) drawTooltip() {
	before := u.tip
	u.tip, u.telling = tipShown{}, u.pointing.peeked
	defer func() {
		if u.asides = [2]Rect{}; u.hot == u.tip.id {
			u.nearTip()
		}
	}()
	for i := range u.current {
		g := &u.current[i]
		if g.hidden || !g.Visible || g.depth < len(u.opened) || u.dragging || !u.tipFor(g.ID) && u.pointing.peeked != g.ID {
			continue
		}
		now := tipShown{id: g.ID, text: g.tip(), asides: u.asides}
		told := !u.asides[0].Empty()
		if now.text != "" || told {
			u.telling = g.ID
		}
		if g.tipAside || now.text == "" {
			if told {
				u.tip = now
			}
			if g.tipAside || told {
				return
			}
			continue
		}
		u.tip = now
		u.Words(func() { u.tipBeside(g, &before) })
		return
	}
}

// tipBeside draws the tooltip of a region, where it was in the frame before if nothing speaks against that, and notes where it is.
func (u *UI) tipBeside(g *region, before *tipShown) {
	s := &u.tip
	own := g.Rect
	if !g.tipAt.Empty() {
		own = g.tipAt
	}
	at := own
	if byKeys := u.focus == g.ID && u.ring && u.hot != g.ID; !byKeys && max(own.W, own.H) > u.Px(largeWidget) {
		at = RectAround(u.in.Pos, u.Px(24), u.Px(24))
	}
	s.own = own.Union(g.Group)
	same := before.id == s.id && before.text == s.text && !before.note.Empty()
	switch {
	case same && u.tipHeld == g.ID, // it waits where it is for the pointer
		same && before.own == s.own && distance(at, before.note) <= before.away+u.Px(largeWidget) && u.tipBounds().Inset(-1).Holds(before.note):
		s.note, s.most, s.own, s.away = before.note, before.most, before.own, before.away
		u.note(s.note, u.tipEdge(!g.Enabled), s.text, s.most)
	default:
		s.note, s.most = u.tooltip(&tipPlace{at: at, own: own, group: g.Group, id: g.ID, among: u.current}, s.text, !g.Enabled)
		s.away = distance(at, s.note)
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
// is room, and nothing that can be used or tells something itself. A warning has a red edge. Widgets with a Tooltip do this themselves.
func (u *UI) Tooltip(own, group Rect, str string, warning bool) {
	u.Words(func() { u.tooltip(&tipPlace{at: own, own: own, group: group, among: u.previous}, str, warning) })
}

// tooltip draws a note near p.at that covers neither p.own nor, if there is room, anything of the group, and hides as little as it can. It
// returns where. A note may be narrower than usual: most is how wide its lines may be.
func (u *UI) tooltip(p *tipPlace, str string, warning bool) (r Rect, most float64) {
	edge := u.tipEdge(warning)
	for _, clear := range []Rect{p.group, {}} {
		least := math.Inf(1)
		for i, width := range []float64{1, 0.75, 0.5} {
			lines := min(u.Px(tipWidth*width), u.w-2*u.Px(theme.Gap)-2*u.Px(tipPadding))
			w, h := u.noteSize(str, lines, edge)
			if at, cost, ok := u.freest(p, p.own.Union(clear), w, h, least-narrower*float64(i)); ok {
				r, most, least = at, lines, cost+narrower*float64(i)
			}
		}
		if !math.IsInf(least, 1) {
			return u.note(r, edge, str, most), most
		}
	}
	r, most = u.tightest(p, str, edge)
	return u.note(r, edge, str, most), most
}

// noteSize is how large a note is whose lines are at most so many pixels wide.
func (u *UI) noteSize(str string, most, edge float64) (w, h float64) {
	t, pad := u.theme, u.Px(tipPadding)
	style := u.Running(theme.Small, str, most)
	for _, line := range t.Wrap(style, u.scale, str, most) {
		w = max(w, t.Width(style, u.scale, line))
	}
	return w + 2*pad + edge, u.MeasureWrapped(theme.Small, str, most) + 2*pad
}

// note draws a note above everything else and returns where it is.
func (u *UI) note(r Rect, edge float64, str string, most float64) Rect {
	r = r.Rounded()
	u.Above(func() { u.drawNote(r, edge, str, most) })
	return r
}

// Aside says where something is shown as long as somebody rests on a region, up to two things in a frame: what stands for the tooltips of
// regions that have none beside them (RegionOptions.TipAside), what is shown larger (RegionOptions.Peek), or what is shown beside a tooltip. It
// stays while the pointer is on it. What lies below must be kept from the pointer by a region or a Block.
func (u *UI) Aside(r Rect) {
	if u.asides[0].Empty() {
		u.asides[0] = r
		return
	}
	u.asides[1] = r
}

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
	offset, scrolls := u.roll(str, r, u.MeasureWrapped(theme.Small, str, most))
	if !scrolls {
		u.wrappedAt(Rect{X: text.X, Y: text.Y, W: most, H: 0}, theme.Small, t.Ink, str)
		return
	}
	u.PushClip(r.Inset(pad / 2))
	u.wrappedAt(Rect{X: text.X, Y: text.Y - offset, W: most, H: 0}, theme.Small, t.Ink, str)
	u.PopClip()
	u.drawRoll(r)
}

func (u *UI) wrappedAt(r Rect, s theme.Style, c theme.Color, str string) {
	u.TextWrapped(r, s, c, Left|Top, str)
}
