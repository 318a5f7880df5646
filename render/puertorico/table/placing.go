package table

import (
	"islas/game"
	"islas/game/puertorico"
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

// proposed is the pick in which colonists go back to where they were, and those that are new where they are of use: whoever
// decides changes it as they like.
func (t *Table) proposed() pick {
	s := t.state()
	p := nothing()
	p.begun = true
	hand := s.Hand()
	old := s.Lifted()
	give := func(g puertorico.Group, n int) {
		n = min(n, hand)
		p.place[g] += uint8(n)
		hand -= n
	}
	for g, room := range unplaced(s) {
		give(g, min(room, int(old[g])))
	}
	for g, room := range unplaced(s) {
		if b := g.Building(); b != puertorico.NoBuilding && b.Violet() {
			give(g, room-int(p.place[g]))
		}
	}
	for g, room := range unplaced(s) {
		give(g, room-int(p.place[g]))
	}
	return p
}

// left is how many colonists of the hand are not placed by what has been chosen.
func (p *pick) left(s *puertorico.State) int {
	n := s.Hand()
	for g := range unplaced(s) {
		n -= int(p.place[g])
	}
	return n
}

// empty is how many circles of the groups that are still to be placed are left empty by what has been chosen.
func (p *pick) empty(s *puertorico.State) (n int) {
	for g, room := range unplaced(s) {
		n += room - int(p.place[g])
	}
	return n
}

// complete reports whether what has been chosen can be placed: nobody is left over although circles are empty.
func (p *pick) complete(s *puertorico.State) bool { return p.left(s) == 0 || p.empty(s) == 0 }

// puts is what is chosen when the colonists of a group become more by n, which may be negative.
func (p pick) puts(g puertorico.Group, n int) pick {
	p.place[g] = uint8(int(p.place[g]) + n)
	p.chosen = true
	return p
}

// place places the colonists as they were chosen, group by group. What has no alternative the engine does by itself.
func (t *Table) place(p pick) {
	if t.session.Actor() == game.NoSeat {
		return
	}
	s := t.match.State()
	actions, err := s.Place(p.place)
	if err != nil {
		return // what was chosen leaves somebody over, and the button is disabled
	}
	for _, a := range actions {
		t.session.Act(a)
	}
}
