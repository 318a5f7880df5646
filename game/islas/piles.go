package islas

import "islas/game"

// Hand returns how many of each card the seat holds. In a view only the viewer's own hand is filled: see HandSize.
func (p *piles) Hand(seat game.Seat) [Faces]uint8 { return p.hands[seat] }

// HandSize returns the number of cards in the seat's hand, which everyone knows.
func (p *piles) HandSize(seat game.Seat) int { return int(p.inHand[seat]) }

// HandCards appends the cards of the seat's hand that are known, in the order of their numbers.
func (p *piles) HandCards(seat game.Seat, buf []Card) []Card {
	for c, n := range p.hands[seat] {
		for range n {
			buf = append(buf, Card(c))
		}
	}
	return buf
}

// DeckSize returns the number of cards in the deck.
func (p *piles) DeckSize() int { return int(p.deckN) }

// DiscardSize returns the number of cards on the discard pile.
func (p *piles) DiscardSize() int { return int(p.discardN) }

// DiscardAt returns a card of the discard pile, 0 the lowest, DiscardSize()-1 the one on top.
func (p *piles) DiscardAt(i int) Card { return p.discard[:p.discardN][i] }

// Discard appends the discard pile, the top card last.
func (p *piles) Discard(buf []Card) []Card { return append(buf, p.discard[:p.discardN]...) }

// ShipSize returns the number of cards on the ship, without the one that is being resolved.
func (p *piles) ShipSize() int { return int(p.shipN) }

// ShipAt returns a card on the ship, NoCard if it may not be seen, and who put it there in this round: NoSeat for the card kept
// from the last ship, and for all cards once the ship arrives and they are shuffled. Index 0 is the card kept; the others lie in
// the order in which they were put there or, during an arrival, will be revealed.
func (p *piles) ShipAt(i int) (Card, game.Seat) { return p.ship[:p.shipN][i], p.loader[i] }

// add puts a card into a hand. A hidden card is only counted.
func (p *piles) add(seat game.Seat, c Card) {
	if c < Faces {
		p.hands[seat][c]++
	}
	p.inHand[seat]++
}

// play takes a card out of the hand of a seat that holds it.
func (p *piles) play(seat game.Seat, c Card) {
	p.hands[seat][c]--
	p.inHand[seat]--
}

// throw puts a card on the discard pile.
func (p *piles) throw(c Card) {
	p.discard[p.discardN] = c
	p.discardN++
}
