package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
)

// Heights of the parts in pixels.
const (
	thingsBand  = 564
	signsHeight = contact.IconsHeight + 130
)

// group is pictures of one size in pixels.
type group struct {
	w, h float64
	all  []art.Picture
}

// groups returns all pieces, small things, dice and cards, each in two sizes.
func groups() []group {
	var pieces, small, dice, cards []art.Picture
	for seat := range game.Seat(colonies.MaxSeats) {
		pieces = append(pieces, art.Settlement(seat), art.City(seat), art.Road(seat, int(seat)), art.Ship(seat), art.Base(seat), art.Fleet(seat), art.SeatMark(seat))
	}
	pieces = append(pieces, art.Pirate())
	for t := range colonies.Token(colonies.Tokens) {
		small = append(small, art.Token(t))
	}
	small = append(small, art.Token(colonies.NoToken), art.PointChip(), art.Number(2), art.Number(6), art.Number(8), art.Number(11), art.Number(0))
	small = append(small, art.HarbourSign(colonies.NoResource), art.Army(), art.Halo(art.Legal))
	for k := range colonies.Resource(colonies.Resources) {
		small, cards = append(small, art.Resource(k), art.HarbourSign(k)), append(cards, art.ResourceCard(k))
	}
	for face := 1; face <= 6; face++ {
		dice = append(dice, art.Die(face, 0, face > 3), art.Die(face, float64(face)*0.3, false))
	}
	for c := range colonies.Card(colonies.Cards) {
		cards = append(cards, art.Card(c))
	}
	cards = append(cards, art.ResourceCard(colonies.NoResource), art.Card(colonies.NoCard), art.Deck(20), art.Stack(16))
	return []group{
		{64, 64, pieces}, {28, 28, pieces}, {36, 36, small}, {18, 18, small}, {64, 64, dice}, {32, 32, dice}, {110 * art.CardRatio, 110, cards}, {60 * art.CardRatio, 60, cards},
	}
}

// things draws them on paper, on land and on the sea.
func things(s *stage.Stage, dst *ebiten.Image) error {
	contact.OnGrounds(s, dst, thingsBand, s.Theme.Paper, theme.Mix(s.Theme.Good, s.Theme.Paper, 0.45), func(y float64) {
		const gap = 8
		y += gap
		for _, g := range groups() {
			x := float64(gap)
			for _, k := range g.all {
				if x+g.w > contact.Width {
					x, y = gap, y+g.h+gap
				}
				k.Draw(s.Art, dst, geom.Rect{X: x, Y: y, W: g.w, H: g.h})
				x += g.w + gap
			}
			y += g.h + gap
		}
	})
	return nil
}

// signs draws all icons, those of this game in a strip of their own.
func signs(s *stage.Stage, dst *ebiten.Image) error {
	contact.Icons(s, dst, paint.Icons())
	for i, ic := range art.Icons() {
		x, y := float64(i%20)*78+10, contact.IconsHeight+10+float64(i/20)*56
		s.Art.Icon(dst, geom.Rect{X: x, Y: y, W: 44, H: 44}, ic, s.Theme.Ink)
		s.Art.Icon(dst, geom.Rect{X: x + 48, Y: y + 12, W: 20, H: 20}, ic, s.Theme.Ink)
	}
	return nil
}
