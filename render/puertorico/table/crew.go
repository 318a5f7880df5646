package table

import (
	"strconv"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/game/puertorico/crew"
)

// circleID returns the id of the widget of a circle.
func circleID(c crew.Circle) string {
	if c.Group == crew.SanJuan {
		return "juan." + strconv.Itoa(c.N)
	}
	return "place." + c.Group.ID() + "." + strconv.Itoa(c.N)
}

// looks returns which of the workers is drawn in a circle.
func looks(c crew.Circle) int {
	if c.Group == crew.SanJuan {
		return c.N
	}
	return int(c.Group) + c.N
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
func (p *pick) lays(s *puertorico.State, which proposal) crew.Crew {
	switch which {
	case asBefore:
		return crew.Lifted(s).Filled(s, p.wanted, s.Hand())
	case cleared:
		return crew.Cleared(s)
	}
	return crew.Lifted(s).Settled(p.wanted)
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
		p.crew = crew.Lifted(s)
	}
	if laid := &t.views.placing.last[d.Seat]; laid.before == *s {
		p.crew = laid.crew
	}
	return p
}

// laid is a placement that was confirmed, and the position before it.
type laid struct {
	before puertorico.State
	crew   crew.Crew
}

// stands returns the pick with another crew.
func (p pick) stands(c crew.Crew) pick {
	p.crew, p.chosen = c, true
	return p
}

// place places the colonists as picked, at once.
func (t *Table) place(p pick) {
	if t.Session.Actor() == game.NoSeat {
		return
	}
	s := t.match.State()
	actions, err := s.Place(p.crew.Placement())
	if err != nil {
		return // the pick leaves somebody over, and the button is disabled
	}
	t.views.placing.last[s.Decision().Seat] = laid{s, p.crew}
	if p.follows() {
		t.Session.Follow(actions...)
	} else {
		t.Session.Act(actions...)
	}
}
