package main

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
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
	columns := int((width - 10) / (w + 10))
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

const deedsHeight = 10 + 250 + 190 + 130

// deeds draws both sides of the privileges, owned and free, in the sizes in which they are shown.
func deeds(s *stage.Stage, dst *ebiten.Image) error {
	for pw := range islas.Power(islas.Powers) {
		x := 10 + float64(pw)*264
		words := caption.Deed(s.Texts, pw, islas.DefaultDrawPrivilege)
		art.PrivilegeText(s.Art, dst, geom.Rect{X: x, Y: 10, W: 250, H: 250}, pw, true, words)
		art.Privilege(s.Art, dst, geom.Rect{X: x, Y: 265, W: 180, H: 180}, pw, true)
		art.Privilege(s.Art, dst, geom.Rect{X: x + 190, Y: 265, W: 64, H: 64}, pw, true)
		art.Privilege(s.Art, dst, geom.Rect{X: x + 190, Y: 340, W: 34, H: 34}, pw, true)
		art.Privilege(s.Art, dst, geom.Rect{X: x + 228, Y: 340, W: 34, H: 34}, pw, false)
		art.PrivilegeText(s.Art, dst, geom.Rect{X: x + 190, Y: 380, W: 64, H: 64}, pw, true, words)
		art.Privilege(s.Art, dst, geom.Rect{X: x, Y: 455, W: 120, H: 120}, pw, false)
		art.PrivilegeText(s.Art, dst, geom.Rect{X: x + 130, Y: 455, W: 120, H: 120}, pw, false, words)
	}
	return nil
}
