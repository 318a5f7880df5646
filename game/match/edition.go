package match

import (
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc64"

	"islas/game"
)

// editionHeader is the players' custom edition in saved games and match records: the values themselves, so that the match can be
// played again anywhere, and their sum.
type editionHeader struct {
	Sum    string `json:"sum"`
	Values string `json:"values"`
}

// errNoEdition is the error of a match that names a custom edition without its values, and so cannot be played again.
var errNoEdition = errors.New(`"box": it was played with the values of somebody's own box, which are missing here`)

// newEditionHeader returns the header of an edition, nil for none.
func newEditionHeader(edition string) *editionHeader {
	if edition == "" {
		return nil
	}
	return &editionHeader{EditionSum(edition), edition}
}

// read returns the values, empty if there is no edition. The error says in one sentence that they are missing or damaged.
func (b *editionHeader) read() (string, error) {
	switch {
	case b == nil:
		return "", nil
	case b.Values == "":
		return "", errNoEdition
	case b.Sum != EditionSum(b.Values):
		return "", fmt.Errorf(`"box": its values are damaged: their sum is %s, not %.40q as is written beside them`, EditionSum(b.Values), b.Sum)
	}
	return b.Values, nil
}

// EditionSum returns the sum that names the values of an edition: the CRC-64 (ECMA-182) of their text in hexadecimal digits.
func EditionSum(edition string) string {
	h := crc64.New(crc64.MakeTable(crc64.ECMA))
	h.Write([]byte(edition))
	return hex.EncodeToString(h.Sum(nil))
}

// nameEdition gives the values of an edition their usual text: equal values have equal texts. A text that cannot be read stays as
// it is, for Check.
func (s *Setup) nameEdition(info *game.Info) {
	if s.Edition == "" || info.Edition == nil {
		return
	}
	if text, err := info.Edition("box", s.Edition); err == nil {
		s.Edition = text
	}
}
