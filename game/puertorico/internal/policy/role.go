package policy

import (
	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
)

// gains is what a role brings each seat.
type gains [puertorico.MaxSeats]int

// at returns the seat i places clockwise from the decider.
func (p *Policy) at(i int) game.Seat {
	seat := int(p.seat) + i
	if seat >= p.seats {
		seat -= p.seats
	}
	return game.Seat(seat)
}

// chooser returns who plays the role.
func (p *Policy) chooser() game.Seat {
	_, seat := p.s.Role()
	return seat
}

// role takes the role that brings most, less a part of what it brings the others.
func (p *Policy) role(chance *search.Chance) puertorico.Action {
	best, take := -1<<30, puertorico.Role(puertorico.NoRole)
	for r := range puertorico.Role(puertorico.Roles) {
		if n, ok := p.s.Doubloons(r); ok {
			if v := n*p.money + p.roleWorth(r) + chance.Below(8); v > best {
				best, take = v, r
			}
		}
	}
	return puertorico.RoleAction(take)
}

// roleWorth returns what it is worth to the decider to take a role, without the doubloons on the card.
func (p *Policy) roleWorth(r puertorico.Role) int {
	var g gains
	switch r {
	case puertorico.Settler:
		p.settlerGains(&g)
	case puertorico.Mayor:
		p.mayorGains(&g)
	case puertorico.Builder:
		p.builderGains(&g)
	case puertorico.Craftsman:
		p.craftsmanGains(&g)
	case puertorico.Trader:
		p.traderGains(&g)
	case puertorico.Captain:
		p.captainGains(&g)
	default:
		return p.money
	}
	mine, others := g[p.seat], 0
	for i := 1; i < p.seats; i++ {
		others += g[p.at(i)]
	}
	return p.w.Chosen[r] + mine - others*p.w.Others[r]/64
}
