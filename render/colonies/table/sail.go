package table

import (
	"slices"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/popover"
	"islas/render/theme"
	"islas/render/ui"
)

// voyage is what the ship that is picked up can reach.
type voyage struct {
	left    int // of its range
	reached [colonies.Nodes]landing
}

// landing is where a ship can sail.
type landing struct {
	steps int // 0 for no landing
	home  int // steps from there to the nearest own landing at home, -1 for none
	opens [2]colonies.Hex
}

// ventures reports whether something is uncovered there.
func (l *landing) ventures() bool { return l.opens[0] != colonies.NoHex }

// returns reports whether a ship with so much range left gets home from there this turn. A discovery may use up the ship.
func (l *landing) returns(left int) bool {
	return l.home >= 0 && l.steps+l.home <= left && !l.ventures()
}

// voyageOf returns what the ship that is picked up can reach, nothing while none is.
func voyageOf(f *frame) (w voyage) {
	ship := f.pick.ship
	if ship == colonies.NoNode {
		return w
	}
	w.left = f.State.RangeLeft(ship)
	for _, l := range f.State.Reach(ship) {
		w.reached[l.At] = landing{l.Steps, f.State.StepsHome(ship, l.At), l.Places}
	}
	return w
}

// Sizes at landings, in sides of a hex.
const (
	badgeSize = 0.56
	badgeMost = 0.76
	houseSize = 0.3
	routeWide = 0.1
)

// badgeLeast is the side from which a number of steps is read well, in design units.
const badgeLeast = 22

// drawLandings marks where the ship that is picked up can sail: with the steps, in another form where it would uncover something, and with
// a house where it would still get home this turn.
func (v *board) drawLandings(f *frame) {
	w := &f.views.memo.voyage
	for n := range colonies.Node(colonies.Nodes) {
		if l := &w.reached[n]; l.steps > 0 && v.lit.count[onNode][n] > 0 {
			v.drawLanding(f, n, l, w.left)
		}
	}
}

// drawLanding marks one landing.
func (v *board) drawLanding(f *frame, n colonies.Node, l *landing, left int) {
	u, p := f.UI, nodePlace(n)
	side := min(max(badgeSize*v.at.Side, u.Px(badgeLeast)), badgeMost*v.at.Side)
	if v.pointed == p {
		side *= 1.25
		f.Show(v.at.MarkRect(n), art.NodeMark(art.Hover))
	}
	r := ui.RectAround(v.at.Node(n), side, side)
	f.Show(r, art.Badge(l.steps, l.ventures()))
	if l.returns(left) {
		house := max(houseSize*v.at.Side, side/2)
		at := ui.RectAround(ui.Point{X: r.Right(), Y: r.Bottom()}, house, house)
		u.Circle(at.Middle(), house*0.62, f.marks().Good, u.LinePx(1), f.marks().PaperLight)
		f.Icon(at, art.IconSettlement, f.marks().PaperLight)
	}
}

// drawRoute draws the way of the sail that is pointed at, and lights what it would uncover.
func (v *board) drawRoute(f *frame) {
	from, to := f.pick.ship, colonies.Node(v.pointed.n)
	if from == colonies.NoNode || v.pointed.kind != onNode || v.lit.count[onNode][to] == 0 {
		return
	}
	u, th := f.UI, f.marks()
	var way []ui.Point
	for _, n := range f.State.Route(from, to) {
		way = append(way, v.at.Node(n))
	}
	wide := max(routeWide*v.at.Side, u.LinePx(3))
	u.Outline(way, false, wide+u.LinePx(3), th.FocusEdge)
	u.Outline(way, false, wide, th.Focus)
	for _, h := range f.views.memo.voyage.reached[to].opens {
		if h != colonies.NoHex {
			v.markHex(f, h, art.Hover)
		}
	}
}

// tokenTarget is the target of a button that chooses a kind of tokens to be sent.
type tokenTarget colonies.Token

// choices returns what can be chosen at a place now, with the title of the plate.
func (v *chartView) choices(f *frame) (subject place, title string, all []choice) {
	u, l := f.UI, &v.lit
	switch {
	case len(l.loads) > 0:
		for _, a := range l.loads {
			c := f.choice(a, f.Of(art.Token(a.Token)))
			c.label = u.T("chart.load-from", "load", c.label, "at", caption.At(u.T, f.State, a.To))
			all = append(all, c)
		}
		return shipPlace(f.pick.ship), u.T("chart.load"), all
	case f.pick.from != colonies.NoNode && l.token == colonies.NoToken:
		for _, k := range l.sent {
			p := f.pick
			p.token = k
			all = append(all, choice{id: "take." + k.ID(), label: caption.Name(u.T, k), picture: f.Of(art.Token(k)), does: p, target: tokenTarget(k)})
		}
		return nodePlace(f.pick.from), u.T("chart.shift"), all
	}
	for _, a := range l.at(v.opened.at) {
		c := f.choice(a, nil)
		switch {
		case a.Kind == colonies.Settle && a.By == colonies.ByBase:
			title, c.label = u.T("chart.settle"), u.T("chart.by-base", "list", f.basesWords(a.Node))
		case a.Kind == colonies.Settle:
			title, c.label = u.T("chart.settle"), u.T("chart.by-road")
		case a.Kind == colonies.Rob && a.What != colonies.LootCard:
			title, c.picture = u.T("chart.rob", "name", f.Name(a.Seat)), f.Of(art.Token(a.Token))
		case a.Kind == colonies.Save:
			title, c.picture = u.T("chart.save"), f.Of(art.Token(a.Token))
		}
		all = append(all, c)
	}
	return v.opened.at, title, all
}

// Sizes of a plate in design units.
const (
	plateButton = 48.0
	plateMargin = 8.0
	plateGap    = 6.0
)

// drawPlate draws the plate with the choices at a place, beside that and away from what can be clicked.
func (v *chartView) drawPlate(f *frame, r ui.Rect) (want intent) {
	subject, title, all := v.choices(f)
	if len(all) == 0 {
		return nil
	}
	f.UI.Words(func() { want = v.writePlate(f, r, subject, title, all) })
	return want
}

// writePlate draws it in the size of text that is asked for.
func (v *chartView) writePlate(f *frame, r ui.Rect, subject place, title string, all []choice) (want intent) {
	u, th := f.UI, f.UI.Theme()
	gap, margin := u.Px(plateGap), u.Px(plateMargin)
	cell, columns := ui.Point{X: u.Px(plateButton), Y: u.Px(plateButton)}, len(all)
	if slices.ContainsFunc(all, func(c choice) bool { return c.picture == nil }) { // those without a picture have words
		columns = 1
		for _, c := range all {
			cell.X = max(cell.X, u.MeasureText(theme.SmallBold, c.label)+u.Px(32))
		}
	}
	cell.X = min(cell.X, r.W-2*margin)
	columns = max(min(columns, int((r.W-2*margin)/(cell.X+gap))), 1)
	rows := (len(all) + columns - 1) / columns
	head := u.LineHeight(theme.SmallBold)
	w := max(float64(columns)*(cell.X+gap)-gap, min(u.MeasureText(theme.SmallBold, title), r.W-2*margin)) + 2*margin + 1
	h := head + gap + float64(rows)*(cell.Y+gap) - gap + 2*margin
	q := popover.Query{
		Choices: []popover.Choice{{In: r, W: w, H: h, Near: v.spotOf(f, subject)}}, Gap: gap, Avoid: popover.All(popover.Must, v.clickable(f)),
	}
	at := u.FindPlace(&v.plate, &q).Rounded()
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Block(at)
	u.Shadow(at.Moved(0, u.Px(4)), u.Px(6), u.Px(14), th.Shadow)
	u.Paper(at, u.Px(6), th.PaperLight)
	u.Stroke(at, u.Px(6), u.Px(2), th.Brass, th.BrassDark)
	in := at.Inset(margin)
	top, in := in.CutTop(head, gap)
	u.TextFitted(top, th.Accent, ui.Left|ui.Middle, title, theme.SmallBold, theme.Small)
	for i, c := range all {
		b := ui.Rect{X: in.X + float64(i%columns)*(cell.X+gap), Y: in.Y + float64(i/columns)*(cell.Y+gap), W: cell.X, H: cell.Y}
		o, label := ui.ButtonOptions{Target: c.target, Style: theme.SmallBold, Name: c.label, Tooltip: c.label}, c.label
		if c.picture != nil {
			label, o.Icon = "", func(_ *ui.UI, r ui.Rect, _ theme.Color) { c.picture(r) }
		}
		id := "chart." + c.id
		if u.Button(id, b, label, o) {
			want = c.does
		}
		if a, ok := c.target.(action); ok && a.Kind == colonies.Load && (u.Pointed() == id || u.Focused() == id) {
			v.halo(f, v.at.TownRect(a.To, false), art.Hover)
		}
	}
	return want
}
