package islas

// Power is the power of a privilege (rules, section 10).
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

// PrivilegePoints is the number of points in a colour that first earns its privilege (rules, section 10).
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
