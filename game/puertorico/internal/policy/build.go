package policy

import (
	"islas/game"
	"islas/game/puertorico"
)

// yield is what a player's plantations and buildings allow in a craftsman phase.
type yield struct{ barrels, kinds, dear int }

// yieldOf returns what a player could produce if all circles were occupied.
func yieldOf(pl *puertorico.Player) (y yield) {
	for g := range puertorico.Good(puertorico.Goods) {
		n, _ := pl.Tiles(puertorico.Tile(g))
		if n == 0 {
			continue
		}
		if g != puertorico.Corn {
			n = min(n, circles(pl, g))
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

// fit returns how many units of what a building works on a player has.
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
	return min(max(n-circles(pl, g), 0), b.Circles())
}

// effect returns what a building brings a player until the end, without the points printed on it.
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

// best returns the building that brings a seat most, and how much more than it costs; NoBuilding if none is worth it.
func (p *Policy) best(seat, builder game.Seat) (take puertorico.Building, gain int) {
	pl := p.s.Player(seat)
	money := pl.Doubloons()
	room := puertorico.CitySize - pl.CitySpaces()
	take, gain = puertorico.NoBuilding, p.w.Enough
	if room == 0 {
		return take, 0
	}
	y := yieldOf(pl)
	_, quarries := pl.Tiles(puertorico.Quarry)
	most := money + quarries + 1
	for b := range puertorico.Building(puertorico.Buildings) {
		cost := b.Cost()
		if cost > most || p.s.Left(b) == 0 || pl.Has(b) || b.Spaces() > room {
			continue
		}
		price := p.s.Price(seat, builder, b)
		if price > money {
			continue
		}
		if v := 100*b.Points() + p.effect(pl, b, &y) - price*p.money; v > gain {
			take, gain = b, v
		}
	}
	if take == puertorico.NoBuilding {
		return take, 0
	}
	return take, gain
}

// build puts up the best building.
func (p *Policy) build() puertorico.Action {
	b, _ := p.best(p.seat, p.chooser())
	if b == puertorico.NoBuilding {
		return puertorico.PassAction()
	}
	return puertorico.BuildAction(b)
}

// builderGains returns what the role brings each seat.
func (p *Policy) builderGains(g *gains) {
	for i := range p.seats {
		seat := p.at(i)
		_, g[seat] = p.best(seat, p.seat)
	}
}
