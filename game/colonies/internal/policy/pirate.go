package policy

import (
	"islas/game"
	"islas/game/ai/search"
	"islas/game/colonies"
)

// raids returns the hexes at the pirate to which the war fleet of the seat can be built or moved, none if a hand does not cover that.
func (p *Policy) raids(hand *colonies.Hand) (set colonies.HexSet) {
	pirate := p.s.Pirate()
	if p.Calm || pirate == colonies.NoNode || hand[colonies.Sheep] == 0 {
		return 0
	}
	if p.s.Fleet(p.seat) == colonies.NoHex && !hand.Covers(fleetPrice) {
		return 0
	}
	for _, h := range pirate.Hexes() {
		if h != colonies.NoHex {
			set.Add(h)
		}
	}
	return set & p.s.FleetSites()
}

// fleets lists where the war fleet drives the pirate away; elsewhere it is of little use.
func (p *Policy) fleets(hexes colonies.HexSet) {
	if hexes == 0 {
		return
	}
	cost, worth := &fleetMoveCost, wRaid
	if p.s.Fleet(p.seat) == colonies.NoHex {
		cost, worth = &fleetCost, wRaid+wRaidAgain
	}
	var after cards
	after.less(&p.hand, cost)
	worth += p.better(&after)
	own := p.s.Sites(p.seat)
	others := p.s.Built().Without(own)
	for hexes != 0 {
		h := hexes.Pop()
		corners := h.CornerSet()
		// What it guards there, others' too.
		if worth := worth + 2*(corners.And(own).Count()-corners.And(others).Count()); worth > 0 {
			p.option(&fleet, worth).Hex = h
		}
	}
}

// The prices of building and moving the war fleet.
var (
	fleetPrice               = colonies.Cost(colonies.MoveFleet)
	fleetCost, fleetMoveCost = of(fleetPrice), of(colonies.FleetMoveCost())
)

// pirate lists where the pirate can go: for each other seat to where a card of it can be robbed, for each token there, and to where
// nothing is.
func (p *Policy) pirate() {
	s := p.s
	havens := s.Havens()
	first := havens
	p.option(&moves, 0).Node = first.Pop()
	if first.Empty() {
		return
	}
	p.list = p.list[:0]
	guards := s.Guards()
	own := s.Sites(p.seat).Or(s.ShipSet(p.seat))
	wary := own.Without(guards).Neighbours() // the pirate would be in the way there, and others could stay for loot
	for _, b := range p.hunt(guards) {
		p.prowl(b.at.Neighbours().And(havens), wary, b.worth)
	}
	if len(p.list) == 0 {
		if quiet := havens.Without(own.Neighbours()); !quiet.Empty() {
			havens = quiet
		}
		p.option(&moves, 0).Node = havens.Pop()
	}
}

// prowl lists where the pirate can go for loot of some worth: to the first of some nodes that is not near what the seat has.
func (p *Policy) prowl(to, wary colonies.NodeSet, worth int) {
	if best := to.Without(wary); !best.Empty() {
		to = best
	} else {
		worth -= 10
	}
	n := to.Pop()
	if n == colonies.NoNode {
		return
	}
	for i := range p.list {
		if o := &p.list[i]; o.Action.Node == n {
			o.Worth = max(o.Worth, 4*worth)
			return
		}
	}
	p.option(&moves, 4*worth).Node = n
}

// cardLoot returns the worth of robbing a card of a seat.
func (x *scene) cardLoot(seat game.Seat) int {
	return (wCard + min(x.s.HandSize(seat), 4)) * x.threat(seat) / 100
}

// loot returns the best that can be robbed of others on a node, and its worth, 0 for nothing.
func (x *surveyor) loot(n colonies.Node) (most int, best colonies.Action) {
	s := x.s
	try := func(worth int, a colonies.Action) {
		if worth > most {
			most, best = worth, a
		}
	}
	if owner, cargo := s.ShipOn(n); owner != game.NoSeat && owner != x.seat {
		for t, k := range cargo {
			if k > 0 {
				try(x.tokenLoot(owner, colonies.Token(t)), colonies.RobTokenAction(owner, colonies.Token(t), colonies.LootShip, n))
			}
		}
	}
	if owner, _ := s.At(n); owner != game.NoSeat && owner != x.seat && s.Coasts().Has(n) {
		for t, k := range s.Stored(n) {
			if k > 0 {
				try(x.tokenLoot(owner, colonies.Token(t)), colonies.RobTokenAction(owner, colonies.Token(t), colonies.LootSettlement, n))
			}
		}
		if colonies.HomeCoast().Has(n) && s.HandSize(owner) > 0 {
			try(x.cardLoot(owner), colonies.RobCardAction(owner))
		}
	}
	return most, best
}

// tokenLoot returns the worth of robbing a token of a seat.
func (x *surveyor) tokenLoot(seat game.Seat, t colonies.Token) int {
	return x.survey(x.seat).token[t] * x.threat(seat) / 100
}

// rove returns where the pirate goes in a play-out, and remembers what is robbed there: the choice is among what can be robbed, not among
// nodes.
func (p *Policy) rove(s *colonies.State, seat game.Seat, chance *search.Chance) colonies.Action {
	p.at(s)
	p.seat, p.due.kind = seat, 0
	havens := s.Havens()
	list := p.hunt(s.Guards())
	if p.Noise > 0 {
		for i := range list {
			list[i].worth += chance.Below(p.Noise) / 4
		}
	}
	own := s.Sites(p.seat).Or(s.ShipSet(p.seat)).Neighbours() // the pirate would be in the way there, and others could stay for loot
	for len(list) > 0 {
		best := 0
		for i := range list {
			if list[i].worth > list[best].worth {
				best = i
			}
		}
		if to := list[best].at.Neighbours().And(havens); !to.Empty() {
			if away := to.Without(own); !away.Empty() {
				to = away
			}
			at := to.Pop()
			p.due.kind, p.due.seat, p.due.at, p.due.loot = colonies.DecideRob, p.seat, at, list[best].loot
			return colonies.PirateAction(at)
		}
		list[best] = list[len(list)-1]
		list = list[:len(list)-1]
	}
	if away := havens.Without(own); !away.Empty() {
		havens = away
	}
	return colonies.PirateAction(havens.Pop())
}

// hunt returns what can be robbed of the others where no war fleet guards it. The list is valid until the next call.
func (p *Policy) hunt(guards colonies.NodeSet) []booty {
	s, list := p.s, p.booty[:0]
	for seat := range game.Seat(s.Seats()) {
		if seat == p.seat {
			continue
		}
		if s.HandSize(seat) > 0 {
			list = append(list, booty{p.cardLoot(seat), colonies.RobCardAction(seat), s.Sites(seat).And(colonies.HomeCoast()).Without(guards)})
		}
		for set := s.Loose(seat).Without(guards); !set.Empty(); {
			at := set.Pop()
			if worth, a := p.loot(at); worth > 0 {
				list = append(list, booty{worth, a, colonies.NodeSetOf(at)})
			}
		}
	}
	return list
}

// booty is what can be robbed, where.
type booty struct {
	worth int
	loot  colonies.Action
	at    colonies.NodeSet
}

// rob lists who can be robbed of what.
func (p *Policy) rob() {
	for _, a := range p.legal {
		worth := 0
		switch {
		case a.Kind == colonies.RobNone:
		case a.What == colonies.LootCard:
			worth = p.cardLoot(a.Seat)
		default:
			worth = p.tokenLoot(a.Seat, a.Token)
		}
		p.option(&a, worth)
	}
}

// take lists the tokens, or the cards for gold, that can be taken.
func (p *Policy) take() {
	for _, a := range p.legal {
		if a.Kind == colonies.TakeToken {
			p.option(&a, p.tokenWorth(a.Token))
			continue
		}
		after := p.hand
		after[a.Want]++
		p.option(&a, p.better(&after))
	}
}

// discard lists one discard: the first card, in the order of kinds, of those that are missed least.
func (p *Policy) discard(n int) {
	gone := p.missed(n)
	for _, a := range p.legal {
		worth := 0
		if gone[a.Give] > 0 {
			worth = 100 - int(a.Give) // the first kind of those that go
		}
		p.option(&a, worth)
	}
}

// missed returns the n cards that are missed least, of the kinds that can be discarded.
func (p *Policy) missed(n int) (gone colonies.Hand) {
	kept := p.hand
	least := colonies.Resource(colonies.Resources)
	for _, a := range p.legal {
		least = min(least, a.Give)
	}
	for range n {
		best, most := -1, 0
		for r := int(least); r < len(kept); r++ {
			if kept[r] == 0 {
				continue
			}
			kept[r]--
			if worth := 20*p.prospects(&kept) + kept[r]; best < 0 || worth > most {
				best, most = r, worth
			}
			kept[r]++
		}
		if best < 0 {
			break
		}
		kept[best]--
		gone[best]++
	}
	return gone
}

// shed returns a discard: all cards that go on a seven are chosen at once.
func (p *Policy) shed(s *colonies.State) colonies.Action {
	d := s.Decision()
	hand, due := s.Hand(d.Seat), &p.due
	if due.kind != d.Kind || due.seat != d.Seat || due.hand != hand || due.gone.Total() != d.N {
		p.at(s)
		p.seat = d.Seat
		p.legal = s.Legal(p.legal[:0])
		p.look()
		p.weigh()
		due.kind, due.seat, due.hand, due.gone = d.Kind, d.Seat, hand, p.missed(d.N)
	}
	r := 0
	for due.gone[r] == 0 {
		r++
	}
	due.gone[r]--
	due.hand[r]--
	return colonies.DiscardAction(colonies.Resource(r))
}

// save lists what can be saved of a falling settlement.
func (p *Policy) save() {
	for _, a := range p.legal {
		if a.Kind == colonies.Done {
			p.option(&a, 0)
			continue
		}
		p.option(&a, p.tokenWorth(a.Token))
	}
}

// dodge lists where a ship that is in the way can go.
func (p *Policy) dodge() {
	_, cargo := p.s.ShipOn(p.s.Decision().Node)
	to := p.s.Uncharted()
	if cargo.Total() > 0 {
		to = p.landings()
	}
	steps := p.field(&to)
	for _, a := range p.legal {
		p.option(&a, far-int(steps[a.Node]))
	}
}
