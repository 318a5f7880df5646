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

// String is the kind's name: "house", "palace" or "town".
func (k Kind) String() string {
	switch k {
	case House:
		return "house"
	case Palace:
		return "palace"
	case Town:
		return "town"
	}
	return "none"
}

// PerColour is how many buildings of this kind the game has in each colour (rules, section 2).
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

// Building is one building on an island.
type Building struct {
	Kind   Kind
	Colour Colour
}
