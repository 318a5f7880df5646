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

var powerNames = [Powers]string{"ties", "draw", "mixed", "anywhere", "extra", "shield"}

// String returns the power's id in privileges.csv, such as "ties".
func (p Power) String() string { return nameOf(p, powerNames[:]) }
