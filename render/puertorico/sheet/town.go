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

const townsHeight = 980 // in pixels

// buildingsHeight returns the height of the part with the buildings in pixels.
func buildingsHeight() int {
	bottom := 0.0
	layBuildings(func(r geom.Rect, _ puertorico.Building) { bottom = r.Bottom() })
	return int(bottom) + 8
}

// layBuildings calls draw with every building and its place, in five sizes.
func layBuildings(draw func(r geom.Rect, b puertorico.Building)) {
	y := 8.0
	for _, size := range []float64{200, 150, 96, 64, 40} {
		x := 10.0
		for b := range puertorico.Building(puertorico.Buildings) {
			w := size * art.BuildingRatio(b)
			if x+w > contact.Width {
				x, y = 10, y+size+8
			}
			draw(geom.Rect{X: x, Y: y, W: w, H: size}, b)
			x += w + 8
		}
		y += size + 10
	}
}

// buildings draws every building on paper in five sizes.
func buildings(s *stage.Stage, dst *ebiten.Image) error {
	layBuildings(func(r geom.Rect, b puertorico.Building) { art.Building(b).Draw(s.Art, dst, r) })
	return nil
}

// towns draws towns as on the table, with more or fewer buildings, in which somebody works or not: the own one, those of
// others, and flat and upright ones.
func towns(s *stage.Stage, dst *ebiten.Image) error {
	s.Art.Sea(dst, geom.Rect{W: contact.Width, H: townsHeight})
	for i, at := range []struct {
		r     geom.Rect
		wide  bool
		built []puertorico.Building
	}{
		{geom.Rect{X: 10, Y: 10, W: 640, H: 470}, false, []puertorico.Building{0, 2, 6, 18, 9, 15, 22, 16}},
		{geom.Rect{X: 670, Y: 10, W: 820, H: 300}, true, []puertorico.Building{1, 3, 4, 5, 20, 7, 8, 19}},
		{geom.Rect{X: 670, Y: 330, W: 200, H: 150}, false, []puertorico.Building{0, 1, 2, 3, 4, 5, 6, 7, 22, 21}},
		{geom.Rect{X: 890, Y: 330, W: 140, H: 105}, false, []puertorico.Building{10, 12, 16, 18}},
		{geom.Rect{X: 1050, Y: 330, W: 330, H: 120}, true, []puertorico.Building{17, 16, 15, 14, 18, 13, 12}},
		{geom.Rect{X: 10, Y: 500, W: 520, H: 400}, false, nil},
		{geom.Rect{X: 550, Y: 500, W: 720, H: 300}, false, []puertorico.Building{10, 11, 12, 13, 14, 21}},
		{geom.Rect{X: 1290, Y: 500, W: 290, H: 460}, false, []puertorico.Building{0, 1, 2, 3, 4, 20}},
	} {
		city(s.Art, dst, at.r, at.wide, at.built, i)
	}
	return nil
}

// city draws a town with some buildings; in two places of three somebody works.
func city(p *paint.Painter, dst *ebiten.Image, r geom.Rect, wide bool, built []puertorico.Building, first int) {
	(art.Town{Wide: wide}).Draw(p, dst, r)
	for i, at := range art.TownPlaces(r, wide, built) {
		if built[i].Spaces() == 2 {
			(art.Site{}).Draw(p, dst, at)
		}
		art.Building(built[i]).Draw(p, dst, at)
		for k, place := range art.BuildingPlaces(at, built[i]) {
			if n := first + i + k; n%3 == 2 {
				art.WorkerPlace.Draw(p, dst, place)
			} else {
				art.Worker(n).Draw(p, dst, place)
			}
		}
	}
}
