package advice

import (
	"islas/game"
	"islas/game/colonies"
)

// site adds facts about a node of the set-up.
func (q *question) site(n colonies.Node) {
	y := q.s.Yield(n)
	pips := y.Pips.Total()
	most := 0
	for _, a := range q.legal {
		other := q.s.Yield(a.Node)
		most = max(most, other.Pips.Total())
	}
	if pips == most {
		q.add(SitePips, 40, pips, 0)
	} else {
		q.add(SiteSome, 10+pips, pips, 0)
	}
	q.lacking(SiteLacking, 24, &y)
	if y.HasPier {
		q.add(SitePier, 20, 0, 0).Card = y.Pier
	}
	if steps, ok := q.policy.Unknown(q.s, n); ok && len(q.s.Ships(q.seat)) == 0 {
		q.add(SiteNear, 22-3*steps, steps, 0)
	}
}

// lacking adds that a node brings a card that is not earned yet: of several, that with most of it.
func (q *question) lacking(k Kind, weight int, y *colonies.Yield) {
	best := colonies.NoResource
	for r := range colonies.Resource(colonies.Resources) {
		if y.Pips[r] > 0 && q.income[r] == 0 && (best == colonies.NoResource || y.Pips[r] > y.Pips[best]) {
			best = r
		}
	}
	if best != colonies.NoResource {
		q.add(k, weight+int(y.Pips[best]), 0, 0).Card = best
	}
}

// settle adds facts about a settlement that is built.
func (q *question) settle(n colonies.Node) {
	q.goal(1)
	q.full(4)
	y := q.s.Yield(n)
	if pips := y.Pips.Total(); pips > 0 {
		q.add(SettlePips, 20+pips, pips, 0)
		q.lacking(SettleLacking, 26, &y)
	} else if tokens := y.Tokens.Total() + y.Choice; tokens > 0 {
		most := colonies.Gem
		for t := range colonies.Token(colonies.Tokens) {
			if y.Tokens[t] > y.Tokens[most] {
				most = t
			}
		}
		if y.Tokens[most] > 0 {
			q.add(SettleTokens, 28+tokens, tokens, 0).Token = most
		}
	}
	if y.HasPier {
		q.add(SettlePier, 20, 0, 0).Card = y.Pier
	}
	q.add(SettlePoint, 10, 0, 0)
}

// full adds that a purchase of that many cards comes before a seven.
func (q *question) full(cost int) {
	if n := q.hand.Total(); q.d.Kind == colonies.DecideMain && n > colonies.HandLimit && n-cost <= colonies.HandLimit {
		q.add(HandFull, 22, n, n/2)
	}
}

// purchase adds facts about a purchase other than a settlement, or about what comes with one of the set-up.
func (q *question) purchase(a colonies.Action) {
	switch a.Kind {
	case colonies.BuildCity:
		q.goal(1)
		q.full(5)
		y := q.s.Yield(a.Node)
		q.add(CityMore, 30+y.Pips.Total(), y.Pips.Total(), 0)
	case colonies.BuildShip:
		q.ship(a)
	case colonies.BuildRoad:
		q.road(a.Edge)
	case colonies.Buy:
		q.full(3)
		q.army()
		points := int(colonies.Deck()[colonies.PointCard]) - int(q.s.Cards(q.seat)[colonies.PointCard])
		q.add(BuyPlain, 10, q.s.DeckLeft(), points)
	case colonies.MoveFleet:
		guarded, drives := 0, false
		for _, n := range colonies.SiteOf(a.Hex).Corners {
			if owner, _ := q.s.At(n); owner == q.seat {
				guarded++
			}
			if owner, _ := q.s.ShipOn(n); owner == q.seat {
				guarded++
			}
			drives = drives || n == q.s.Pirate()
		}
		if drives {
			q.add(FleetDrives, 25, 0, 0)
		}
		if guarded > 0 {
			q.add(FleetGuards, 15+5*guarded, guarded, 0)
		}
	}
}

// ship adds facts about a ship.
func (q *question) ship(a colonies.Action) {
	if q.d.Kind == colonies.DecideWay {
		if steps, ok := q.policy.Unknown(q.s, q.d.Node); ok {
			q.add(WayShip, 30, steps, 0)
		}
		return
	}
	q.full(2)
	ships := len(q.s.Ships(q.seat))
	if ships == 0 {
		q.add(ShipNone, 32, 0, 0)
	}
	stored := 0
	for _, n := range q.s.Settlements(q.seat) {
		stored += q.s.Stored(n).Total()
	}
	if stored > 0 {
		q.add(ShipWaiting, 20+4*stored, stored, ships)
	}
	unknown := 0
	for _, h := range colonies.Places() {
		if q.s.Terrain(h) == colonies.Unknown {
			unknown++
		}
	}
	q.add(ShipMore, 5, ships+1, 0)
	if unknown > 0 {
		q.add(ShipUnknown, 18, unknown, 0)
	}
}

// road adds facts about a road.
func (q *question) road(e colonies.Edge) {
	unknown, best := 0, 0
	for _, n := range e.Ends() {
		for _, h := range n.Hexes() {
			if h != colonies.NoHex && q.s.Terrain(h) == colonies.Unknown {
				unknown++
			}
		}
		if q.open(n) {
			y := q.s.Yield(n)
			best = max(best, y.Pips.Total()+y.Tokens.Total()+y.Choice)
		}
	}
	if unknown > 0 {
		q.add(RoadUnknown, 30, unknown, 0)
	}
	if q.d.Kind == colonies.DecideWay {
		for _, n := range e.Ends() {
			for _, m := range n.Neighbours() {
				if m != colonies.NoNode && q.open(m) {
					y := q.s.Yield(m)
					best = max(best, y.Pips.Total())
				}
			}
		}
		q.add(WayRoad, 15+best, best, 0)
		return
	}
	if best > 0 {
		q.add(RoadSite, 20+best, best, 0)
	}
	q.add(RoadTowards, 5, 0, 0)
}

// open reports whether nobody has built on a node or next to it.
func (q *question) open(n colonies.Node) bool {
	if owner, _ := q.s.At(n); owner != game.NoSeat {
		return false
	}
	for _, m := range n.Neighbours() {
		if m != colonies.NoNode {
			if owner, _ := q.s.At(m); owner != game.NoSeat {
				return false
			}
		}
	}
	return true
}

// missing returns how many knights the seat lacks for the largest army; 0 if it has it.
func (q *question) missing() int {
	army := q.s.Army()
	if army == q.seat {
		return 0
	}
	need := colonies.ArmySize
	if army != game.NoSeat {
		need = int(q.s.Used(army)[colonies.KnightCard]) + 1
	}
	return need - int(q.s.Used(q.seat)[colonies.KnightCard])
}

// army adds how far the largest army is.
func (q *question) army() {
	if n := q.missing(); n > 0 && n <= colonies.ArmySize {
		q.add(BuyArmy, 26-4*n, n, 0)
	}
}

// card adds facts about a development card that is played.
func (q *question) card(a colonies.Action) {
	switch a.Kind {
	case colonies.PlayKnight:
		if q.missing() == 1 {
			q.goal(colonies.ArmyPoints)
			q.add(KnightArmy, 60, 0, 0)
		}
		q.add(KnightRobs, 15, int(q.s.Used(q.seat)[colonies.KnightCard]), 0)
	case colonies.PlayRoads:
		q.add(RoadsFree, 20, 0, 0)
	case colonies.PlayMono:
		n, earns := 0, false
		for seat := range q.others {
			n += q.s.HandSize(seat)
			earns = earns || q.s.Income(seat)[a.Want] > 0
		}
		if earns {
			q.add(MonopolyMany, 20, n, 0).Card = a.Want
		}
		q.brings(InventionPlain, a.Want, 1)
	case colonies.PlayInvent:
		hand := q.hand
		hand[a.Give]++
		hand[a.Want]++
		if kind, lack, ok := q.policy.Purchase(q.s, hand); ok && lack == 0 {
			q.add(InventionFor, 40, 0, 0).What = kind
		}
		q.add(InventionPlain, 5, 0, 0)
	}
}

// brings adds that a card is not earned, or another fact that is always true.
func (q *question) brings(otherwise Kind, r colonies.Resource, n int) {
	if q.income[r] == 0 {
		q.add(TradeLacking, 15, 0, 0).Card = r
	}
	if otherwise != InventionPlain {
		q.add(otherwise, 5, n, 0)
	}
}
