package puertorico

import "islas/game"

// Apply carries out an action of the deciding seat and all that follows by itself, until somebody has to decide again. With a
// sink it appends the events. An action that is not legal changes nothing; its error is an Illegal.
func (s *State) Apply(a Action, sink *[]Step) error { return s.ApplyWith(a, nil, sink) }

// ApplyWith does what Apply does, with shuffled tiles in the order of a deck; nil is the position's own generator.
func (s *State) ApplyWith(a Action, deck Deck, sink *[]Step) error {
	if reason := s.Reason(a); reason != reasonNone {
		return &Illegal{a, s.Decision(), reason}
	}
	ch := change{s, &environment{deck, sink}}
	ch.do(a, false)
	ch.proceed()
	ch.settle()
	return nil
}

// do carries out a legal action of the decider; forced means that the engine has chosen it, as the only one.
func (ch *change) do(a Action, forced bool) {
	var e Event
	if ch.listening() {
		e = newEvent(EvAct)
		e.Seat, e.Action, e.Phase, e.Forced = ch.decider, a, ch.phase, forced
	}
	seat := ch.decider
	p := &ch.players[seat]
	// Events that follow come after that of the action itself; so the action's event is made first where its effect has events of its
	// own.
	loaded := 0
	why := ch.why
	switch a.Kind {
	case TakeRole:
		e.Count = int(ch.roles[a.Role()])
		ch.takeRole(a.Role())
	case Draw:
		ch.drawTile(p, e)
		return
	case TakeTile:
		ch.takeTile(p, a.Tile())
	case Take:
		ch.addColonist(p)
	case Man:
		ch.man(a.Count())
	case Build:
		e.Count = ch.build(a.Building())
	case Extra:
		p.goods[a.Good()]++
		ch.goods[a.Good()]--
	case Sell:
		e.Count = ch.SalePrice(seat, ch.chooser, a.Good())
		ch.sell(a.Good())
	case Load:
		loaded = ch.load(a.Good(), a.Size())
		e.Count = loaded
	case Keep:
		ch.keep(a)
	}
	if ch.listening() {
		e.Role = ch.role
		ch.emit(e)
	}
	ch.follow(a, loaded, why)
}

// follow goes on after an action that has been done and its event emitted.
func (ch *change) follow(a Action, loaded int, why Colonist) {
	switch ch.phase {
	case PhaseRole:
		ch.decider = game.NoSeat
		ch.beginRole()
		return
	case PhaseHacienda: // declined
		ch.phase = PhaseTile
	case PhaseTile:
		if a.Kind == TakeTile && ch.players[ch.decider].Occupied(Hospice) && ch.hirable() {
			ch.phase, ch.why, ch.place = PhaseColonist, ForHospice, uint8(GroupOfTile(a.Tile()))
			break
		}
		ch.nextTurn(PhaseHacienda)
	case PhaseColonist:
		switch why {
		case ForMayor:
			ch.deal()
		case ForHospice:
			ch.nextTurn(PhaseHacienda)
		default:
			ch.nextTurn(PhaseBuild)
		}
	case PhaseBuild:
		if a.Kind == Build && ch.players[ch.decider].CitySpaces() == CitySize {
			ch.trigger(EndCity, ch.decider)
		}
		if b := a.Building(); a.Kind == Build && b != University && ch.players[ch.decider].Occupied(University) && ch.hirable() {
			ch.phase, ch.why, ch.place = PhaseColonist, ForUniversity, uint8(b)
			break
		}
		ch.nextTurn(PhaseBuild)
	case PhaseExtra:
		ch.decider = game.NoSeat
		ch.endRole()
		return
	case PhaseSell:
		ch.nextTurn(PhaseSell)
	case PhaseLoad:
		if a.Kind == Pass {
			ch.done = ch.done.Add(ch.decider)
			ch.quiet++
		} else {
			ch.score(loaded)
			ch.quiet = 0
		}
		ch.nextTurn(PhaseLoad)
	case PhaseKeep:
		ch.nextTurn(PhaseKeep)
	}
	ch.decider = game.NoSeat
}

// nextTurn moves on to the next seat, whose turn begins with a phase.
func (s *progress) nextTurn(p Phase) {
	s.phase = p
	s.turn++
}

// hirable reports whether there is a colonist for a hospice or a university (sections 5 and 7).
func (s *table) hirable() bool { return s.colonists > 0 || s.ship > 0 }

// drawTile lets the decider draw a face-down tile by the hacienda (section 5).
func (ch *change) drawTile(p *Player, act Event) {
	if ch.listening() {
		act.Role = ch.role
		ch.emit(act)
	}
	if ch.stackN == 0 {
		ch.reshuffle()
	}
	t := ch.draw()
	p.tiles[t]++
	ch.tell(EvDrawn, func(e *Event) { e.Seat, e.Tiles[0], e.Count = ch.decider, t, 1 })
	ch.phase, ch.decider = PhaseTile, game.NoSeat
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
