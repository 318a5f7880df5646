package islas

import "islas/game"

// What pirates do (rules, section 10); Raid returns whom they rob.

// landPirate lets a pirate rob whom Raid returns, or leaves it to the namer to decide.
func (ch *change) landPirate() {
	r := ch.Raid(ch.data.Colour(ch.landing))
	if r.Namer != game.NoSeat {
		ch.phase, ch.decider = PhaseName, r.Namer
	} else {
		ch.losers = r.Losers
		ch.nextLoser()
	}
	ch.emitReveal(Comparison{Card: NoCard, Winner: game.NoSeat})
	if ch.phase == PhaseArrival {
		ch.pirateDone()
	}
}

// name makes victim lose a house.
func (ch *change) name(victim game.Seat) {
	ch.namedBy = ch.decider
	ch.losers = game.SeatSet(0).Add(victim)
	ch.nextLoser()
	ch.tell(EvNamed, func(e *Event) { e.Seat, e.Other = ch.namedBy, victim })
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
func (ch *change) lose(p Plot) {
	seat := ch.decider
	i := &ch.islands[seat]
	c := i.houseAt(p)
	i.take(1<<p, c)
	ch.supplyReturn(House, c, 1)
	ch.losses[ch.lossN] = Loss{seat, p, c}
	ch.lossN++
	ch.losers = ch.losers.Remove(seat)
	ch.nextLoser()
	ch.tell(EvLoss, func(e *Event) { e.Seat, e.Plot, e.Colour = seat, p, c })
	if ch.phase == PhaseArrival {
		ch.pirateDone()
		ch.unload()
	}
}

// pirateDone discards the pirate. Only now, after the whole attack, are privileges awarded (ruling).
func (ch *change) pirateDone() {
	card, namedBy, n, losses := ch.landing, ch.namedBy, ch.lossN, ch.losses
	ch.discardLanding()
	ch.namedBy, ch.lossN = game.NoSeat, 0
	var changed ColourSet
	for k := range n {
		changed |= 1 << losses[k].Colour
		ch.losses[k] = Loss{game.NoSeat, NoPlot, NoColour}
	}
	ch.tell(EvPirate, func(e *Event) {
		e.Card, e.Colour, e.Other, e.Count, e.Losses = card, ch.data.Colour(card), namedBy, int(n), losses
	})
	ch.awardPrivileges(changed)
}
