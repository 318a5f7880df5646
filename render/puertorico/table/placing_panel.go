package table

import (
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the place in which it is decided how colonists are placed, in design units.
const (
	leastJuan   = 210 // width of San Juan with the face of its owner
	leastOwned  = 130 // the same, at all
	leastHere   = 60  // the same without the face
	placingRows = 104 // height from which the button that places everybody stands below the tools
	placingGap  = 8
)

// drawPlacing is what belongs to the placing of colonists beside the circles: whose they are, those who wait in San Juan, ways to
// place all of them, and the button that does.
func drawPlacing(f *frame, r ui.Rect) (want intent) {
	u := f.UI
	tools, confirm, r := f.placingPlaces(r)
	want = f.drops()
	want = table.Or(table.Or(want, f.drawTools(tools)), f.confirmPlacing(confirm))
	if side := min(r.H, u.Px(52)); r.W > u.Px(leastOwned) && r.W-side-u.Px(placingGap)/2 >= f.juanLeast() {
		var owner ui.Rect
		owner, r = r.CutLeft(side)
		_, r = r.CutLeft(u.Px(placingGap) / 2)
		owner, name := owner.Center(side, side), f.Name(f.Home)
		u.Region("placing", owner, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: name, Tooltip: name, Looks: true})
		f.Portrait(owner, f.Home)
	}
	return table.Or(want, f.drawWaiting(f.juanHead(r)))
}

// placingPlaces divides r among the tools, the button that places everybody and San Juan: the tools as wide as their words and more
// where there is room, the button below them in a high place, otherwise beside them and no wider than its words at the least.
func (f *frame) placingPlaces(r ui.Rect) (tools, confirm, juan ui.Rect) {
	u := f.UI
	gap, button := u.Px(placingGap), u.MeasureText(theme.BodyBold, u.T("do.place"))+u.Px(70)
	if r.H >= u.Px(placingRows) {
		block := max(f.toolsWide(0), min(max(f.toolsWide(toolMore), button), r.W-gap-u.Px(leastJuan)))
		both, juan := r.CutRight(block)
		_, juan = juan.CutRight(gap)
		rows := both.Column(2, gap)
		return rows[0], rows[1], juan
	}
	wide := 0.0
	for _, how := range []struct{ tool, confirm, juan float64 }{
		{toolMore, button, leastJuan}, {0, button, leastOwned}, {0, f.wordsLeast(u.T("do.place")), leastHere}, {0, f.shortLeast(), 0},
	} {
		wide, button = f.toolsWide(how.tool), how.confirm
		if wide+button+2*gap+u.Px(how.juan) <= r.W {
			break
		}
	}
	confirm, juan = r.CutRight(button)
	_, juan = juan.CutRight(gap)
	tools, juan = juan.CutRight(wide)
	_, juan = juan.CutRight(gap)
	return tools, confirm, juan
}

// shortLeast is how wide the button that places everybody must be for its shortest words, however many are left.
func (f *frame) shortLeast() float64 {
	wide := f.wordsLeast(f.UI.T("do.place.short"))
	for n := 1; n <= f.State.Hand(); n++ {
		wide = max(wide, f.wordsLeast(f.UI.T("place.left.short", "n", n)))
	}
	return wide
}

// wordsLeast is how wide a button must be for a text alone.
func (f *frame) wordsLeast(text string) float64 {
	w := f.UI.MeasureText(theme.SmallBold, text)
	return w + min(w/3, 2*f.UI.Px(theme.Gap)) + f.UI.Px(1)
}

// juanLeast is how wide San Juan must be for its name and number above it, however many wait.
func (f *frame) juanLeast() float64 {
	return f.UI.MeasureText(theme.Small, f.UI.T("place.juan.short", "n", f.State.Hand()))
}

// juanHead writes above those who wait whose they are and how many, as far as there is room, and returns where they stand.
func (f *frame) juanHead(r ui.Rect) ui.Rect {
	u, n := f.UI, len(f.pick.crew.waiting)
	long, short := u.T("place.juan", "name", f.Name(f.Home), "n", n), u.T("place.juan.short", "n", n)
	if n == 0 {
		long = u.T("place.juan.none", "name", f.Name(f.Home))
	}
	for _, text := range []string{long, short, u.T("table.number", "n", n)} {
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
	u := f.UI
	idle := f.pick.idle(f.State)
	icon, room := f.Sign(paint.IconTick), r.W-u.Px(60)
	why := u.T("why.not-placed", "n", idle)
	all := []string{u.T("do.place"), u.T("do.place.short")}
	if idle > 0 {
		icon = nil // it confirms nothing yet
		all = []string{u.T("place.left", "n", idle), u.T("place.left.short", "n", idle)}
		if u.MeasureText(theme.Small, why) <= room {
			all = []string{why}
		}
	}
	text := all[0]
	if f.wordsLeast(text) > r.W+1 {
		text = all[len(all)-1]
	}
	style := u.Fitting(text, room, theme.BodyBold, theme.SmallBold, theme.Small)
	if u.MeasureText(style, text) > room {
		icon, style = nil, theme.SmallBold
	}
	if u.Button(confirmButton, r, text, ui.ButtonOptions{
		Primary: !f.Hint.Ready() || f.liesAsSuggested(), Icon: icon, Style: style, Disabled: idle > 0, Why: why, Message: true,
		Tooltip: u.T("place.empty", "n", f.pick.empty(f.State)), Target: confirmed{}, Shortcut: ui.KeyEnter,
	}) {
		return placed(f.pick)
	}
	return nil
}

// tool is a button that lays out a proposal.
type tool struct {
	which proposal
	id    string
}

// tools are all of them.
func tools() [proposals]tool {
	return [...]tool{{asBefore, "before"}, {asSuggested, "suggested"}, {cleared, "cleared"}}
}

// Figures of the tools in design units.
const (
	toolGap  = 5
	toolMore = 12 // of width, where there is room
)

// toolsWide is how wide all tools are side by side, with so many design units more than their words need.
func (f *frame) toolsWide(more float64) float64 {
	wide := f.UI.Px(toolGap) * (proposals - 1)
	for _, t := range tools() {
		wide += f.wordsLeast(f.UI.T("place."+t.id)) + f.UI.Px(more)
	}
	return wide
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

// drawTools are the buttons that lay out a proposal, side by side: all have as much around their words.
func (f *frame) drawTools(r ui.Rect) (want intent) {
	u := f.UI
	spare := (r.W - f.toolsWide(0)) / proposals
	for _, t := range tools() {
		var cell ui.Rect
		text := u.T("place." + t.id)
		cell, r = r.CutLeft(f.wordsLeast(text) + spare)
		_, r = r.CutLeft(u.Px(toolGap))
		if u.Button("lay."+t.id, cell.Center(cell.W, min(cell.H, u.Px(theme.Target))), text, ui.ButtonOptions{
			Tooltip: u.T("place." + t.id + ".tip"), Target: t.which, Style: theme.SmallBold, Selected: f.lies(t.which),
		}) {
			p := f.pick
			want = p.stands(p.lays(f.State, t.which))
		}
	}
	return want
}
