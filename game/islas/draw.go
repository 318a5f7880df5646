package islas

import (
	"slices"

	"islas/game"
)

// Numbers of cards (rules, sections 4 and 6).
const (
	DealtCards = 5 // each player's first hand
	DrawnCards = 3 // drawn as action 1 without the privilege
)

// DrawCount returns how many cards the seat would draw as action 1, if there are as many (rules, sections 6 and 10).
func (s *State) DrawCount(seat game.Seat) int {
	if s.Owner(Draw) == seat {
		return int(s.drawPrivilege)
	}
	return DrawnCards
}

// draw draws n cards for the seat whose turn it is. When the deck runs out midway it emits an event of the cards until then and
// one of the reshuffle; it returns the event of the rest, which the caller emits when the position is complete. If there is
// nothing left to draw, the draw ends early (ruling, section 6).
func (s *State) draw(n int, extra bool, env *environment) Event {
	e := s.drawEvent(extra, env)
	for range n {
		if s.deckN == 0 {
			if s.discardN == 0 {
				break
			}
			if e.Count > 0 {
				env.emit(s, e)
				e = s.drawEvent(extra, env)
			}
			s.reshuffle(env)
		}
		c := s.pop()
		s.add(s.turn, c)
		e.Cards[e.Count] = c
		e.Count++
	}
	return e
}

// drawEvent returns the event of a draw that has not brought a card yet. Without a sink it need not be complete.
func (s *State) drawEvent(extra bool, env *environment) (e Event) {
	if env.listening() {
		e = newEvent(EvDraw)
		e.Seat, e.Extra = s.turn, extra
	}
	return e
}

// pop takes the next card off the deck, which has one.
func (p *piles) pop() Card {
	p.deckN--
	c := p.deck[p.deckN]
	p.deck[p.deckN] = NoCard
	return c
}

// reshuffle makes the discard pile the new deck (rules, section 6).
func (s *State) reshuffle(env *environment) {
	n := s.discardN
	copy(s.deck[:], s.discard[:n])
	for i := range s.discard[:n] {
		s.discard[i] = NoCard
	}
	s.deckN, s.discardN = n, 0
	env.shuffle(s, PileReshuffle, s.deck[:n])
	slices.Reverse(s.deck[:n])
	env.tell(s, EvReshuffle, func(e *Event) { e.Count = int(n) })
}
