package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/stage"
)

// Heights of the parts in pixels.
const (
	cardsHeight = 4*290 + 10
	handsHeight = 3*178 + 2*100 + 10
)

// cards draws every settler, every pirate and the back as in a hand that is open.
func cards(s *stage.Stage, dst *ebiten.Image) error {
	allCards(s, dst, 10, 200)
	return nil
}

// hands draws them as in a full hand, and as small as they are ever shown.
func hands(s *stage.Stage, dst *ebiten.Image) error {
	y := allCards(s, dst, 10, 120)
	allCards(s, dst, y, 64)
	return nil
}

// allCards draws every face and the back from y on, each so many pixels wide, and returns where they end.
func allCards(s *stage.Stage, dst *ebiten.Image, y, w float64) float64 {
	columns := int((contact.Width - 10) / (w + 10))
	h := w / art.CardRatio
	for i := range islas.Faces + 1 {
		r := geom.Rect{X: 10 + float64(i%columns)*(w+10), Y: y + float64(i/columns)*(h+10), W: w, H: h}
		if i == islas.Faces {
			art.CardBack(s.Art, dst, r)
		} else {
			art.Card(s.Art, dst, r, islas.Card(i), caption.Card(s.Texts, islas.Card(i)))
		}
	}
	return y + float64(islas.Faces/columns+1)*(h+10)
}
