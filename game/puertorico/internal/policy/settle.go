package policy

import "islas/game/puertorico"

// circles returns how many circles the player's buildings have for a good.
func circles(pl *puertorico.Player, g puertorico.Good) (n int) {
	for _, b := range puertorico.Plants(g) {
		if pl.Has(b) {
			n += b.Circles()
		}
	}
	return n
}

// tileWorth returns what a tile is worth to a player.
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
		if c := circles(pl, t.Plantation()); c > n {
			v = w.Match[t]
		} else {
			v = w.Grow[t] - w.GrowLess*(n-c)
		}
		if n == 0 {
			v += w.First
		}
	}
	return v * p.left / 8
}

// tile takes the best tile.
func (p *Policy) tile() puertorico.Action {
	best, a := -1<<30, puertorico.PassAction()
	for t := range puertorico.Tile(puertorico.TileKinds) {
		if t == puertorico.Quarry {
			if p.s.Quarries() == 0 || p.seat != p.chooser() && !p.me.Occupied(puertorico.ConstructionHut) {
				continue
			}
		} else if p.s.InRow(t) == 0 {
			continue
		}
		if v := p.tileWorth(p.me, t); v > best {
			best, a = v, puertorico.TileAction(t)
		}
	}
	return a
}

// settlerGains returns what the role brings each seat.
func (p *Policy) settlerGains(gains *gains) {
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
		open := 0
		for t := range puertorico.Tile(puertorico.TileKinds) {
			n, working := pl.Tiles(t)
			open += n - working
		}
		best -= p.w.Idle * open * p.left / 8
		if pl.Occupied(puertorico.Hospice) {
			best += p.w.Hired * p.left / 8
		}
		if pl.Occupied(puertorico.Hacienda) {
			best += p.w.Drawn * p.left / 8
		}
		gains[seat] = best
	}
}
