package puertorico

import "islas/game"

// seatAt returns the seat that is i places clockwise from the chooser.
func (s *State) seatAt(i uint8) game.Seat {
	seat := s.chooser + game.Seat(i)
	if seat >= game.Seat(s.seats) {
		seat -= game.Seat(s.seats)
	}
	return seat
}

// beginRound begins a round in which no role is taken yet (section 4).
func (s *State) beginRound(env *environment) {
	s.phase = PhaseRole
	env.tell(s, EvRound, func(e *Event) { e.Round, e.Seat = int(s.round), s.governor })
	s.tellTurn(env)
}

// tellTurn emits who is to take a role.
func (s *State) tellTurn(env *environment) {
	env.tell(s, EvTurn, func(e *Event) { e.Round, e.Seat = int(s.round), s.picker() })
}

// picker returns who takes the next role of the round.
func (s *State) picker() game.Seat { return (s.governor + game.Seat(s.picks)) % game.Seat(s.seats) }

// takeRole gives the decider a role card with the doubloons on it, and begins the role.
func (s *State) takeRole(r Role, env *environment) {
	seat := s.decider
	s.players[seat].doubloons += uint16(s.roles[r])
	s.roles[r], s.taken[r] = -1, seat
	s.role, s.chooser, s.turn = r, seat, 0
	s.picks++
}

// beginRole begins the role that was taken.
func (s *State) beginRole(env *environment) {
	switch s.role {
	case Settler:
		s.phase = PhaseHacienda
	case Mayor:
		s.phase, s.why = PhaseColonist, ForMayor
		if s.colonists == 0 {
			s.deal(env)
		}
	case Builder:
		s.phase = PhaseBuild
	case Craftsman:
		s.produce(env)
		s.phase = PhaseExtra
	case Trader:
		s.phase = PhaseSell
	case Captain:
		s.phase = PhaseLoad
	default:
		s.players[s.chooser].doubloons++
		s.endRole(env)
	}
}

// endRole ends the role that was played, the round after its last role, and the game after its last round (sections 4 and 12).
func (s *State) endRole(env *environment) {
	role := s.role
	s.role, s.chooser, s.turn, s.phase = NoRole, game.NoSeat, 0, PhaseRole
	s.loaded, s.quiet, s.done, s.wharfed = false, 0, 0, 0
	for seat := range s.seats {
		s.players[seat].produced = 0
	}
	last := int(s.picks) == setups[s.seats-MinSeats].picks
	if last {
		s.endRound(env)
	}
	env.tell(s, EvRoleOver, func(e *Event) { e.Role = role })
	switch {
	case last && s.ending != 0:
		s.phase, s.over = PhaseOver, true
		env.tell(s, EvOver, func(e *Event) { e.Ending = s.ending })
	case last:
		s.beginRound(env)
	default:
		s.tellTurn(env)
	}
}

// endRound puts a doubloon on each card not taken, puts all cards back and passes the governor on.
func (s *State) endRound(env *environment) {
	for r := range Role(Roles) {
		if s.roles[r] >= 0 {
			s.roles[r]++
		} else if s.InGame(r) {
			s.roles[r] = 0
		}
		s.taken[r] = game.NoSeat
	}
	s.picks = 0
	s.round++
	s.governor = (s.governor + 1) % game.Seat(s.seats)
	env.tell(s, EvBonus, func(e *Event) { e.Role, e.Seat, e.Ending = NoRole, s.governor, s.ending })
}

// trigger records that an end has been triggered, by a seat or by nobody in particular.
func (s *State) trigger(end Ending, by game.Seat, env *environment) {
	if s.ending&end != 0 {
		return
	}
	s.ending |= end
	env.tell(s, EvEnding, func(e *Event) { e.Ending, e.Seat = end, by })
}

// takeColonist takes a colonist from the supply or, if that is empty, from the ship; ok is false if there is none.
func (s *table) takeColonist() (ok bool) {
	switch {
	case s.colonists > 0:
		s.colonists--
	case s.ship > 0:
		s.ship--
	default:
		return false
	}
	return true
}
