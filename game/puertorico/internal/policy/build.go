package policy

import (
	"islas/game"
	"islas/game/puertorico"
)

// yield is a player's possible production in a craftsman phase.
type yield struct{ barrels, kinds, dear int }

// yieldOf returns what a player could produce if all circles were occupied.
func yieldOf(pl *puertorico.Player) (y yield) {
	for g := range puertorico.Good(puertorico.Goods) {
		n, _ := pl.Tiles(puertorico.Tile(g))
		if n == 0 {
			continue
		}
		if g != puertorico.Corn {
			n = min(n, pl.PlantCircles(g))
		}
		if n > 0 {
			y.barrels += n
			y.kinds++
			if g.Price() > 1 {
				y.dear++
			}
		}
	}
	return y
}

// fit returns how many units a player has that a building works on.
func (p *Policy) fit(pl *puertorico.Player, b puertorico.Building, y *yield) int {
	switch b {
	case puertorico.SmallMarket, puertorico.Factory:
		return y.kinds
	case puertorico.Office, puertorico.LargeMarket:
		return y.dear
	case puertorico.Hacienda, puertorico.ConstructionHut, puertorico.Hospice:
		return puertorico.IslandSize - pl.TileCount()
	case puertorico.SmallWarehouse, puertorico.LargeWarehouse, puertorico.Harbour, puertorico.Wharf:
		return y.barrels
	case puertorico.University:
		return puertorico.CitySize - pl.CitySpaces()
	case puertorico.GuildHall, puertorico.Residence, puertorico.Fortress, puertorico.CustomsHouse, puertorico.CityHall:
		return 0
	}
	g := b.Good()
	n, _ := pl.Tiles(puertorico.Tile(g))
	return min(max(n-pl.PlantCircles(g), 0), b.Circles())
}

// effect returns the worth of a building to a player until the end, without the points printed on it.
func (p *Policy) effect(pl *puertorico.Player, b puertorico.Building, y *yield) int {
	w := p.w
	if b >= puertorico.GuildHall {
		extra := pl.Extra(b)
		if b == puertorico.CityHall && !pl.Has(b) {
			extra++
		}
		return 100*extra + w.Raw[b] + w.Base[b]*p.left/8
	}
	return w.Raw[b] + (w.Base[b]+w.Fit[b]*p.fit(pl, b, y))*p.left/8
}

// offers returns the most that a seat gains by building, beyond the price; with list it also lists the buildings it can build,
// each with its gain.
func (p *Policy) offers(seat, builder game.Seat, list bool) (gain int) {
	pl := p.s.Player(seat)
	money := pl.Doubloons()
	room := puertorico.CitySize - pl.CitySpaces()
	if room == 0 {
		return 0
	}
	y := yieldOf(pl)
	_, quarries := pl.Tiles(puertorico.Quarry)
	most := money + quarries + 1
	for b := range puertorico.Building(puertorico.Buildings) {
		if b.Cost() > most || p.s.Left(b) == 0 || pl.Has(b) || b.Spaces() > room {
			continue
		}
		price := p.s.Price(seat, builder, b)
		if price > money {
			continue
		}
		v := 100*b.Points() + p.effect(pl, b, &y) - price*p.money - p.w.Enough - p.w.Space*b.Spaces()*(puertorico.CitySize-room)
		if seat == p.seat && p.s.Ending() == 0 && b.Spaces() == room {
			v += p.w.Lead * p.lead()
		}
		gain = max(gain, v)
		if list {
			p.option(puertorico.BuildAction(b), v)
		}
	}
	return gain
}

// build lists the buildings.
func (p *Policy) build() {
	p.offers(p.seat, p.chooser(), true)
	p.option(puertorico.PassAction(), 0)
}

// builderGains sets the gains of each seat by the builder.
func (p *Policy) builderGains(g *gains) {
	for i := range p.seats {
		seat := p.at(i)
		g[seat] = p.offers(seat, p.seat, false)
	}
}
