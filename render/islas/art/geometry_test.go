package art

import (
	"fmt"
	"math"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/must"
)

func islands(t testing.TB) []*board.Island {
	t.Helper()
	all, err := board.All()
	must.OK(t, err)
	return all
}

// The rectangles in which boards are drawn: large, a thumbnail, upright, a strip.
func rects() []geom.Rect {
	return []geom.Rect{{X: 100, Y: 40, W: 1000, H: 800}, {X: 7, Y: 3, W: 240, H: 190}, {X: 0, Y: 0, W: 300, H: 900}, {X: -50, Y: 10, W: 1400, H: 200}}
}

func TestSitesLieInTheirPlots(t *testing.T) {
	for _, isl := range islands(t) {
		for plot := range islas.Plot(islas.Plots) {
			f := isl.Fields[isl.FieldOf(int(plot))]
			for _, d := range [][2]float64{{0, 0}, {-0.45, -0.45}, {0.45, -0.45}, {-0.45, 0.45}, {0.45, 0.45}} {
				if !inside(isl, f.Border, f.Site[0]+d[0]*siteUnits, f.Site[1]+d[1]*siteUnits) {
					t.Errorf("%s: corner %v of the site of plot %d lies on another plot", isl.ID, d, plot)
				}
			}
			for _, r := range rects() {
				if piece := PieceRect(r, isl, plot, islas.Town); !r.Contains(piece.Min()) || piece.Right() > r.Right() || piece.Bottom() > r.Bottom() {
					t.Errorf("%s in %v: the piece on plot %d sticks out: %v", isl.ID, r, plot, piece)
				}
			}
		}
	}
}

func TestBoardFitsItsRectangle(t *testing.T) {
	for _, isl := range islands(t) {
		for _, r := range rects() {
			scale, dx, dy := BoardTransform(r, isl)
			touches := false
			for _, p := range isl.Points {
				x, y := p[0]*scale+dx, p[1]*scale+dy
				sideways := math.Min(x-r.X, r.Right()-x) / r.W
				upright := math.Min(y-r.Y, r.Bottom()-y) / r.H
				if sideways < margin-1e-9 || upright < margin-1e-9 {
					t.Fatalf("%s in %v: point %v is drawn at %.1f, %.1f", isl.ID, r, p, x, y)
				}
				touches = touches || sideways < margin+1e-9 || upright < margin+1e-9
			}
			if !touches {
				t.Errorf("%s in %v: the board could be larger", isl.ID, r)
			}
		}
	}
}

func TestUnknownPlot(t *testing.T) {
	isl := islands(t)[0]
	r := rects()[0]
	if x, y := SitePoint(r, isl, islas.NoPlot); !r.Contains(geom.Rect{X: x, Y: y}.Min()) {
		t.Errorf("the site of no plot lies at %v, %v, outside the board", x, y)
	}
}

func TestRoundedFieldsFillTheRoundedCoast(t *testing.T) {
	for _, isl := range islands(t) {
		c := newChart(isl)
		fields := 0.0
		for f, border := range c.fields {
			rounded := math.Abs(paint.Area(border))
			if was := math.Abs(paint.Area(outline(isl, isl.Fields[f].Border))); math.Abs(rounded-was) > 0.08*was {
				t.Errorf("%s: rounding turns the area of field %d from %.0f into %.0f", isl.ID, f, was, rounded)
			}
			fields += rounded
		}
		if coast := paint.Area(c.coast); math.Abs(coast-fields) > 1 {
			t.Errorf("%s: the coast encloses %.1f, the fields together %.1f", isl.ID, coast, fields)
		}
	}
}

func TestCurvesGoThroughEveryPoint(t *testing.T) {
	for _, isl := range islands(t) {
		c := newChart(isl)
		for f, field := range isl.Fields {
			drawn := map[string]bool{}
			for _, p := range c.fields[f] {
				drawn[fmt.Sprintf("%.3f %.3f", p.X, p.Y)] = true
			}
			for _, i := range field.Border {
				if p := isl.Points[i]; !drawn[fmt.Sprintf("%.3f %.3f", p[0], p[1])] {
					t.Errorf("%s: the border of field %d misses point %d %v", isl.ID, f, i, p)
				}
			}
		}
	}
}

func TestSitesKeepClearOfRiverAndRoad(t *testing.T) {
	for _, isl := range islands(t) {
		c := newChart(isl)
		for _, field := range isl.Fields {
			if field.Kind != board.Plot {
				continue
			}
			for _, course := range append(append([][]geom.Point{}, c.rivers...), c.roads...) {
				for _, p := range course {
					if math.Max(math.Abs(p.X-field.Site[0]), math.Abs(p.Y-field.Site[1])) < siteUnits/2-3 {
						t.Errorf("%s: the river or road runs over the site of plot %d at %.0f, %.0f", isl.ID, field.Plot, p.X, p.Y)
					}
				}
			}
		}
	}
}

func TestRiversEndAtTheCoast(t *testing.T) {
	for _, isl := range islands(t) {
		c := newChart(isl)
		reaches := false
		for _, r := range c.rivers {
			reaches = reaches || math.Abs(paint.Depth(c.coast, r[len(r)-1])) < 1e-6
		}
		if !reaches {
			t.Errorf("%s: no river is drawn towards the sea", isl.ID)
		}
	}
}

func TestNeighboursHaveDifferentTints(t *testing.T) {
	for _, isl := range islands(t) {
		c := newChart(isl)
		r := &rounder{isl: isl, fields: map[edge][]int{}}
		for f, field := range isl.Fields {
			for i, a := range field.Border {
				e := edgeOf(a, field.Border[(i+1)%len(field.Border)])
				r.fields[e] = append(r.fields[e], f)
			}
		}
		for e, sides := range r.fields {
			if len(sides) == 2 && isl.Fields[sides[0]].Kind == board.Plot && isl.Fields[sides[1]].Kind == board.Plot &&
				c.tints[sides[0]] == c.tints[sides[1]] {
				t.Errorf("%s: fields %v on both sides of %v have the same tint", isl.ID, sides, e)
			}
		}
	}
}

func TestInsetRunsInside(t *testing.T) {
	for _, isl := range islands(t) {
		for f, border := range newChart(isl).fields {
			inner := paint.Inset(border, 10)
			if len(inner) < 8 {
				t.Errorf("%s: only %d points are left of the border of field %d", isl.ID, len(inner), f)
			}
			for _, p := range inner {
				if d := paint.Depth(border, p); d < 9.7 || d > 10.3 {
					t.Errorf("%s: a point lies %.1f inside field %d, not 10", isl.ID, d, f)
				}
			}
		}
	}
}

func BenchmarkChart(b *testing.B) {
	all := islands(b)
	for i := 0; b.Loop(); i++ {
		newChart(all[i%len(all)])
	}
}

func TestAshore(t *testing.T) {
	r := geom.Rect{X: 20, Y: 30, W: 400, H: 300}
	for _, isl := range islands(t) {
		for plot := range islas.Plot(islas.Plots) {
			if x, y := SitePoint(r, isl, plot); !Ashore(r, isl, isl.Outline(), x, y) {
				t.Errorf("%s: the site of plot %d lies in the sea", isl.ID, plot)
			}
		}
		for _, corner := range [][2]float64{{21, 31}, {419, 31}, {21, 329}, {419, 329}} {
			if Ashore(r, isl, isl.Outline(), corner[0], corner[1]) {
				t.Errorf("%s: there is land in the corner %v", isl.ID, corner)
			}
		}
	}
}
