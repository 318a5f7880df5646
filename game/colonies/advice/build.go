package advice

import "islas/game/colonies"

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
	if steps, ok := q.policy.Unknown(q.s, n); ok && q.s.ShipSet(q.seat).Empty() {
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

// city adds facts about a city.
func (q *question) city(n colonies.Node) {
	q.goal(1)
	q.full(5)
	pips := q.s.Yield(n).Pips.Total()
	q.add(CityMore, 30+pips, pips, 0)
}

// buy adds facts about a development card that is bought: how far the largest army is, and what is left.
func (q *question) buy() {
	q.full(3)
	if n := q.s.KnightsShort(q.seat); n > 0 && n <= colonies.ArmySize {
		q.add(BuyArmy, 26-4*n, n, 0)
	}
	points := int(colonies.Deck()[colonies.PointCard]) - int(q.s.Cards(q.seat)[colonies.PointCard])
	q.add(BuyPlain, 10, q.s.DeckLeft(), points)
}

// fleet adds facts about a war fleet.
func (q *question) fleet(h colonies.Hex) {
	corners := h.CornerSet()
	if at := q.s.Pirate(); at != colonies.NoNode && corners.Has(at) {
		q.add(FleetDrives, 25, 0, 0)
	}
	if n := corners.And(q.s.Sites(q.seat)).Count() + corners.And(q.s.ShipSet(q.seat)).Count(); n > 0 {
		q.add(FleetGuards, 15+5*n, n, 0)
	}
}

// ship adds facts about a ship.
func (q *question) ship() {
	if q.d.Kind == colonies.DecideWay {
		if steps, ok := q.policy.Unknown(q.s, q.d.Node); ok {
			q.add(WayShip, 30, steps, 0)
		}
		return
	}
	q.full(2)
	ships := q.s.ShipSet(q.seat).Count()
	if ships == 0 {
		q.add(ShipNone, 32, 0, 0)
	}
	stored := 0
	for n := range q.s.Settlements(q.seat).All {
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
	unknown, best := q.s.Uncovers(e).Count(), 0
	for _, n := range e.Ends() {
		if q.s.Spaced().Has(n) {
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
				if m != colonies.NoNode && q.s.Spaced().Has(m) {
					best = max(best, q.s.Yield(m).Pips.Total())
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

// knight adds facts about a knight that is played.
func (q *question) knight() {
	if q.s.KnightsShort(q.seat) == 1 {
		q.goal(colonies.ArmyPoints)
		q.add(KnightArmy, 60, 0, 0)
	}
	q.add(KnightRobs, 15, int(q.s.Used(q.seat)[colonies.KnightCard]), 0)
}

// monopoly adds facts about a monopoly of a card.
func (q *question) monopoly(r colonies.Resource) {
	n, earns := 0, false
	for seat := range q.others {
		n += q.s.HandSize(seat)
		earns = earns || q.s.Income(seat)[r] > 0
	}
	if earns {
		q.add(MonopolyMany, 20, n, 0).Card = r
	}
	q.unearned(TradeLacking, 15, r)
}
