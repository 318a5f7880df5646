package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
)

// CardRatio is a card's width divided by its height.
const CardRatio = 5.0 / 7

// CardWords is what is written on a card.
type CardWords struct {
	Spanish string // on the ribbon
	Name    string // the same in the player's language
}

// Card draws the face of a settler or pirate as large as it fits upright into r.
func (p *Painter) Card(dst *ebiten.Image, r Rect, card game.Card, words CardWords) {
	what := content{subject: cardPicture, a: int(card), text: words.Spanish + "\n" + words.Name}
	p.show(dst, fit(r, CardRatio), what, 200, func(n pen) {
		n.fill(p.colours.paper, rounded(0, 0, 200, 280, 14))
	})
}

// CardBack draws a card seen from behind.
func (p *Painter) CardBack(dst *ebiten.Image, r Rect) {
	p.show(dst, fit(r, CardRatio), content{subject: cardBackPicture}, 200, func(n pen) {
		n.fill(p.colours.seaDeep, rounded(0, 0, 200, 280, 14))
	})
}

// Privilege draws the deed that grants a power, sealed in the power's colour. One that nobody owns yet is paler and has
// no seal. It is as large as it fits into r, as wide as it is high.
func (p *Painter) Privilege(dst *ebiten.Image, r Rect, pw game.Power, owned bool) {
	what := content{subject: privilegePicture, a: int(pw)}
	if owned {
		what.b = 1
	}
	p.show(dst, square(r), what, 100, func(n pen) {
		n.fill(p.colours.paper, rounded(10, 4, 80, 92, 4))
	})
}

// PriorityIcon draws what a settler wishes for: a feature as a little picture, a colour as its house on a ground of that
// colour. It is as large as it fits into r, as wide as it is high.
func (p *Painter) PriorityIcon(dst *ebiten.Image, r Rect, pr game.Priority) {
	p.show(dst, square(r), content{subject: priorityPicture, a: int(pr)}, 100, func(n pen) {
		n.fill(p.colours.paper, rounded(2, 2, 96, 96, 14))
	})
}
