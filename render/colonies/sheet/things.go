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
	piecesBand  = 326
	tokensBand  = 126
	cardsHeight = 2*8 + 110 + 60 + 8
	diceHeight  = 120
	signsHeight = contact.IconsHeight + 130
)

// onGrounds calls draw with the upper edge of three bands of so many pixels: of paper, of land and of the sea.
func onGrounds(s *stage.Stage, dst *ebiten.Image, band float64, draw func(y float64)) {
	contact.OnGrounds(s, dst, band, s.Theme.Paper, theme.Mix(s.Theme.Good, s.Theme.Paper, 0.45), draw)
}

// pieces draws all pieces of all seats, the pirate and the signs of the seats in two sizes.
func pieces(s *stage.Stage, dst *ebiten.Image) error {
	draw := []func(seat game.Seat) art.Picture{
		art.Settlement, art.City, func(seat game.Seat) art.Picture { return art.Road(seat, int(seat)) }, art.Ship, art.Base, art.Fleet,
		art.SeatMark,
	}
	onGrounds(s, dst, piecesBand, func(y float64) {
		x := 8.0
		for _, size := range []float64{64, 28} {
			for row, piece := range draw {
				for seat := range game.Seat(colonies.MaxSeats) {
					piece(seat).Draw(s.Art, dst, geom.Rect{X: x + float64(seat)*(size+10), Y: y + 4 + float64(row)*46, W: size, H: min(size, 44)})
				}
			}
			x += colonies.MaxSeats*(size+10) + 40
		}
		for _, size := range []float64{96, 28} {
			art.Pirate().Draw(s.Art, dst, geom.Rect{X: x, Y: y + 8, W: size, H: size})
			x += size + 10
		}
	})
	return nil
}

// tokens draws tokens, slots, number chips, harbours and the other small things in two sizes.
func tokens(s *stage.Stage, dst *ebiten.Image) error {
	var rows [3][]art.Picture
	for t := range colonies.Token(colonies.Tokens) {
		rows[0], rows[1] = append(rows[0], art.Token(t)), append(rows[1], art.Token(t))
	}
	rows[0] = append(rows[0], art.PointChip(), art.Number(2), art.Number(6), art.Number(8), art.Number(11), art.Number(0))
	rows[1] = append(rows[1], art.Token(colonies.NoToken))
	for _, k := range []colonies.Resource{colonies.NoResource, colonies.Wood, colonies.Clay, colonies.Sheep, colonies.Wheat} {
		rows[1] = append(rows[1], art.HarbourSign(k))
	}
	for k := range colonies.Resource(colonies.Resources) {
		rows[2] = append(rows[2], art.Resource(k))
	}
	rows[2] = append(rows[2], art.Army(), art.Halo(art.Legal))
	onGrounds(s, dst, tokensBand, func(y float64) {
		x := 8.0
		for _, size := range []float64{36, 18} {
			for row, all := range rows {
				for column, k := range all {
					k.Draw(s.Art, dst, geom.Rect{X: x + float64(column)*(size+4), Y: y + 6 + float64(row)*(size+4), W: size, H: size})
				}
			}
			x += 10*(size+4) + 24
		}
	})
	return nil
}

// cards draws all cards, their backs, and the stacks in two sizes.
func cards(s *stage.Stage, dst *ebiten.Image) error {
	var all []art.Picture
	for k := range colonies.Resource(colonies.Resources) {
		all = append(all, art.ResourceCard(k))
	}
	all = append(all, art.ResourceCard(colonies.NoResource))
	for c := range colonies.Card(colonies.Cards) {
		all = append(all, art.Card(c))
	}
	all = append(all, art.Card(colonies.NoCard), art.Deck(20), art.Stack(16))
	y := 8.0
	for _, h := range []float64{110, 60} {
		w := h / 1.4
		for i, k := range all {
			k.Draw(s.Art, dst, geom.Rect{X: 8 + float64(i)*(w+8), Y: y, W: w, H: h})
		}
		y += h + 8
	}
	return nil
}

// dice draws the dice, as they lie and as they roll, in two sizes, the higher one marked.
func dice(s *stage.Stage, dst *ebiten.Image) error {
	y := 8.0
	for _, size := range []float64{64, 32} {
		for face := 1; face <= 6; face++ {
			x := 8 + float64(face-1)*2*(size+12)
			art.Die(face, 0, face > 3).Draw(s.Art, dst, geom.Rect{X: x, Y: y, W: size, H: size})
			art.Die(face, float64(face)*0.3, false).Draw(s.Art, dst, geom.Rect{X: x + size + 12, Y: y, W: size, H: size})
		}
		y += size + 8
	}
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
