package art

import (
	"islas/game/puertorico"
	"islas/render/geom"
)

// BuildingPlaces returns where those who work in a building that stands in r have their places: squares side by side at its
// lower edge, as many as it has room for.
func BuildingPlaces(r geom.Rect, b puertorico.Building) []geom.Rect {
	const size = 0.36 // of its height
	side := r.H * size
	places := make([]geom.Rect, b.Circles())
	for i := range places {
		x := r.Middle().X + side*(float64(i)-float64(len(places))/2)
		places[i] = geom.Rect{X: x, Y: r.Bottom() - side*0.96, W: side, H: side}
	}
	return places
}
