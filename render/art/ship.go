package art

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Ship draws the settlers' ship, a two-masted caravel, with a number of cards face down on its deck. It is as large as it
// fits into r, four wide to three high.
func (p *Painter) Ship(dst *ebiten.Image, r Rect, cards int) {
	cards = max(0, min(cards, 7))
	p.show(dst, fit(r, 4.0/3), content{subject: shipPicture, a: cards}, 200, func(n pen) {
		n.fill(p.colours.wood, drawn("M 20 100 H 180 L 160 135 H 45 Z"))
	})
}

// StartShip draws the token of the player who begins the round, as wide as it is high.
func (p *Painter) StartShip(dst *ebiten.Image, r Rect) {
	p.show(dst, square(r), content{subject: startShipPicture}, 100, func(n pen) {
		n.fill(p.colours.brass, drawn("M 8 64 H 92 L 78 88 H 22 Z"))
	})
}

// Paper draws a sheet of paper over r.
func (p *Painter) Paper(dst *ebiten.Image, r Rect) {
	p.show(dst, r, content{subject: paperPicture}, r.W, func(n pen) {
		n.fill(p.colours.paper, rectangle(0, 0, r.W, r.H))
	})
}

// Cartouche draws the frame around a title over r.
func (p *Painter) Cartouche(dst *ebiten.Image, r Rect) {
	p.show(dst, r, content{subject: cartouchePicture}, r.W, func(n pen) {
		n.fill(p.colours.paper, rounded(0, 0, r.W, r.H, 12))
	})
}
