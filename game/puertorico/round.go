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
func (ch *change) beginRound() {
	ch.phase = PhaseRole
	ch.tell(EvRound, func(e *Event) { e.Round, e.Seat = int(ch.round), ch.governor })
	ch.tellTurn()
}

// tellTurn emits who is to take a role.
func (ch *change) tellTurn() {
	ch.tell(EvTurn, func(e *Event) { e.Round, e.Seat = int(ch.round), ch.picker() })
}

// picker returns who takes the next role of the round.
func (s *State) picker() game.Seat { return (s.governor + game.Seat(s.picks)) % game.Seat(s.seats) }

// takeRole gives the decider a role card with the doubloons on it, and begins the role.
func (ch *change) takeRole(r Role) {
	seat := ch.decider
	ch.players[seat].doubloons += uint16(ch.roles[r])
	ch.roles[r], ch.taken[r] = -1, seat
	ch.role, ch.chooser, ch.turn = r, seat, 0
	ch.picks++
}

// beginRole begins the role that was taken.
func (ch *change) beginRole() {
	switch ch.role {
	case Settler:
		ch.phase = PhaseHacienda
	case Mayor:
		ch.phase, ch.why = PhaseColonist, ForMayor
		if ch.colonists == 0 {
			ch.deal()
		}
	case Builder:
		ch.phase = PhaseBuild
	case Craftsman:
		ch.produce()
		ch.phase = PhaseExtra
	case Trader:
		ch.phase = PhaseSell
	case Captain:
		ch.phase = PhaseLoad
	default:
		ch.players[ch.chooser].doubloons++
		ch.endRole()
	}
}

// endRole ends the role that was played, the round after its last role, and the game after its last round (sections 4 and 12).
func (ch *change) endRole() {
	role := ch.role
	ch.role, ch.chooser, ch.turn, ch.phase = NoRole, game.NoSeat, 0, PhaseRole
	ch.loaded, ch.quiet, ch.done, ch.wharfed = false, 0, 0, 0
	for seat := range ch.seats {
		ch.players[seat].produced = 0
	}
	last := int(ch.picks) == setups[ch.seats-MinSeats].picks
	if last {
		ch.endRound()
	}
	ch.tell(EvRoleOver, func(e *Event) { e.Role = role })
	switch {
	case last && ch.ending != 0:
		ch.phase, ch.over = PhaseOver, true
		ch.tell(EvOver, func(e *Event) { e.Ending = ch.ending })
	case last:
		ch.beginRound()
	default:
		ch.tellTurn()
	}
}

// endRound puts a doubloon on each card not taken, puts all cards back and passes the governor on.
func (ch *change) endRound() {
	for r := range Role(Roles) {
		if ch.roles[r] >= 0 {
			ch.roles[r]++
		} else if ch.InGame(r) {
			ch.roles[r] = 0
		}
		ch.taken[r] = game.NoSeat
	}
	ch.picks = 0
	ch.round++
	ch.governor = (ch.governor + 1) % game.Seat(ch.seats)
	ch.tell(EvBonus, func(e *Event) { e.Role, e.Seat, e.Ending = NoRole, ch.governor, ch.ending })
}

// trigger records that an end has been triggered, by a seat or by nobody in particular.
func (ch *change) trigger(end Ending, by game.Seat) {
	if ch.ending&end != 0 {
		return
	}
	ch.ending |= end
	ch.tell(EvEnding, func(e *Event) { e.Ending, e.Seat = end, by })
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
