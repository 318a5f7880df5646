package policy

import (
	"islas/game/puertorico"
)

// post is a place for colonists: n times one in a, or one in a and one in b.
type post struct {
	a, b  puertorico.Group
	n     uint8
	worth int // for each colonist
}

// posts are at most one that is put first, two for each kind, the quarries, and the violet buildings.
type posts struct {
	list [3 + 2*puertorico.Goods + puertorico.Buildings]post
	n    int
}

func (l *posts) add(a, b puertorico.Group, n, worth int) {
	if n <= 0 {
		return
	}
	i := l.n
	for ; i > 0 && l.list[i-1].worth < worth; i-- {
		l.list[i] = l.list[i-1]
	}
	l.list[i] = post{a, b, uint8(n), worth}
	l.n++
}

// unit returns the worth of one more barrel of a kind in each craftsman phase.
func (p *Policy) unit(g puertorico.Good) int {
	return (p.w.Unit + p.w.UnitPrice*g.Price()) * max(p.left, 4) / 8
}

// wanted lists the places for a player's colonists, the best first. Places that no colonist could work in, because something is
// missing, are left out.
func (p *Policy) wanted(pl *puertorico.Player, l *posts) {
	left := max(p.left, 4)
	y := yieldOf(pl)
	for g := range puertorico.Good(puertorico.Goods) {
		tiles, _ := pl.Tiles(puertorico.Tile(g))
		if tiles == 0 {
			continue
		}
		t := puertorico.GroupOfTile(puertorico.Tile(g))
		v := p.unit(g)
		kind := p.w.Kind * left / 8
		if g == puertorico.Corn {
			l.add(t, puertorico.NoGroup, 1, v+kind)
			l.add(t, puertorico.NoGroup, tiles-1, v)
			continue
		}
		first := true
		for _, b := range puertorico.Plants(g) {
			if !pl.Has(b) || tiles == 0 {
				continue
			}
			n := min(b.Circles(), tiles)
			tiles -= n
			if first {
				l.add(t, puertorico.GroupOf(b), 1, (v+kind)/2)
				n--
				first = false
			}
			l.add(t, puertorico.GroupOf(b), n, v/2)
		}
	}
	if n, _ := pl.Tiles(puertorico.Quarry); n > 0 {
		l.add(puertorico.GroupOfTile(puertorico.Quarry), puertorico.NoGroup, n, p.w.QuarryMan*p.left/8)
	}
	for b := puertorico.SmallMarket; b < puertorico.Buildings; b++ {
		if !pl.Has(b) {
			continue
		}
		v := p.effect(pl, b, &y)
		if b >= puertorico.GuildHall && p.left > 8 {
			v = v * 8 / p.left
		}
		l.add(puertorico.GroupOf(b), puertorico.NoGroup, 1, v)
	}
}

// mayorGains sets the gains of each seat by the mayor.
func (p *Policy) mayorGains(g *gains) {
	supply, ship := p.s.Colonists()
	for i := range p.seats {
		seat := p.at(i)
		n := ship / p.seats
		if i < ship%p.seats {
			n++
		}
		if i == 0 && supply > 0 {
			n++
		}
		g[seat] = p.staff(p.s.Player(seat), n)
	}
}

// staff returns the worth of n more colonists to a player.
func (p *Policy) staff(pl *puertorico.Player, n int) int {
	have := pl.Colonists()
	var l posts
	p.wanted(pl, &l)
	v := 0
	for i := range l.n {
		w := &l.list[i]
		size := int(w.n)
		if w.b != puertorico.NoGroup {
			size *= 2
		}
		if have >= size {
			have -= size
			continue
		}
		k := min(size-have, n)
		have = 0
		v += k * w.worth
		if n -= k; n == 0 {
			break
		}
	}
	return v
}
