package art

import (
	"fmt"
	"math"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// cargoSizes are the sizes of all cargo ships of the game.
func cargoSizes() (sizes []int) {
	const least, most = 4, 8
	for size := least; size <= most; size++ {
		sizes = append(sizes, size)
	}
	return sizes
}

// TestPlacesOnShips checks that barrels and workers lie within the picture and beside each other, each in a place of its own.
func TestPlacesOnShips(t *testing.T) {
	r := geom.Rect{X: 40, Y: 30, W: 200, H: 150}
	places := map[string][]geom.Rect{}
	for _, size := range cargoSizes() {
		for i := range size {
			name := fmt.Sprint("hold of ", size)
			places[name] = append(places[name], HoldSpot(r, size, i))
		}
	}
	for i := range passengers {
		places["steamer"] = append(places["steamer"], PassengerSpot(r, i))
	}
	for i := range deckCargo {
		places["deck"] = append(places["deck"], DeckSpot(r, i))
	}
	for _, at := range HouseSpots(geom.Rect{X: 40, Y: 30, W: 200, H: 200 / HouseRatio}) {
		places["house"] = append(places["house"], at)
	}
	for name, all := range places {
		for i, at := range all {
			if over := at.Intersect(r); over.W < at.W-0.01 || over.H < at.H-0.01 {
				t.Errorf("%s: place %d at %v is not in %v", name, i, at, r)
			}
			for _, other := range all[:i] {
				if over := at.Intersect(other); over.W*over.H > 0.2*at.W*at.H {
					t.Errorf("%s: the places %v and %v cover each other", name, at, other)
				}
			}
		}
	}
}

// TestBarrelsShowOnSmallShips checks that every kind shows in a hold when a ship is 90 pixels wide, and can be told from the others.
func TestBarrelsShowOnSmallShips(t *testing.T) {
	const w, h = 90, 68
	pal := newPalette(theme.New(false))
	at := HoldSpot(geom.Rect{W: w, H: w / ShipRatio}, 8, 0)
	side := int(at.W + 0.5)
	x, y := int(at.X+0.5), int(at.Y+0.5)
	hold := cut(painttest.Shown(cargoShipDrawing(pal, 8, false), w, h), x, y, side)
	for kind := range puertorico.Good(puertorico.Goods) {
		loaded := over(hold, painttest.Shown(barrelDrawing(pal, kind), side, side))
		if n := vision.Differing(loaded, hold); n < side*side/4 {
			t.Errorf("%s changes %d of %d pixels of its place", kind, n, side*side)
		}
		for other := range kind {
			if n := vision.Differing(loaded, over(hold, painttest.Shown(barrelDrawing(pal, other), side, side))); n < side*side/4 {
				t.Errorf("%s and %s differ in %d of %d pixels", kind, other, n, side*side)
			}
		}
	}
}

// A full ship can be told from one that still waits, by its sails.
func TestFullShipsSetTheirSails(t *testing.T) {
	const w, h = 90, 68
	pal := newPalette(theme.New(false))
	for _, size := range cargoSizes() {
		waits, sails := painttest.Shown(cargoShipDrawing(pal, size, false), w, h), painttest.Shown(cargoShipDrawing(pal, size, true), w, h)
		if n := vision.Differing(waits, sails); n < w*h/20 {
			t.Errorf("a ship of %d looks full by %d pixels", size, n)
		}
	}
}

// edgeFaint is how opaque, of 255, the smoothed edge of a line or smoke can be where a picture ends without looking cut.
const edgeFaint = 85

// TestShipsEndWithinTheirPictures looks along the upper edge of the pictures of ships and along their sides above the waves: nothing of a flag,
// a bow or the lines around them is cut off there.
func TestShipsEndWithinTheirPictures(t *testing.T) {
	pal := newPalette(theme.New(false))
	ships := map[string]paint.Drawing{"the steamer": workerShipDrawing(pal)}
	for _, set := range []bool{false, true} {
		ships[fmt.Sprint("the wharf's ship, loaded: ", set)] = wharfShipDrawing(pal, set)
		for size := 4; size <= 8; size++ {
			ships[fmt.Sprintf("the ship of %d, full: %v", size, set)] = cargoShipDrawing(pal, size, set)
		}
	}
	for name, d := range ships {
		for _, w := range []int{96, 150, 212, 400} {
			h := int(math.Round(float64(w) / ShipRatio))
			c, _ := d.Rasterise(w, h)
			img, dry := c.Image(), h*4/5
			for _, e := range []struct {
				what       string
				x, y, w, h int
			}{{"upper", 0, 0, w, 1}, {"left", 0, 0, 1, dry}, {"right", w - 1, 0, 1, dry}} {
				for i := range e.w * e.h {
					x, y := e.x+i%e.w, e.y+i/e.w
					if a := img.RGBAAt(x, y).A; a > edgeFaint {
						t.Errorf("%s is cut off at the %s edge of a picture of %d × %d pixels: at %d,%d %d of 255 is drawn", name, e.what, w, h, x, y, a)
						break
					}
				}
			}
		}
	}
}

// TestCoastsAreClosed checks that coasts keep their forms when they are made uneven, and enclose land.
func TestCoastsAreClosed(t *testing.T) {
	for name, points := range map[string][]geom.Point{"harbour": harbourCoast(), "island": mainland()} {
		line := rugged(points, 1)
		if len(line) <= 10*len(points) {
			t.Errorf("%s: %d points became %d", name, len(points), len(line))
		}
		if before, after := paint.Area(points), paint.Area(line); after < 0.9*before || after > 1.1*before || after < 0 {
			t.Errorf("%s: an area of %.0f became one of %.0f", name, before, after)
		}
	}
}
