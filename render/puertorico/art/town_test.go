package art

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// townShapes are forms that the table may give a town: of a large board, of a small one, too high, too wide.
var townShapes = []geom.Rect{
	{X: 10, Y: 20, W: 640, H: 470}, {X: 3, Y: 4, W: 820, H: 320}, {W: 90, H: 64}, {W: 120, H: 60}, {Y: 7, W: 200, H: 700}, {X: 9, W: 900, H: 90},
}

// TestSitesOfATown checks that the twelve sites are squares of one size that lie in the town, row by row, and apart.
func TestSitesOfATown(t *testing.T) {
	for _, r := range townShapes {
		for _, wide := range []bool{false, true} {
			spots := TownSpots(r, wide)
			columns := map[bool]int{false: 4, true: 6}[wide]
			for i, s := range spots {
				if s.W != s.H || s.W != spots[0].W || !r.Holds(s) {
					t.Errorf("%v, wide %v: site %d is %v", r, wide, i, s)
				}
				if i%columns > 0 && (s.Y != spots[i-1].Y || s.X <= spots[i-1].Right()) {
					t.Errorf("%v, wide %v: site %d at %v is not beside %v", r, wide, i, s, spots[i-1])
				}
				if i >= columns && s.Y <= spots[i-columns].Bottom() {
					t.Errorf("%v, wide %v: site %d at %v is not below %v", r, wide, i, s, spots[i-columns])
				}
			}
		}
	}
}

// TestEveryCityFitsIntoItsTown builds cities in random orders until they are full: nothing stands on anything else, nothing
// that stands is moved, and what takes two sites lies on two sites of one row.
func TestEveryCityFitsIntoItsTown(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	for range 300 {
		r, wide := townShapes[rng.IntN(len(townShapes))], rng.IntN(2) == 0
		spots := TownSpots(r, wide)
		var built []puertorico.Building
		var before []geom.Rect
		free := puertorico.CitySize
		for _, i := range rng.Perm(puertorico.Buildings) {
			b := puertorico.Building(i)
			if b.Spaces() > free {
				continue
			}
			free -= b.Spaces()
			built = append(built, b)
			places := TownPlaces(r, wide, built)
			if !slices.Equal(places[:len(before)], before) {
				t.Fatalf("%v: what stood at %v stands at %v", built, before, places)
			}
			last := places[len(places)-1]
			covered := 0
			for _, s := range spots {
				if last.Holds(s) {
					covered++
				}
			}
			if covered != b.Spaces() || math.Abs(last.H-spots[0].H) > 1e-6 {
				t.Fatalf("%s at %v covers %d sites, not %d", b, last, covered, b.Spaces())
			}
			for k, other := range before {
				if !last.Intersect(other).Empty() {
					t.Fatalf("%s at %v stands on %s at %v", b, last, built[k], other)
				}
			}
			before = places
		}
		if free != 0 {
			t.Fatalf("%v leave %d sites free", built, free)
		}
	}
}

// TestBuildingsStandOutInATown checks that every building changes most of its site, in both looks.
func TestBuildingsStandOutInATown(t *testing.T) {
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		for b := range puertorico.Building(puertorico.Buildings) {
			w, h := 40*b.Spaces(), 40
			site := painttest.Shown(siteDrawing(pal, BuildingRatio(b), true), w, h)
			if got := vision.Differing(site, over(site, painttest.Shown(buildingDrawing(pal, b), w, h))); got < w*h/4 {
				t.Errorf("high contrast %v: %s changes %d of %d pixels of its site", high, b, got, w*h)
			}
		}
	}
}
