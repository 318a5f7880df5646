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
func (ch *change) draw(n int, extra bool) Event {
	e := ch.drawEvent(extra)
	for range n {
		if ch.deckN == 0 {
			if ch.discardN == 0 {
				break
			}
			if e.Count > 0 {
				ch.emit(e)
				e = ch.drawEvent(extra)
			}
			ch.reshuffle()
		}
		c := ch.pop()
		ch.add(ch.turn, c)
		e.Cards[e.Count] = c
		e.Count++
	}
	return e
}

// drawEvent returns the event of a draw that has not brought a card yet. Without a sink it need not be complete.
func (ch *change) drawEvent(extra bool) (e Event) {
	if ch.listening() {
		e = newEvent(EvDraw)
		e.Seat, e.Extra = ch.turn, extra
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
func (ch *change) reshuffle() {
	n := ch.discardN
	copy(ch.deck[:], ch.discard[:n])
	for i := range ch.discard[:n] {
		ch.discard[i] = NoCard
	}
	ch.deckN, ch.discardN = n, 0
	ch.shuffle(PileReshuffle, ch.deck[:n])
	slices.Reverse(ch.deck[:n])
	ch.tell(EvReshuffle, func(e *Event) { e.Count = int(n) })
}
