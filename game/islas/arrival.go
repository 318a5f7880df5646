package islas

import "islas/game"

// The arrival of the ship (rules, section 8).

// arrive shuffles the ship's cards, keeps one and reveals the others. From then on nobody knows who loaded which.
func (s *State) arrive(env *environment) {
	s.phase, s.turn, s.decider = PhaseArrival, game.NoSeat, game.NoSeat
	cards := s.ship[:s.shipN]
	env.shuffle(s, PileShip, cards)
	for i := range cards {
		s.loader[i] = game.NoSeat
	}
	env.tell(s, EvArrival, func(e *Event) { e.Round, e.Card = int(s.round), cards[0] })
	s.unload(env)
}

// unload reveals and resolves the remaining cards, until somebody has to decide; after the last the round is over. The card at
// index 0 is the one kept for the next ship.
func (s *State) unload(env *environment) {
	for s.shipN > 1 {
		s.landing = s.ship[1]
		s.recognise(s.landing)
		copy(s.ship[1:], s.ship[2:s.shipN])
		s.shipN--
		s.ship[s.shipN] = NoCard
		if s.landing.Pirate() {
			s.landPirate(env)
		} else {
			s.landSettler(env)
		}
		if s.phase != PhaseArrival {
			return
		}
	}
	for seat := range game.Seat(s.seats) {
		r := &s.recalls[seat]
		*r = [2]Card{min(r[0], r[1]), NoCard} // one at most is left, and it is the card kept
	}
	s.endRound(env)
}

// recognise takes a card that is revealed off what each seat knows to be still aboard. It may be another copy of the same card: then a
// seat knows less than is true, but never what it can't have seen.
func (p *piles) recognise(c Card) {
	for i := range p.recalls {
		switch r := &p.recalls[i]; c {
		case r[1]:
			r[1] = NoCard
		case r[0]:
			r[0] = NoCard
		}
	}
}

// landSettler makes a settler choose an island. The winner decides where the house stands; without a winner, or without a house
// of any colour in the supply, the settler is discarded.
func (s *State) landSettler(env *environment) {
	r := s.Compare(s.landing)
	if r.Winner != game.NoSeat && s.stock[House] != 0 {
		s.phase, s.decider = PhaseSettle, r.Winner
	}
	s.emitReveal(r, env)
	if s.phase == PhaseArrival {
		s.settlerDone(r, game.NoSeat, NoPlot, NoColour, env)
	}
}

// settle puts the settler's house down.
func (s *State) settle(p Plot, c Colour, env *environment) {
	var r Comparison
	if env.listening() {
		r = s.Compare(s.landing)
	}
	seat := s.decider
	s.phase, s.decider = PhaseArrival, game.NoSeat
	s.place(seat, p, House, c)
	s.settlerDone(r, seat, p, c, env)
	s.awardPrivileges(1<<c, env)
	s.unload(env)
}

// settlerDone discards the settler, whose house stands on p or nowhere.
func (s *State) settlerDone(r Comparison, seat game.Seat, p Plot, c Colour, env *environment) {
	card := s.landing
	s.discardLanding()
	env.tell(s, EvSettler, func(e *Event) { e.Card, e.Comparison, e.Seat, e.Plot, e.Colour = card, r, seat, p, c })
}

func (s *State) emitReveal(r Comparison, env *environment) {
	env.tell(s, EvReveal, func(e *Event) { e.Card, e.Comparison = s.landing, r })
}

// discardLanding discards the card being resolved, as soon as it is resolved (ruling, section 8).
func (p *piles) discardLanding() {
	p.throw(p.landing)
	p.landing = NoCard
}
