package islas

import "islas/game/internal/sheet"

// Power is what a privilege lets its owner do (rules, section 10).
type Power uint8

// The powers of the privileges.
const (
	Ties     Power = iota // wins ties at a settler's first priority
	Draw                  // draws more cards as action 1
	Mixed                 // makes palaces of two colours
	Anywhere              // builds on any free plot
	Extra                 // one extra card in each own turn
	Shield                // overlooked by pirates, names their victims
	Powers   = 6          // number of powers
)

// PrivilegePoints is how many points in a colour nobody may have had before for its privilege to be given out (rules,
// section 10).
const PrivilegePoints = 3

// String returns the power's id in privileges.csv, such as "ties".
func (p Power) String() string {
	switch p {
	case Ties:
		return "ties"
	case Draw:
		return "draw"
	case Mixed:
		return "mixed"
	case Anywhere:
		return "anywhere"
	case Extra:
		return "extra"
	case Shield:
		return "shield"
	}
	return "none"
}

// Colour returns the colour of the privilege that has this power.
func (p Power) Colour() Colour { return privileges.colour[p] }

// Power returns what the privilege of this colour lets its owner do. It panics for NoColour, as an index out of range does.
func (c Colour) Power() Power { return privileges.power[c] }

// privilegeTable maps colours to powers and back.
type privilegeTable struct {
	colour [Powers]Colour
	power  [Colours]Power
}

// readPrivileges reads privileges.csv: a header, then one row for each colour, each with another power.
func readPrivileges(data string) (t privilegeTable, err error) {
	s := sheet.Open(privilegesFile, data, privilegeColumns, Colours, Colours)
	var colours, powers uint8
	for i := 0; i < Colours && s.Err() == nil; i++ {
		s.At(i)
		c, p := Colour(s.Word(0, names(Colour(Colours))...)), Power(s.Word(1, names(Power(Powers))...))
		if colours>>c&1 != 0 {
			s.Wrong(0, "a colour that has no other row")
		}
		if powers>>p&1 != 0 {
			s.Wrong(1, "a power that has no other row")
		}
		colours |= 1 << c
		powers |= 1 << p
		t.colour[p], t.power[c] = c, p
	}
	return t, s.Err()
}
