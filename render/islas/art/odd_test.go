package art

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

func TestEverythingIsDrawnAtOddSizes(t *testing.T) {
	painttest.AtOddSizes(t, everything(t))
	p := paint.New(theme.New(false))
	isl := islands(t)[0]
	for _, s := range painttest.Odd() {
		w, h := int(math.Round(s[0])), int(math.Round(s[1]))
		for i, d := range []paint.Drawing{boardDrawing(p, s[0], s[1], isl), glowDrawing(p, s[0], s[1], isl, islas.AllPlots, of(p).Gold)} {
			painttest.Sound(t, fmt.Sprint(i, s), painttest.Shown(d, w, h))
		}
		MarkPlaces(geom.Rect{W: s[0], H: s[1]}, isl, 150)
	}
}

// bricks is an island as a wall of bricks with long straight borders that run anticlockwise, as no island of ours has them:
// 12 plots in three rows, between a village, a farmland and mountains at both ends. Two rivers meet on it, both written
// upstream.
func bricks() *board.Island {
	isl := &board.Island{ID: "bricks", Name: "Bricks"}
	const across, down = 7, 4 // points
	for i := range across * down {
		isl.Points = append(isl.Points, [2]float64{float64(20 + 160*(i%across)), float64(20 + 250*(i/across))})
	}
	at := func(x, y int) int { return y*across + x }
	plot := 0
	for y := range down - 1 {
		for x := range across - 1 {
			f := board.Field{Kind: board.Plot, Plot: plot, Border: []int{at(x, y), at(x, y+1), at(x+1, y+1), at(x+1, y)}}
			switch {
			case x == 0 && y == 0:
				f.Kind = board.Village
			case x == 0 && y == 1:
				f.Kind = board.Farmland
			case x == 0 || x == across-2:
				f.Kind = board.Mountain
			default:
				p := isl.Points[f.Border[0]]
				f.Site = [2]float64{p[0] + 80, p[1] + 125}
				plot++
			}
			if f.Kind != board.Plot {
				f.Plot = board.NoPlot
			}
			isl.Fields = append(isl.Fields, f)
		}
	}
	isl.River = [][]int{{at(3, 3), at(3, 2), at(4, 2), at(4, 1)}, {at(4, 2), at(5, 2), at(5, 1)}}
	isl.Road = [][]int{{at(1, 0), at(1, 1), at(2, 1), at(3, 1), at(3, 2), at(2, 2)}}
	return isl
}

// changed is an island in which everything is its own, changed by f.
func changed(isl *board.Island, id string, f func(*board.Island)) *board.Island {
	c := *isl
	c.ID, c.Points, c.Fields = id, slices.Clone(isl.Points), slices.Clone(isl.Fields)
	for i := range c.Fields {
		c.Fields[i].Border = slices.Clone(c.Fields[i].Border)
	}
	f(&c)
	return &c
}

// oddIslands is islands of other shapes than ours, and some that no reader would let through.
func oddIslands(t *testing.T) []*board.Island {
	t.Helper()
	ours := islands(t)[0]
	odd := []*board.Island{bricks(), {ID: "nothing"}, {ID: "a point", Points: [][2]float64{{3, 4}}}}
	for _, k := range []float64{0.5, 0.1} {
		odd = append(odd, changed(ours, fmt.Sprint("scaled by ", k), func(c *board.Island) {
			for i := range c.Points {
				c.Points[i] = [2]float64{c.Points[i][0] * k, c.Points[i][1] * k}
			}
			for i := range c.Fields {
				c.Fields[i].Site = [2]float64{c.Fields[i].Site[0] * k, c.Fields[i].Site[1] * k}
			}
		}))
	}
	for _, kind := range []board.Kind{board.Village, board.Farmland, board.Mountain} {
		odd = append(odd, changed(ours, "all "+string(kind), func(c *board.Island) {
			for i := range c.Fields {
				c.Fields[i].Kind = kind
			}
		}))
	}
	return append(odd,
		changed(ours, "no river, no road", func(c *board.Island) { c.River, c.Road = nil, nil }),
		changed(ours, "river and road changed", func(c *board.Island) { c.River, c.Road = c.Road, c.River }),
		changed(ours, "anticlockwise", func(c *board.Island) {
			for _, f := range c.Fields {
				slices.Reverse(f.Border)
			}
		}),
		changed(ours, "flat", func(c *board.Island) {
			for i := range c.Points {
				c.Points[i][1] *= 0.03
			}
		}),
		changed(ours, "one field", func(c *board.Island) { c.Fields, c.River, c.Road = c.Fields[:1], nil, nil }),
	)
}

func TestOddIslandsAreDrawn(t *testing.T) {
	p := paint.New(theme.New(false))
	for _, isl := range oddIslands(t) {
		for _, s := range [][2]int{{240, 190}, {500, 400}, {20, 300}, {1, 1}} {
			w, h := float64(s[0]), float64(s[1])
			painttest.Sound(t, fmt.Sprint(isl.ID, s), painttest.Shown(boardDrawing(p, w, h, isl), s[0], s[1]))
			painttest.Sound(t, fmt.Sprint("glow ", isl.ID, s), painttest.Shown(glowDrawing(p, w, h, isl, islas.AllPlots, of(p).palette.Gold), s[0], s[1]))
			MarkPlaces(geom.Rect{W: w, H: h}, isl, 150)
		}
	}
}

func TestSeawardIsOutAtSea(t *testing.T) {
	for _, isl := range append(islands(t), bricks(), changed(islands(t)[0], "anticlockwise", func(c *board.Island) {
		for _, f := range c.Fields {
			slices.Reverse(f.Border)
		}
	})) {
		c := newChart(isl)
		for i, s := range c.shores {
			out := s.seaward(4)
			if m := out[len(out)/2]; paint.Depth(c.coast, m) > 0 {
				t.Errorf("%s: seaward of shore %d lies %v, on land", isl.ID, i, m)
			}
		}
	}
}

// The second river runs into the first one, wherever its file begins.
func TestRiversRunDownstream(t *testing.T) {
	isl := bricks()
	rivers := newChart(isl).rivers
	for i, want := range []int{isl.River[0][0], isl.River[1][0]} {
		end, mouth := rivers[i][len(rivers[i])-1], isl.Points[want]
		if end != (geom.Pt(mouth[0], mouth[1])) {
			t.Errorf("river %d ends at %v, not at %v", i, end, mouth)
		}
	}
}

func TestChartsAreTheSameEveryTime(t *testing.T) {
	for _, isl := range append(islands(t), bricks()) {
		if !reflect.DeepEqual(newChart(isl), newChart(isl)) {
			t.Errorf("%s: the second chart is another one", isl.ID)
		}
	}
}

// A plot that all tints lie next to makes others change theirs. The fields between them have no say: trying each of their
// tints would take longer than anybody lives.
func TestTintsAreFoundAmongManyFields(t *testing.T) {
	isl := &board.Island{}
	for range tintCount {
		isl.Fields = append(isl.Fields, board.Field{Kind: board.Plot})
	}
	for range 50 {
		isl.Fields = append(isl.Fields, board.Field{Kind: board.Mountain})
	}
	isl.Fields = append(isl.Fields, board.Field{Kind: board.Plot})
	last := len(isl.Fields) - 1
	r := &rounder{isl: isl, fields: map[edge][]int{}}
	for f := range tintCount {
		r.fields[edgeOf(f, 100)] = []int{f, last}
	}
	tints := r.tints()
	for f := range tintCount {
		if tints[f] == tints[last] {
			t.Errorf("plot %d has the same tint as its neighbour", f)
		}
	}
}

// A diamond has four points, and none of them where its long lines run.
func TestMarksKeepClearOfLongLines(t *testing.T) {
	isl := &board.Island{Points: [][2]float64{{0, 400}, {500, 0}, {1000, 400}, {500, 800}}, Fields: []board.Field{{Kind: board.Mountain, Border: []int{0, 1, 2, 3}}}}
	r := rects()[0]
	scale, dx, dy := BoardTransform(r, isl)
	placed := 0
	for _, least := range []float64{150, 300, 450, 600} {
		for _, at := range MarkPlaces(r, isl, least) {
			placed++
			for _, corner := range [][2]float64{{at.X, at.Y}, {at.Right(), at.Y}, {at.X, at.Bottom()}, {at.Right(), at.Bottom()}} {
				if inside(isl, isl.Fields[0].Border, (corner[0]-dx)/scale, (corner[1]-dy)/scale) {
					t.Errorf("a mark at least %.0f wide lies on land: %v", least, at)
				}
			}
		}
	}
	if placed == 0 {
		t.Error("no mark found room")
	}
}

func TestTheSmallestVillageHasAChurch(t *testing.T) {
	for _, isl := range oddIslands(t) {
		c := newChart(isl)
		for f, field := range isl.Fields {
			lo, hi := paint.Bounds(c.fields[f])
			sliver := math.Min(hi.X-lo.X, hi.Y-lo.Y) < 14 // thinner than any house
			if field.Kind == board.Village && !sliver && len(c.houses[f]) == 0 {
				t.Errorf("%s: no house stands in the village", isl.ID)
			}
		}
	}
}

func TestReliefIsKnownEverywhere(t *testing.T) {
	for _, isl := range oddIslands(t) {
		for i, p := range newChart(isl).relief.places {
			for _, v := range []float32{p.shore, p.edge, p.deep, p.light, p.wild, p.way} {
				if math.IsNaN(float64(v)) || math.IsInf(float64(v), 0) {
					t.Fatalf("%s: place %d is %+v", isl.ID, i, p)
				}
			}
		}
	}
}
