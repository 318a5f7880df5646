package puertorico

import "islas/game"

// Placement holds how many colonists are to be in each group.
type Placement [Groups]uint8

// PlacingOrder returns the groups in the order in which their colonists are placed (section 15).
func PlacingOrder() [Groups]Group { return placingOrder }

// Placement returns the current placement of the player's colonists, those in San Juan left out.
func (p *Player) Placement() (at Placement) {
	for g := range Group(Groups) {
		_, taken := p.Circles(g)
		at[g] = uint8(taken)
	}
	return at
}

// Lifted returns the placement of the decider's colonists before they were lifted to be placed anew. It is zero unless colonists
// are being placed.
func (s *progress) Lifted() Placement { return s.lifted }

// Hand returns how many colonists the decider has still to place, 0 unless colonists are being placed. They wait in San Juan.
func (s *State) Hand() int {
	if s.phase != PhasePlacing || s.decider == game.NoSeat {
		return 0
	}
	return s.players[s.decider].SanJuan()
}

// Unplaced iterates over the groups whose colonists the decider has still to place, in order, and how many each has room for.
func (s *State) Unplaced(yield func(g Group, room int) bool) {
	if s.phase != PhasePlacing || s.decider == game.NoSeat {
		return
	}
	for _, g := range placingOrder[s.place:] {
		if room, _ := s.players[s.decider].Circles(g); room > 0 && !yield(g, room) {
			return
		}
	}
}

// Place returns the actions that lead to a placement of the decider's colonists, from the current group on: those that are forced
// are left out, for the engine makes them. The error is that of the first action that is not legal, an *Illegal; then the actions
// before it are returned.
func (s *State) Place(want Placement) (actions []Action, err error) {
	after, seat, round := *s, s.decider, s.round
	for after.phase == PhasePlacing && after.decider == seat && after.round == round {
		g := placingOrder[after.place]
		a := ManAction(g, int(want[g]))
		if err := after.Apply(a, nil); err != nil {
			return actions, err
		}
		actions = append(actions, a)
	}
	return actions, nil
}

// Unlifted returns the position with the decider's colonists where they stood before they were lifted to be placed anew. It is the
// same position unless colonists are being placed.
func (s *State) Unlifted() State {
	before := *s
	if s.phase != PhasePlacing || s.place == Groups || s.decider == game.NoSeat {
		return before
	}
	p := &before.players[s.decider]
	p.sanJuan, p.working, p.workers, p.staffed = uint8(p.Colonists()), [TileKinds]uint8{}, [Buildings]uint8{}, 0
	for g, n := range s.lifted {
		p.staff(Group(g), int(n))
	}
	return before
}

// Staffed returns the position with the decider's colonists placed as in want, from the current group on, and the rest of them in
// San Juan: for questions about their effect there. They need not be all that have to be placed.
func (s *State) Staffed(want Placement) State {
	after := *s
	if s.phase != PhasePlacing || s.decider == game.NoSeat {
		return after
	}
	p := &after.players[s.decider]
	for _, g := range placingOrder[s.place:] {
		room, _ := p.Circles(g)
		p.staff(g, min(int(want[g]), room, p.SanJuan()))
	}
	return after
}
