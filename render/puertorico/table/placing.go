package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/game/puertorico/crew"
	"islas/render/paint"
	"islas/render/popover"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// placingView lets the person at the machine place their colonists.
type placingView struct {
	*frame
	last [puertorico.MaxSeats]laid // the last placement, by seat
}

const (
	handSize   = 46   // side in design units of a person who is dragged
	wouldStand = 0.8  // opacity of somebody where they would stand
	closest    = 0.45 // least distance of those who wait, as a part of their width: more of them stand behind
)

// circle draws a circle while colonists are placed, in a zone that is easier to hit, and returns the pick of a click or a drop there. A
// click sends who stands there to San Juan, or calls one who waits. tip says what the circle belongs to.
func (v *placingView) circle(at, zone ui.Rect, c crew.Circle, tip string) intent {
	u, filled := v.UI, v.pick.crew.Stands(c)
	key, value := "place.put", ""
	if filled {
		key, value = "place.take", "selected"
	}
	from, dragging := v.circleOf(u.Dragged())
	disabled := !filled && v.pick.crew.Waiting() == 0 && !dragging
	name := u.T(key, "group", caption.Group(u.T, c.Group))
	if c.Group.Building() != puertorico.NoBuilding {
		tip = name + "\n" + tip
	} else {
		tip = name
	}
	got := u.Region(circleID(c), zone, ui.RegionOptions{
		Role: ui.RolePlace, Label: name, Value: value, Tooltip: tip, Target: c, Disabled: disabled, Why: u.T("why.no-worker"),
		Drag: filled, DropOn: true,
	})
	v.spot(at, filled && !got.Dragging, looks(c))
	switch {
	case got.DragOver != "" && dragging: // there somebody would stand
		v.Faint(wouldStand, func() { v.worker(at, looks(from)) })
		v.kept(at, at.H/2)
	case got.Hover && !disabled:
		v.kept(at, at.H/2)
	case !filled && !disabled:
		v.Offered(at, at.H/2)
	}
	if got.Dragging {
		v.carryWorker(c)
	}
	if got.Clicked {
		return v.pick.stands(v.pick.crew.Clicked(c))
	}
	return nil
}

// carryWorker draws the person who is dragged.
func (v *placingView) carryWorker(c crew.Circle) {
	side := v.UI.Px(handSize)
	v.carry(ui.Rect{W: side, H: side}, func(at ui.Rect) { v.worker(at, looks(c)) })
}

// circleOf returns the circle that is the target of a widget; ok is false if it has another target.
func (v *placingView) circleOf(id string) (c crew.Circle, ok bool) {
	w, _ := v.UI.Widget(id)
	c, ok = w.Target.(crew.Circle)
	return c, ok
}

// drops returns the pick after somebody who was dragged is dropped on a circle or in San Juan.
func (v *placingView) drops() intent {
	id, on, ok := v.UI.Dropped()
	from, dragged := v.circleOf(id)
	if !ok || !dragged {
		return nil
	}
	to, there := v.circleOf(on)
	switch {
	case on == "juan":
		to = crew.Circle{Group: crew.SanJuan}
	case !there:
		return nil
	}
	return v.pick.stands(v.pick.crew.Moved(from, to))
}

// drawWaiting draws those who wait in San Juan, in a place of their own; they can be dragged from there, or sent to work by a click.
func (v *placingView) drawWaiting(r ui.Rect) (want intent) {
	u, th := v.UI, v.UI.Theme()
	waiting := v.pick.crew.Waiting()
	tip := u.T("purse.juan", "n", waiting)
	got := u.Passive("juan", r, ui.RegionOptions{Label: tip, Value: strconv.Itoa(waiting), Tooltip: tip, DropOn: true, Looks: true})
	if waiting == 0 { // faint, so that it does not look like a text field
		u.Round(r, u.Px(8), theme.Alpha(th.ClothDark, 0.45), u.Px(1), theme.Alpha(th.BrassLight, 0.5))
		side := min(r.H, u.Px(handSize)) * 0.9
		v.Faint(0.7, func() { v.worker(r.Center(side, side), 1) })
	} else {
		u.Round(r, u.Px(8), th.PaperDark, u.Px(1.5), th.BrassDark)
	}
	if got.DragOver != "" {
		v.kept(r, u.Px(8))
	}
	in := r.InsetXY(u.Px(8), u.Px(3))
	side := min(in.H, u.Px(handSize))
	seen := min(waiting, 1+int((in.W-side)/(side*closest)))
	step := min(side*0.9, (in.W-side)/float64(max(seen-1, 1)))
	for i := waiting - seen; i < waiting; i++ {
		at := ui.Rect{X: in.X + float64(i-waiting+seen)*step, Y: in.Middle().Y - side/2, W: side, H: side}
		c := crew.Circle{Group: crew.SanJuan, N: i}
		got := u.Region(circleID(c), at, ui.RegionOptions{
			Role: ui.RoleItem, NoFocus: true, Label: u.T("place.send"), Tooltip: tip + "\n" + u.T("place.send"), Target: c, Drag: true,
		})
		if got.Dragging {
			v.carryWorker(c)
			continue
		}
		v.worker(at, looks(c))
		if got.Clicked {
			want = v.pick.stands(v.pick.crew.Filled(v.State, v.pick.wanted, 1))
		}
	}
	return want
}

// Sizes of the region in which colonists are placed, in design units.
const (
	leastJuan   = 210 // least width of San Juan with the face of its owner, if possible
	leastOwned  = 130 // the same at least
	placingRows = 104 // height from which the confirm button stands below the tools
	placingGap  = 8
	toolGap     = 5
	toolMore    = 12 // additional width where there is room
)

// draw draws whose colonists are placed, those who wait in San Juan, the tools, and the confirm button.
func (v *placingView) draw(r ui.Rect) (want intent) {
	u := v.UI
	tools, confirm, r := v.parts(r)
	want = v.drops()
	want = table.Or(table.Or(want, v.drawTools(tools)), v.confirm(confirm))
	least := u.MeasureText(theme.Small, u.T("place.juan.short", "n", v.State.Hand())) // for any number who wait
	if side := min(r.H, u.Px(52)); r.W > u.Px(leastOwned) && r.W-side-u.Px(placingGap)/2 >= least {
		owner := r.TakeLeft(side, u.Px(placingGap)/2)
		owner, name := owner.Center(side, side), v.Name(v.Home)
		v.Tell("placing", owner, name)
		v.Portrait(owner, v.Home)
	}
	return table.Or(want, v.drawWaiting(v.juanHead(r)))
}

// parts divides r among the tools, the confirm button and San Juan. The tools are as wide as their words, and wider where there is room;
// the button stands below them in a high region, otherwise beside them.
func (v *placingView) parts(r ui.Rect) (tools, confirm, juan ui.Rect) {
	u := v.UI
	gap, button := u.Px(placingGap), u.MeasureText(theme.BodyBold, u.T("do.place"))+u.Px(70)
	if r.H >= u.Px(placingRows) {
		block := max(v.toolsWide(0), min(max(v.toolsWide(toolMore), button), r.W-gap-u.Px(leastJuan)))
		both, juan := r.CutRight(block, gap)
		rows := both.Column(2, gap)
		return rows[0], rows[1], juan
	}
	wide := v.toolsWide(0)
	least := max(v.wordsLeast(u.T("do.place.short")), v.wordsLeast(u.T("place.left.short", "n", v.State.Hand())))
	button = min(button, max(r.W-wide-2*gap-u.Px(leastOwned), least))
	confirm, juan = r.CutRight(button, gap)
	tools, juan = juan.CutRight(wide, gap)
	return tools, confirm, juan
}

// wordsLeast returns the least width in pixels of a button with a text alone.
func (v *placingView) wordsLeast(text string) float64 {
	w := v.UI.MeasureText(theme.SmallBold, text)
	return w + min(w/3, 2*v.UI.Px(theme.Gap)) + v.UI.Px(1)
}

// juanHead writes above those who wait whose they are and how many, as far as there is room, and returns where they stand.
func (v *placingView) juanHead(r ui.Rect) ui.Rect {
	u, n := v.UI, v.pick.crew.Waiting()
	long, short := u.T("place.juan", "name", v.Name(v.Home), "n", n), u.T("place.juan.short", "n", n)
	if n == 0 {
		long = u.T("place.juan.none", "name", v.Name(v.Home))
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

// confirm draws the button that places everybody as they stand; it says why it can't be pressed yet.
func (v *placingView) confirm(r ui.Rect) intent {
	u := v.UI
	empty := v.pick.crew.Empty(v.State)
	idle := min(v.pick.crew.Waiting(), empty) // who could be placed
	icon, why := v.Sign(paint.IconTick), u.T("why.not-placed", "n", idle)
	texts := []string{u.T("do.place"), u.T("do.place.short")}
	if idle > 0 { // it does not confirm yet
		icon, texts = nil, []string{why, u.T("place.left", "n", idle), u.T("place.left.short", "n", idle)}
	}
	if v.button(confirmButton, r, texts, ui.ButtonOptions{
		Primary: v.leadsOn(), Icon: icon, Disabled: idle > 0, Why: why, Message: true,
		Tooltip: u.T("place.empty", "n", empty), Target: confirmed{}, Shortcut: ui.KeyEnter,
	}) {
		return placed(v.pick)
	}
	return nil
}

// tools are the buttons that lay out a proposal.
var tools = [proposals]struct {
	which proposal
	id    string
}{{asBefore, "before"}, {asSuggested, "suggested"}, {cleared, "cleared"}}

// toolsWide returns the width in pixels of all tools side by side, with so many design units more than their words need.
func (v *placingView) toolsWide(more float64) float64 {
	wide := v.UI.Px(toolGap) * (proposals - 1)
	for _, t := range tools {
		wide += v.wordsLeast(v.UI.T("place."+t.id)) + v.UI.Px(more)
	}
	return wide
}

// lying returns the first proposal that equals the pick, proposals if none does.
func (v *placingView) lying() (p proposal) {
	now := v.pick.crew.Placement()
	for ; p < proposals; p++ {
		if laid := v.pick.lays(v.State, p); laid.Placement() == now {
			break
		}
	}
	return p
}

// drawTools draws the buttons that lay out a proposal, side by side, all with the same margin around their words.
func (v *placingView) drawTools(r ui.Rect) (want intent) {
	u := v.UI
	spare, lying := (r.W-v.toolsWide(0))/proposals, v.lying()
	for _, t := range tools {
		var cell ui.Rect
		text := u.T("place." + t.id)
		cell, r = r.CutLeft(v.wordsLeast(text)+spare, u.Px(toolGap))
		if u.Button("lay."+t.id, cell.Center(cell.W, min(cell.H, u.Px(theme.Target))), text, ui.ButtonOptions{
			Tooltip: u.T("place." + t.id + ".tip"), Target: t.which, Style: theme.SmallBold, Selected: lying == t.which,
		}) {
			p := v.pick
			want = p.stands(p.lays(v.State, t.which))
		}
	}
	return want
}

// placingAdvice returns the suggestion for a whole placement. Only the next click is marked, so that the confirm button is not taken for
// a part of it: the tool that lays it out or, once it lies there, the confirm button.
func (v adviceView) placingAdvice() table.Advice {
	stood, then := v.State.Unlifted(), v.State.Staffed(v.pick.wanted)
	why, b := caption.Better(v.UI.T, stood.Player(v.Home), then.Player(v.Home))
	a := table.Advice{What: v.UI.T("do.place-suggested"), Why: why, Targets: []any{asSuggested}, Avoid: popover.All(popover.Never, v.argued(b, puertorico.NoGood)), Lays: true}
	if v.liesAsSuggested() {
		a.What, a.Targets, a.Button = v.UI.T("do.place-lies"), []any{confirmed{}}, confirmButton
		if v.pick.follows() {
			a.Confirm = v.UI.T("do.place")
		}
	}
	a.Left = a.Targets
	return a
}
