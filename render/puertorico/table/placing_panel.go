package table

import (
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the row in which it is decided how colonists are placed.
const (
	confirmMost = 0.4 // of its width
	leastJuan   = 210 // design units of width: San Juan with the face of its owner, if the tools have their names
	leastOwned  = 130 // the same, at all
)

// drawPlacing is what belongs to the placing of colonists beside the circles: whose they are, those who wait in San Juan, ways to
// place all of them, and the button that does.
func drawPlacing(f *frame, r ui.Rect) (want intent) {
	u := f.ui
	gap := u.Px(8)
	confirm, r := r.CutRight(min(r.W*confirmMost, u.MeasureText(theme.BodyBold, u.T("do.place"))+u.Px(70)))
	_, r = r.CutRight(gap)
	widths := f.toolWidths(r.W - u.Px(leastJuan))
	tools, r := r.CutRight(widths[0] + widths[1] + widths[2] + u.Px(toolGap)*(proposals-1))
	_, r = r.CutRight(gap)
	want = f.drops()
	want = want.or(f.drawTools(tools, widths)).or(f.confirmPlacing(confirm))
	if side := min(r.H, u.Px(52)); r.W > u.Px(leastOwned) {
		var owner ui.Rect
		owner, r = r.CutLeft(side)
		_, r = r.CutLeft(gap / 2)
		owner, name := owner.Center(side, side), f.name(f.home)
		u.Region("placing", owner, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name, Tooltip: name, Looks: true})
		f.portrait(owner, f.home)
	}
	return want.or(f.drawWaiting(f.juanHead(r)))
}

// juanHead writes above those who wait whose they are and how many, as far as there is room, and returns where they stand.
func (f *frame) juanHead(r ui.Rect) ui.Rect {
	u, n := f.ui, len(f.pick.crew.waiting)
	long, short := u.T("place.juan", "name", f.name(f.home), "n", n), u.T("place.juan.short", "n", n)
	if n == 0 {
		long, short = u.T("place.juan.none", "name", f.name(f.home)), u.T("place.juan.here")
	}
	for _, text := range []string{long, short, u.T("place.juan.here")} {
		for _, style := range []theme.Style{theme.SmallBold, theme.Small} {
			if u.MeasureText(style, text) <= r.W {
				head, rest := r.CutTop(u.LineHeight(style))
				u.Text(head, style, u.Theme().OnDark, ui.Left|ui.Middle, text)
				return rest
			}
		}
	}
	return r.Center(r.W, min(r.H, u.Px(theme.Target)))
}

// confirmPlacing is the button that places everybody as they stand; it says why it can't be pressed yet.
func (f *frame) confirmPlacing(r ui.Rect) intent {
	u := f.ui
	idle := f.pick.idle(f.state)
	icon, room := f.paint.sign(paint.IconTick), r.W-u.Px(60)
	text, why := u.T("do.place"), u.T("why.not-placed", "n", idle)
	switch {
	case idle > 0 && u.MeasureText(theme.Small, why) <= room:
		text = why
	case idle > 0:
		text = u.T("place.left", "n", idle)
	}
	style := u.Fitting(text, room, theme.BodyBold, theme.SmallBold, theme.Small)
	if u.MeasureText(style, text) > room {
		icon = nil
	}
	if u.Button("confirm", r, text, ui.ButtonOptions{
		Primary: true, Icon: icon, Style: style, Disabled: idle > 0, Why: why,
		Tooltip: u.T("place.empty", "n", f.pick.empty(f.state)), Target: confirmed{}, Shortcut: ui.KeyEnter,
	}) {
		return intent{kind: toPlace, pick: f.pick}
	}
	return intent{}
}

// tool is a button that lays out a proposal.
type tool struct {
	which proposal
	id    string
	icon  paint.Icon
}

// tools are all of them.
func tools() [proposals]tool {
	return [...]tool{{asBefore, "before", paint.IconHuman}, {asSuggested, "suggested", paint.IconLantern}, {cleared, "cleared", paint.IconCross}}
}

// Figures of the tools in design units.
const (
	toolGap  = 5
	toolSide = 36 // of width, around the words
)

// toolWidths are the widths of the tools: with their names if so much is enough for those, otherwise with signs alone.
func (f *frame) toolWidths(most float64) (widths [proposals]float64) {
	u, all := f.ui, f.ui.Px(toolGap)*(proposals-1)
	for i, t := range tools() {
		widths[i] = max(u.MeasureText(theme.SmallBold, u.T("place."+t.id))+u.Px(toolSide), u.Px(theme.Target))
		all += widths[i]
	}
	if all > most {
		for i := range widths {
			widths[i] = u.Px(theme.Target)
		}
	}
	return widths
}

// lies reports whether a proposal is what has been chosen, and none that comes before it is the same.
func (f *frame) lies(which proposal) bool {
	now := f.pick.crew.placement()
	for p := range which {
		if f.laidOut(p) == now {
			return false
		}
	}
	return f.laidOut(which) == now
}

// drawTools are the buttons that lay out a proposal.
func (f *frame) drawTools(r ui.Rect, widths [proposals]float64) (want intent) {
	u := f.ui
	for i, t := range tools() {
		var cell ui.Rect
		cell, r = r.CutLeft(widths[i])
		_, r = r.CutLeft(u.Px(toolGap))
		text := u.T("place." + t.id)
		o := ui.ButtonOptions{
			Name: text, Tooltip: u.T("place." + t.id + ".tip"), Target: t.which, Style: theme.SmallBold,
			Selected: f.lies(t.which),
		}
		if u.MeasureText(o.Style, text)+u.Px(toolSide) > cell.W+1 {
			text, o.Icon = "", f.paint.sign(t.icon)
		}
		if u.Button("lay."+t.id, cell.Center(cell.W, min(cell.H, u.Px(theme.Target))), text, o) {
			p := f.pick
			want = picks(p.stands(p.lays(f.state, t.which)))
		}
	}
	return want
}
