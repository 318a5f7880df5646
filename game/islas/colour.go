package islas

import (
	"iter"
	"math/bits"
	"slices"
)

// Colour is one of the six colours of buildings, cards and privileges (rules, section 1).
type Colour uint8

// The colours, in the order in which privileges are listed (rules, section 10).
const (
	Orange Colour = iota
	Brown
	Green
	Blue
	Beige
	Red
	Colours  = 6            // number of colours
	NoColour = Colour(0xff) // no colour
)

var colourNames = [Colours]string{"orange", "brown", "green", "blue", "beige", "red"}

// String returns the colour's name in data, records and actions, such as "orange"; "none" for NoColour.
func (c Colour) String() string { return nameOf(c, colourNames[:]) }

// nameOf returns a value's name in a list of all, "none" if it has none.
func nameOf[T ~uint8](v T, names []string) string {
	if int(v) < len(names) {
		return names[v]
	}
	return "none"
}

// ColourByName returns the colour of a name; false if there is none.
func ColourByName(name string) (Colour, bool) {
	if i := slices.Index(colourNames[:], name); i >= 0 {
		return Colour(i), true
	}
	return NoColour, false
}

// ColourSet is a set of colours: bit c is colour c.
type ColourSet uint8

// Has reports whether c is in the set; NoColour never is.
func (s ColourSet) Has(c Colour) bool { return c < Colours && s>>c&1 != 0 }

// Count returns the number of colours in the set.
func (s ColourSet) Count() int { return bits.OnesCount8(uint8(s)) }

// First returns the first colour of the set in the order of the colours, NoColour if it is empty.
func (s ColourSet) First() Colour {
	if s == 0 {
		return NoColour
	}
	return Colour(bits.TrailingZeros8(uint8(s)))
}

// All ranges over the colours of the set in their order.
func (s ColourSet) All() iter.Seq[Colour] {
	return func(yield func(Colour) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}
