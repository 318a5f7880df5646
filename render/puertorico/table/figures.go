package table

import (
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// Figures of the workers on small boards.
const (
	figureLeast = 26   // their side in design units, where the tile or building has room for that
	figureMost  = 0.62 // of the side of a tile
	figureBuilt = 0.52 // of the height of a building
	figuresWide = 1.15 // of the width of a building in all
)

// fieldPlace is where the worker of a tile in r stands on a small board: large enough to see whether somebody does.
func (f *frame) fieldPlace(r ui.Rect) ui.Rect {
	at := art.TilePlace(r)
	side := max(at.W, min(f.UI.Px(figureLeast), r.H*figureMost))
	return ui.RectAround(at.Middle(), side, side).Within(r)
}

// sitePlaces is where the workers of a building in r stand on a small board, as fieldPlace.
func (f *frame) sitePlaces(r ui.Rect, b puertorico.Building) []ui.Rect {
	all := art.BuildingPlaces(r, b)
	n := float64(len(all))
	for i, at := range all {
		side := max(at.W, min(f.UI.Px(figureLeast), r.H*figureBuilt, r.W*figuresWide/n))
		x := r.Middle().X + side*(float64(i)-n/2)
		all[i] = ui.Rect{X: x, Y: at.Bottom() - side, W: side, H: side}
	}
	return all
}

// smallSpot draws a circle of a small board: a bright one with its worker, or an empty ring.
func (f *frame) smallSpot(r ui.Rect, filled bool, n int) {
	u, th := f.UI, f.UI.Theme()
	if !filled {
		f.paint.workerPlace(r)
		return
	}
	if r.W < u.Px(figureLeast)*1.2 {
		u.Circle(r.Middle(), r.W*0.46, th.PaperLight, max(u.Px(1.2), 1), th.Ink)
	}
	f.paint.worker(r, n)
}
