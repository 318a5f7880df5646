package art

import (
	"math"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// islandShapes returns the sizes of islands as tables show them: large, in the column of the other players, upright and flat.
func islandShapes() []geom.Rect {
	return []geom.Rect{{X: 20, Y: 30, W: 420, H: 320}, {X: 3.5, Y: 7.25, W: 150, H: 110}, {W: 90, H: 70}, {W: 700, H: 240}, {W: 200, H: 290}}
}

// TestFieldsLieOnTheIsland checks that the twelve fields are equal squares on land, which do not overlap.
func TestFieldsLieOnTheIsland(t *testing.T) {
	for _, r := range islandShapes() {
		for _, wide := range []bool{false, true} {
			spots := IslandSpots(r, wide)
			coast := coastOf(geom.Rect{W: r.W, H: r.H}, islandMargin(r.W, r.H))
			for i, s := range spots {
				if !r.Holds(s) || math.Abs(s.W-s.H) > 1e-9 || math.Abs(s.W-spots[0].W) > 1e-9 || s.W < 8 {
					t.Errorf("%v, wide %v: field %d is %v", r, wide, i, s)
				}
				for _, corner := range []geom.Point{s.Min(), {X: s.Right(), Y: s.Y}, {X: s.X, Y: s.Bottom()}, {X: s.Right(), Y: s.Bottom()}} {
					if paint.Depth(coast, corner.Sub(r.Min())) <= 0 {
						t.Errorf("%v, wide %v: field %d has a corner in the sea", r, wide, i)
					}
				}
				for k, other := range spots[:i] {
					if !s.Intersect(other).Empty() {
						t.Errorf("%v, wide %v: fields %d and %d overlap", r, wide, k, i)
					}
				}
			}
		}
	}
}

// TestFieldsLieInRows checks the order of the fields: row by row, four or six in each.
func TestFieldsLieInRows(t *testing.T) {
	for wide, columns := range map[bool]int{false: 4, true: 6} {
		spots := IslandSpots(geom.Rect{W: 600, H: 400}, wide)
		for i := 1; i < puertorico.IslandSize; i++ {
			before, s := spots[i-1], spots[i]
			if i%columns == 0 && (s.X != spots[0].X || s.Y <= before.Y) || i%columns > 0 && (s.X <= before.X || s.Y != before.Y) {
				t.Errorf("wide %v: field %d at %v follows %v", wide, i, s, before)
			}
		}
	}
}

// TestFieldsHideThePlots checks that a tile laid on its plot is seen as one: the plot below it looks clearly different.
func TestFieldsHideThePlots(t *testing.T) {
	pal := newPalette(theme.New(false))
	r := geom.Rect{W: 150, H: 110}
	ground := painttest.Shown(islandDrawing(pal, r.W, r.H, false), 150, 110)
	for i, s := range IslandSpots(r, false) {
		s = s.Rounded()
		for k := range puertorico.Tile(puertorico.TileKinds) {
			tile := painttest.Shown(tileDrawing(pal, k, false), int(s.W), int(s.H))
			n := 0
			for y := range tile.Rect.Dy() {
				for x := range tile.Rect.Dx() {
					a, b := ground.RGBAAt(int(s.X)+x, int(s.Y)+y), tile.RGBAAt(x, y)
					if b.A > 200 && vision.Normal.Distance(paint.NRGBA(a), paint.NRGBA(b)) > 8 {
						n++
					}
				}
			}
			if least := int(s.W * s.H / 2); n < least {
				t.Errorf("%s on plot %d changes %d pixels, want %d", k, i, n, least)
			}
		}
	}
}

// TestPlotsHaveFirmBordersInHighContrast looks at the border of every empty place, which is dark all around.
func TestPlotsHaveFirmBordersInHighContrast(t *testing.T) {
	pal := newPalette(theme.New(true))
	r := geom.Rect{W: 420, H: 320}
	img := painttest.Shown(islandDrawing(pal, r.W, r.H, false), 420, 320)
	for i, s := range IslandSpots(r, false) {
		for k := 0.2; k < 0.85; k += 0.1 {
			for _, at := range []geom.Point{{X: k, Y: 0.05}, {X: k, Y: 0.95}, {X: 0.05, Y: k}, {X: 0.95, Y: k}} {
				x, y := int(s.X+at.X*s.W), int(s.Y+at.Y*s.H)
				if l := vision.Lightness(paint.NRGBA(img.RGBAAt(x, y))); l > 45 {
					t.Errorf("the border of plot %d is %.0f light at %v, want 45 of 100 at most", i, l, at)
				}
			}
		}
	}
}
