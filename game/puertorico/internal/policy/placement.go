package policy

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
)

// planned is a placement that a seat has begun.
type planned struct {
	seat game.Seat
	from puertorico.Group
	hand int // colonists in hand when the group came up from which on they are placed by it
	at   puertorico.Placement
}

// holds reports whether the current decision is the next one of the placement.
func (l *planned) holds(s *puertorico.State, d puertorico.Decision) bool {
	if l.seat != d.Seat {
		return false
	}
	hand, begun := l.hand, false
	for _, g := range placingOrder {
		if g == d.Group {
			return begun && hand == s.Hand()
		}
		if begun = begun || g == l.from; begun {
			hand -= int(l.at[g])
		}
	}
	return false
}

// placingOrder is the order of the rules.
var placingOrder = puertorico.PlacingOrder()

// crew are the colonists of a player who places them.
type crew struct {
	at   puertorico.Placement // where they are
	done puertorico.Placement // of those, where they were placed before, and are not counted on yet
	room puertorico.Placement // circles that are free
	hand int
}

// crew returns the decider's colonists. With anew, those placed already are taken back, too.
func (p *Policy) crew(anew bool) (c crew) {
	c.hand = p.s.Hand()
	open := anew
	group := p.s.Decision().Group
	for _, g := range placingOrder {
		open = open || g == group
		if b := g.Building(); b != puertorico.NoBuilding && !p.me.Has(b) {
			continue
		}
		n, taken := p.me.Circles(g)
		if open {
			c.room[g] = uint8(n)
			c.hand += taken
		} else {
			c.at[g] = uint8(taken)
		}
	}
	c.done = c.at
	return c
}

// needs returns how many colonists it takes to put one in a group: 0 if somebody was placed there before, more than there are if
// there is no circle.
func (c *crew) needs(g puertorico.Group) int {
	switch {
	case g == puertorico.NoGroup || c.done[g] > 0:
		return 0
	case c.room[g] > 0:
		return 1
	}
	return c.hand + 1
}

// put puts a colonist in a group, for which there must be enough.
func (c *crew) put(g puertorico.Group) {
	switch {
	case g == puertorico.NoGroup:
	case c.done[g] > 0:
		c.done[g]--
	default:
		c.at[g]++
		c.room[g]--
		c.hand--
	}
}

// fill places colonists by the list, and then those who are left wherever there is room, as the rules demand.
func (c *crew) fill(l *posts) puertorico.Placement {
	for i := range l.n {
		w := &l.list[i]
		for range w.n {
			if c.needs(w.a)+c.needs(w.b) <= c.hand {
				c.put(w.a)
				c.put(w.b)
			}
		}
	}
	for _, g := range placingOrder {
		n := min(int(c.room[g]), c.hand)
		c.at[g] += uint8(n)
		c.hand -= n
	}
	return c.at
}

// place returns the placement of the decider's colonists.
func (p *Policy) place() puertorico.Placement {
	var l posts
	p.wanted(p.me, &l)
	c := p.crew(false)
	return c.fill(&l)
}

// mostPlacements is the most placements that are tried.
const mostPlacements = 7

// Placements appends placements of the decider's colonists that are worth trying: the best by rule of thumb, and those that begin
// with something it leaves out. All of them fit what has been placed already.
func (p *Policy) Placements(s *puertorico.State, buf []puertorico.Placement) []puertorico.Placement {
	p.look(s, s.Decision().Seat)
	var wanted posts
	p.wanted(p.me, &wanted)
	crew := p.crew(true)
	for i := -1; i < wanted.n && len(buf) < mostPlacements; i++ {
		l, c := wanted, crew
		if i >= 0 {
			first := &wanted.list[i]
			l.add(first.a, first.b, 1, 1<<30)
		}
		if at := c.fill(&l); p.fits(&at) && !slices.Contains(buf, at) {
			buf = append(buf, at)
		}
	}
	if len(buf) == 0 {
		buf = append(buf, p.place())
	}
	return buf
}

// fits reports whether a placement fits what the decider has placed already.
func (p *Policy) fits(at *puertorico.Placement) bool {
	group := p.s.Decision().Group
	for _, g := range placingOrder {
		if g == group {
			return true
		}
		if _, taken := p.me.Circles(g); taken != int(at[g]) {
			return false
		}
	}
	return true
}
