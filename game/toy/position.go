// Package toy is the smallest game of the house: the example for who adds a game, and what tests of the shared code play.
// No program has it; only tests import it.
//
// Two to four players hold three cards of the numbers 1 to 6, hidden from the others. In a turn one lays a card on one's own
// row and ends the turn, which draws a card. A card counts its number, twice if the card before it in the row had the same.
// After an agreed number of rounds whoever has most points wins.
package toy

import (
	"math/rand/v2"

	"islas/game"
)

// Sizes of the game.
const (
	MaxSeats = 4
	Numbers  = 6 // on the cards
	Copies   = 6 // of each card
	HandSize = 3
	deckSize = Numbers * Copies
	maxRow   = 9 // the most rounds there can be
)

// Card is a number from 1 to Numbers; 0 is no card, or one that may not be seen.
type Card uint8

// Position is a whole position. It is a plain value: assignment copies it.
type Position struct {
	hands  [MaxSeats][HandSize]Card // 0 where a place is empty
	rows   [MaxSeats][maxRow]Card
	deck   [deckSize]Card // the first deckN; the last of them is drawn next
	deckN  uint8
	seats  int8
	turn   game.Seat // who decides; game.NoSeat when the game is over
	start  game.Seat
	laid   bool // the card of this turn lies
	round  uint8
	rounds uint8 // of the whole game
	rng    rand.PCG
}

// Hand returns the cards of a seat, 0 where a place is empty or a card may not be seen.
func (p *Position) Hand(seat game.Seat) [HandSize]Card { return p.hands[seat] }

// Row returns the cards that a seat has laid, the first first.
func (p *Position) Row(seat game.Seat) []Card {
	row := p.rows[seat][:]
	for i, c := range row {
		if c == 0 {
			return row[:i]
		}
	}
	return row
}

// Seats returns the number of players.
func (p *Position) Seats() int { return int(p.seats) }

// Turn returns whose turn it is, NoSeat when the game is over.
func (p *Position) Turn() game.Seat { return p.turn }

// Laid reports whether the card of this turn lies, so that the turn can be ended.
func (p *Position) Laid() bool { return p.laid }

// Deck returns the number of cards in the deck.
func (p *Position) Deck() int { return int(p.deckN) }

// Points returns the points of a seat.
func (p *Position) Points(seat game.Seat) (n int) {
	before := Card(0)
	for _, c := range p.Row(seat) {
		n += int(c)
		if c == before {
			n += int(c)
		}
		before = c
	}
	return n
}

// draw gives a seat the next card of the deck.
func (p *Position) draw(seat game.Seat) Card {
	p.deckN--
	c := p.deck[p.deckN]
	p.deck[p.deckN] = 0
	for i, held := range p.hands[seat] {
		if held == 0 {
			p.hands[seat][i] = c
			break
		}
	}
	return c
}

// View is a position as one seat may know it: other hands, the deck and the generator are gone from it.
type View struct {
	position Position
	seat     game.Seat
}

// Seat returns whose view it is, NoSeat if it is everyone's.
func (v View) Seat() game.Seat { return v.seat }

// Position returns the position with 0 for each hidden card.
func (v View) Position() Position { return v.position }

// view returns what a seat may know.
func (p Position) view(seat game.Seat) View {
	for other := range p.hands {
		if game.Seat(other) != seat {
			p.hands[other] = [HandSize]Card{}
		}
	}
	p.deck, p.rng = [deckSize]Card{}, rand.PCG{}
	return View{p, seat}
}

// Sample returns a whole position drawn from those that the view allows.
func (v View) Sample(src rand.Source) Position {
	p := v.position
	p.rng = *rand.NewPCG(src.Uint64(), src.Uint64())
	var left [Numbers + 1]int
	for c := range left {
		left[c] = Copies
	}
	for seat := range p.hands {
		for _, c := range p.hands[seat] {
			left[c]--
		}
		for _, c := range p.rows[seat] {
			left[c]--
		}
	}
	var unseen []Card
	for c := 1; c <= Numbers; c++ {
		for range left[c] {
			unseen = append(unseen, Card(c))
		}
	}
	game.Shuffle(&p.rng, unseen)
	for seat := range game.Seat(p.seats) {
		if seat == v.seat {
			continue
		}
		for i := range p.handSize(seat) {
			p.hands[seat][i], unseen = unseen[0], unseen[1:]
		}
	}
	copy(p.deck[:p.deckN], unseen)
	return p
}

// handSize is how many cards a seat holds: one less between laying a card and the end of the turn.
func (p *Position) handSize(seat game.Seat) int {
	if p.laid && seat == p.turn || p.turn == game.NoSeat {
		return HandSize - 1
	}
	return HandSize
}
