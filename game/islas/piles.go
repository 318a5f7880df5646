package islas

import "islas/game"

// Hand returns how many of each card the seat holds. In a view only the viewer's own hand is filled: see HandSize.
func (s *State) Hand(seat game.Seat) [Faces]uint8 { return s.hands[seat] }

// HandSize returns the number of cards in the seat's hand, which everyone knows.
func (s *State) HandSize(seat game.Seat) int { return int(s.inHand[seat]) }

// HandCards appends the cards of the seat's hand that are known, in the order of their numbers.
func (s *State) HandCards(seat game.Seat, buf []Card) []Card {
	for c, n := range s.hands[seat] {
		for range n {
			buf = append(buf, Card(c))
		}
	}
	return buf
}

// DeckSize returns the number of cards in the deck.
func (s *State) DeckSize() int { return int(s.deckN) }

// DiscardSize returns the number of cards on the discard pile.
func (s *State) DiscardSize() int { return int(s.discardN) }

// DiscardAt returns a card of the discard pile, 0 the lowest, DiscardSize()-1 the one on top.
func (s *State) DiscardAt(i int) Card { return s.discard[:s.discardN][i] }

// Discard appends the discard pile, the top card last.
func (s *State) Discard(buf []Card) []Card { return append(buf, s.discard[:s.discardN]...) }

// ShipSize returns the number of cards on the ship, without the one that is being resolved.
func (s *State) ShipSize() int { return int(s.shipN) }

// ShipAt returns a card on the ship, NoCard if it may not be seen, and who put it there in this round: NoSeat for the card
// kept from the last ship, and for all cards once the ship arrives and they are shuffled. Place 0 is the card kept; the
// others lie in the order in which they were put there or, during an arrival, will be revealed.
func (s *State) ShipAt(i int) (Card, game.Seat) { return s.ship[:s.shipN][i], s.loader[i] }

// add puts a card into a hand. A hidden card is only counted.
func (s *State) add(seat game.Seat, c Card) {
	if c < Faces {
		s.hands[seat][c]++
	}
	s.inHand[seat]++
}

// play takes a card that the seat holds out of its hand.
func (s *State) play(seat game.Seat, c Card) {
	s.hands[seat][c]--
	s.inHand[seat]--
}

// throw puts a card on the discard pile.
func (s *State) throw(c Card) {
	s.discard[s.discardN] = c
	s.discardN++
}
