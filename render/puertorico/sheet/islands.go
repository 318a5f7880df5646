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
	islandsHeight = 900
	fieldsHeight  = 2*158 + 2*88 + 2*48 + 2*36 + 10
	signsLeft     = 720 // where the fields of small boards begin, beside small ones
)

// islands draws islands as on the table, with more or fewer fields: the own one, those of others, and flat and upright ones.
func islands(s *stage.Stage, dst *ebiten.Image) error {
	s.Art.Sea(dst, geom.Rect{W: contact.Width, H: 480})
	for i, at := range []struct {
		r      geom.Rect
		wide   bool
		fields int
	}{
		{geom.Rect{X: 10, Y: 10, W: 600, H: 460}, false, 10},
		{geom.Rect{X: 630, Y: 10, W: 750, H: 280}, true, 7},
		{geom.Rect{X: 630, Y: 310, W: 200, H: 150}, false, 12},
		{geom.Rect{X: 850, Y: 310, W: 140, H: 105}, false, 6},
		{geom.Rect{X: 1010, Y: 310, W: 330, H: 120}, true, 9},
		{geom.Rect{X: 10, Y: 490, W: 520, H: 400}, false, 0},
		{geom.Rect{X: 550, Y: 490, W: 720, H: 300}, false, 5},
		{geom.Rect{X: 1290, Y: 490, W: 290, H: 400}, false, 4},
	} {
		settled(s.Art, dst, at.r, at.wide, at.fields, i)
	}
	return nil
}

// settled draws an island with some fields, on two of three of which somebody works.
func settled(p *paint.Painter, dst *ebiten.Image, r geom.Rect, wide bool, fields, first int) {
	(art.Island{Wide: wide}).Draw(p, dst, r)
	for i, spot := range art.IslandSpots(r, wide) {
		if i >= fields {
			return
		}
		spot = spot.Rounded()
		working := (i+first)%3 != 2
		(art.Tile{Tile: puertorico.Tile((i + first) % puertorico.TileKinds), Working: working}).Draw(p, dst, spot)
		if place := art.TilePlace(spot); working {
			art.Worker(i+first).Draw(p, dst, place)
		} else {
			art.WorkerPlace.Draw(p, dst, place)
		}
	}
}

// fields draws every field, worked and idle, and one that lies face down, in four sizes.
func fields(s *stage.Stage, dst *ebiten.Image) error {
	y := 8.0
	for _, size := range []float64{150, 80, 40, 28} {
		for row := range 2 {
			for k := range puertorico.Tile(puertorico.TileKinds) {
				(art.Tile{Tile: k, Working: row == 0}).Draw(s.Art, dst, geom.Rect{X: 10 + float64(k)*(size+8), Y: y, W: size, H: size})
			}
			art.TileBack.Draw(s.Art, dst, geom.Rect{X: 10 + puertorico.TileKinds*(size+8), Y: y, W: size, H: size})
			for k := range puertorico.Tile(puertorico.TileKinds) {
				if at := (geom.Rect{X: signsLeft + float64(k)*(size+8), Y: y, W: size, H: size}); size < 100 {
					sign(s.Art, dst, at, k, row == 0)
				}
			}
			y += size + 8
		}
	}
	return nil
}

// sign draws a field of a small board, worked or idle.
func sign(p *paint.Painter, dst *ebiten.Image, r geom.Rect, t puertorico.Tile, working bool) {
	(art.TileSign{Tile: t, Working: working}).Draw(p, dst, r)
	at := geom.Rect{X: r.X + r.W*0.56, Y: r.Y + r.H*0.56, W: r.W * 0.44, H: r.H * 0.44}
	if working {
		art.WorkerDot.Draw(p, dst, at)
	} else {
		art.DotPlace.Draw(p, dst, at)
	}
}
