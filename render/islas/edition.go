package islas

import (
	"bytes"

	"islas/game/islas"
	"islas/render/islas/edition"
	"islas/render/stage"
)

// ClaimsEdition implements stage.Customizable.
func (Game) ClaimsEdition(data []byte) bool {
	return bytes.HasPrefix(bytes.TrimPrefix(data, []byte("\ufeff")), []byte(islas.EditionStart))
}

// Edition implements stage.Customizable.
func (Game) Edition(s *stage.Stage, name, text string) (stage.EditionPage, error) {
	return edition.New(s, name, text)
}
