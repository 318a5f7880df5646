package islas

import "islas/game"

// What pirates do (rules, section 10); Raid returns whom they rob.

// landPirate lets a pirate rob whom Raid returns, or leaves it to the namer to decide.
func (s *State) landPirate(env *environment) {
	r := s.Raid(s.data.Colour(s.landing))
	if r.Namer != game.NoSeat {
		s.phase, s.decider = PhaseName, r.Namer
	} else {
		s.losers = r.Losers
		s.nextLoser()
	}
	s.emitReveal(Comparison{Card: NoCard, Winner: game.NoSeat}, env)
	if s.phase == PhaseArrival {
		s.pirateDone(env)
	}
}

// name makes victim lose a house.
func (s *State) name(victim game.Seat, env *environment) {
	s.namedBy = s.decider
	s.losers = game.SeatSet(0).Add(victim)
	s.nextLoser()
	env.tell(s, EvNamed, func(e *Event) { e.Seat, e.Other = s.namedBy, victim })
}

// nextLoser makes the next of the losers decide, clockwise from the start player (ruling); if none is left nobody decides.
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
func (s *State) lose(p Plot, env *environment) {
	seat := s.decider
	i := &s.islands[seat]
	c := i.houseAt(p)
	i.take(1<<p, c)
	s.supplyReturn(House, c, 1)
	s.losses[s.lossN] = Loss{seat, p, c}
	s.lossN++
	s.losers = s.losers.Remove(seat)
	s.nextLoser()
	env.tell(s, EvLoss, func(e *Event) { e.Seat, e.Plot, e.Colour = seat, p, c })
	if s.phase == PhaseArrival {
		s.pirateDone(env)
		s.unload(env)
	}
}

// pirateDone discards the pirate. Only now, after the whole attack, are privileges awarded (ruling).
func (s *State) pirateDone(env *environment) {
	card, namedBy, n, losses := s.landing, s.namedBy, s.lossN, s.losses
	s.discardLanding()
	s.namedBy, s.lossN = game.NoSeat, 0
	var changed ColourSet
	for k := range n {
		changed |= 1 << losses[k].Colour
		s.losses[k] = Loss{game.NoSeat, NoPlot, NoColour}
	}
	env.tell(s, EvPirate, func(e *Event) {
		e.Card, e.Colour, e.Other, e.Count, e.Losses = card, s.data.Colour(card), namedBy, int(n), losses
	})
	s.awardPrivileges(changed, env)
}
