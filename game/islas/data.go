package islas

import (
	"cmp"

	assets "islas/assets/islas"
)

// The files with their headers.
const (
	cardsFile        = "assets/islas/cards.csv"
	cardColumns      = "id,spanish,colour,priority1,priority2,priority3,priority4,copies"
	privilegesFile   = "assets/islas/privileges.csv"
	privilegeColumns = "colour,id"
)

// What the data say, read once and never written again.
var (
	faces, facesFault           = readFaces(assets.Cards)
	privileges, privilegesFault = readPrivileges(assets.Privileges)
)

// DataFault returns what is wrong with the data files of cards and privileges: file, line, what was found and what was expected,
// in one sentence. Nothing of this package may be used then.
func DataFault() error { return cmp.Or(facesFault, privilegesFault) }
