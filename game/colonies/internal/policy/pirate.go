package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// threat returns how much a seat is to be hindered, in hundredths: by its open points alone, whoever sits there.
func (p *Policy) threat(seat game.Seat) int {
	left := max(1, p.s.Goal()-p.s.OpenPoints(seat))
	return 100 + 300/left
}

// loot returns the worth of robbing what a seat has on a node one edge from the pirate.
func (p *Policy) loot(seat game.Seat, n colonies.Node, tokens colonies.Purse, town bool) int {
	worth := 0
	for t, k := range tokens {
		if k > 0 {
			worth = max(worth, p.tokenWorth(colonies.Token(t)))
		}
	}
	if town && colonies.HomeNodes().Has(n) && p.s.HandSize(seat) > 0 {
		worth = max(worth, p.w.Card+min(p.s.HandSize(seat), 4))
	}
	return worth * p.threat(seat) / 100
}

// fleets lists where the war fleet can be built or moved to drive the pirate away; elsewhere it is of little use.
func (p *Policy) fleets() {
	pirate := p.s.Pirate()
	if pirate == colonies.NoNode {
		return
	}
	cost, worth := &fleetMoveCost, p.w.Raid
	if p.s.Fleet(p.seat) == colonies.NoHex {
		cost, worth = &fleetCost, p.w.Raid+p.w.RaidAgain
	}
	if !p.hand.covers(cost) {
		return
	}
	after := p.hand.less(cost)
	worth += p.prospects(&after) - p.now
	for _, h := range pirate.Hexes() {
		if a := colonies.FleetAction(h); h != colonies.NoHex && p.s.Reason(a) == colonies.BarNone {
			if worth := worth + p.guard(h); worth > 0 {
				p.option(a, worth)
			}
		}
	}
}

// guard returns the worth of what the war fleet would guard on a hex: others', too.
func (p *Policy) guard(h colonies.Hex) (worth int) {
	for set := h.CornerSet().And(p.s.Built()); !set.Empty(); {
		if owner, _ := p.s.At(set.Pop()); owner == p.seat {
			worth += 2
		} else {
			worth -= 2
		}
	}
	return worth
}

// fleetCost and fleetMoveCost are the prices of building and moving the war fleet.
var fleetCost, fleetMoveCost = of(colonies.FleetCost()), of(colonies.FleetMoveCost())

// pirate lists where the pirate can go.
func (p *Policy) pirate() {
	s := p.s
	havens := s.Havens()
	if havens.Count() == 1 {
		p.node(&moves, havens.Pop(), 0)
		return
	}
	p.look()
	guards, docked, built := s.Guards(), s.Docked(), s.Built()
	prey := docked.Or(built).Without(guards)
	near := prey.Neighbours()
	for !havens.Empty() {
		to, worth := havens.Pop(), 0
		if !near.Has(to) {
			p.node(&moves, to, 0)
			continue
		}
		for _, n := range to.Neighbours() {
			if !prey.Has(n) {
				continue
			}
			if docked.Has(n) {
				if owner, cargo := s.ShipOn(n); owner != p.seat {
					worth = max(worth, 4*p.loot(owner, n, cargo, false))
				} else {
					worth -= 10
				}
			}
			if !built.Has(n) {
				continue
			}
			owner, _ := s.At(n)
			if owner == p.seat {
				worth -= 12 // it would be in the way, and others could stay for loot
			} else if s.Coast(n) {
				worth = max(worth, 4*p.loot(owner, n, s.Stored(n), true))
			}
		}
		p.node(&moves, to, worth)
	}
}

// moves is a move of the pirate.
var moves = colonies.PirateAction(colonies.NoNode)

// rob lists who can be robbed of what.
func (p *Policy) rob() {
	for _, a := range p.legal {
		worth := 0
		switch {
		case a.Kind == colonies.RobNone:
		case a.What == colonies.LootCard:
			worth = (p.w.Card + min(p.s.HandSize(a.Seat), 4)) * p.threat(a.Seat) / 100
		default:
			worth = p.tokenWorth(a.Token) * p.threat(a.Seat) / 100
		}
		p.option(a, worth)
	}
}

// take lists the tokens, or the cards for gold, that can be taken.
func (p *Policy) take() {
	before := p.now
	for _, a := range p.legal {
		if a.Kind == colonies.TakeToken {
			p.option(a, p.tokenWorth(a.Token))
			continue
		}
		after := p.hand
		after[a.Want]++
		p.option(a, p.prospects(&after)-before)
	}
}

// discard lists one discard: the first card, in the order of kinds, of those that are missed least.
func (p *Policy) discard(n int) {
	kept := p.hand
	var gone [colonies.Resources]bool
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
		gone[best] = true
	}
	for _, a := range p.legal {
		worth := 0
		if gone[a.Give] {
			worth = 100 - int(a.Give) // the first kind of those that go
		}
		p.option(a, worth)
	}
}

// save lists what can be saved of a falling settlement.
func (p *Policy) save() {
	for _, a := range p.legal {
		if a.Kind == colonies.Done {
			p.option(a, 0)
			continue
		}
		p.option(a, p.tokenWorth(a.Token))
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
		p.option(a, far-int(steps[a.Node]))
	}
}
