package contactsheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/stage"
)

// Heights of the parts in pixels.
const (
	shipsHeight  = 620
	signsHeight  = contact.IconsHeight + 10
	peopleHeight = 500
)

// ships draws the ship with up to six cards, its token, cartouche, paper, wreath and sea.
func ships(s *stage.Stage, dst *ebiten.Image) error {
	s.Art.Sea(dst, geom.Rect{W: 960, H: shipsHeight})
	s.Art.Paper(dst, geom.Rect{X: 970, Y: 10, W: 600, H: 280})
	s.Art.Cartouche(dst, geom.Rect{X: 1020, Y: 320, W: 500, H: 120})
	s.Art.Wreath(dst, geom.Rect{X: 1190, Y: 450, W: 160, H: 160})
	for i, n := range []int{0, 1, 4, 6} {
		figures.Ship(s.Art, dst, geom.Rect{X: 20 + float64(i)*230, Y: 20, W: 210, H: 160}, n)
		figures.Ship(s.Art, dst, geom.Rect{X: 980 + float64(i)*140, Y: 30, W: 130, H: 100}, n)
	}
	figures.Ship(s.Art, dst, geom.Rect{X: 20, Y: 220, W: 480, H: 360}, 5)
	x := 540.0
	for _, size := range []float64{28, 48, 96} {
		figures.StartShip(s.Art, dst, geom.Rect{X: x, Y: 300, W: size, H: size})
		figures.StartShip(s.Art, dst, geom.Rect{X: x + 460, Y: 150, W: size, H: size})
		x += size + 30
	}
	return nil
}

// signs draws the icons on paper and on cloth.
func signs(s *stage.Stage, dst *ebiten.Image) error {
	contact.Icons(s, dst, paint.Icons())
	return nil
}

// people draws every portrait and some monograms at four sizes, on the sea and on paper.
func people(s *stage.Stage, dst *ebiten.Image) error {
	contact.Fill(dst, geom.Rect{W: contact.Width, H: peopleHeight / 2}, s.Theme.SeaDeep)
	names := []string{"Yaiza", "Íñigo", "🏝"}
	for _, y := range []float64{8, peopleHeight/2 + 8} {
		for _, size := range []float64{24, 32, 48, 96} {
			for i := range int(figures.Faces) + len(names) {
				r := geom.Rect{X: 10 + float64(i)*(size+8), Y: y, W: size, H: size}
				if i < int(figures.Faces) {
					figures.Portrait(s.Art, dst, r, figures.Face(i))
				} else {
					figures.Monogram(s.Art, dst, r, names[i-int(figures.Faces)])
				}
			}
			y += size + 8
		}
	}
	return nil
}
