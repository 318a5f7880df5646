package table

import (
	"math/bits"
	"strconv"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
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

// looks returns which of the workers is drawn there.
func (c circle) looks() int {
	if c.group == sanJuan {
		return c.n
	}
	return int(c.group) + c.n
}

// crew is where the colonists stand that are to be placed; who has no circle waits. It is a value: its methods return changed copies.
type crew struct {
	at   [puertorico.Groups]uint16 // the circles of a group in which somebody stands, as a set of bits
	hand int                       // how many are to be placed
}

// stands reports whether somebody stands in a circle.
func (c *crew) stands(at circle) bool { return at.group != sanJuan && c.at[at.group]>>at.n&1 == 1 }

// placement returns how many stand in each group.
func (c *crew) placement() (at puertorico.Placement) {
	for g, set := range c.at {
		at[g] = uint8(bits.OnesCount16(set))
	}
	return at
}

// waiting returns how many wait in San Juan.
func (c *crew) waiting() int {
	n := c.hand
	for _, set := range c.at {
		n -= bits.OnesCount16(set)
	}
	return n
}

// moved moves whoever stands in a circle or waits to an empty circle or to San Juan.
func (c crew) moved(from, to circle) crew {
	if c.stands(to) {
		return c
	}
	if from.group != sanJuan {
		c.at[from.group] &^= 1 << from.n
	}
	if to.group != sanJuan {
		c.at[to.group] |= 1 << to.n
	}
	return c
}

// clicked returns the crew after a click on a circle: whoever stands there goes to San Juan; into an empty one comes one who waits there.
func (c crew) clicked(at circle) crew {
	if c.stands(at) {
		return c.moved(at, circle{group: sanJuan})
	}
	return c.moved(circle{group: sanJuan}, at)
}

// settled moves as few as possible until each group has as many as wanted.
func (c crew) settled(want puertorico.Placement) crew {
	for g, n := range want {
		for bits.OnesCount16(c.at[g]) > int(n) { // the last goes
			c.at[g] &^= 1 << (bits.Len16(c.at[g]) - 1)
		}
	}
	left := c.waiting()
	for g, n := range want {
		for ; bits.OnesCount16(c.at[g]) < int(n) && left > 0; left-- { // one comes to the first that is empty
			c.at[g] |= c.at[g] + 1
		}
	}
	return c
}

// unplaced iterates over the groups whose colonists are still to be placed, in order, and how many each has room for.
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
func lifted(s *puertorico.State) crew {
	old := s.Lifted()
	for g, room := range unplaced(s) {
		old[g] = min(old[g], uint8(room))
	}
	return crew{hand: s.Hand()}.settled(old)
}

// filled places those who wait where there is room: first in the preferred groups, then in violet buildings, then anywhere.
func (c crew) filled(s *puertorico.State, prefer puertorico.Placement) crew {
	want, hand := c.placement(), c.waiting()
	for step := range 3 {
		for g, room := range unplaced(s) {
			switch b := g.Building(); {
			case step == 0:
				room = min(room, int(prefer[g]))
			case step == 1 && (b == puertorico.NoBuilding || !b.Violet()):
				continue
			}
			n := max(min(room-int(want[g]), hand), 0)
			want[g] += uint8(n)
			hand -= n
		}
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
	switch which {
	case asBefore:
		return lifted(s).filled(s, p.wanted)
	case cleared:
		return crew{hand: s.Hand()}
	}
	return lifted(s).settled(p.wanted)
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
	p.begun, p.wanted = true, ai.Placements(s.View(d.Seat))[0]
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
func (p *pick) idle(s *puertorico.State) int { return min(p.crew.waiting(), p.empty(s)) }

// stands returns the pick with another crew.
func (p pick) stands(c crew) pick {
	p.crew, p.chosen = c, true
	return p
}

// place places the colonists as picked, at once; act is Session.Act or Session.Follow.
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
