package policy

import (
	"islas/game"
	"islas/game/puertorico"
)

// tileWorth returns the worth of a tile to a player.
func (p *Policy) tileWorth(pl *puertorico.Player, t puertorico.Tile) int {
	n, _ := pl.Tiles(t)
	w := p.w
	v := 0
	switch {
	case t == puertorico.Quarry:
		v = w.Quarry - w.QuarryLess*n
	case t == puertorico.Tile(puertorico.Corn):
		v = w.Corn - w.CornLess*n
		if n == 0 {
			v += w.First
		}
	default:
		if c := pl.PlantCircles(t.Plantation()); c > n {
			v = w.Match[t]
		} else {
			v = w.Grow[t] - w.GrowLess*(n-c)
		}
		if n == 0 {
			v += w.First
		}
	}
	if t != puertorico.Quarry {
		v -= w.Rival[t] * p.rivals[t]
		if n > 0 {
			v += w.Rival[t] // counted as a rival of one's own
		}
	}
	return v * p.left / 8
}

// scan counts the growers of each kind.
func (p *Policy) scan() {
	p.rivals = [puertorico.Goods]int{}
	for seat := range game.Seat(p.seats) {
		pl := p.s.Player(seat)
		for g := range puertorico.Good(puertorico.Goods) {
			if n, _ := pl.Tiles(puertorico.Tile(g)); n > 0 {
				p.rivals[g]++
			}
		}
	}
}

// idle returns how much less another tile is worth to a player because of those without a colonist.
func (p *Policy) idle(pl *puertorico.Player) int {
	n := 0
	for t := range puertorico.Tile(puertorico.TileKinds) {
		all, working := pl.Tiles(t)
		n += all - working
	}
	return p.w.Idle * n * p.left / 8
}

// tile lists the tiles.
func (p *Policy) tile() {
	p.scan()
	idle := p.idle(p.me)
	for t := range puertorico.Tile(puertorico.TileKinds) {
		if t == puertorico.Quarry {
			if p.s.Quarries() == 0 || p.seat != p.chooser() && !p.me.Occupied(puertorico.ConstructionHut) {
				continue
			}
		} else if p.s.InRow(t) == 0 {
			continue
		}
		p.option(puertorico.TileAction(t), p.tileWorth(p.me, t)-idle)
	}
	leave := p.w.Leave
	if p.me.TileCount() < puertorico.IslandSize-1 {
		leave -= refusing
	}
	p.option(puertorico.PassAction(), leave)
}

// refusing is the cost of refusing a tile while there is room for another: it costs nothing.
const refusing = 1000

// settlerGains sets the gains of each seat by the settler.
func (p *Policy) settlerGains(gains *gains) {
	p.scan()
	var row [puertorico.Goods]int
	for t := range row {
		row[t] = p.s.InRow(puertorico.Tile(t))
	}
	quarries := p.s.Quarries()
	for i := range p.seats {
		seat := p.at(i)
		pl := p.s.Player(seat)
		tiles := pl.TileCount()
		if tiles >= puertorico.IslandSize {
			continue
		}
		best, take := 0, puertorico.Tile(puertorico.NoTile)
		for t, n := range row {
			if n > 0 {
				if v := p.tileWorth(pl, puertorico.Tile(t)); v > best || take == puertorico.NoTile {
					best, take = v, puertorico.Tile(t)
				}
			}
		}
		if quarries > 0 && (i == 0 || pl.Occupied(puertorico.ConstructionHut)) {
			if v := p.tileWorth(pl, puertorico.Quarry); v > best {
				best, take = v, puertorico.Quarry
			}
		}
		if take == puertorico.Quarry {
			quarries--
		} else if take != puertorico.NoTile {
			row[take]--
		}
		best -= p.idle(pl)
		if pl.Occupied(puertorico.Hospice) {
			best += p.w.Hired * p.left / 8
		}
		if pl.Occupied(puertorico.Hacienda) {
			best += p.w.Drawn * p.left / 8
		}
		gains[seat] = best
	}
}
