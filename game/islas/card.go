package islas

// Card is a face: 0 to 17 are the occupations in the order of cards.csv, 18 to 23 the pirates in the order of the colours. The
// three copies of an occupation are the same Card. Data holds what a card shows.
type Card uint8

// Numbers of faces and cards (rules, section 2).
const (
	Occupations = 18
	Faces       = Occupations + Colours // different cards
	Copies      = 3                     // of each occupation
	Wishes      = 4                     // priorities of an occupation
	DeckSize    = Occupations*Copies + Colours
	NoCard      = Card(0xff) // no card, or one that may not be seen
)

// Valid reports whether c is a card of the game.
func (c Card) Valid() bool { return c < Faces }

// Pirate reports whether c is one of the six pirates.
func (c Card) Pirate() bool { return c >= Occupations && c < Faces }

// Flag returns the colour of a pirate, NoColour for any other card.
func (c Card) Flag() Colour {
	if !c.Pirate() {
		return NoColour
	}
	return Colour(c - Occupations)
}

// Settler reports whether c is one of the 18 occupations.
func (c Card) Settler() bool { return c < Occupations }

// Copies returns how many of this card the game has: 3 of a settler, 1 of a pirate, none of NoCard.
func (c Card) Copies() int {
	switch {
	case c < Occupations:
		return Copies
	case c < Faces:
		return 1
	}
	return 0
}

// ID returns the card's name in data, records and actions, such as "segador" or "pirate-red"; "none" for NoCard.
func (c Card) ID() string {
	if c >= Faces {
		return "none"
	}
	return names[c].id
}

// String returns ID.
func (c Card) String() string { return c.ID() }

// Spanish returns the name of a settler's occupation as printed on the card in every language; empty for pirates.
func (c Card) Spanish() string {
	if c >= Occupations {
		return ""
	}
	return names[c].spanish
}

// PirateOf returns the pirate of a colour, NoCard for NoColour.
func PirateOf(c Colour) Card {
	if c >= Colours {
		return NoCard
	}
	return Card(Occupations + c)
}

// CardByID returns the card of an id; false if there is none.
func CardByID(id string) (Card, bool) {
	for c := range names {
		if names[c].id == id {
			return Card(c), true
		}
	}
	return NoCard, false
}
