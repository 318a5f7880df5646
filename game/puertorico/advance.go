package puertorico

import "islas/game"

// proceed carries out what follows by itself until somebody has a choice (section 15).
func (ch *change) proceed() {
	for {
		ch.advance()
		if ch.over {
			return
		}
		a, forced := ch.forced()
		if !forced {
			return
		}
		ch.do(a, true)
	}
}

// advance moves on until a seat has to decide, or the game is over.
func (ch *change) advance() {
	for ch.decider == game.NoSeat && !ch.over {
		switch ch.phase {
		case PhaseRole:
			ch.decider = ch.picker()
		case PhaseExtra:
			if ch.extras() == 0 {
				ch.endRole()
				continue
			}
			ch.decider = ch.chooser
		case PhaseLoad:
			ch.advanceLoading()
		default:
			ch.advanceTurn()
		}
	}
}

// advanceTurn makes the seat whose turn it is decide if it has something to decide; otherwise it moves on to the next.
func (ch *change) advanceTurn() {
	if int8(ch.turn) >= ch.seats {
		ch.endTurns()
		return
	}
	seat := ch.seatAt(ch.turn)
	p := &ch.players[seat]
	decides := true
	switch ch.phase {
	case PhaseHacienda:
		if !(p.Occupied(Hacienda) && p.TileCount() < IslandSize && ch.drawable()) {
			ch.phase = PhaseTile
			return
		}
	case PhaseTile:
		if decides = p.TileCount() < IslandSize && (ch.rowN > 0 || ch.mayQuarry(seat)); !decides {
			ch.phase = PhaseHacienda
		}
	case PhasePlacing:
		if ch.place == Groups {
			ch.lift()
		}
	case PhaseBuild:
		decides = ch.canBuild(seat)
	case PhaseSell:
		decides = ch.HouseTakes(seat)&p.goods.Kinds() != 0
	case PhaseKeep:
		decides = p.Loses()
	}
	if decides {
		ch.decider = seat
	} else {
		ch.turn++
	}
}

// endTurns ends a role after everybody has had a turn.
func (ch *change) endTurns() {
	switch ch.phase {
	case PhaseHacienda, PhaseTile:
		ch.discardRow()
		ch.fillRow()
	case PhasePlacing:
		ch.refill()
	case PhaseSell:
		ch.closeHouse()
	case PhaseKeep:
		ch.unload()
	}
	ch.endRole()
}

// advanceLoading finds who loads next; when nobody has loaded in a whole circle, storing begins (section 10).
func (s *State) advanceLoading() {
	if int8(s.quiet) >= s.seats {
		s.phase, s.turn = PhaseKeep, 0
		return
	}
	if int8(s.turn) >= s.seats {
		s.turn = 0
	}
	if seat := s.seatAt(s.turn); s.Loadable(seat) != 0 {
		s.decider = seat
		return
	}
	s.quiet++
	s.turn++
}
