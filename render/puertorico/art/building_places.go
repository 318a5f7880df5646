package art

import (
	"islas/game/puertorico"
	"islas/render/geom"
)

// BuildingPlaces returns where those who work in a building stand before its picture in r, from left to right: squares, as many
// as it has room for.
func BuildingPlaces(r geom.Rect, b puertorico.Building) []geom.Rect {
	const size, apart = 0.34, 0.3 // of its height
	r = r.Fit(BuildingRatio(b))
	places := make([]geom.Rect, b.Circles())
	for i := range places {
		x := r.Right() - r.H*(size+apart*float64(len(places)-1-i))
		places[i] = geom.Rect{X: x, Y: r.Bottom() - r.H*size, W: r.H * size, H: r.H * size}
	}
	return places
}
