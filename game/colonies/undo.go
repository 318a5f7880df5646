package colonies

// Undoable reports whether an action that is legal may be taken back afterwards: chance has no part in it or in what follows by
// itself, nobody learns anything of another's hand, and the same seat goes on. In the set-up nothing is hidden yet.
func (s *State) Undoable(a Action) bool {
	switch a.Kind {
	case PlayMono, MakeOffer, AnswerNo, AnswerYes, AnswerMore, AnswerCard:
		return false
	}
	after := *s
	if after.Apply(a, nil) != nil || after.rng != s.rng || after.over {
		return false
	}
	before, next := s.Decision(), after.Decision()
	if a.Kind == Discard && next.Kind != DecideDiscard { // others who have discarded by themselves have shown cards
		for k := s.top().done + 1; k < uint8(s.seats); k++ {
			if s.Discards(s.seatAt(k)) > 0 {
				return false
			}
		}
	}
	return s.phase == phaseSetup || next.Seat == before.Seat
}

// Continues reports whether an action goes on with what actions before it have begun: the discards of a seven, or the free pieces of
// road building.
func (s *progress) Continues(a Action) bool {
	switch s.doing() {
	case taskDiscard:
		return a.Kind == Discard && s.top().node == begun
	case taskFree:
		return (a.Kind == BuildRoad || a.Kind == BuildShip) && s.top().node == begun
	}
	return false
}
