package colonies

// Undoable reports whether an action that is legal may be taken back afterwards: chance has no part in it or in what follows by
// itself, and nobody sees another's hand or learns something of it.
func (s *State) Undoable(a Action) bool {
	switch a.Kind {
	case End, PlayMono, MakeOffer, AnswerNo, AnswerYes, AnswerMore, AnswerCard:
		return false
	case Discard: // others may have to discard after the last card
		if t := s.tasks[s.taskN-1]; t.n == 1 {
			for k := t.done + 1; k < uint8(s.seats); k++ {
				if s.Discards(s.seatAt(k)) > 0 {
					return false
				}
			}
			return t.seat == s.turn
		}
		return true
	}
	after := *s
	if after.Apply(a, nil) != nil {
		return false
	}
	return after.rng == s.rng && !after.over
}
