package table

import (
	"strings"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/paint"
)

// said are the texts about a place: its name for assistive tools, what it is, and why it cannot be used now.
type said struct {
	label, tip, why string
}

// describe returns the texts about a place.
func (v *board) describe(f *frame, p place) (s said) {
	var lines []string
	switch p.kind {
	case onNode:
		lines = v.tellNode(f, colonies.Node(p.n))
	case onEdge:
		lines = v.tellEdge(f, colonies.Edge(p.n))
	case onHex:
		lines = v.tellHex(f, colonies.Hex(p.n))
	case onShip:
		lines = v.tellShip(f, colonies.Node(p.n))
	}
	what := lines[0]
	if acts := v.lit.at(p); len(acts) > 0 {
		what = caption.Act(f.UI.T, f.State, f.Name, acts[0])
		if v.empty(f, p) { // the first line says no more
			lines[0] = what
		} else {
			lines = append([]string{what}, lines...)
		}
	}
	s.label, s.tip = what, strings.Join(lines, "\n")
	if p.kind == onNode {
		s.label = f.UI.T("node.label", "n", int(p.n), "what", what)
	}
	if a, tried := f.tries(p); tried && f.Actor != game.NoSeat && !v.lit.usable(p) {
		if why := f.barred(a); why != "" {
			s.why = s.tip + "\n" + why
		}
	}
	return s
}

// empty reports whether a place is a node or an edge where nothing stands.
func (v *board) empty(f *frame, p place) bool {
	switch p.kind {
	case onNode:
		owner, _ := f.State.At(colonies.Node(p.n))
		return owner == game.NoSeat && f.State.Pirate() != colonies.Node(p.n)
	case onEdge:
		return f.State.RoadOn(colonies.Edge(p.n)) == game.NoSeat
	}
	return false
}

// tellNode returns what a node is: what stands there and where that is, what it brings or would bring, and what lies on it.
func (v *board) tellNode(f *frame, n colonies.Node) (lines []string) {
	u, s := f.UI, f.State
	where := caption.At(u.T, s, n)
	owner, city := s.At(n)
	switch {
	case owner != game.NoSeat && city:
		lines = append(lines, u.T("node.city", "name", f.Name(owner), "at", where))
	case owner != game.NoSeat:
		lines = append(lines, u.T("node.settlement", "name", f.Name(owner), "at", where))
	case s.Pirate() == n:
		lines = append(lines, u.T("node.pirate"), u.T("node.pirate-does"))
	default:
		lines = append(lines, u.T("node.free", "at", where))
	}
	if f.asks(colonies.DecidePirate) && v.lit.usable(nodePlace(n)) {
		return append(lines, f.tellPrey(n))
	}
	if l := &f.views.memo.voyage.reached[n]; v.lit.count[onNode][n] > 0 && f.pick.ship != colonies.NoNode && l.steps > 0 {
		return append(lines, v.tellLanding(f, n, l)...)
	}
	if dry(s, n) && s.Pirate() != n {
		lines = append(lines, v.tellYield(f, n, owner, city)...)
	}
	if owner != game.NoSeat && !city && !colonies.HomeNodes().Has(n) {
		stored := s.Stored(n)
		lines = append(lines, u.T("node.stores", "list", caption.TokenAmounts(u.T, stored), "n", colonies.Hold-stored.Total()))
	}
	if v.lit.towns.Has(n) {
		lines = append(lines, u.T("node.shifts"))
	}
	if s.Guards().Has(n) {
		lines = append(lines, u.T("node.guarded"))
	}
	return lines
}

// tellPrey returns whom the pirate could rob of what from a node.
func (f *frame) tellPrey(n colonies.Node) string {
	var list []string
	for _, a := range robberies(f.State, n) {
		what := f.UI.T("rob.card", "n", f.State.HandSize(a.Seat))
		if a.What != colonies.LootCard {
			what = caption.Amount(f.UI.T, a.Token, 1)
		}
		list = append(list, f.UI.T("log.of", "name", f.Name(a.Seat), "what", what))
	}
	if len(list) == 0 {
		return f.UI.T("node.no-prey")
	}
	return f.UI.T("node.prey", "list", strings.Join(list, "; "))
}

// tellYield returns what the settlement or city on a node brings, or what one would bring there.
func (v *board) tellYield(f *frame, n colonies.Node, owner game.Seat, city bool) (lines []string) {
	u, s := f.UI, f.State
	y := s.Yield(n)
	if city {
		y.Pips = y.Pips.Plus(y.Pips)
	}
	var list []string
	if y.Pips.Total() > 0 {
		list = append(list, caption.Amounts(u.T, y.Pips))
	}
	if y.Tokens.Total() > 0 {
		list = append(list, caption.TokenAmounts(u.T, y.Tokens))
	}
	if y.Choice > 0 {
		list = append(list, u.T("node.choice", "n", y.Choice))
	}
	key := "node.would"
	if owner != game.NoSeat {
		key = "node.brings"
	}
	if len(list) > 0 {
		lines = append(lines, u.T(key, "list", strings.Join(list, ", ")))
	}
	if y.HasPier {
		lines = append(lines, caption.Harbour(u.T, y.Pier))
	}
	if owner == game.NoSeat && f.Actor != game.NoSeat {
		if bar := v.noSite(f, n); bar != "" {
			return append(lines, bar)
		}
		if bases := f.basesWords(n); bases != "" {
			key := "node.bases"
			if a, ok := v.lit.first(nodePlace(n)); ok && a.Kind == colonies.Settle && a.By == colonies.ByBase { // the first line says the rest
				key = "node.bases-return"
			}
			lines = append(lines, u.T(key, "list", bases))
		}
	}
	return lines
}

// tellLanding returns what sailing to a node means.
func (v *board) tellLanding(f *frame, n colonies.Node, l *landing) (lines []string) {
	u, reach := f.UI, f.views.memo.voyage.left
	lines = append(lines, u.T("node.steps", "n", l.steps, "left", reach-l.steps))
	if l.ventures() {
		lines = append(lines, u.T("node.explores", "n", 1+paint.Flag(l.opens[1] != colonies.NoHex)))
		if _, cargo := f.State.ShipOn(f.pick.ship); cargo.Total() > 0 {
			lines = append(lines, u.T("node.lost", "list", caption.TokenAmounts(u.T, cargo)))
		}
	}
	switch { // whoever explores does not know what the way home will be
	case l.home == 0:
		lines = append(lines, u.T("node.unloads"))
	case l.ventures():
	case l.home < 0:
		lines = append(lines, u.T("node.no-home"))
	case l.returns(reach):
		lines = append(lines, u.T("node.home-now", "n", l.home))
	default:
		lines = append(lines, u.T("node.home", "n", l.home))
	}
	return lines
}

// dry reports whether a node touches land or an unknown place.
func dry(s *colonies.State, n colonies.Node) bool {
	for _, h := range n.Hexes() {
		if h != colonies.NoHex && s.Terrain(h) != colonies.Sea {
			return true
		}
	}
	return false
}

// tries returns the action that whoever has taken something up, or is asked for a place, tries with a click on one; ok is false if there is
// none.
func (f *frame) tries(p place) (a action, ok bool) {
	n, h := colonies.Node(p.n), colonies.Hex(p.n)
	k, of := f.decision.Kind, &f.pick
	switch {
	case p.kind == onEdge && f.roads():
		return colonies.RoadAction(colonies.Edge(p.n)), true
	case p.kind == onHex && of.tool == colonies.MoveFleet:
		return colonies.FleetAction(h), true
	case p.kind == onHex && k == colonies.DecideExplore:
		return colonies.ExploreAction(h), true
	case p.kind != onNode:
		return a, false
	case of.ship != colonies.NoNode && of.ship != n:
		return colonies.SailAction(of.ship, n), true
	case of.tool == colonies.BuildCity:
		return colonies.CityAction(n), true
	case k == colonies.DecidePirate:
		return colonies.PirateAction(n), true
	case k == colonies.DecideDodge:
		return colonies.DodgeAction(n), true
	case k == colonies.DecideSettle:
		return colonies.SettleAction(n, colonies.BySetup), true
	case of.tool == colonies.Settle:
		return siteAction(n), true
	}
	return a, false
}

// noSite returns what bars a settlement from a free node besides what is in the hand; "" for nothing.
func (v *board) noSite(f *frame, n colonies.Node) string {
	if !f.asks(colonies.DecideMain) || f.pick.tool != noTool || f.pick.ship != colonies.NoNode {
		return ""
	}
	switch a := siteAction(n); f.State.Reason(a) {
	case colonies.BarDistance, colonies.BarUnknown, colonies.BarPirate, colonies.BarLake:
		return f.UI.T("node.barred", "why", f.barred(a))
	}
	return ""
}

// siteAction returns the settlement on a node that would be founded in the usual way: by road at home, by base elsewhere.
func siteAction(n colonies.Node) action {
	if colonies.HomeNodes().Has(n) {
		return colonies.SettleAction(n, colonies.ByRoad)
	}
	return colonies.SettleAction(n, colonies.ByBase)
}

// barred returns the sentence for why an action is not legal, "" if it is.
func (f *frame) barred(a action) string { return caption.Bar(f.UI.T, f.State, f.Name, a) }

// tellEdge returns what an edge is, and while roads are built what one there uncovers.
func (v *board) tellEdge(f *frame, e colonies.Edge) (lines []string) {
	u, s := f.UI, f.State
	if owner := s.RoadOn(e); owner != game.NoSeat {
		return []string{u.T("chart.road", "name", f.Name(owner), "at", caption.AtEdge(u.T, s, e))}
	}
	lines = append(lines, u.T("chart.way", "at", caption.AtEdge(u.T, s, e)))
	if n := s.Uncovers(e).Count(); n > 0 && f.roads() {
		lines = append(lines, u.T("advice.road-unknown", "n", n))
	}
	return lines
}

// roads reports whether roads are being built.
func (f *frame) roads() bool {
	return f.pick.tool == colonies.BuildRoad || f.asks(colonies.DecideFree) || f.asks(colonies.DecideWay)
}

// tellHex returns what a hex is, how often it pays, and what lies in it.
func (v *board) tellHex(f *frame, h colonies.Hex) (lines []string) {
	u, s := f.UI, f.State
	t := s.Terrain(h)
	lines = append(lines, caption.Name(u.T, t))
	if n := s.Number(h); n > 0 {
		lines = append(lines, u.T("chart.chance", "n", n, "p", colonies.Pips(n)))
	}
	if t == colonies.Sea && !s.OpenSea(h) {
		lines = append(lines, u.T("chart.lake"))
	} else {
		lines = append(lines, caption.Yields(u.T, t))
	}
	if t == colonies.Unknown {
		lines = append(lines, u.T("chart.stack", "n", s.TilesLeft()))
	}
	var names []string
	for seat := range s.Bases(h).All() {
		names = append(names, f.Name(seat))
	}
	if len(names) > 0 {
		lines = append(lines, u.T("chart.bases", "names", strings.Join(names, ", ")))
	}
	for seat := range game.Seat(s.Seats()) {
		if s.Fleet(seat) == h {
			lines = append(lines, u.T("chart.fleet", "name", f.Name(seat)))
		}
	}
	if a, ok := v.lit.first(place{onHex, uint8(h)}); ok && a.Kind == colonies.MakeBase {
		if _, cargo := s.ShipOn(a.Node); cargo.Total() > 0 {
			lines = append(lines, u.T("node.lost", "list", caption.TokenAmounts(u.T, cargo)))
		}
	}
	return lines
}

// tellShip returns whose ship lies at a node, what it carries, and how far it can go.
func (v *board) tellShip(f *frame, n colonies.Node) (lines []string) {
	u, s := f.UI, f.State
	owner, cargo := s.ShipOn(n)
	if owner == game.NoSeat {
		return []string{u.T("chart.berth")}
	}
	lines = append(lines, u.T("chart.ship", "name", f.Name(owner)))
	if cargo.Total() > 0 {
		lines = append(lines, u.T("chart.cargo", "list", caption.TokenAmounts(u.T, cargo)))
	} else {
		lines = append(lines, u.T("chart.empty"))
	}
	if owner == s.Turn() && s.Range() > 0 {
		lines = append(lines, u.T("chart.range", "n", s.RangeLeft(n)))
		if home := s.StepsHome(n, n); home > 0 {
			lines = append(lines, u.T("chart.home", "n", home))
		}
	}
	switch {
	case f.pick.ship == n:
		lines = append(lines, u.T("chart.put"))
	case v.lit.ships.Has(n):
		lines = append(lines, u.T("chart.pick"))
	}
	return lines
}

// basesWords returns a list of the hexes whose bases a settlement on a node would take, "" if there are none.
func (f *frame) basesWords(n colonies.Node) string {
	var list []string
	for _, h := range f.State.Supported(n) {
		list = append(list, caption.Hex(f.UI.T, f.State, h))
	}
	return strings.Join(list, ", ")
}
