package islas

import "islas/game"

// Pirates (rules, section 10).

// landPirate finds out whom the pirate robs.
func (s *State) landPirate(t *tale) {
	c := s.landing.Colour()
	owner, shield := s.owner[c], s.Owner(Shield)
	switch {
	case owner == game.NoSeat:
		s.losers = s.robbed(c, shield)
	case owner != shield:
		if s.islands[owner].houses() != 0 {
			s.losers = game.SeatSet(0).Add(owner)
		}
	case s.others(owner) != 0:
		s.phase, s.decider = PhaseName, owner
	}
	if s.phase == PhaseArrival {
		s.nextLoser()
	}
	s.tellReveal(Comparison{Card: NoCard, Winner: game.NoSeat}, t)
	if s.phase == PhaseArrival {
		s.pirateDone(t)
	}
}

// robbed is who loses a house to a pirate whose privilege nobody owns: those with the most points in its colour, the owner
// of the shield left out. With no points among them nobody does, and one without a house loses nothing (rulings).
func (s *State) robbed(c Colour, shield game.Seat) (most game.SeatSet) {
	best := uint8(1)
	for seat := range game.Seat(s.seats) {
		switch n := s.islands[seat].points[c]; {
		case seat == shield || n < best:
		case n > best:
			most, best = game.SeatSet(0).Add(seat), n
		default:
			most = most.Add(seat)
		}
	}
	return most & s.others(shield)
}

// others is the seats other than the given one that have a house.
func (s *State) others(not game.Seat) (set game.SeatSet) {
	for seat := range game.Seat(s.seats) {
		if seat != not && s.islands[seat].houses() != 0 {
			set = set.Add(seat)
		}
	}
	return set
}

// victims is whom the owner of the shield may name: others who have a house (ruling).
func (s *State) victims() game.SeatSet { return s.others(s.decider) }

// name makes victim the one who loses a house.
func (s *State) name(victim game.Seat, t *tale) {
	s.namedBy = s.decider
	s.losers = game.SeatSet(0).Add(victim)
	s.nextLoser()
	if t.told() {
		e := newEvent(EvNamed)
		e.Seat, e.Other = s.namedBy, victim
		t.tell(s, e)
	}
}

// nextLoser asks the next of the losers, clockwise from the start player (ruling); if none is left nobody decides.
func (s *State) nextLoser() {
	s.phase, s.decider = PhaseArrival, game.NoSeat
	if s.losers == 0 {
		return
	}
	seat := s.start
	for !s.losers.Has(seat) {
		seat = s.After(seat)
	}
	s.phase, s.decider = PhaseLose, seat
}

// lose takes a loser's house off the island.
func (s *State) lose(p Plot, t *tale) {
	seat := s.decider
	i := &s.islands[seat]
	c := i.houseAt(p)
	i.take(1<<p, c)
	s.supplyReturn(House, c, 1)
	s.losses[s.lossN] = Loss{seat, p, c}
	s.lossN++
	s.losers = s.losers.Remove(seat)
	s.nextLoser()
	if t.told() {
		e := newEvent(EvLoss)
		e.Seat, e.Plot, e.Colour = seat, p, c
		t.tell(s, e)
	}
	if s.phase == PhaseArrival {
		s.pirateDone(t)
		s.unload(t)
	}
}

// pirateDone discards the pirate. Only now, after the whole attack, are privileges looked at (ruling).
func (s *State) pirateDone(t *tale) {
	card, namedBy, n, losses := s.landing, s.namedBy, s.lossN, s.losses
	s.discardLanding()
	s.namedBy, s.lossN = game.NoSeat, 0
	var changed ColourSet
	for k := range n {
		changed |= 1 << losses[k].Colour
		s.losses[k] = Loss{game.NoSeat, NoPlot, NoColour}
	}
	if t.told() {
		e := newEvent(EvPirate)
		e.Card, e.Colour, e.Other, e.Count, e.Losses = card, card.Colour(), namedBy, int(n), losses
		t.tell(s, e)
	}
	s.awardPrivileges(changed, t)
}
