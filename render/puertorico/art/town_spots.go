package art

import (
	"islas/game/puertorico"
	"islas/render/geom"
)

// A town is measured in sites: how wide streets are, and the land around, in the width of a site.
const (
	streetLeast = 0.14
	streetMost  = 0.3
	outskirts   = 0.2
)

// grid returns the columns and rows of the sites of a town, and of the fields of an island.
func grid(wide bool) (columns, rows int) {
	if wide {
		return 6, 2
	}
	return 4, 3
}

// TownSpots returns the places of the twelve sites of a town that fills r, row by row: squares, six in each of two rows if
// it is wide, else four in each of three.
func TownSpots(r geom.Rect, wide bool) (spots [puertorico.CitySize]geom.Rect) {
	columns, rows := grid(wide)
	c, n := float64(columns), float64(rows)
	size := min(r.W/(c+(c-1)*streetLeast+2*outskirts), r.H/(n+(n-1)*streetLeast+2*outskirts))
	gap := func(room, sites float64) float64 {
		return min((room-size*(sites+2*outskirts))/(sites-1), streetMost*size)
	}
	across, down := gap(r.W, c), gap(r.H, n)
	x, y := r.X+(r.W-c*size-(c-1)*across)/2, r.Y+(r.H-n*size-(n-1)*down)/2
	for i := range spots {
		spots[i] = geom.Rect{X: x + float64(i%columns)*(size+across), Y: y + float64(i/columns)*(size+down), W: size, H: size}
	}
	return spots
}

// TownPair returns the place of a building that takes site number first and the one after it. Both lie in the same row if
// first is even.
func TownPair(spots [puertorico.CitySize]geom.Rect, first int) geom.Rect {
	return spots[first].Union(spots[first+1])
}

// TownPlaces returns where the buildings of a city stand in a town that fills r, given in the order built. Those that take
// one site follow each other from the first, those that take two from the last, so that there is always room and nothing that
// stands is ever moved.
func TownPlaces(r geom.Rect, wide bool, built []puertorico.Building) []geom.Rect {
	spots := TownSpots(r, wide)
	places := make([]geom.Rect, len(built))
	next, last := 0, len(spots)
	for i, b := range built {
		if b.Spaces() == 2 {
			last -= 2
			places[i] = TownPair(spots, last)
		} else {
			places[i] = spots[next]
			next++
		}
	}
	return places
}
