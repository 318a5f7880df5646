package policy

import (
	"islas/game"
	"islas/game/puertorico"
)

// load lists the loads.
func (p *Policy) load() {
	p.legal = p.s.Legal(p.legal[:0])
	goods := p.me.Barrels()
	for _, a := range p.legal {
		switch {
		case a.Kind == puertorico.Pass:
			p.option(a, 0)
		case a.Wharf():
			n := int(goods[a.Good()])
			p.option(a, 100*p.s.LoadPoints(p.seat, n)-p.w.Waste-n*p.w.Hold-p.w.LoadPrice*a.Good().Price())
		default:
			p.option(a, p.aboard(a.Good(), a.Size(), int(goods[a.Good()]))-p.w.LoadPrice*a.Good().Price())
		}
	}
}

// aboard returns the worth of loading a kind, of which the decider has n barrels, on the ship of a size.
func (p *Policy) aboard(g puertorico.Good, size, n int) int {
	i := 0
	for int(p.s.Cargo(i).Size) != size {
		i++
	}
	c := p.s.Cargo(i)
	load := min(n, c.Room())
	others := 0
	for j := 1; j < p.seats; j++ {
		b := p.s.Player(p.at(j)).Barrels()
		others += int(b[g])
	}
	v := 100*p.s.LoadPoints(p.seat, load) + p.w.Block*max(0, others-(c.Room()-load)) - p.w.Fill*(n-load)
	if c.Kind == puertorico.NoGood {
		v += p.w.Claim
	}
	return v
}

// hold is a ship in the forecast of a captain phase.
type hold struct {
	kind puertorico.Good
	room uint8
}

// harbour is the forecast of a captain phase.
type harbour struct {
	ships  [3]hold
	n      int
	goods  [puertorico.MaxSeats]puertorico.Barrels
	points [puertorico.MaxSeats]int
	loaded [puertorico.MaxSeats]int
	wharf  game.SeatSet
}

// turn makes a seat load the most it can, and returns how much.
func (h *harbour) turn(seat game.Seat) int {
	goods := &h.goods[seat]
	best, on := uint8(0), -1
	kind := puertorico.Good(puertorico.NoGood)
	for g := range puertorico.Good(puertorico.Goods) {
		n := goods[g]
		if n == 0 {
			continue
		}
		at, empty := -1, -1
		for i := range h.n {
			switch k := h.ships[i].kind; {
			case k == g:
				at = i
			case k == puertorico.NoGood:
				if empty < 0 || h.ships[empty].room < n {
					empty = i
				}
			}
		}
		if at < 0 {
			at = empty
		}
		if at < 0 {
			continue
		}
		if k := min(n, h.ships[at].room); k > best {
			best, on, kind = k, at, g
		}
	}
	if on < 0 {
		if !h.wharf.Has(seat) {
			return 0
		}
		for g, n := range goods {
			if n > best {
				best, kind = n, puertorico.Good(g)
			}
		}
		if best == 0 {
			return 0
		}
		h.wharf = h.wharf.Remove(seat)
	} else {
		h.ships[on].kind = kind
		h.ships[on].room -= best
	}
	goods[kind] -= best
	return int(best)
}

// captainGains sets the gains of each seat by the captain and returns what it is worth to the decider that the last chips go, 0 if
// they don't.
func (p *Policy) captainGains(g *gains) (end int) {
	var h harbour
	h.n = p.s.Ships()
	for i := range h.n {
		c := p.s.Cargo(i)
		h.ships[i] = hold{c.Kind, uint8(c.Room())}
	}
	for seat := range game.Seat(p.seats) {
		pl := p.s.Player(seat)
		h.goods[seat] = pl.Barrels()
		if pl.Occupied(puertorico.Wharf) {
			h.wharf = h.wharf.Add(seat)
		}
	}
	quiet, i := 0, 0
	for quiet < p.seats {
		seat := p.at(i)
		n := h.turn(seat)
		if i++; i == p.seats {
			i = 0
		}
		if n == 0 {
			quiet++
			continue
		}
		quiet = 0
		if seat == p.seat && h.loaded[seat] == 0 {
			h.points[seat]++
		}
		h.loaded[seat] += n
		h.points[seat] += n
		if p.s.Player(seat).Occupied(puertorico.Harbour) {
			h.points[seat]++
		}
	}
	all, most := 0, 0
	for seat := range game.Seat(p.seats) {
		pl := p.s.Player(seat)
		left := &h.goods[seat]
		keep := pl.WarehouseKinds()
		all += h.points[seat]
		if seat != p.seat {
			most = max(most, p.s.Points(seat)+h.points[seat])
		}
		lost, single := 0, 0
		for _, n := range left {
			if n == 0 {
				continue
			}
			if keep > 0 {
				keep--
				continue
			}
			lost += int(n)
			single = 1
		}
		g[seat] = 100*h.points[seat] - p.w.Hold*(h.loaded[seat]+lost-single)
	}
	if p.s.Ending() == 0 && all >= p.s.Chips() {
		end = p.w.Lead * lead(p.s.Points(p.seat)+h.points[p.seat], most)
	}
	return end
}
