package islas

import (
	"fmt"
	"strings"

	"islas/game/internal/sheet"
)

// Card is a face: 0 to 17 are the occupations in the order of cards.csv, 18 to 23 the pirates in the order of the
// colours. The three copies of an occupation are the same Card.
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

// Valid reports whether c is a card and not NoCard or something unheard of.
func (c Card) Valid() bool { return c < Faces }

// Pirate reports whether c is one of the six pirates.
func (c Card) Pirate() bool { return c >= Occupations && c < Faces }

// Settler reports whether c is one of the 18 occupations.
func (c Card) Settler() bool { return c < Occupations }

// Colour returns the colour of a settler's house, or that of a pirate; NoColour for NoCard.
func (c Card) Colour() Colour {
	if c >= Faces {
		return NoColour
	}
	return faces[c].colour
}

// Priorities returns what a settler wants to live next to, the most important first. Pirates have none: theirs are all zero
// and mean nothing.
func (c Card) Priorities() [Wishes]Priority {
	if c >= Occupations {
		return [Wishes]Priority{}
	}
	return faces[c].priorities
}

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
	return faces[c].id
}

// String returns ID.
func (c Card) String() string { return c.ID() }

// Spanish returns the name of a settler's occupation as printed on the card in every language; empty for pirates.
func (c Card) Spanish() string {
	if c >= Occupations {
		return ""
	}
	return faces[c].spanish
}

// PirateOf returns the pirate of a colour, NoCard for NoColour.
func PirateOf(c Colour) Card {
	if c >= Colours {
		return NoCard
	}
	return Card(Occupations + c)
}

// CardByID returns the card that has the given ID.
func CardByID(id string) (Card, bool) {
	for c := range faces {
		if faces[c].id == id {
			return Card(c), true
		}
	}
	return NoCard, false
}

// face is what is printed on a card.
type face struct {
	id, spanish string
	colour      Colour
	priorities  [Wishes]Priority
}

// readFaces reads cards.csv: a header, then the 18 occupations.
func readFaces(data string) (t [Faces]face, err error) {
	s := sheet.Open(cardsFile, data, cardColumns, Occupations, Occupations)
	seen := map[string]int{}
	for i := 0; i < Occupations && s.Err() == nil; i++ {
		s.At(i)
		f := face{id: s.Cell(0), spanish: s.Cell(1), colour: Colour(s.Word(2, names(Colour(Colours))...))}
		if f.id == "" || strings.ContainsAny(f.id, " +") {
			s.Wrong(0, "one word")
		} else if first, taken := seen[f.id]; taken {
			s.Wrong(0, fmt.Sprintf("another than that of occupation %d", first+1))
		}
		seen[f.id] = i
		for j := range f.priorities {
			f.priorities[j] = Priority(s.Word(3+j, names(Priority(Priorities))...))
		}
		s.Number(7, Copies, Copies)
		t[i] = f
	}
	for c := range Colour(Colours) {
		t[Occupations+c] = face{id: "pirate-" + c.String(), colour: c}
	}
	return t, s.Err()
}

// names are the words by which the data name the first n of a kind of things.
func names[T interface {
	~uint8
	String() string
}](n T) (words []string) {
	for v := range n {
		words = append(words, v.String())
	}
	return words
}
