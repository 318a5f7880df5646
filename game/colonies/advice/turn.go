package advice

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
)

// sail adds facts about a sail.
func (q *question) sail(a colonies.Action) {
	_, cargo := q.s.ShipOn(a.Node)
	n := cargo.Total()
	home := q.s.StepsHome(a.Node, a.To)
	if n > 0 && home == 0 {
		q.add(SailUnloads, 90, n, 0)
	}
	if q.s.Uncharted().Has(a.To) {
		reached := map[colonies.Hex]bool{}
		for _, l := range q.s.Reach(a.Node) {
			for _, h := range l.Places {
				reached[h] = true
			}
		}
		delete(reached, colonies.NoHex)
		q.add(SailExplores, 40, 0, 0)
		if n := len(reached); n > 1 && q.income[colonies.Ore] == 0 {
			q.add(SailReach, 42, n, 0).Card = colonies.Ore
		}
		return
	}
	if owner, city := q.s.At(a.To); owner == q.seat && !city && n == 0 {
		if stored := q.s.Stored(a.To).Total(); stored > 0 {
			q.add(SailFetches, 50+stored, stored, 0)
		}
	}
	purpose, before, after := q.policy.Voyage(q.s, a)
	if after >= before {
		return
	}
	switch purpose {
	case policy.Homes:
		if after > 0 {
			q.add(SailHome, 60-after, n, after)
		}
	case policy.Explore:
		q.add(SailTowards, 40-after, after, before)
	case policy.Fetch:
		q.add(SailSettled, 40-after, after, 0)
	case policy.Lands:
		q.add(SailLands, 40-after, after, 0)
	}
}

// end adds why a turn ends.
func (q *question) end() {
	if kind, lack, ok := q.policy.Purchase(q.s, q.hand); ok && lack > 0 {
		q.add(EndSaves, 20, lack, 0).What = kind
		return
	}
	q.add(EndDone, 10, 0, 0)
}

// trade adds facts about a trade.
func (q *question) trade(a colonies.Action) {
	gives, gets := q.s.Trade(a)
	if !q.hand.Covers(gives) {
		return
	}
	before, short, _ := q.policy.Purchase(q.s, q.hand)
	if kind, lack, ok := q.policy.Purchase(q.s, q.hand.Minus(gives).Plus(gets)); ok {
		switch {
		case lack == 0 && (short > 0 || before != kind):
			q.add(TradeFor, 50, 0, 0).What = kind
		case lack < short || before != kind:
			q.add(TradeBrings, 30, 0, 0).What = kind
		}
	}
	q.unearned(TradeLacking, 20, gets.First())
	give := gives.First()
	q.add(TradeSpare, 8+int(q.hand[give]), int(q.hand[give]), 0).Card = give
}

// refuse adds facts about a trade that is refused.
func (q *question) refuse(a colonies.Action) {
	if who := q.s.Turn(); a.Kind == colonies.AnswerNo && q.s.OpenPoints(who)+3 >= q.s.Goal() {
		q.add(NoLeader, 40, q.s.OpenPoints(who), q.s.Goal()).Who = who
	}
	gives, gets := q.s.Trade(a)
	if before, lack, ok := q.policy.Purchase(q.s, q.hand); ok && q.hand.Covers(gives) {
		if after, left, _ := q.policy.Purchase(q.s, q.hand.Minus(gives).Plus(gets)); after == before && left > lack {
			q.add(NoNeeds, 25, 0, 0).Card = gives.First()
		}
	}
	q.add(NoUse, 10, 0, 0)
}

// discard adds why a card goes.
func (q *question) discard(r colonies.Resource) {
	most := true
	for other, n := range q.hand {
		most = most && (n < q.hand[r] || colonies.Resource(other) == r)
	}
	if most {
		q.add(DiscardMost, 30, int(q.hand[r]), 0).Card = r
	}
	before, lack, ok := q.policy.Purchase(q.s, q.hand)
	hand := q.hand
	hand[r]--
	if after, left, _ := q.policy.Purchase(q.s, hand); ok && after == before && left == lack {
		f := q.add(DiscardSpare, 24, 0, 0)
		f.Card, f.What = r, before
	}
	q.add(DiscardLeast, 5, 0, 0)
}

// leader reports whether nobody has more open points than a seat, of those but me.
func (q *question) leader(seat game.Seat) bool {
	for other := range q.others {
		if q.s.OpenPoints(other) > q.s.OpenPoints(seat) {
			return false
		}
	}
	return true
}

// pirate adds who can be robbed from a node: of several, the one with most open points.
func (q *question) pirate(n colonies.Node) {
	best := game.NoSeat
	victim := func(seat game.Seat, loot bool) {
		if seat != game.NoSeat && seat != q.seat && loot && (best == game.NoSeat || q.s.OpenPoints(seat) > q.s.OpenPoints(best)) {
			best = seat
		}
	}
	for _, m := range n.Neighbours() {
		if m == colonies.NoNode || q.s.Guards().Has(m) {
			continue
		}
		owner, cargo := q.s.ShipOn(m)
		victim(owner, cargo.Total() > 0)
		if owner, _ := q.s.At(m); owner != game.NoSeat && q.s.Coasts().Has(m) {
			y := q.s.Yield(m)
			victim(owner, q.s.Stored(m).Total() > 0 || y.Pips.Total() > 0 && q.s.HandSize(owner) > 0)
		}
	}
	switch {
	case best == game.NoSeat:
		q.add(PirateAway, 5, 0, 0)
	case q.leader(best):
		q.add(PirateLeader, 40, q.s.OpenPoints(best), 0).Who = best
	default:
		q.add(PirateRobs, 20, 0, 0).Who = best
	}
}

// rob adds why a seat is robbed.
func (q *question) rob(a colonies.Action) {
	if q.leader(a.Seat) {
		q.add(RobLeader, 30, q.s.OpenPoints(a.Seat), 0).Who = a.Seat
	}
	if a.What != colonies.LootCard {
		q.add(RobToken, 25, 0, 0).Token = a.Token
		return
	}
	q.add(RobCards, 10+q.s.HandSize(a.Seat), q.s.HandSize(a.Seat), 0).Who = a.Seat
}
