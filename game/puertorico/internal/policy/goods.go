package policy

import (
	"islas/game"
	"islas/game/puertorico"
)

// sale returns what the sale of a barrel of a kind is worth beyond loading it, if the seat sells it some time.
func (p *Policy) sale(seat game.Seat, g puertorico.Good) int {
	return p.s.SalePrice(seat, game.NoSeat, g)*p.money*p.w.Sale/64 - p.ship
}

// craftsmanGains returns what the role brings each seat.
func (p *Policy) craftsmanGains(gains *gains) {
	made := p.s.Production(p.seat)
	for i := range p.seats {
		seat := p.at(i)
		goods := p.s.Player(seat).Barrels()
		v, most := 0, 0
		for g, n := range made.Goods[seat] {
			if n == 0 {
				continue
			}
			v += int(n) * p.ship
			if goods[g] == 0 {
				most = max(most, p.sale(seat, puertorico.Good(g)))
			}
		}
		if i == 0 && v > 0 {
			v += p.ship
		}
		gains[seat] = v + most + made.Factory[seat]*p.money
	}
}

// extra takes one more barrel of the kind that is worth most.
func (p *Policy) extra() puertorico.Action {
	best, a := 0, puertorico.PassAction()
	goods := p.me.Barrels()
	supply := p.s.Barrels()
	made := p.me.Produced()
	for g := range puertorico.Good(puertorico.Goods) {
		if !made.Has(g) || supply[g] == 0 {
			continue
		}
		v := p.ship + g.Price()
		if goods[g] == 0 {
			v += p.sale(p.seat, g)
		}
		// What fits together on a ship is better.
		v += int(goods[g])
		if v > best {
			best, a = v, puertorico.ExtraAction(g)
		}
	}
	return a
}

// traderGains returns what the role brings each seat.
func (p *Policy) traderGains(gains *gains) {
	room := p.s.HouseRoom()
	var sold puertorico.GoodSet
	for i := 0; i < p.seats && room > 0; i++ {
		seat := p.at(i)
		pl := p.s.Player(seat)
		takes := p.s.HouseTakes(seat)
		if !pl.Occupied(puertorico.Office) {
			takes &^= sold
		}
		g, v := p.bestSale(seat, p.seat, takes)
		if g == puertorico.NoGood {
			continue
		}
		sold |= 1 << g
		room--
		gains[seat] = v
	}
}

// bestSale returns the kind that a seat best sells, NoGood if none is worth it, and what it gains.
func (p *Policy) bestSale(seat, trader game.Seat, takes puertorico.GoodSet) (take puertorico.Good, gain int) {
	take = puertorico.NoGood
	goods := p.s.Player(seat).Barrels()
	for g, n := range goods {
		if n == 0 || !takes.Has(puertorico.Good(g)) {
			continue
		}
		if v := p.s.SalePrice(seat, trader, puertorico.Good(g))*p.money - p.ship; v > gain {
			take, gain = puertorico.Good(g), v
		}
	}
	return take, gain
}

// sell sells what brings most.
func (p *Policy) sell() puertorico.Action {
	g, _ := p.bestSale(p.seat, p.chooser(), p.s.HouseTakes(p.seat))
	if g == puertorico.NoGood {
		return puertorico.PassAction()
	}
	return puertorico.SellAction(g)
}

// keep keeps the barrels that are worth most.
func (p *Policy) keep() puertorico.Action {
	p.legal = p.s.Legal(p.legal[:0])
	goods := p.me.Barrels()
	best, take := -1, 0
	for i, a := range p.legal {
		v := 0
		for g, n := range goods {
			k := puertorico.Good(g)
			one := p.w.Hold + p.s.SalePrice(p.seat, game.NoSeat, k)*p.money*p.w.Sale/64
			if a.Warehoused().Has(k) {
				v += one + (int(n)-1)*p.w.Hold
			} else if a.Good() == k {
				v += one
			}
		}
		if v > best {
			best, take = v, i
		}
	}
	return p.legal[take]
}
