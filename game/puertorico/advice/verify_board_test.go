package advice

import (
	"islas/game"
	"islas/game/puertorico"
)

// tile reads what is said of taking a tile.
func (c *checker) tile() (Reason, bool) {
	k := c.r.Kind
	acted := c.told[0].After
	free := puertorico.IslandSize - c.s.Player(c.me).TileCount()
	t := c.a.Tile()
	g := t.Plantation()
	have, _ := acted.Player(c.me).Tiles(t)
	switch k {
	case TileDrawn:
		return reason(k), c.a.Kind == puertorico.Draw
	case TileUndrawn, TilePassed:
		return counted(k, free, 0), c.a.Kind == puertorico.Pass
	case TileQuarry:
		return counted(k, have, 0), t == puertorico.Quarry
	case TileCorn:
		return reason(k), g == puertorico.Corn
	case TileOther:
		return ofGood(k, g, have, 0), true
	case TileMatches:
		return ofGood(k, g, c.spare(g), 0), c.spare(g) > 0
	case TileAlone:
		for seat := range game.Seat(c.s.Seats()) {
			if n, _ := c.s.Player(seat).Tiles(t); seat != c.me && n > 0 {
				return reason(k), false
			}
		}
		return ofGood(k, g, 0, 0), true
	}
	return ofGood(k, g, g.Price(), 0), c.dear(puertorico.TakeTile, g) && g.Price() > 0
}

// colonists reads what is said of colonists that are taken and placed.
func (c *checker) colonists() (Reason, bool) {
	k := c.r.Kind
	p := c.s.Player(c.me)
	acted := &c.told[0].After
	circles := p.TileCount()
	for b := range puertorico.Building(puertorico.Buildings) {
		if p.Has(b) {
			circles += b.Circles()
		}
	}
	n, g := c.a.Count(), c.a.Group()
	switch k {
	case HireNobody:
		return counted(k, p.Colonists(), circles), c.a.Kind == puertorico.Pass
	case HireMore:
		return counted(k, p.Colonists()+1, circles), c.a.Kind == puertorico.Take
	case HireWorks:
		return ofBuilding(k, c.r.Building, 0, 0), !p.Occupied(c.r.Building) && acted.Player(c.me).Occupied(c.r.Building)
	case HireTile:
		r := reason(k)
		r.Tile = c.r.Tile
		_, was := p.Tiles(r.Tile)
		_, is := acted.Player(c.me).Tiles(r.Tile)
		return r, is == was+1
	case ManBuilding:
		return ofBuilding(k, g.Building(), 0, 0), acted.Player(c.me).Occupied(g.Building()) && g.Building().Violet()
	case ManMakes:
		made := g.Tile().Plantation()
		if b := g.Building(); b != puertorico.NoBuilding {
			made = b.Good()
		}
		// If everybody had a place, there would be barrels.
		tiles, _ := p.Tiles(puertorico.Tile(made))
		return ofGood(k, made, n, 0), n > 0 && tiles > 0 && (made == puertorico.Corn || c.spare(made)+tiles > 0)
	case ManSome:
		return counted(k, n, 0), n > 0
	}
	later := 0
	order := puertorico.PlacingOrder()
	for i := len(order) - 1; order[i] != g; i-- {
		room, _ := p.Circles(order[i])
		later += room
	}
	return counted(k, c.s.Hand(), later), n == 0
}

// build reads what is said of building.
func (c *checker) build() (Reason, bool) {
	k, b := c.r.Kind, c.a.Building()
	p := c.s.Player(c.me)
	acted := &c.told[0].After
	paid := p.Doubloons() - acted.Player(c.me).Doubloons()
	if k == BuildNothing || k == BuildSaved {
		return c.saved()
	}
	switch k {
	case BuildEnds:
		var points by
		for seat := range c.s.Seats() {
			points[seat] = c.s.Points(game.Seat(seat))
		}
		_, most := c.beside(points)
		mine := points[c.me] + b.Points()
		return counted(k, mine, most), acted.Player(c.me).CitySpaces() == puertorico.CitySize && mine > most
	case BuildExtra:
		with := acted.Score(c.me).Buildings - c.s.Score(c.me).Buildings
		return ofBuilding(k, b, with, acted.Player(c.me).Extra(b)), b >= puertorico.GuildHall
	case BuildMakes:
		r := ofGood(k, b.Good(), -c.spare(b.Good()), 0)
		r.Building = b
		return r, r.N > 0
	case BuildFree:
		return ofBuilding(k, b, 0, 0), paid == 0
	case BuildReduced:
		return ofBuilding(k, b, paid, b.Cost()-paid), true
	case BuildLast:
		others := 0
		for seat := range game.Seat(c.s.Seats()) {
			if !acted.Player(seat).Has(b) {
				others++
			}
		}
		return ofBuilding(k, b, others, 0), acted.Left(b) == 0
	case BuildPoints:
		for _, a := range c.s.Legal(nil) {
			if a.Kind == puertorico.Build && a.Building().Points() > b.Points() {
				return reason(k), false
			}
		}
		return ofBuilding(k, b, b.Points(), 0), true
	}
	return ofBuilding(k, b, 0, 0), b.Violet() && b < puertorico.GuildHall
}

// saved reads what is said of building nothing.
func (c *checker) saved() (Reason, bool) {
	p := c.s.Player(c.me)
	if c.r.Kind == BuildNothing {
		return counted(BuildNothing, p.Doubloons(), 0), c.a.Kind == puertorico.Pass
	}
	// With so much more, and not with less, the building could be had.
	_, builder := c.s.Role()
	b := c.r.Building
	n := c.s.Price(c.me, builder, b) - p.Doubloons()
	least := n
	for other := range puertorico.Building(puertorico.Buildings) {
		m := c.s.Price(c.me, builder, other) - p.Doubloons()
		if m > 0 && !p.Has(other) && c.s.Left(other) > 0 && p.CitySpaces()+other.Spaces() <= puertorico.CitySize {
			least = min(least, m)
		}
	}
	return ofBuilding(BuildSaved, b, n, 0), n == least && n > 0 && !p.Has(b) && c.s.Left(b) > 0
}
