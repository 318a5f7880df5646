package islas

import (
	"bytes"

	"islas/game/islas"
	"islas/render/islas/box"
	"islas/render/stage"
)

// ClaimsBox implements stage.Boxed.
func (Game) ClaimsBox(data []byte) bool {
	return bytes.HasPrefix(bytes.TrimPrefix(data, []byte("\ufeff")), []byte(islas.BoxStart))
}

// Box implements stage.Boxed.
func (Game) Box(s *stage.Stage, name, text string) (stage.BoxPage, error) {
	return box.New(s, name, text)
}
