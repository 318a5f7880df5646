package policy

import (
	"islas/game/puertorico"
)

// post is where colonists are wanted: n times one in a, or one in a and one in b.
type post struct {
	a, b  puertorico.Group
	n     uint8
	worth int // for each colonist
}

// posts are at most the corn, the quarries, two for each other kind, and the violet buildings.
type posts struct {
	list [2 + 2*puertorico.Goods + puertorico.Buildings]post
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

// unit returns what a barrel more of a kind in each craftsman phase is worth.
func (p *Policy) unit(g puertorico.Good) int {
	return (p.w.Unit + p.w.UnitPrice*g.Price()) * max(p.left, 4) / 8
}

// wanted lists where a player's colonists are wanted, the most wanted first. What they can all do together is left out if it
// needs what is not there.
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

// place returns where the decider's colonists go.
func (p *Policy) place() (at puertorico.Placement) {
	var l posts
	p.wanted(p.me, &l)
	var room puertorico.Placement
	hand := p.s.Hand()
	order := puertorico.PlacingOrder()
	open := p.s.Decision().Group
	seen := false
	for _, g := range order {
		n, taken := p.me.Circles(g)
		if g == open {
			seen = true
		}
		if seen {
			room[g] = uint8(n)
		} else {
			at[g] = uint8(taken)
		}
	}
	done := at // placed before
	put := func(g puertorico.Group) bool {
		if done[g] > 0 { // somebody is there already
			done[g]--
			return true
		}
		if hand == 0 || room[g] == 0 {
			return false
		}
		at[g]++
		room[g]--
		hand--
		return true
	}
	for i := range l.n {
		w := &l.list[i]
		for range w.n {
			if w.b == puertorico.NoGroup {
				put(w.a)
				continue
			}
			needs := 0
			if done[w.a] == 0 {
				needs++
			}
			if done[w.b] == 0 {
				needs++
			}
			if needs > hand {
				continue
			}
			if put(w.a) {
				put(w.b)
			}
		}
	}
	for _, g := range order {
		n := min(int(room[g]), hand)
		at[g] += uint8(n)
		hand -= n
	}
	return at
}

// mayorGains returns what the role brings each seat.
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

// staff returns what n more colonists are worth to a player.
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
