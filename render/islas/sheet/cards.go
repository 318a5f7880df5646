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
	fansHeight  = 2*206 + 3*150 + 118
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
			art.CardBack{}.Draw(s.Art, dst, r)
		} else {
			art.Card{Face: islas.BuiltIn().Face(islas.Card(i)), Words: caption.Card(s.Texts, islas.Card(i)), Shown: 1}.Draw(s.Art, dst, r)
		}
	}
	return y + float64(islas.Faces/columns+1)*(h+10)
}

// fans draws hands whose cards cover each other: less and less is seen of them from line to line.
func fans(s *stage.Stage, dst *ebiten.Image) error {
	y := 10.0
	for i, shown := range []float64{0.8, 0.52, 0.45, 0.36, 0.26, 0.4} {
		w := []float64{140, 140, 100, 100, 100, 70}[i]
		x := 10.0
		for k := 0; x+w < contact.Width-10; k++ {
			c := islas.Card((k*5 + i*3) % islas.Faces)
			card := art.Card{Face: islas.BuiltIn().Face(c), Words: caption.Card(s.Texts, c), Shown: shown}
			card.Draw(s.Art, dst, geom.Rect{X: x, Y: y, W: w, H: w / art.CardRatio})
			x += w * shown
		}
		y += w/art.CardRatio + 10
	}
	return nil
}
