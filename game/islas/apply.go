package islas

import "islas/game"

// Apply carries out an action of the deciding seat and then all that follows by itself, until somebody has to decide again or the
// game is over. With a sink it appends the events, step by step; the last step's position is the new one. Without one it
// allocates nothing. An action that is not legal changes nothing and gives an *Illegal.
//
// In a view only actions that reveal nothing (ActionKind.RevealsNothing) can be done. The others are refused with ReasonHidden
// even if they are legal; take a View.Sample to go further.
func (s *State) Apply(a Action, sink *[]Step) error { return s.ApplyWith(a, nil, sink) }

// ApplyWith does what Apply does, with every shuffle made by ch, if it is not nil.
func (s *State) ApplyWith(a Action, ch Chance, sink *[]Step) error {
	if r := s.check(a); r != legal {
		return s.illegal(a, r)
	}
	if s.redacted && !a.Kind.RevealsNothing() {
		return s.illegal(a, ReasonHidden)
	}
	s.do(a, &environment{chance: ch, sink: sink})
	return nil
}

// do carries out an action that has been checked.
func (s *State) do(a Action, env *environment) {
	switch a.Kind {
	case Build:
		s.build(a, env)
	case DrawCards:
		s.drawCards(env)
	case ExtraCard:
		s.extraUsed = true
		env.emit(s, s.draw(1, true, env))
	case MakePalace:
		s.convert(a, Palace, EvPalace, env)
	case MakeTown:
		s.convert(a, Town, EvTown, env)
	case Load:
		s.load(a.Card, env)
	case EndTurn:
		s.endTurn(env)
	case Settle:
		s.settle(a.Plot, a.Colour, env)
	case Lose:
		s.lose(a.Plot, env)
	case Name:
		s.name(a.Seat, env)
	}
}

// build carries out action 1, building (rules, section 7).
func (s *State) build(a Action, env *environment) {
	s.play(s.turn, a.Card)
	s.throw(a.Card)
	s.place(s.turn, a.Plot, House, a.Colour)
	s.actionDone()
	env.tell(s, EvBuild, func(e *Event) { e.Seat, e.Card, e.Plot, e.Colour = s.turn, a.Card, a.Plot, a.Colour })
	s.awardPrivileges(1<<a.Colour, env)
}

// drawCards carries out action 1, drawing (rules, section 6).
func (s *State) drawCards(env *environment) {
	e := s.draw(s.DrawCount(s.turn), false, env)
	s.actionDone()
	env.emit(s, e)
}

// actionDone moves on to action 2, which an empty hand skips (ruling, section 6).
func (s *State) actionDone() {
	s.mustDraw = handFree
	s.phase = PhaseLoad
	if s.inHand[s.turn] == 0 {
		s.phase = PhaseDone
	}
}

// load carries out action 2 (rules, section 6).
func (s *State) load(c Card, env *environment) {
	s.play(s.turn, c)
	s.ship[s.shipN], s.loader[s.shipN], s.recalls[s.turn][1] = c, s.turn, c
	s.shipN++
	s.phase = PhaseDone
	env.tell(s, EvLoad, func(e *Event) { e.Seat, e.Card = s.turn, c })
}

// beginTurn begins the turn of seat: its hand is looked at here, once (ruling, section 6).
func (s *State) beginTurn(seat game.Seat, env *environment) {
	s.phase, s.turn, s.decider = PhaseAction, seat, seat
	s.extraUsed = false
	switch {
	case s.inHand[seat] <= 1:
		s.mustDraw = handFew
	case s.onlyPirates(seat):
		s.mustDraw = handPirates
	default:
		s.mustDraw = handFree
	}
	env.tell(s, EvTurn, func(e *Event) { e.Seat, e.Round = seat, int(s.round) })
}

func (p *piles) onlyPirates(seat game.Seat) bool {
	for _, n := range p.hands[seat][:Occupations] {
		if n > 0 {
			return false
		}
	}
	return true
}

// endTurn moves on to the next turn or, after the round's last, to the ship.
func (s *State) endTurn(env *environment) {
	if next := s.After(s.turn); next != s.start {
		s.beginTurn(next, env)
		return
	}
	s.arrive(env)
}
