package policy

import (
	"islas/game"
	"islas/game/puertorico"
)

// sale returns how much more the sale of a barrel of a kind is worth than loading it, if the seat sells it some time.
func (p *Policy) sale(seat game.Seat, g puertorico.Good) int {
	return p.s.SalePrice(seat, game.NoSeat, g)*p.money*p.w.Sale/64 - p.ship
}

// easy is the number of barrels that are kept and loaded easily, about.
const easy = 5

// craftsmanGains sets the gains of each seat by the craftsman.
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
		if n := goods.Total() + made.Goods[seat].Total() - easy; n > 0 {
			v -= n * p.w.Glut
		}
		gains[seat] = v + most + made.Factory[seat]*p.money
	}
}

// extra lists the barrels that the craftsman may take.
func (p *Policy) extra() {
	goods := p.me.Barrels()
	supply := p.s.Barrels()
	made := p.me.Produced()
	for g := range puertorico.Good(puertorico.Goods) {
		if !made.Has(g) || supply[g] == 0 {
			continue
		}
		v := p.ship + g.Price() + int(goods[g]) // what fits together on a ship is better
		if goods[g] == 0 {
			v += p.sale(p.seat, g)
		}
		p.option(puertorico.ExtraAction(g), v)
	}
	p.option(puertorico.PassAction(), 0)
}

// traderGains sets the gains of each seat by the trader.
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

// bestSale returns the kind that a seat best sells, NoGood if none is worth it, and the gain.
func (p *Policy) bestSale(seat, trader game.Seat, takes puertorico.GoodSet) (take puertorico.Good, gain int) {
	take = puertorico.NoGood
	goods := p.s.Player(seat).Barrels()
	for g, n := range goods {
		if n == 0 || !takes.Has(puertorico.Good(g)) {
			continue
		}
		if v := p.sold(seat, trader, puertorico.Good(g)); v > gain {
			take, gain = puertorico.Good(g), v
		}
	}
	return take, gain
}

// sold returns the gain of a seat that sells a barrel now.
func (p *Policy) sold(seat, trader game.Seat, g puertorico.Good) int {
	return p.s.SalePrice(seat, trader, g)*p.money - p.ship
}

// sell lists the sales.
func (p *Policy) sell() {
	kinds := p.me.Barrels()
	takes := p.s.HouseTakes(p.seat) & kinds.Kinds()
	for g := range puertorico.Good(puertorico.Goods) {
		if takes.Has(g) {
			p.option(puertorico.SellAction(g), p.sold(p.seat, p.chooser(), g))
		}
	}
	p.option(puertorico.PassAction(), 0)
}

// keep lists the barrels that can be kept.
func (p *Policy) keep() {
	p.legal = p.s.Legal(p.legal[:0])
	goods := p.me.Barrels()
	for _, a := range p.legal {
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
		p.option(a, v)
	}
}
