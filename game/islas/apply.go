package islas

import "islas/game"

// Apply does what the deciding seat has chosen and then all that follows of itself, until somebody has to decide again or
// the game is over. With a sink it appends what happened, step by step; the last step's position is the new one. Without
// one it allocates nothing. An action that is not legal changes nothing and gives an *Illegal.
//
// In a view only actions that reveal nothing (ActionKind.RevealsNothing) can be done. The others are refused with
// ReasonHidden even if they are legal; take a View.Sample to go further.
func (s *State) Apply(a Action, sink *[]Step) error { return s.ApplyWith(a, nil, sink) }

// ApplyWith is Apply with every shuffle made by ch, if it is not nil. A ch that changes the cards it should order gives an
// error that is ErrChance; then nothing has changed.
func (s *State) ApplyWith(a Action, ch Chance, sink *[]Step) error {
	if r := s.check(a); r != legal {
		return s.illegal(a, r)
	}
	if s.scrubbed && !a.Kind.RevealsNothing() {
		return s.illegal(a, ReasonHidden)
	}
	if ch == nil {
		s.do(a, &tale{sink: sink})
		return nil
	}
	// A chance may break its promise halfway: work on a copy.
	next := *s
	told := 0
	if sink != nil {
		told = len(*sink)
	}
	t := tale{chance: ch, sink: sink}
	next.do(a, &t)
	if t.err != nil {
		if sink != nil {
			*sink = (*sink)[:told]
		}
		return t.err
	}
	*s = next
	return nil
}

// do carries out an action that has been checked.
func (s *State) do(a Action, t *tale) {
	switch a.Kind {
	case Build:
		s.build(a, t)
	case DrawCards:
		s.drawCards(t)
	case ExtraCard:
		s.extraUsed = true
		t.tell(s, s.draw(1, true, t))
	case MakePalace:
		s.convert(a, Palace, EvPalace, t)
	case MakeTown:
		s.convert(a, Town, EvTown, t)
	case Load:
		s.load(a.Card, t)
	case EndTurn:
		s.endTurn(t)
	case Settle:
		s.settle(a.Plot, a.Colour, t)
	case Lose:
		s.lose(a.Plot, t)
	case Name:
		s.name(a.Seat, t)
	}
}

// build is action 1, building (rules, section 7).
func (s *State) build(a Action, t *tale) {
	s.play(s.turn, a.Card)
	s.throw(a.Card)
	s.place(s.turn, a.Plot, House, a.Colour)
	s.actionDone()
	if t.told() {
		e := newEvent(EvBuild)
		e.Seat, e.Card, e.Plot, e.Colour = s.turn, a.Card, a.Plot, a.Colour
		t.tell(s, e)
	}
	s.awardPrivileges(1<<a.Colour, t)
}

// drawCards is action 1, drawing (rules, section 6).
func (s *State) drawCards(t *tale) {
	e := s.draw(s.DrawCount(s.turn), false, t)
	s.actionDone()
	t.tell(s, e)
}

// actionDone goes on to action 2, which an empty hand skips (ruling, section 6).
func (s *State) actionDone() {
	s.mustDraw = handFree
	s.phase = PhaseLoad
	if s.inHand[s.turn] == 0 {
		s.phase = PhaseDone
	}
}

// load is action 2 (rules, section 6).
func (s *State) load(c Card, t *tale) {
	s.play(s.turn, c)
	s.ship[s.shipN], s.loader[s.shipN] = c, s.turn
	s.shipN++
	s.phase = PhaseDone
	if t.told() {
		e := newEvent(EvLoad)
		e.Seat, e.Card = s.turn, c
		t.tell(s, e)
	}
}

// beginTurn begins the turn of seat: its hand is looked at here, once (ruling, section 6).
func (s *State) beginTurn(seat game.Seat, t *tale) {
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
	if t.told() {
		e := newEvent(EvTurn)
		e.Seat, e.Round = seat, int(s.round)
		t.tell(s, e)
	}
}

func (s *State) onlyPirates(seat game.Seat) bool {
	for _, n := range s.hands[seat][:Occupations] {
		if n > 0 {
			return false
		}
	}
	return true
}

// endTurn goes on to the next turn or, after the round's last, to the ship.
func (s *State) endTurn(t *tale) {
	if next := s.After(s.turn); next != s.start {
		s.beginTurn(next, t)
		return
	}
	s.arrive(t)
}
