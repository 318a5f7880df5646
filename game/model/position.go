// Package model is the rules of the model game, which is the starting point for new games and what tests of the shared code play. No
// program includes it; only tests import it.
//
// Two to four players hold three cards numbered 1 to 6, hidden from the others, and build houses in the six coves of an island, each with
// room for four. The player on turn may offer the others a card for another, up to twice, plays a card to build a house in the cove of its
// number, and ends the turn, which draws a card. A house counts the number of its cove, twice if its owner already has one there. The
// others answer an offer in turn order, until one accepts. Players who don't hold the card wanted, or have refused all offers of the turn,
// are skipped. After an agreed number of rounds the player with the most points wins.
package model

import (
	"math/rand/v2"

	"islas/game"
)

// Sizes of the game.
const (
	MaxSeats  = 4
	Coves     = 6 // numbered from 1, as the cards are
	Room      = 4 // houses in a cove
	Copies    = 6 // of each card
	HandSize  = 3
	MaxOffers = 2 // in a turn
	deckSize  = Coves * Copies
)

// Card is the number of a card, from 1 to Coves; 0 is no card, or one that may not be seen.
type Card uint8

// Offer is a card that the player on turn gives for another. The zero value is none.
type Offer struct{ Give, Want Card }

// Position is a complete position. It is a plain value: assignment copies it.
type Position struct {
	hands  [MaxSeats][Coves + 1]uint8 // cards by number
	held   [MaxSeats]uint8            // cards in each hand
	houses [Coves + 1][MaxSeats]uint8 // by cove
	deck   [deckSize]Card             // the first deckN cards; the last of them is drawn next
	deckN  uint8
	seats  int8
	turn   game.Seat // whose turn it is; game.NoSeat when the game is over
	start  game.Seat
	built  bool         // a card was played in this turn
	offer  Offer        // the offer that is being answered
	asked  game.Seat    // the seat that answers it; game.NoSeat if there is none
	offers uint8        // number made in this turn
	deaf   game.SeatSet // seats that refuse all offers of this turn
	round  uint8
	rounds uint8 // of the whole game
	rng    rand.PCG
}

// Hand returns the cards of a seat in rising order, none if they may not be seen.
func (p *Position) Hand(seat game.Seat) (hand []Card) {
	for c := Card(1); c <= Coves; c++ {
		for range p.hands[seat][c] {
			hand = append(hand, c)
		}
	}
	return hand
}

// Held returns the number of cards in the hand of a seat.
func (p *Position) Held(seat game.Seat) int { return int(p.held[seat]) }

// Houses returns the number of houses that a seat has in a cove.
func (p *Position) Houses(cove Card, seat game.Seat) int { return int(p.houses[cove][seat]) }

// Built returns the number of houses that a seat has in all coves.
func (p *Position) Built(seat game.Seat) (n int) {
	for c := range p.houses {
		n += int(p.houses[c][seat])
	}
	return n
}

// HasRoom reports whether another house can be built in a cove.
func (p *Position) HasRoom(cove Card) bool { return p.housesIn(cove) < Room }

// housesIn returns the number of houses in a cove.
func (p *Position) housesIn(cove Card) (n int) {
	for _, k := range p.houses[cove] {
		n += int(k)
	}
	return n
}

// Seats returns the number of players.
func (p *Position) Seats() int { return int(p.seats) }

// Turn returns the seat whose turn it is, NoSeat when the game is over. While an offer is answered another seat decides (Asked).
func (p *Position) Turn() game.Seat { return p.turn }

// HasBuilt reports whether a card was played in this turn, so that the turn can be ended.
func (p *Position) HasBuilt() bool { return p.built }

// Asked returns the offer that is being answered and the seat that answers it, NoSeat if there is none.
func (p *Position) Asked() (Offer, game.Seat) { return p.offer, p.asked }

// Deck returns the number of cards in the deck.
func (p *Position) Deck() int { return int(p.deckN) }

// Worth returns the points that another house in a cove brings a seat, 0 if there is no room for it.
func (p *Position) Worth(cove Card, seat game.Seat) int {
	switch {
	case !p.HasRoom(cove):
		return 0
	case p.houses[cove][seat] > 0:
		return 2 * int(cove)
	}
	return int(cove)
}

// Points returns the points of a seat.
func (p *Position) Points(seat game.Seat) (n int) {
	for c := range p.houses {
		if k := int(p.houses[c][seat]); k > 0 {
			n += c * (2*k - 1)
		}
	}
	return n
}

// draw gives a seat the next card of the deck.
func (p *Position) draw(seat game.Seat) Card {
	p.deckN--
	c := p.deck[p.deckN]
	p.deck[p.deckN] = 0
	p.take(seat, c)
	return c
}

// take adds a card to a hand.
func (p *Position) take(seat game.Seat, c Card) {
	p.hands[seat][c]++
	p.held[seat]++
}

// give removes a card from a hand.
func (p *Position) give(seat game.Seat, c Card) {
	p.hands[seat][c]--
	p.held[seat]--
}

// View is a position as one seat may know it, without the other hands, the deck and the generator.
type View struct {
	position Position
	seat     game.Seat
}

// Seat returns the seat whose view it is, NoSeat if it is everyone's.
func (v View) Seat() game.Seat { return v.seat }

// Position returns the position without the hidden cards.
func (v View) Position() Position { return v.position }

// view returns what a seat may know.
func (p Position) view(seat game.Seat) View {
	for other := range p.hands {
		if game.Seat(other) != seat {
			p.hands[other] = [Coves + 1]uint8{}
		}
	}
	p.deck, p.rng = [deckSize]Card{}, rand.PCG{}
	return View{p, seat}
}

// Sample returns a random complete position that is consistent with the view. The player who offers a card holds it, and so does the one
// who is asked for one.
func (v View) Sample(src rand.Source) Position {
	p := v.position
	p.rng = *rand.NewPCG(src.Uint64(), src.Uint64())
	var missing [MaxSeats]uint8 // cards still to be drawn for a hand
	for seat := range game.Seat(p.seats) {
		if seat != v.seat {
			missing[seat], p.held[seat] = p.held[seat], 0
		}
	}
	known := func(seat game.Seat, c Card) {
		if seat != v.seat {
			p.take(seat, c)
			missing[seat]--
		}
	}
	if p.asked != game.NoSeat {
		known(p.turn, p.offer.Give)
		known(p.asked, p.offer.Want)
	}
	var unseen []Card
	for c := Card(1); c <= Coves; c++ {
		n := Copies - p.housesIn(c)
		for seat := range p.hands {
			n -= int(p.hands[seat][c])
		}
		for range n {
			unseen = append(unseen, c)
		}
	}
	game.Shuffle(&p.rng, unseen)
	for seat, n := range missing {
		for range n {
			p.take(game.Seat(seat), unseen[0])
			unseen = unseen[1:]
		}
	}
	copy(p.deck[:p.deckN], unseen)
	return p
}
