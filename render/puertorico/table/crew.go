package table

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/render/puertorico/art"
)

// sanJuan stands for San Juan where a group is meant: those without a circle wait there.
const sanJuan = puertorico.NoGroup

// circle is the n-th circle of a group, or the n-th of those who wait in San Juan.
type circle struct {
	group puertorico.Group
	n     int
}

// id returns the id of the circle's widget.
func (c circle) id() string {
	if c.group == sanJuan {
		return "juan." + strconv.Itoa(c.n)
	}
	return "place." + c.group.ID() + "." + strconv.Itoa(c.n)
}

// crew is where the colonists stand that are to be placed. Each has a number from 1 that decides how they look, so that whoever is moved
// stays the same person; 0 is nobody. It is a value: its methods return changed copies.
type crew struct {
	at      [puertorico.Groups][puertorico.IslandSize]uint8
	waiting []uint8 // in San Juan, in the order in which they came there
}

// who returns the number of whoever stands in a circle, 0 if nobody does.
func (c *crew) who(at circle) uint8 {
	switch {
	case at.group != sanJuan:
		return c.at[at.group][at.n]
	case at.n < len(c.waiting):
		return c.waiting[at.n]
	}
	return 0
}

// placement returns how many stand in each group.
func (c *crew) placement() (at puertorico.Placement) {
	for g := range at {
		for _, who := range c.at[g] {
			if who > 0 {
				at[g]++
			}
		}
	}
	return at
}

// moved moves whoever stands in a circle or waits to another circle or to San Juan, and whoever stands there the other way.
func (c crew) moved(from, to circle) crew {
	who := c.who(from)
	if who == 0 || from == to || from.group == sanJuan && to.group == sanJuan {
		return c
	}
	c.waiting = slices.Clone(c.waiting)
	if to.group == sanJuan {
		c.at[from.group][from.n] = 0
		c.waiting = append(c.waiting, who)
		return c
	}
	other := c.at[to.group][to.n]
	c.at[to.group][to.n] = who
	switch {
	case from.group != sanJuan:
		c.at[from.group][from.n] = other
	case other != 0:
		c.waiting[from.n] = other
	default:
		c.waiting = slices.Delete(c.waiting, from.n, from.n+1)
	}
	return c
}

// clicked returns the crew after a click on a circle: whoever stands there goes to San Juan; into an empty one comes who went there last.
func (c crew) clicked(at circle) crew {
	if c.who(at) > 0 {
		return c.moved(at, circle{sanJuan, len(c.waiting)})
	}
	return c.moved(circle{sanJuan, len(c.waiting) - 1}, at)
}

// settled moves as few as possible until each group has as many as wanted.
func (c crew) settled(want puertorico.Placement) crew {
	now := c.placement()
	for g := range puertorico.Group(puertorico.Groups) {
		for n := puertorico.IslandSize - 1; n >= 0 && now[g] > want[g]; n-- {
			if at := (circle{g, n}); c.who(at) > 0 {
				c = c.clicked(at)
				now[g]--
			}
		}
	}
	for g := range puertorico.Group(puertorico.Groups) {
		for n := 0; n < puertorico.IslandSize && now[g] < want[g] && len(c.waiting) > 0; n++ {
			if at := (circle{g, n}); c.who(at) == 0 {
				c = c.clicked(at)
				now[g]++
			}
		}
	}
	return c
}

// unplaced returns an iterator over the groups whose colonists the deciding seat has still to place, in the order of the decisions, and
// how many each has room for.
func unplaced(s *puertorico.State) func(yield func(g puertorico.Group, room int) bool) {
	return func(yield func(g puertorico.Group, room int) bool) {
		d := s.Decision()
		if d.Phase != puertorico.PhasePlacing {
			return
		}
		p, open := s.Player(d.Seat), false
		for _, g := range puertorico.PlacingOrder() {
			open = open || g == d.Group
			if room, _ := p.Circles(g); open && room > 0 && !yield(g, room) {
				return
			}
		}
	}
}

// lifted returns the crew to be placed where they stood before; the new ones wait.
func lifted(s *puertorico.State) (c crew) {
	hand, old := s.Hand(), s.Lifted()
	for g, room := range unplaced(s) {
		for n := 0; n < min(room, int(old[g])) && hand > 0; n++ {
			c.at[g][n] = uint8((int(g)+n)%art.Trades) + 1 // as that circle is drawn with a worker
			hand--
		}
	}
	for n := range hand {
		c.waiting = append(c.waiting, uint8(n%art.Trades)+1)
	}
	return c
}

// filled places those who wait where there is room: first in the preferred groups, then in violet buildings, then anywhere.
func (c crew) filled(s *puertorico.State, prefer puertorico.Placement) crew {
	want, hand := c.placement(), len(c.waiting)
	give := func(g puertorico.Group, most int) {
		n := max(min(most-int(want[g]), hand), 0)
		want[g] += uint8(n)
		hand -= n
	}
	for g, room := range unplaced(s) {
		give(g, min(room, int(prefer[g])))
	}
	for g, room := range unplaced(s) {
		if b := g.Building(); b != puertorico.NoBuilding && b.Violet() {
			give(g, room)
		}
	}
	for g, room := range unplaced(s) {
		give(g, room)
	}
	return c.settled(want)
}

// proposal is a way to place all colonists that a button lays out.
type proposal uint8

const (
	asSuggested proposal = iota // where they are most useful
	asBefore                    // as they stood before, the new ones where they are useful
	cleared                     // all wait
	proposals   = 3
)

// lays returns the crew of a proposal in the position s.
func (p *pick) lays(s *puertorico.State, which proposal) crew {
	best := p.wanted
	switch which {
	case asBefore:
		return lifted(s).filled(s, best)
	case cleared:
		return lifted(s).settled(puertorico.Placement{})
	}
	return lifted(s).settled(best)
}

// laidOut returns how many stand in each group by a proposal.
func (v *placingView) laidOut(which proposal) puertorico.Placement {
	c := v.pick.lays(v.State, which)
	return c.placement()
}

// proposed returns the pick with which placing begins: everybody where they are most useful. A placement that was undone returns as it
// was confirmed. In lessons the new colonists wait to be placed.
func (t *Table) proposed() pick {
	s := t.state()
	d := s.Decision()
	p := nothing()
	p.begun = true
	p.wanted = ai.Placements(s.View(d.Seat))[0]
	p.crew = p.lays(s, asSuggested)
	if t.Session.Teaching() {
		p.crew = lifted(s)
	}
	if laid := &t.views.placing.last[d.Seat]; laid.before == *s {
		p.crew = laid.crew
	}
	return p
}

// laid is a placement that was confirmed, and the position before it.
type laid struct {
	before puertorico.State
	crew   crew
}

// empty returns how many circles of the groups that are still to be placed are empty by the pick.
func (p *pick) empty(s *puertorico.State) (n int) {
	at := p.crew.placement()
	for g, room := range unplaced(s) {
		n += room - int(at[g])
	}
	return n
}

// idle returns how many wait although there is room for them; unless it is 0 the pick can't be confirmed.
func (p *pick) idle(s *puertorico.State) int { return min(len(p.crew.waiting), p.empty(s)) }

// stands returns the pick with another crew.
func (p pick) stands(c crew) pick {
	p.crew, p.chosen = c, true
	return p
}

// place places the colonists as picked, at once; act is Session.Act or Session.Follow. The engine itself places those who have no
// alternative.
func (t *Table) place(p pick, act func(decision ...puertorico.Action)) {
	if t.Session.Actor() == game.NoSeat {
		return
	}
	s := t.match.State()
	actions, err := s.Place(p.crew.placement())
	if err != nil {
		return // the pick leaves somebody over, and the button is disabled
	}
	t.views.placing.last[s.Decision().Seat] = laid{s, p.crew}
	act(actions...)
}
