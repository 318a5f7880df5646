package table

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/popover"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// chartView draws the chart with all that lies on it, and makes it answer: what can be done now is lit, a click does or picks it, and
// whoever rests on a place reads what it is, what it would bring, and why nothing can be done there.
type chartView struct {
	scenery

	opened  opening
	plate   popover.Place
	advised lighted // what is suggested, and where it is done, as of the last tick; nowhere for nothing
	advice  lighted // the same of this tick
}

// board is where everything lies, and what can be done there.
type board struct {
	at      art.Chart // where the chart lies
	lit     lit
	pointed place // where the pointer or the focus is
	focused place // where the keyboard's focus is shown
}

// scenery draws the board, and what moves on it.
type scenery struct {
	board
	scene scene // what is drawn of the current event
	cells [colonies.Hexes]picture
}

// opening is a place whose choices lie open, for as long as the same is decided.
type opening struct {
	at       place
	pick     pick
	decision colonies.Decision
}

var placeNames = [placeKinds]string{onNode: "node.", onEdge: "edge.", onHex: "hex.", onShip: "ship."}

// placeIDs are the ids of the widgets of all places.
var placeIDs = func() (ids [placeKinds][colonies.Edges]string) {
	for k := onHex; k < placeKinds; k++ {
		for n := range ids[k] {
			ids[k][n] = placeNames[k] + strconv.Itoa(n)
		}
	}
	return ids
}()

// id returns the id of the widget at a place.
func (p place) id() string { return placeIDs[p.kind][p.n] }

// draw draws the chart in r and returns what somebody wants there.
func (v *chartView) draw(f *frame, u *ui.UI, r ui.Rect) (want intent) {
	v.at = art.NewChart(r).Legible(max(u.Px(numberLeast), numberLines*u.LineHeight(theme.SmallBold)))
	v.light(f)
	v.scene.begin(f, v)

	v.pointed, v.focused, v.advised, v.advice = place{}, place{}, v.advice, lighted{}
	v.drawGround(f)
	want = v.answer(f)
	v.drawLitHexes(f)
	v.drawPayers(f)
	show := func(r ui.Rect, k art.Picture) { f.Show(r, k) }
	v.at.Roads(f.Known(), show)
	v.at.Bases(f.Known(), show)
	v.drawGuards(f)
	v.drawLitEdges(f)
	v.drawRoute(f)
	v.drawAsked(f)
	v.drawTowns(f)
	v.drawLitNodes(f)
	v.drawFleets(f)
	v.drawShips(f)
	v.drawPirate(f)
	v.drawLandings(f)
	v.drawPreview(f)
	v.drawOmens(f)
	v.drawFocus(f)
	return table.Or(v.drawPlate(f, r), want)
}

// answer makes all places answer, and returns what a click wants.
func (v *chartView) answer(f *frame) (want intent) {
	for _, usable := range []bool{false, true} {
		for p := range places {
			if v.lit.usable(p) != usable || !usable && v.advised.at != p && !v.tells(f, p) {
				continue
			}
			if v.region(f, p) {
				want = table.Or(v.click(f, p), want)
			}
		}
	}
	return want
}

// tells reports whether a place that cannot be clicked says what it is.
func (v *chartView) tells(f *frame, p place) bool {
	s, n := f.State, colonies.Node(p.n)
	switch p.kind {
	case onEdge:
		e := colonies.Edge(p.n)
		return s.RoadOn(e) != game.NoSeat || f.roads() && s.Ground().Has(e)
	case onNode:
		return f.pick.ship != colonies.NoNode || f.asks(colonies.DecidePirate) || f.asks(colonies.DecideDodge) || dry(s, n) || s.Pirate() == n
	case onShip:
		owner, _ := s.ShipOn(n)
		return owner != game.NoSeat
	}
	return true
}

// region makes a place answer, and reports whether it was clicked.
func (v *chartView) region(f *frame, p place) bool {
	at := &f.views.memo.places[p.kind][p.n]
	if *at == nil {
		said := v.describe(f, p)
		*at = &said
	}
	said := *at
	o := ui.RegionOptions{Role: ui.RolePlace, Label: said.label, Tooltip: said.tip, Target: v.lit.target(p), NoRing: true}
	if v.advised.at == p && v.lit.count[p.kind][p.n] == 0 { // it is marked before it can be clicked
		o.Target = v.advised.do
	}
	switch usable := v.lit.usable(p); {
	case usable:
		if p.kind == onShip && f.pick.ship == colonies.Node(p.n) || p.kind == onNode && f.pick.from == colonies.Node(p.n) {
			o.Value = "selected"
		}
	case said.why != "":
		o.Disabled, o.Why, o.NoFocus, o.Board = true, said.why, true, true
	default:
		o.Role, o.NoFocus, o.Cursor, o.Looks, o.Board = ui.RoleOther, true, ui.CursorDefault, true, true
	}
	spot := v.spotOf(f, p)
	f.UI.PushGroup(spot) // so that the tooltip stands near it, on the chart
	got := f.UI.Region(p.id(), spot, o)
	f.UI.PopGroup()
	if got.Ring {
		v.focused = p
	}
	if got.Hover || got.Ring || got.Tip {
		v.pointed = p
	}
	return got.Clicked
}

// A number has a diameter from which it is read well: in design units, and in lines of the text beside it, which may be larger.
const (
	numberLeast = 22
	numberLines = 1.4
)

// Sizes of places that answer, in sides of a hex.
const (
	nodeReach  = 0.86 // of a node that can be clicked: they meet, and do not overlap
	nodeLooks  = 0.5  // of a node that only tells
	edgeReach  = 0.74
	edgeLooks  = 0.4
	hexReach   = 1.0
	shipReach  = 0.84
	shipBeside = 0.62 // beside a town
)

// spotOf returns where a place answers.
func (v *board) spotOf(f *frame, p place) ui.Rect {
	c, usable := v.at, v.lit.usable(p)
	square := func(at ui.Point, size float64) ui.Rect {
		r := ui.RectAround(at, size*c.Side, size*c.Side)
		if usable {
			return f.UI.Target(r)
		}
		return r
	}
	switch p.kind {
	case onNode:
		return square(c.Node(colonies.Node(p.n)), [...]float64{nodeLooks, nodeReach}[paint.Flag(usable)])
	case onEdge:
		return square(c.Middle(colonies.Edge(p.n)), [...]float64{edgeLooks, edgeReach}[paint.Flag(usable)])
	case onShip:
		n := colonies.Node(p.n)
		at := v.at.ShipRect(f.State, n)
		if owner, _ := f.State.At(n); owner != game.NoSeat && v.lit.count[onShip][p.n] == 0 { // it may reach to the next node
			if v.lit.usable(nodePlace(n)) {
				return ui.RectAround(at.Middle().Lerp(c.Node(n), 0.2), shipBeside*c.Side, shipBeside*c.Side)
			}
			return square(at.Middle().Lerp(c.Node(n), 0.5), shipBeside)
		}
		r := square(at.Middle(), shipReach)
		switch {
		case f.UI.Phone() > 0: // fingers go to what is nearest
			return v.besideRoads(n, r, phoneFree)
		case square(at.Middle(), shipBeside).W > shipBeside*c.Side+1: // there is no room for both
			return r
		}
		return v.besideRoads(n, r, roadFree)
	}
	at := c.Hex(colonies.Hex(p.n))
	return at.Center(at.W, hexReach*c.Side)
}

// roadFree is how far around the middle of a road nothing else answers, in sides of a hex; phoneFree the same where the chart is small.
const (
	roadFree  = 0.16
	phoneFree = 0.58
)

// besideRoads returns the place of the ship at a node without what is nearer than free, in sides of a hex, to the middles of edges there that
// can be clicked, too.
func (v *board) besideRoads(n colonies.Node, r ui.Rect, free float64) ui.Rect {
	free *= v.at.Side
	for _, e := range n.Edges() {
		if e == colonies.NoEdge || v.lit.count[onEdge][e] == 0 {
			continue
		}
		r = r.Beside(ui.RectAround(v.at.Middle(e), 2*free, 2*free), shipBeside*v.at.Side)
	}
	return r
}

// clickable returns where all that can be clicked lies.
func (v *board) clickable(f *frame) (all []ui.Rect) {
	for p := range places {
		if v.lit.usable(p) {
			all = append(all, v.spotOf(f, p))
		}
	}
	return all
}

// wanted returns a function that reports whether a target is one of the places for what has been taken up; nil while nothing is.
func (v *board) wanted(f *frame) func(target any) bool {
	if p := &f.pick; p.tool == noTool && p.ship == colonies.NoNode && p.from == colonies.NoNode {
		return nil
	}
	return func(target any) bool {
		at, is := target.(place)
		if a, does := target.(action); does {
			at, is = v.placeOf(f, &a), true
		}
		return is && v.lit.count[at.kind][at.n] > 0
	}
}

// steps returns what is to be clicked for an action that is done on the chart; nothing for others.
func (v *chartView) steps(f *frame, a action) []step {
	p := &f.pick
	if a.Kind != colonies.Rob && a.Kind != colonies.Save { // the desk has a button for it
		v.advice = lighted{v.goalOf(f, &a), a}
	}
	switch a.Kind {
	case colonies.Settle, colonies.BuildRoad, colonies.BuildShip, colonies.BuildCity, colonies.MoveFleet, colonies.Explore, colonies.MovePirate, colonies.Dodge:
		at := v.placeOf(f, &a)
		if v.lit.count[at.kind][at.n] < 2 {
			return []step{{a, false}}
		}
		return []step{{at, v.opened.at == at}, {a, false}}
	case colonies.Sail, colonies.MakeBase, colonies.Load:
		return []step{{shipPlace(a.Node), p.ship == a.Node}, {a, false}}
	case colonies.Shift:
		return []step{{nodePlace(a.Node), p.from == a.Node}, {tokenTarget(a.Token), p.from == a.Node && v.lit.token == a.Token}, {a, false}}
	case colonies.Save:
		if at := v.placeOf(f, &a); v.lit.count[at.kind][at.n] == 1 {
			return []step{{at, false}}
		}
	}
	return nil
}

// spots returns where something with a name in lessons lies: a place by its id, "pirate", "harbour.3", "home", "north" or "south".
func (v *board) spots(f *frame, name string) []ui.Rect {
	what, number, _ := strings.Cut(name, ".")
	n, err := strconv.Atoi(number)
	k := slices.Index(placeNames[:], what+".")
	switch {
	case name == "pirate" && f.State.Pirate() != colonies.NoNode:
		return []ui.Rect{v.at.PirateRect(f.State.Pirate())}
	case what == "harbour" && err == nil && n < colonies.Harbours:
		return []ui.Rect{v.at.PierRect(n)}
	case k > 0 && err == nil && n < placeCount[k]:
		return []ui.Rect{v.spotOf(f, place{placeKind(k), uint8(n)})}
	}
	for zone, of := range zones {
		if name == of {
			return []ui.Rect{v.zone(zone)}
		}
	}
	return nil
}

// zones are the names in lessons of parts of the board.
var zones = map[colonies.Zone]string{colonies.HomeLand: "home", colonies.North: "north", colonies.South: "south"}

// outline returns the outline of what lies at a rectangle of the chart: of a part of the board or a hex along its sides, of a road around that,
// of all else as a circle.
func (v *board) outline(f *frame, r ui.Rect) []ui.Point {
	for zone := range zones {
		if r == v.zone(zone) {
			return v.at.Coast(func(h colonies.Hex) bool { return colonies.SiteOf(h).Zone == zone })
		}
	}
	if n := f.State.Pirate(); n != colonies.NoNode && r == v.at.PirateRect(n) {
		return around(r)
	}
	for i := range colonies.Harbours {
		if r == v.at.PierRect(i) {
			return around(r)
		}
	}
	for p := range places {
		if at := v.spotOf(f, p); r.Middle().Sub(at.Middle()).Len() < 1 && math.Abs(r.W-at.W) < 2 { // widgets lie on whole pixels
			return v.form(f, p)
		}
	}
	return nil
}

// form returns the outline of what lies at a place.
func (v *board) form(f *frame, p place) []ui.Point {
	switch n := colonies.Node(p.n); p.kind {
	case onHex:
		return v.at.Coast(func(h colonies.Hex) bool { return h == colonies.Hex(p.n) })
	case onEdge:
		return v.at.Beam(colonies.Edge(p.n))
	case onShip:
		return around(v.at.ShipRect(f.State, n))
	default:
		if owner, city := f.State.At(n); owner != game.NoSeat {
			return around(v.at.TownRect(n, city))
		}
		return v.at.Node(n).Ring(nodeRing * v.at.Side)
	}
}

// around returns the outline of a picture.
func around(r ui.Rect) []ui.Point { return r.Middle().Ring(0.57 * r.W) }

// drawFocus shows where the keyboard's focus is.
func (v *board) drawFocus(f *frame) {
	if v.focused.kind == noPlace {
		return
	}
	u, th, form := f.UI, f.UI.Theme(), v.form(f, v.focused)
	u.Outline(form, true, u.Px(8), th.FocusEdge)
	u.Outline(form, true, u.Px(4), th.Focus)
}

// nodeRing is the radius of the outline of a free node, in sides of a hex.
const nodeRing = 0.36

// zone returns the rectangle around a part of the board.
func (v *board) zone(z colonies.Zone) (r ui.Rect) {
	for h := range colonies.Hex(colonies.Hexes) {
		if colonies.SiteOf(h).Zone == z {
			r = r.Union(v.at.Hex(h))
		}
	}
	return r
}

// happens returns where the current event happens on the chart.
func (v *board) happens(f *frame) (all []ui.Rect) {
	e := &f.Event
	if e.Hex != colonies.NoHex {
		all = append(all, v.at.Hex(e.Hex))
	}
	switch goal := v.goalOf(f, &e.Action); goal.kind {
	case onHex:
		all = append(all, v.at.Hex(colonies.Hex(goal.n)))
	case onEdge:
		all = append(all, v.at.RoadRect(e.Action.Edge))
	}
	for _, n := range []colonies.Node{e.Node, e.To, e.Action.Node, e.Action.To} {
		if n != colonies.NoNode {
			all = append(all, ui.RectAround(v.at.Node(n), v.at.Side, v.at.Side))
		}
	}
	return all
}

// quiet returns the half of the chart in which less happens in the current event: a ribbon may lie there.
func (v *board) quiet(f *frame) ui.Rect {
	half := v.at.Rect
	half.H /= 2
	for _, r := range v.happens(f) {
		if r.Middle().Y < half.Bottom() {
			return half.Moved(0, half.H)
		}
	}
	return half
}

// marks returns the colours of what is marked on the chart: those of pictures, as the chart keeps its colours in the dark theme.
func (f *frame) marks() *theme.Theme { return f.UI.Theme().Pictures() }
