package match

import (
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc64"

	"islas/game"
)

// boxHeader is how saved games and match records tell what the players' own box shows: the values themselves, so that the match can be
// played again anywhere, and their sum.
type boxHeader struct {
	Sum    string `json:"sum"`
	Values string `json:"values"`
}

// errNoBox is why a match cannot be played again that does not tell the values it names.
var errNoBox = errors.New(`"box": it was played with the values of somebody's own box, which are missing here`)

// newBoxHeader returns what tells of a box, nil for none.
func newBoxHeader(box string) *boxHeader {
	if box == "" {
		return nil
	}
	return &boxHeader{BoxSum(box), box}
}

// read returns the values, none if there is no box. The error says in one sentence that they are missing or others than those that were
// written.
func (b *boxHeader) read() (string, error) {
	switch {
	case b == nil:
		return "", nil
	case b.Values == "":
		return "", errNoBox
	case b.Sum != BoxSum(b.Values):
		return "", fmt.Errorf(`"box": its values are damaged: their sum is %s, not %.40q as is written beside them`, BoxSum(b.Values), b.Sum)
	}
	return b.Values, nil
}

// BoxSum returns the sum by which values of a box are named: the CRC-64 (ECMA-182) of their text in hexadecimal digits.
func BoxSum(box string) string {
	h := crc64.New(crc64.MakeTable(crc64.ECMA))
	h.Write([]byte(box))
	return hex.EncodeToString(h.Sum(nil))
}

// nameBox gives the values of a box their usual text: equal values have equal texts. What cannot be read stays as it is, for Check.
func (s *Setup) nameBox(info *game.Info) {
	if s.Box == "" || info.Box == nil {
		return
	}
	if text, err := info.Box("box", s.Box); err == nil {
		s.Box = text
	}
}
