package puertorico

import "islas/game"

// proceed carries out what follows by itself until somebody has a choice (section 15).
func (s *State) proceed(env *environment) {
	for {
		s.advance(env)
		if s.over {
			return
		}
		a, forced := s.forced()
		if !forced {
			return
		}
		s.do(a, true, env)
	}
}

// advance moves on until a seat has to decide, or the game is over.
func (s *State) advance(env *environment) {
	for s.decider == game.NoSeat && !s.over {
		switch s.phase {
		case PhaseRole:
			s.decider = s.picker()
		case PhaseExtra:
			if s.extras() == 0 {
				s.endRole(env)
				continue
			}
			s.decider = s.chooser
		case PhaseLoad:
			s.advanceLoading()
		default:
			s.advanceTurn(env)
		}
	}
}

// advanceTurn makes the seat whose turn it is decide if it has something to decide; otherwise it moves on to the next.
func (s *State) advanceTurn(env *environment) {
	if int8(s.turn) >= s.seats {
		s.endTurns(env)
		return
	}
	seat := s.seatAt(s.turn)
	p := &s.players[seat]
	decides := true
	switch s.phase {
	case PhaseHacienda:
		if !(p.Occupied(Hacienda) && p.TileCount() < IslandSize && s.drawable()) {
			s.phase = PhaseTile
			return
		}
	case PhaseTile:
		if decides = p.TileCount() < IslandSize && (s.rowN > 0 || s.mayQuarry(seat)); !decides {
			s.phase = PhaseHacienda
		}
	case PhasePlacing:
		if s.place == Groups {
			s.lift()
		}
	case PhaseBuild:
		decides = s.canBuild(seat)
	case PhaseSell:
		decides = s.HouseTakes(seat)&p.goods.Kinds() != 0
	case PhaseKeep:
		decides = p.Loses()
	}
	if decides {
		s.decider = seat
	} else {
		s.turn++
	}
}

// endTurns ends a role after everybody has had a turn.
func (s *State) endTurns(env *environment) {
	switch s.phase {
	case PhaseHacienda, PhaseTile:
		s.discardRow(env)
		s.fillRow(env)
	case PhasePlacing:
		s.refill(env)
	case PhaseSell:
		s.closeHouse(env)
	case PhaseKeep:
		s.unload(env)
	}
	s.endRole(env)
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
	if seat := s.seatAt(s.turn); s.canLoad(seat) {
		s.decider = seat
		return
	}
	s.quiet++
	s.turn++
}
