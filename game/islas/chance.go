package islas

// Pile is the pile that is shuffled.
type Pile uint8

// The piles.
const (
	PileDeck      Pile = iota // all 60 cards, at the start of the game
	PileReshuffle             // the discard pile, which becomes the new deck
	PileShip                  // the ship's cards, at its arrival
)

// Chance orders cards in place of the state's own generator. Every shuffle of the rules goes through it, so that a match record
// can be played again without knowing the generator that made it.
type Chance interface {
	// Shuffle orders cards in place, keeping them the same cards. Of a new deck, cards[0] is drawn first; at the start of the game
	// seat 0 is dealt the first five, seat 1 the next five and so on, and the card after those goes aboard. Of the ship, cards[0] is
	// kept for the next ship and the others are revealed in order.
	Shuffle(p Pile, cards []Card)
}

// pcgStream is the second half of the generator's seed; another number would give other games for the same seeds.
const pcgStream = 0x69736c6173 // "islas"
