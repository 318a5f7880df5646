package puertorico

import "islas/game"

// Undoable reports whether an action that is legal may be taken back afterwards: no tile is drawn by it or by what follows by
// itself. Nothing else is hidden (section 14), so that even others' decisions may be taken back with it.
func (s *State) Undoable(a Action) bool {
	after := *s
	if after.Apply(a, nil) != nil {
		return false
	}
	return after.stackN == s.stackN && after.discards == s.discards && after.rng == s.rng
}

// Continues reports whether an action goes on with the placing of colonists that actions before it have begun.
func (s *State) Continues(a Action) bool {
	if a.Kind != Man || s.phase != PhasePlacing || s.decider == game.NoSeat {
		return false
	}
	p := &s.players[s.decider]
	hand, later := p.SanJuan(), 0
	for i := range uint8(Groups) {
		room, taken := p.Circles(placingOrder[i])
		later += room
		if i < s.place {
			hand += taken
		}
	}
	// The hand as it was at first: whatever group had a choice then was decided by an action before this one.
	for i := range s.place {
		room, taken := p.Circles(placingOrder[i])
		later -= room
		if max(0, min(room, hand-later)) < min(room, hand) {
			return true
		}
		hand -= taken
	}
	return false
}
