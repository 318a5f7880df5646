package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/render/puertorico/art"
)

// unplaced calls yield with the groups of the seat that places whose colonists are still to be placed, in the order in which
// they are asked for, and how many each has room for.
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

// lifted are those who are to be placed, where they stood before; the new ones wait.
func lifted(s *puertorico.State) (c crew) {
	hand, old := s.Hand(), s.Lifted()
	for g, room := range unplaced(s) {
		for n := 0; n < min(room, int(old[g])) && hand > 0; n++ {
			c.at[g][n] = person(g, n)
			hand--
		}
	}
	for n := range hand {
		c.waiting = append(c.waiting, uint8(n%art.Trades)+1)
	}
	return c
}

// person is who is drawn in the n-th circle of a group, as a crew tells it.
func person(g puertorico.Group, n int) uint8 { return uint8((int(g)+n)%art.Trades) + 1 }

// filled has those who wait stand where there is room: first where they are preferred, then in violet buildings, then anywhere.
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

// proposal is a way to place everybody that a button lays out.
type proposal uint8

const (
	asSuggested proposal = iota // where they are of most use
	asBefore                    // as they stood before, the new ones where they are of use
	cleared                     // all wait
	proposals   = 3
)

// lays is the crew of a proposal in the position s.
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

// laidOut is how many stand in each group by a proposal.
func (f *frame) laidOut(which proposal) puertorico.Placement {
	c := f.pick.lays(f.State, which)
	return c.placement()
}

// proposed is the pick in which everybody goes where they are of most use: whoever decides changes it as they like. A placement that was
// taken back lies there as it was confirmed. In lessons the new ones wait for whoever learns to place them.
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
	if laid := &t.laid[d.Seat]; laid.before == *s {
		p.crew = laid.crew
	}
	return p
}

// laid is how somebody has placed their colonists, and in which position.
type laid struct {
	before puertorico.State
	crew   crew
}

// empty is how many circles of the groups that are still to be placed are left empty by what has been chosen.
func (p *pick) empty(s *puertorico.State) (n int) {
	at := p.crew.placement()
	for g, room := range unplaced(s) {
		n += room - int(at[g])
	}
	return n
}

// idle is how many wait although there is room for them, so that what has been chosen can't be placed.
func (p *pick) idle(s *puertorico.State) int { return min(len(p.crew.waiting), p.empty(s)) }

// stands is what is chosen when those who are placed come to stand in another way.
func (p pick) stands(c crew) pick {
	p.crew, p.chosen = c, true
	return p
}

// place places the colonists as they were chosen, at once, by Session.Act or Session.Follow. What has no alternative the engine does by
// itself.
func (t *Table) place(p pick, act func(decision ...puertorico.Action)) {
	if t.Session.Actor() == game.NoSeat {
		return
	}
	s := t.match.State()
	actions, err := s.Place(p.crew.placement())
	if err != nil {
		return // what was chosen leaves somebody over, and the button is disabled
	}
	t.laid[s.Decision().Seat] = laid{s, p.crew}
	act(actions...)
}
