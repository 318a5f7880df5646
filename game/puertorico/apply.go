package puertorico

import "islas/game"

// Apply carries out an action of the deciding seat and all that follows by itself, until somebody has to decide again. With a
// sink it appends the events. An action that is not legal changes nothing; its error is an Illegal.
func (s *State) Apply(a Action, sink *[]Step) error { return s.ApplyWith(a, nil, sink) }

// ApplyWith does what Apply does, with shuffled tiles in the order of a deck; nil is the position's own generator.
func (s *State) ApplyWith(a Action, deck Deck, sink *[]Step) error {
	if reason := s.reason(a); reason != reasonNone {
		return &Illegal{a, s.Decision(), reason}
	}
	env := environment{deck: deck, sink: sink}
	s.do(a, false, &env)
	s.proceed(&env)
	env.settle(s)
	return nil
}

// do carries out a legal action of the decider; forced means that the engine has chosen it, as the only one.
func (s *State) do(a Action, forced bool, env *environment) {
	var e Event
	if env.listening() {
		e = newEvent(EvAct)
		e.Seat, e.Action, e.Phase, e.Forced = s.decider, a, s.phase, forced
	}
	seat := s.decider
	p := &s.players[seat]
	// Events that follow come after that of the action itself; so the action's event is made first where its effect has events of its
	// own.
	loaded := 0
	why := s.why
	switch a.Kind {
	case TakeRole:
		e.Count = int(s.roles[a.Role()])
		s.takeRole(a.Role(), env)
	case Draw:
		s.drawTile(p, e, env)
		return
	case TakeTile:
		s.takeTile(p, a.Tile())
	case Take:
		s.addColonist(p)
	case Man:
		s.man(a.Count())
	case Build:
		e.Count = s.build(a.Building())
	case Extra:
		p.goods[a.Good()]++
		s.goods[a.Good()]--
	case Sell:
		e.Count = s.SalePrice(seat, s.chooser, a.Good())
		s.sell(a.Good())
	case Load:
		loaded = s.load(a.Good(), a.Size())
		e.Count = loaded
	case Keep:
		s.keep(a)
	}
	if env.listening() {
		e.Role = s.role
		env.emit(s, e)
	}
	s.follow(a, loaded, why, env)
}

// follow goes on after an action that has been done and its event emitted.
func (s *State) follow(a Action, loaded int, why Colonist, env *environment) {
	switch s.phase {
	case PhaseRole:
		s.decider = game.NoSeat
		s.beginRole(env)
		return
	case PhaseHacienda: // declined
		s.phase = PhaseTile
	case PhaseTile:
		if a.Kind == TakeTile && s.players[s.decider].Occupied(Hospice) && s.hirable() {
			s.phase, s.why, s.place = PhaseColonist, ForHospice, uint8(GroupOfTile(a.Tile()))
			break
		}
		s.nextTurn(PhaseHacienda)
	case PhaseColonist:
		switch why {
		case ForMayor:
			s.deal(env)
		case ForHospice:
			s.nextTurn(PhaseHacienda)
		default:
			s.nextTurn(PhaseBuild)
		}
	case PhaseBuild:
		if a.Kind == Build && s.players[s.decider].CitySpaces() == CitySize {
			s.trigger(EndCity, s.decider, env)
		}
		if b := a.Building(); a.Kind == Build && b != University && s.players[s.decider].Occupied(University) && s.hirable() {
			s.phase, s.why, s.place = PhaseColonist, ForUniversity, uint8(b)
			break
		}
		s.nextTurn(PhaseBuild)
	case PhaseExtra:
		s.decider = game.NoSeat
		s.endRole(env)
		return
	case PhaseSell:
		s.nextTurn(PhaseSell)
	case PhaseLoad:
		if a.Kind == Pass {
			s.done = s.done.Add(s.decider)
			s.quiet++
		} else {
			s.score(loaded, env)
			s.quiet = 0
		}
		s.nextTurn(PhaseLoad)
	case PhaseKeep:
		s.nextTurn(PhaseKeep)
	}
	s.decider = game.NoSeat
}

// nextTurn moves on to the next seat, whose turn begins with a phase.
func (s *progress) nextTurn(p Phase) {
	s.phase = p
	s.turn++
}

// hirable reports whether there is a colonist for a hospice or a university (sections 5 and 7).
func (s *table) hirable() bool { return s.colonists > 0 || s.ship > 0 }

// drawTile lets the decider draw a face-down tile by the hacienda (section 5).
func (s *State) drawTile(p *Player, act Event, env *environment) {
	if env.listening() {
		act.Role = s.role
		env.emit(s, act)
	}
	if s.stackN == 0 {
		s.reshuffle(env)
	}
	t := s.draw()
	p.tiles[t]++
	env.tell(s, EvDrawn, func(e *Event) { e.Seat, e.Tiles[0], e.Count = s.decider, t, 1 })
	s.phase, s.decider = PhaseTile, game.NoSeat
}

// takeTile gives a player a tile of the row, or a quarry.
func (s *State) takeTile(p *Player, t Tile) {
	p.tiles[t]++
	if t == Quarry {
		s.quarries--
		return
	}
	s.takeFromRow(s.inRow(t))
}

// addColonist gives a player the colonist that was offered.
func (s *State) addColonist(p *Player) {
	if s.why == ForMayor {
		s.colonists--
		p.sanJuan++
		return
	}
	s.takeColonist()
	if g := Group(s.place); g.Building() != NoBuilding {
		p.workers[g.Building()]++
		p.staffed |= 1 << g.Building()
	} else {
		p.working[g.Tile()]++
	}
}
