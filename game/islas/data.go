package islas

import assets "islas/assets/islas"

// The files with their headers.
const (
	cardsFile        = "assets/islas/cards.csv"
	cardColumns      = "id,spanish,colour,priority1,priority2,priority3,priority4,copies"
	privilegesFile   = "assets/islas/privileges.csv"
	privilegeColumns = "colour,id"
)

// Data holds what the cards and privileges of a game show: the house and priorities of each settler, and the power of each
// colour's privilege. It is a plain value; it comes from BuiltIn and ReadEdition, and its zero value is none.
type Data struct {
	colours    [Faces]Colour
	priorities [Occupations][Wishes]Priority
	powers     [Colours]Power
	holders    [Powers]Colour // the inverse of powers
}

// The content of the data files, read once and never changed.
var (
	names, builtIn, dataFault = readData(assets.Cards, assets.Privileges)
)

// DataFault returns what is wrong with the data files of cards and privileges: file, line, what was found and what was expected,
// in one sentence. If it is not nil, nothing of this package may be used.
func DataFault() error { return dataFault }

// BuiltIn returns the data of games without a custom edition: a reconstruction (rules, section 10). It must not be changed.
func BuiltIn() *Data { return &builtIn }

// Colour returns the colour of a settler's house, or that of a pirate; NoColour for NoCard.
func (d *Data) Colour(c Card) Colour {
	if c >= Faces {
		return NoColour
	}
	return d.colours[c]
}

// Priorities returns what a settler seeks to live next to, the most important first. Pirates have none: theirs are all zero and
// mean nothing.
func (d *Data) Priorities(c Card) [Wishes]Priority {
	if c >= Occupations {
		return [Wishes]Priority{}
	}
	return d.priorities[c]
}

// Power returns the power of a colour's privilege. It panics for NoColour, as an index out of range does.
func (d *Data) Power(c Colour) Power { return d.powers[c] }

// Holder returns the colour of the privilege that has this power.
func (d *Data) Holder(p Power) Colour { return d.holders[p] }

// Face is a card with its data. It is a plain value; that of NoCard shows nothing.
type Face struct {
	Card
	Colour     Colour           // of the settler's house, or of the pirate
	Priorities [Wishes]Priority // of a settler
}

// Face returns a card with its data.
func (d *Data) Face(c Card) Face { return Face{c, d.Colour(c), d.Priorities(c)} }

// Data returns the data of the game's cards and privileges. It must not be changed.
func (t *table) Data() *Data { return &t.data }
