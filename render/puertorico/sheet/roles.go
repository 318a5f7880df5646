package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/stage"
)

// Heights of the parts in pixels.
const (
	rolesHeight = 310 + 180 + 110
	shipsHeight = 4 * 170
	coastHeight = 500
	signsHeight = contact.IconsHeight + 80
)

// roles draws the role cards in three sizes.
func roles(s *stage.Stage, dst *ebiten.Image) error {
	y := 10.0
	for _, w := range []float64{212, 120, 64} {
		for role := range puertorico.Prospector2 {
			art.Role(role).Draw(s.Art, dst, geom.Rect{X: 10 + float64(role)*(w+14), Y: y, W: w, H: w / art.RoleRatio})
		}
		y += w/art.RoleRatio + 12
	}
	return nil
}

// ships draws every ship in two sizes, empty, under way and full, and the trading house.
func ships(s *stage.Stage, dst *ebiten.Image) error {
	s.Art.Sea(dst, geom.Rect{W: contact.Width, H: shipsHeight})
	for i := range 5 {
		size, kind := i+4, puertorico.Good(i)
		for row, n := range []int{0, size / 2, size} {
			at := geom.Rect{X: 10 + float64(i)*318, Y: 8 + float64(row)*170, W: 212, H: 159}
			(art.CargoShip{Size: uint8(size), Kind: kind, N: uint8(n)}).Draw(s.Art, dst, at)
			(art.CargoShip{Size: uint8(size), Kind: kind, N: uint8(n)}).Draw(s.Art, dst, geom.Rect{X: at.Right() + 6, Y: at.Y + 70, W: 90, H: 68})
		}
	}
	y := 8 + 3*170.0
	for i, n := range []int{0, 9} {
		art.WorkerShip(n).Draw(s.Art, dst, geom.Rect{X: 10 + float64(i)*220, Y: y, W: 212, H: 159})
		(art.WharfShip{Kind: puertorico.Sugar, N: n}).Draw(s.Art, dst, geom.Rect{X: 460 + float64(i)*220, Y: y, W: 212, H: 159})
	}
	house := geom.Rect{X: 920, Y: y, W: 270, H: 270 / art.HouseRatio}
	art.TradingHouse.Draw(s.Art, dst, house)
	for i, at := range art.HouseSpots(house) {
		art.Barrel(i+1).Draw(s.Art, dst, at)
	}
	art.TradingHouse.Draw(s.Art, dst, geom.Rect{X: 1220, Y: y + 60, W: 140, H: 80})
	art.LadenShip(s.Art, dst, geom.Rect{X: 1380, Y: y, W: 212, H: 159}, 6, puertorico.Coffee)
	return nil
}

// coast draws what the title shows.
func coast(s *stage.Stage, dst *ebiten.Image) error {
	s.Art.Sea(dst, geom.Rect{W: contact.Width, H: coastHeight})
	art.Harbour.Draw(s.Art, dst, geom.Rect{X: 10, Y: 10, W: 520, H: 480})
	art.Chart.Draw(s.Art, dst, geom.Rect{X: 540, Y: 10, W: 720, H: 480})
	art.Harbour.Draw(s.Art, dst, geom.Rect{X: 1270, Y: 10, W: 220, H: 230})
	art.Chart.Draw(s.Art, dst, geom.Rect{X: 1270, Y: 250, W: 300, H: 200})
	return nil
}

// signs draws all icons, those of this game in a strip of their own.
func signs(s *stage.Stage, dst *ebiten.Image) error {
	contact.Icons(s, dst, paint.Icons())
	for i, ic := range art.Icons() {
		x := float64(i)*94 + 10
		s.Art.Icon(dst, geom.Rect{X: x, Y: contact.IconsHeight + 20, W: 44, H: 44}, ic, s.Theme.Ink)
		s.Art.Icon(dst, geom.Rect{X: x + 48, Y: contact.IconsHeight + 36, W: 20, H: 20}, ic, s.Theme.Ink)
	}
	return nil
}
