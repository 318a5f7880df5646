package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// cards is a number of resource cards by kind.
type cards [colonies.Resources]int

// of returns a hand as cards.
func of(h colonies.Hand) (c cards) {
	for r, n := range h {
		c[r] = int(n)
	}
	return c
}

// covers reports whether there are at least those of cost.
func (c *cards) covers(cost *cards) bool {
	for r := range c {
		if c[r] < cost[r] {
			return false
		}
	}
	return true
}

// less makes c those of a hand without those of a cost; a kind may fall below 0. (It returns nothing: what was just put together
// should not be copied at once, that takes long.)
func (c *cards) less(hand, cost *cards) {
	for r := range c {
		c[r] = hand[r] - cost[r]
	}
}

// total returns the number of cards.
func (c *cards) total() (n int) {
	for _, k := range c {
		n += k
	}
	return n
}

// The purchases that are planned.
const (
	buyCity = iota
	buySettlement
	buyShip
	buyRoad
	buyCard
	purchases
)

// bought are the actions that make the purchases, prices what they cost, and costs the same as cards.
var (
	bought        = [purchases]colonies.ActionKind{colonies.BuildCity, colonies.Settle, colonies.BuildShip, colonies.BuildRoad, colonies.Buy}
	prices, costs = func() (hands [purchases]colonies.Hand, costs [purchases]cards) {
		for k, action := range bought {
			hands[k] = colonies.Cost(action)
			costs[k] = of(hands[k])
		}
		return hands, costs
	}()
)

// saver weighs what a seat does with its hand.
type saver struct {
	surveyor
	hand   cards
	now    int // what the hand promises
	known  bool
	plans  [purchases]plan
	order  [purchases]int // of plans, by falling worth
	price  [purchases]int // what paying for it now takes from what the hand promises
	priced [purchases]bool
	last   weighed
}

// weighed is all that the worth of purchases depends on.
type weighed struct {
	me    *survey
	stamp int
	card  int
	hand  colonies.Hand
	deck  bool
}

// look begins to decide: what the seat has.
func (x *saver) look() { x.me = x.survey(x.seat) }

// weigh finds out what the seat is up to, and what its hand promises.
func (x *saver) weigh() {
	now := weighed{x.me, x.me.stamp, x.me.card, x.s.Hand(x.seat), x.s.DeckLeft() > 0}
	if now == x.last {
		return
	}
	x.last = now
	for r, n := range &now.hand {
		x.hand[r] = int(n)
	}
	x.plan(x.me)
	x.known = false
	x.priced = [purchases]bool{}
}

// plan is a purchase that a seat may save for.
type plan struct {
	worth int   // 0 if it cannot be made
	cost  cards // of all that is missing for it, roads included
}

// rolls are the numbers of rolls after which it is looked whether a purchase can be paid.
var rolls = [...]int{0, 2, 4, 6, 8, 10, 13, 16, 20, 25, 32, 40, 50, 64, 80}

// never is more rolls than anybody waits.
const never = 120

// earner is what a seat earns, and at what rates it trades with the bank.
type earner struct {
	income cards // cards in 36 rolls
	wild   int   // cards of choice in 36 rolls
	rate   cards // cards that the bank takes for one
	credit cards // 12 for each card that the bank gives, divided by those it takes
}

// eta returns about how many rolls it takes until a hand covers a cost, with trades with the bank.
func (e *earner) eta(hand, cost *cards) int { return e.wait(hand, cost, never) }

// wait returns what eta does, never if it is more than most.
func (e *earner) wait(hand, cost *cards, most int) int {
	// What is had beyond the cost, in 12 * 36 parts of a card that the bank gives, and how it grows with each roll. A kind that is
	// lacking counts 12 for each card, one that is to spare less: so the growth only becomes less, and where a straight line
	// comes to 0 is never too late.
	// There are no branches, which nothing could foresee: less is all ones where a kind is lacking.
	lack, trades, had, growth := 0, 0, 0, 12*e.wild
	for r, credit := range &e.credit {
		d := hand[r] - cost[r]
		less := d >> 63
		worth := credit + (12-credit)&less
		lack -= d & less
		trades += int(uint(d&^less*credit) / 12)
		had += d * worth
		growth += e.income[r] * worth
	}
	if lack <= trades {
		return 0
	}
	had *= 36
	t := 0
	for {
		if had < 0 {
			if growth == 0 {
				return never
			}
			t += (growth - 1 - had) / growth
		}
		if t > most || t > rolls[len(rolls)-1] {
			return never
		}
		if t = rolls[after[t]]; t > most {
			return never
		}
		had, growth = 12*e.wild*t, 12*e.wild
		for r, credit := range &e.credit {
			d := 36*(hand[r]-cost[r]) + e.income[r]*t
			worth := credit + (12-credit)&(d>>63)
			had += d * worth
			growth += e.income[r] * worth
		}
		if had >= 0 {
			return t
		}
	}
}

// after are the numbers of rolls that are the first ones not below each, and not 0.
var after = func() (list [81]int) {
	for t := range list {
		for list[t] = 1; rolls[list[t]] < t; list[t]++ {
		}
	}
	return list
}()

// soon returns what a worth is worth if it comes after some rolls.
func (x *surveyor) soon(worth, rolls int) int { return worth * wPatience / (wPatience + rolls) }

// plan sets what the seat may save for.
func (x *saver) plan(me *survey) {
	x.plans = [purchases]plan{}
	for k := range x.plans {
		x.plans[k].cost = costs[k]
	}
	roads := me.bestSite == 0 || x.hand.covers(&costs[buyRoad])
	if roads {
		x.ways()
	}
	if me.bestCity != colonies.NoNode {
		x.plans[buyCity].worth = x.cityWorth(me.bestCity)
	}
	if me.left.settlements > 0 {
		switch {
		case me.bestSite > 0:
			x.plans[buySettlement].worth = me.bestSite
		case roads && me.bestRoad > 0: // a road leads to a site
			x.plans[buySettlement].worth = me.bestRoad
			for r, n := range &costs[buyRoad] {
				x.plans[buySettlement].cost[r] += n * me.roadsTo
			}
		}
	}
	if me.left.ships > 0 {
		x.plans[buyShip].worth = max(0, me.ship)
	}
	if roads && me.left.roads > 0 {
		x.plans[buyRoad].worth = max(0, me.bestRoad/(me.roadsTo+2))
	}
	if x.s.DeckLeft() > 0 {
		x.plans[buyCard].worth = me.card
	}
	for k := range x.order {
		at := k
		for ; at > 0 && x.plans[x.order[at-1]].worth < x.plans[k].worth; at-- {
			x.order[at] = x.order[at-1]
		}
		x.order[at] = k
	}
}

// prospects returns what a hand promises: the worth of the best purchase, the less the longer it takes, and a little for the rest.
func (x *saver) prospects(hand *cards) int {
	best := 0
	for _, k := range &x.order {
		plan := &x.plans[k]
		if plan.worth <= best {
			break
		}
		// After more rolls than these it is not the best any more.
		most := plan.worth*wPatience/(best+1) - wPatience
		if t := x.me.wait(hand, &plan.cost, most); t <= most {
			best = x.soon(plan.worth, t)
		}
	}
	return best + wSpare*hand.total()
}

// Purchase returns what the seat that decides saves for: the kind of the action that buys it, and how many cards are missing. ok is
// false if there is nothing.
func (p *Policy) Purchase(s *colonies.State, hand colonies.Hand) (kind colonies.ActionKind, missing int, ok bool) {
	p.at(s)
	p.seat = s.Decision().Seat
	p.look()
	p.weigh()
	h := of(hand)
	best, most := -1, 0
	for k := range p.plans {
		if plan := &p.plans[k]; plan.worth > 0 {
			if worth := p.soon(plan.worth, p.me.eta(&h, &plan.cost)); worth > most {
				best, most = k, worth
			}
		}
	}
	if best < 0 {
		return 0, 0, false
	}
	for r, n := range &costs[best] {
		missing += max(0, n-h[r])
	}
	return bought[best], missing, true
}

// better returns how much more another hand promises than the one that the seat has.
func (x *saver) better(hand *cards) int {
	if !x.known {
		x.known, x.now = true, x.prospects(&x.hand)
	}
	return x.prospects(hand) - x.now
}

// buying returns the worth of a purchase now: what it brings, less what saving on would.
func (x *saver) buying(k, worth int) int {
	if !x.priced[k] {
		var after cards
		after.less(&x.hand, &costs[k])
		x.priced[k], x.price[k] = true, x.better(&after)
	}
	return worth + x.price[k]
}

// point is the worth of a point.
const point = 100

// tokenWorth returns the worth of a token in the home stock of the seat that decides.
func (x *surveyor) tokenWorth(t colonies.Token) int { return x.me.token[t] }

// pips returns the worth of a card or token of some worth in one of 36 rolls, for as long as the game will last.
func (x *surveyor) pips(worth int) int { return worth * x.me.rolls / 36 }

// cityWorth returns the worth of a city on a node.
func (x *surveyor) cityWorth(n colonies.Node) int {
	y := x.yield(n)
	return point + x.pips(wCard*y.total)
}

// cardFor returns the worth of a development card to a seat.
func (x *surveyor) cardFor(seat game.Seat) int {
	if x.s.Army() == seat {
		return wDev
	}
	return wDev + wArmy/(max(1, x.s.KnightsShort(seat)-x.s.CardCount(seat)/2)+1)
}

// knight returns the worth of playing a knight: what it robs, and the way to the largest army.
func (x *saver) knight() int {
	switch x.s.KnightsShort(x.seat) {
	case 0:
		return wKnightIdle
	case 1:
		return 230
	}
	return wKnight
}

// invention returns the worth of two cards of the bank.
func (x *saver) invention(a colonies.Action) int {
	after := x.hand
	after[a.Give]++
	after[a.Want]++
	return x.better(&after) - wCard
}

// monopoly returns the worth of all cards of a kind: how many the others hold is estimated by what they earn, without looking.
func (x *saver) monopoly(r colonies.Resource) int {
	n := 0 // in parts of 36
	for seat := range game.Seat(x.s.Seats()) {
		if seat != x.seat {
			n += 36 * x.held(seat, r) / 100
		}
	}
	after := x.hand
	after[r] += n / 36
	if n < 3*36 {
		return 0
	}
	return x.better(&after) + 5*n/36
}
