package islas

// Kind is the size of a building.
type Kind uint8

// The kinds of buildings.
const (
	House Kind = iota
	Palace
	Town
	Kinds = 3 // number of kinds
)

// Numbers of buildings of each colour in the whole game (rules, section 2).
const (
	HousesPerColour  = 8
	PalacesPerColour = 6
	TownsPerColour   = 2
)

// Points of one building (rules, section 11).
const (
	HousePoints         = 1
	FirstPalacePoints   = 3 // the first palace of a colour on an island
	FurtherPalacePoints = 2 // each further palace of that colour
	TownPoints          = 5
)

var kindNames = [Kinds]string{"house", "palace", "town"}

// String returns the kind's name: "house", "palace" or "town".
func (k Kind) String() string { return nameOf(k, kindNames[:]) }

// PerColour returns how many buildings of this kind the game has in each colour (rules, section 2).
func (k Kind) PerColour() int {
	switch k {
	case House:
		return HousesPerColour
	case Palace:
		return PalacesPerColour
	case Town:
		return TownsPerColour
	}
	return 0
}

// Points returns the points of n buildings of this kind and of one colour on one island together (rules, section 11).
func (k Kind) Points(n int) int {
	switch k {
	case House:
		return HousePoints * n
	case Palace:
		return palacePoints(n)
	case Town:
		return TownPoints * n
	}
	return 0
}

// palacePoints returns the points of n palaces of one colour on one island together.
func palacePoints(n int) int {
	if n == 0 {
		return 0
	}
	return FirstPalacePoints + FurtherPalacePoints*(n-1)
}

// Houses returns how many houses are turned into one building of this kind: 2 for a palace, 3 for a town, none for a house
// (rules, section 9).
func (k Kind) Houses() int {
	switch k {
	case Palace:
		return 2
	case Town:
		return 3
	}
	return 0
}

// Building is one building on an island.
type Building struct {
	Kind   Kind
	Colour Colour
}
