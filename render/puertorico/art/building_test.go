package art

import (
	"image"
	"image/draw"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// TestBuildingsDifferByFormAlone draws every building 40 pixels high and all black, the narrow ones in the middle of a picture as wide as the
// others: each can be told from every other, though one be moved by some pixels.
func TestBuildingsDifferByFormAlone(t *testing.T) {
	const high, least = 40, 0.2
	pal := newPalette(theme.New(false))
	var all []painttest.Looks
	for b := range puertorico.Building(puertorico.Buildings) {
		w := high * b.Spaces()
		img := image.NewRGBA(image.Rect(0, 0, 2*high, high))
		draw.Draw(img, image.Rect(high-w/2, 0, high+w/2, high), painttest.Shown(buildingDrawing(pal, b), w, high), image.Point{}, draw.Src)
		all = append(all, painttest.LooksOf(img).Black())
		for o := range b {
			if got := all[b].Unlike(all[o], 4, 2); got < least {
				t.Errorf("%s and %s differ in %.3f of what they cover, want %.3f", b, o, got, least)
			}
		}
	}
}

// TestBuildingsStayInTheirPictures checks that no building is cut off, that it fills its picture, and stands on its ground.
func TestBuildingsStayInTheirPictures(t *testing.T) {
	pal := newPalette(theme.New(false))
	for b := range puertorico.Building(puertorico.Buildings) {
		m := newModel(pal, b)
		lo, hi := m.bounds()
		w := 100 * BuildingRatio(b)
		if lo.X < 2 || lo.Y < 2 || hi.X > w-6 || hi.Y > 97 {
			t.Errorf("%s reaches from %.1f to %.1f of %.0f, and from %.1f to %.1f of 100", b, lo.X, hi.X, w, lo.Y, hi.Y)
		}
		if hi.Y < 95 || hi.X-lo.X < 0.7*w || hi.Y-lo.Y < 60 {
			t.Errorf("%s is %.1f of %.0f wide, %.1f high, and ends at %.1f", b, hi.X-lo.X, w, hi.Y-lo.Y, hi.Y)
		}
	}
}

// TestBuildingsShowOnTheirGrounds checks that the line around a building shows on paper, on sites and on streets.
func TestBuildingsShowOnTheirGrounds(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		want := 4.5
		if high {
			want = 7
		}
		for b := range puertorico.Building(puertorico.Buildings) {
			for _, ground := range []theme.Color{th.Paper, th.PaperDark, th.PaperLight, pal.plot, pal.street} {
				if got := theme.Contrast(liveryOf(pal, b).outline, ground); got < want {
					t.Errorf("high contrast %v: the line around %s is %.2f : 1 on #%02x%02x%02x, want %.1f", high, b, got, ground.R, ground.G, ground.B, want)
				}
			}
		}
	}
}

// TestBuildingsWearTheirColours checks that the roofs of a production building have the colour of its ware, and that the
// violet ones are a family that no ware belongs to.
func TestBuildingsWearTheirColours(t *testing.T) {
	pal := newPalette(theme.New(false))
	for b := range puertorico.Building(puertorico.Buildings) {
		roof, covered := liveryOf(pal, b).roof, false
		for _, f := range newModel(pal, b).faces {
			covered = covered || f.base == roof && f.width == 0 && paint.Area(f.points) > 100
		}
		if !covered {
			t.Errorf("%s shows nothing of its own colour", b)
		}
		if violet := roof.B > roof.R && roof.R > roof.G+30; violet != b.Violet() {
			t.Errorf("the colour of %s is %v", b, roof)
		}
		if !b.Violet() && roof != pal.good[b.Good()] {
			t.Errorf("%s has the colour %v, its ware %v", b, roof, pal.good[b.Good()])
		}
	}
}

// TestVioletIsApartFromWares checks that the colours of violet buildings are at least 9 apart from those of all wares in OKLab,
// whose black and white are 100 apart, to every kind of colour vision.
func TestVioletIsApartFromWares(t *testing.T) {
	pal := newPalette(theme.New(false))
	for kind := range vision.Kinds {
		for _, b := range []puertorico.Building{puertorico.SmallMarket, puertorico.CityHall} {
			for g := range puertorico.Good(puertorico.Goods) {
				if got := kind.Distance(liveryOf(pal, b).roof, pal.good[g]); got < 9 {
					t.Errorf("%s: %s and %s are %.1f apart, want 9", kind, b, g, got)
				}
			}
		}
	}
}

// TestWorkersStandBeforeTheirBuildings checks that there is a place for everybody a building has room for, side by side at its
// lower edge.
func TestWorkersStandBeforeTheirBuildings(t *testing.T) {
	for b := range puertorico.Building(puertorico.Buildings) {
		r := geom.Rect{X: 30, Y: 40, W: 100 * BuildingRatio(b), H: 100}
		places := BuildingPlaces(r, b)
		if len(places) != b.Circles() {
			t.Errorf("%s has %d places, want %d", b, len(places), b.Circles())
		}
		for i, at := range places {
			if at.X < r.X-5 || at.Right() > r.Right()+5 || at.Y < r.Y+r.H/2 || at.Bottom() > r.Bottom()+3 || at.W != at.H || at.W < 25 {
				t.Errorf("%s: place %d is %v", b, i, at)
			}
			if i > 0 && at.X-places[i-1].X < 0.8*at.W {
				t.Errorf("%s: places %d and %d hide each other", b, i-1, i)
			}
		}
	}
}
