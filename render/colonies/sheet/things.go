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
	draw := []func(r geom.Rect, seat game.Seat){
		func(r geom.Rect, seat game.Seat) { art.Settlement(s.Art, dst, r, seat) },
		func(r geom.Rect, seat game.Seat) { art.City(s.Art, dst, r, seat) },
		func(r geom.Rect, seat game.Seat) { art.RoadAt(s.Art, dst, r, seat, int(seat)) },
		func(r geom.Rect, seat game.Seat) { art.Ship(s.Art, dst, r, seat) },
		func(r geom.Rect, seat game.Seat) { art.Base(s.Art, dst, r, seat) },
		func(r geom.Rect, seat game.Seat) { art.Fleet(s.Art, dst, r, seat) },
		func(r geom.Rect, seat game.Seat) { art.SeatMark(s.Art, dst, r, seat) },
	}
	onGrounds(s, dst, piecesBand, func(y float64) {
		x := 8.0
		for _, size := range []float64{64, 28} {
			for row, piece := range draw {
				for seat := range game.Seat(colonies.MaxSeats) {
					piece(geom.Rect{X: x + float64(seat)*(size+10), Y: y + 4 + float64(row)*46, W: size, H: min(size, 44)}, seat)
				}
			}
			x += colonies.MaxSeats*(size+10) + 40
		}
		for _, size := range []float64{96, 28} {
			art.Pirate(s.Art, dst, geom.Rect{X: x, Y: y + 8, W: size, H: size})
			x += size + 10
		}
	})
	return nil
}

// tokens draws tokens, slots, number chips, harbours and the other small things in two sizes.
func tokens(s *stage.Stage, dst *ebiten.Image) error {
	onGrounds(s, dst, tokensBand, func(y float64) {
		x := 8.0
		for _, size := range []float64{36, 18} {
			at := func(column, row int) geom.Rect {
				return geom.Rect{X: x + float64(column)*(size+4), Y: y + 6 + float64(row)*(size+4), W: size, H: size}
			}
			for t := range colonies.Token(colonies.Tokens) {
				art.Token(s.Art, dst, at(int(t), 0), t)
				art.Slot(s.Art, dst, at(int(t), 1), t)
			}
			art.Slot(s.Art, dst, at(colonies.Tokens, 1), colonies.NoToken)
			art.PointChip(s.Art, dst, at(colonies.Tokens, 0))
			for r := range colonies.Resource(colonies.Resources) {
				art.Resource(s.Art, dst, at(int(r), 2), r)
			}
			for i, n := range []int{2, 6, 8, 11} {
				art.Number(s.Art, dst, at(colonies.Resources+i, 0), n)
			}
			art.NumberBack(s.Art, dst, at(colonies.Resources+4, 0))
			for i, r := range []colonies.Resource{colonies.NoResource, colonies.Wood, colonies.Clay, colonies.Sheep, colonies.Wheat} {
				art.HarbourSign(s.Art, dst, at(colonies.Resources+i, 1), r)
			}
			art.Army(s.Art, dst, at(colonies.Resources, 2))
			art.Halo(s.Art, dst, at(colonies.Resources+1, 2), art.Legal)
			x += 10*(size+4) + 24
		}
	})
	return nil
}

// cards draws all cards, their backs, and the stacks in two sizes.
func cards(s *stage.Stage, dst *ebiten.Image) error {
	y := 8.0
	for _, h := range []float64{110, 60} {
		w := h / 1.4
		x := 8.0
		next := func() (at geom.Rect) {
			at, x = geom.Rect{X: x, Y: y, W: w, H: h}, x+w+8
			return at
		}
		for r := range colonies.Resource(colonies.Resources) {
			art.ResourceCard(s.Art, dst, next(), r)
		}
		art.ResourceBack(s.Art, dst, next())
		for c := range colonies.Card(colonies.Cards) {
			art.Card(s.Art, dst, next(), c)
		}
		art.CardBack(s.Art, dst, next())
		art.Deck(s.Art, dst, next(), 20)
		art.Stack(s.Art, dst, next(), 16)
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
			art.Die(s.Art, dst, geom.Rect{X: x, Y: y, W: size, H: size}, face, 0, face > 3)
			art.Die(s.Art, dst, geom.Rect{X: x + size + 12, Y: y, W: size, H: size}, face, float64(face)*0.3, false)
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
