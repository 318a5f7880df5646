package policy

import (
	"islas/game"
	"islas/game/puertorico"
)

// gains are the gains of all seats by a role.
type gains [puertorico.MaxSeats]int

// at returns the seat i places clockwise from the decider.
func (p *Policy) at(i int) game.Seat {
	seat := int(p.seat) + i
	if seat >= p.seats {
		seat -= p.seats
	}
	return game.Seat(seat)
}

// chooser returns the seat that plays the role.
func (p *Policy) chooser() game.Seat {
	_, seat := p.s.Role()
	return seat
}

// role lists the roles with their worth, including the doubloons on the cards.
func (p *Policy) role() {
	for r := range puertorico.Role(puertorico.Roles) {
		if n, ok := p.s.Doubloons(r); ok {
			p.option(puertorico.RoleAction(r), n*p.money+p.roleWorth(r))
		}
	}
}

// roleWorth returns the worth of taking a role to the decider, less a part of what it brings the others; the doubloons on the
// card are left out.
func (p *Policy) roleWorth(r puertorico.Role) int {
	var g gains
	end := 0
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
		end = p.captainGains(&g)
	default:
		return p.money
	}
	mine, others := g[p.seat]+end, 0
	for i := 1; i < p.seats; i++ {
		others += g[p.at(i)]
	}
	others *= p.w.Others[r]
	if r == puertorico.Craftsman {
		if _, ok := p.s.Doubloons(puertorico.Captain); !ok {
			others = others * p.w.Safe / 64
		}
	}
	if r == puertorico.Mayor && p.left < 16 && p.s.Ending() == 0 {
		if supply, _ := p.s.Colonists(); supply <= 2*p.seats {
			mine += p.w.Lead * p.lead()
		}
	}
	taken, all := p.s.Picks()
	after := min(all-taken, p.seats) - 1
	return p.w.Chosen[r] + mine - (others+mine*p.w.Wait[r]*after/p.seats)/64
}

// lead returns how many points the decider is ahead of the best of the others, within bounds.
func (p *Policy) lead() int {
	most := 0
	for i := 1; i < p.seats; i++ {
		most = max(most, p.s.Points(p.at(i)))
	}
	return lead(p.s.Points(p.seat), most)
}

// lead returns how many points are ahead of others, within bounds.
func lead(points, others int) int { return min(max(points-others, -10), 10) }
