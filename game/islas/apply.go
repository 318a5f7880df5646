package islas

import "islas/game"

// Apply carries out an action of the deciding seat and then all that follows by itself, until somebody has to decide again or the
// game is over. With a sink it appends the events, step by step; the last step's position is the new one. Without one it
// allocates nothing. An action that is not legal changes nothing and gives an *Illegal.
//
// In a view only actions that reveal nothing (ActionKind.RevealsNothing) can be done. The others are refused with ReasonHidden
// even if they are legal; take a View.Sample to go further.
func (s *State) Apply(a Action, sink *[]Step) error { return s.ApplyWith(a, nil, sink) }

// ApplyWith does what Apply does, with every shuffle made by chance, if it is not nil.
func (s *State) ApplyWith(a Action, chance Chance, sink *[]Step) error {
	if r := s.check(a); r != legal {
		return s.illegal(a, r)
	}
	if s.redacted && !a.Kind.RevealsNothing() {
		return s.illegal(a, ReasonHidden)
	}
	ch := change{s, &environment{chance, sink}}
	ch.do(a)
	return nil
}

// do carries out an action that has been checked.
func (ch *change) do(a Action) {
	switch a.Kind {
	case Build:
		ch.build(a)
	case DrawCards:
		ch.drawCards()
	case ExtraCard:
		ch.extraUsed = true
		ch.emit(ch.draw(1, true))
	case MakePalace:
		ch.convert(a, Palace, EvPalace)
	case MakeTown:
		ch.convert(a, Town, EvTown)
	case Load:
		ch.load(a.Card)
	case EndTurn:
		ch.endTurn()
	case Settle:
		ch.settle(a.Plot, a.Colour)
	case Lose:
		ch.lose(a.Plot)
	case Name:
		ch.name(a.Seat)
	}
}

// build carries out action 1, building (rules, section 7).
func (ch *change) build(a Action) {
	ch.play(ch.turn, a.Card)
	ch.throw(a.Card)
	ch.place(ch.turn, a.Plot, House, a.Colour)
	ch.actionDone()
	ch.tell(EvBuild, func(e *Event) { e.Seat, e.Card, e.Plot, e.Colour = ch.turn, a.Card, a.Plot, a.Colour })
	ch.awardPrivileges(1 << a.Colour)
}

// drawCards carries out action 1, drawing (rules, section 6).
func (ch *change) drawCards() {
	e := ch.draw(ch.DrawCount(ch.turn), false)
	ch.actionDone()
	ch.emit(e)
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
func (ch *change) load(c Card) {
	ch.play(ch.turn, c)
	ch.ship[ch.shipN], ch.loader[ch.shipN], ch.recalls[ch.turn][1] = c, ch.turn, c
	ch.shipN++
	ch.phase = PhaseDone
	ch.tell(EvLoad, func(e *Event) { e.Seat, e.Card = ch.turn, c })
}

// beginTurn begins the turn of seat: its hand is looked at here, once (ruling, section 6).
func (ch *change) beginTurn(seat game.Seat) {
	ch.phase, ch.turn, ch.decider = PhaseAction, seat, seat
	ch.extraUsed = false
	switch {
	case ch.inHand[seat] <= 1:
		ch.mustDraw = handFew
	case ch.onlyPirates(seat):
		ch.mustDraw = handPirates
	default:
		ch.mustDraw = handFree
	}
	ch.tell(EvTurn, func(e *Event) { e.Seat, e.Round = seat, int(ch.round) })
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
func (ch *change) endTurn() {
	if next := ch.After(ch.turn); next != ch.start {
		ch.beginTurn(next)
		return
	}
	ch.arrive()
}
