package islas

// Legal appends every action that the deciding seat may take, in an order that depends only on the position, none twice. It
// allocates only where buf must grow. In a view it is complete for decisions about open things and for the viewer's own turn; of
// another seat's turn it lists nothing.
func (s *State) Legal(buf []Action) []Action {
	if s.blind() {
		return buf
	}
	switch s.phase {
	case PhaseAction:
		buf = append(s.legalBuilds(buf), DrawAction())
	case PhaseLoad:
		buf = s.legalLoads(buf)
	case PhaseDone:
		buf = append(buf, EndAction())
	case PhaseSettle:
		return s.legalSettles(buf)
	case PhaseLose:
		for set := s.islands[s.decider].houses(); set != 0; set &= set - 1 {
			buf = append(buf, LoseAction(set.First()))
		}
		return buf
	case PhaseName:
		for set := s.others(s.decider); set != 0; set &= set - 1 {
			buf = append(buf, NameAction(set.First()))
		}
		return buf
	default:
		return buf
	}
	if s.ExtraAvailable(s.turn) {
		buf = append(buf, ExtraAction())
	}
	return s.legalTowns(s.legalPalaces(buf))
}

func (s *State) legalBuilds(buf []Action) []Action {
	if s.mustDraw != handFree || s.stock[House] == 0 {
		return buf
	}
	hand := &s.hands[s.turn]
	for card := range Card(Occupations) {
		if hand[card] == 0 {
			continue
		}
		colours := s.BuildColours(s.data.Colour(card))
		plots, _ := s.Allowed(s.turn, card)
		for ; plots != 0; plots &= plots - 1 {
			for set := colours; set != 0; set &= set - 1 {
				buf = append(buf, BuildAction(card, plots.First(), set.First()))
			}
		}
	}
	return buf
}

func (s *State) legalLoads(buf []Action) []Action {
	for card, n := range &s.hands[s.turn] {
		if n > 0 {
			buf = append(buf, LoadAction(Card(card)))
		}
	}
	return buf
}

func (s *State) legalSettles(buf []Action) []Action {
	colours := s.BuildColours(s.data.Colour(s.landing))
	plots, _ := s.Allowed(s.decider, s.landing)
	for ; plots != 0; plots &= plots - 1 {
		for set := colours; set != 0; set &= set - 1 {
			buf = append(buf, SettleAction(plots.First(), set.First()))
		}
	}
	return buf
}
