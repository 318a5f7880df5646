package raster

import (
	"image/color"
	"math"
	"math/rand/v2"
	"testing"

	"islas/render/geom"
)

var black = color.NRGBA{A: 0xff}

func polygon(points ...geom.Point) *Path {
	var p Path
	for i, q := range points {
		if i == 0 {
			p.MoveTo(q.X, q.Y)
		} else {
			p.LineTo(q.X, q.Y)
		}
	}
	p.Close()
	return &p
}

func (c *Canvas) alphaAt(x, y int) int { return int(c.pix[y*c.w+x] >> 24) }

// shared returns the area of a pixel inside a triangle, by cutting the triangle along the pixel's four sides.
func shared(corners [3]geom.Point, x, y int) float64 {
	left, top := float64(x), float64(y)
	area := corners[:]
	for _, inside := range []func(geom.Point) float64{ // distance of a point on the pixel's side of each
		func(p geom.Point) float64 { return p.X - left },
		func(p geom.Point) float64 { return left + 1 - p.X },
		func(p geom.Point) float64 { return p.Y - top },
		func(p geom.Point) float64 { return top + 1 - p.Y },
	} {
		var rest []geom.Point
		for i, p := range area {
			q := area[(i+1)%len(area)]
			from, to := inside(p), inside(q)
			if from >= 0 {
				rest = append(rest, p)
			}
			if from < 0 != (to < 0) {
				part := from / (from - to)
				rest = append(rest, geom.Pt(p.X+(q.X-p.X)*part, p.Y+(q.Y-p.Y)*part))
			}
		}
		area = rest
	}
	twice := 0.0
	for i, p := range area {
		q := area[(i+1)%len(area)]
		twice += (p.X-left)*(q.Y-top) - (q.X-left)*(p.Y-top)
	}
	return math.Abs(twice) / 2
}

// TestCoverageIsTheArea: the opacity of every pixel is its filled area, as precisely as opacity is stored.
func TestCoverageIsTheArea(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const size = 20
	c := New(size, size)
	for range 300 {
		var corners [3]geom.Point
		for i := range corners { // many of them beyond the borders
			corners[i] = geom.Pt(rng.Float64()*40-10, rng.Float64()*40-10)
		}
		c.Fill(black, Over, Identity(), polygon(corners[:]...))
		for i := range size * size {
			x, y := i%size, i/size
			if got, want := float64(c.alphaAt(x, y)), 255*shared(corners, x, y); math.Abs(got-want) > 1.2 {
				t.Fatalf("triangle %v gives pixel (%d, %d) an opacity of %.0f, not %.2f", corners, x, y, got, want)
			}
		}
		c.dirty.Min.X, c.dirty.Min.Y, c.dirty.Max.X, c.dirty.Max.Y = 0, 0, size, size
		c.Release()
	}
}

func TestFractionsAreExact(t *testing.T) {
	c := New(8, 8)
	c.Fill(black, Over, Identity(), polygon(geom.Pt(1.25, 2.5), geom.Pt(5.75, 2.5), geom.Pt(5.75, 4), geom.Pt(1.25, 4)))
	for _, test := range []struct{ x, y, want int }{
		{1, 2, 96}, {3, 2, 128}, {5, 2, 96}, {1, 3, 191}, {3, 3, 255}, {5, 3, 191}, {0, 3, 0}, {6, 3, 0}, {3, 1, 0}, {3, 4, 0},
	} {
		if got := c.alphaAt(test.x, test.y); got < test.want-1 || got > test.want+1 {
			t.Errorf("pixel (%d, %d) has an opacity of %d, not %d", test.x, test.y, got, test.want)
		}
	}
}

func TestNothingIsLeftOfAFill(t *testing.T) {
	c := New(300, 40)
	rng := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		p := polygon()
		for i := range 7 {
			x, y := rng.Float64()*500-100, rng.Float64()*80-20
			if i == 0 {
				p.MoveTo(x, y)
			} else {
				p.QuadTo(rng.Float64()*300, rng.Float64()*40, x, y)
			}
		}
		c.Fill(black, Over, Identity(), p)
		c.Stroke(black, Over, Identity(), Line{Width: rng.Float64() * 30, Joint: Smooth, End: Round}, p)
	}
	for i, v := range c.tools.edges.change {
		if v != 0 {
			t.Fatalf("%g is left at %d", v, i)
		}
	}
	for i, v := range c.tools.edges.touched {
		if v != 0 {
			t.Fatalf("%b is left at word %d", v, i)
		}
	}
	empty := New(300, 40)
	empty.tools = c.tools
	empty.Fill(black, Over, Identity(), &Path{})
	for i, s := range empty.pix {
		if s != 0 {
			t.Fatalf("pixel %d of an empty path is %x", i, s)
		}
	}
}

func TestOppositePartsCancel(t *testing.T) {
	ring := polygon(geom.Pt(1, 1), geom.Pt(9, 1), geom.Pt(9, 9), geom.Pt(1, 9))
	ring.Add(polygon(geom.Pt(3, 3), geom.Pt(3, 7), geom.Pt(7, 7), geom.Pt(7, 3)), Identity())
	c := New(10, 10)
	c.Fill(black, Over, Identity(), ring)
	if c.alphaAt(5, 5) != 0 || c.alphaAt(2, 5) != 255 {
		t.Errorf("the hole has an opacity of %d, the ring of %d", c.alphaAt(5, 5), c.alphaAt(2, 5))
	}
}

// A line that turns wildly covers every pixel that lies well within its width, whatever its joints.
func TestStrokesHaveNoHoles(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		var points []geom.Point
		for range 9 {
			points = append(points, geom.Pt(20+rng.Float64()*60, 20+rng.Float64()*60))
		}
		var p Path
		for i, q := range points {
			if i == 0 {
				p.MoveTo(q.X, q.Y)
			} else {
				p.LineTo(q.X, q.Y)
			}
		}
		for _, l := range []Line{{9, Sharp, Square}, {9, Smooth, Round}} {
			c := New(100, 100)
			c.Stroke(black, Over, Identity(), l, &p)
			for i := range 100 * 100 {
				x, y := i%100, i/100
				within, near := math.Inf(1), math.Inf(1)
				for k := 1; k < len(points); k++ {
					d, along := beside(points[k-1], points[k], geom.Pt(float64(x)+0.5, float64(y)+0.5))
					near = min(near, d)
					if along || l.Joint == Smooth {
						within = min(within, d)
					}
				}
				if a := c.alphaAt(x, y); within < 4.5-1 && a < 250 {
					t.Fatalf("%+v through %v leaves pixel (%d, %d), %.1f from it, with an opacity of %d", l, points, x, y, within, a)
				} else if near > 4.5*sharpest+1 && a > 0 {
					t.Fatalf("%+v through %v reaches pixel (%d, %d), %.1f from it", l, points, x, y, near)
				}
			}
		}
	}
}

// beside returns the distance of a point from a step of a line, and whether it lies along it, not near or beyond an end, where a bend may
// be cut.
func beside(a, b, p geom.Point) (d float64, within bool) {
	dx, dy := b.X-a.X, b.Y-a.Y
	along := ((p.X-a.X)*dx + (p.Y-a.Y)*dy) / (dx*dx + dy*dy)
	if along < 0 || along > 1 {
		return min(math.Hypot(p.X-a.X, p.Y-a.Y), math.Hypot(p.X-b.X, p.Y-b.Y)), false
	}
	length := math.Hypot(dx, dy)
	return math.Abs((p.X-a.X)*dy-(p.Y-a.Y)*dx) / length, along*length > 1 && (1-along)*length > 1
}

func TestRoundEndsAreRound(t *testing.T) {
	var p Path
	p.MoveTo(20, 20)
	p.LineTo(40, 20)
	area := func(e End) float64 {
		c := New(60, 40)
		c.Stroke(black, Over, Identity(), Line{Width: 20, Joint: Smooth, End: e}, &p)
		sum := 0
		for _, s := range c.pix {
			sum += int(s >> 24)
		}
		return float64(sum) / 255
	}
	for _, test := range []struct {
		end  End
		want float64
	}{{Flat, 400}, {Square, 800}, {Round, 400 + 100*math.Pi}} {
		if got := area(test.end); math.Abs(got-test.want) > 2 {
			t.Errorf("a line with end %d covers %.1f pixels, not %.1f", test.end, got, test.want)
		}
	}
}

func TestOpaqueStaysOpaque(t *testing.T) {
	for a := range 256 {
		for share := range uint32(257) {
			s := scaled(pack(color.NRGBA{R: 0xff, G: 0x80, A: uint8(a)}), share)
			d := pack(color.NRGBA{R: 0x30, G: 0xff, B: 0xff, A: 0xff})
			for _, mode := range []Mode{Over, Atop} {
				if got := blend(d, s, mode) >> 24; got != 0xff {
					t.Fatalf("mode %d with an opacity of %d, covered %d of 256, leaves an opacity of %d", mode, a, share, got)
				}
			}
			if share == 0 && blend(d, s, Over) != d {
				t.Fatalf("what covers nothing turns %x into %x", d, blend(d, s, Over))
			}
		}
	}
}

func TestModes(t *testing.T) {
	half := pack(color.NRGBA{R: 0xff, A: 0x80})
	if got := blend(0, half, Over); got != half {
		t.Errorf("over nothing, %x becomes %x", half, got)
	}
	if got := blend(0, half, Atop); got != 0 {
		t.Errorf("atop of nothing, %x is seen as %x", half, got)
	}
	if got := blend(half, pack(black), Erase); got != 0 {
		t.Errorf("%x is left of what was erased", got)
	}
	if got := blend(pack(black), half, Erase); got>>24 < 0x7e || got>>24 > 0x80 {
		t.Errorf("half erased, black is %x", got)
	}
	run := []uint32{0, half, pack(black)}
	for _, mode := range []Mode{Over, Atop, Erase} {
		same := append([]uint32(nil), run...)
		blendRun(same, half, mode)
		for i := range run {
			if want := blend(run[i], half, mode); same[i] != want {
				t.Errorf("mode %d: a run turns %x into %x, a pixel into %x", mode, run[i], same[i], want)
			}
		}
	}
}

func TestScratchIsEmpty(t *testing.T) {
	c := New(50, 30)
	for _, size := range [][2]int{{50, 30}, {20, 10}, {50, 30}, {7, 90}} {
		s := c.Scratch(size[0], size[1])
		for i, p := range s.pix {
			if p != 0 {
				t.Fatalf("pixel %d of %v is %x", i, size, p)
			}
		}
		s.Fill(black, Over, Identity(), polygon(geom.Pt(-5, 3.3), geom.Pt(70, 1), geom.Pt(30, 200)))
		var l Path
		l.MoveTo(2, 2)
		l.LineTo(80, 8)
		s.Stroke(black, Over, Identity(), Line{Width: 7, Joint: Smooth, End: Round}, &l)
		small := c.Scratch(12, 12)
		small.Fill(black, Over, Identity(), polygon(geom.Pt(1, 1), geom.Pt(5, 1), geom.Pt(5, 5), geom.Pt(1, 5)))
		s.Soften(small, 3, 1)
		small.Release()
		s.Release()
	}
}

func TestSoftenBlursInPlace(t *testing.T) {
	c := New(200, 200)
	small := c.Scratch(42, 42)
	small.Fill(black, Over, Scaling(0.2, 1, 1), polygon(geom.Pt(50, 50), geom.Pt(150, 50), geom.Pt(150, 150), geom.Pt(50, 150)))
	c.Soften(small, 5, 0.5)
	if a := c.alphaAt(100, 100); a < 126 || a > 129 {
		t.Errorf("the middle has an opacity of %d, not half", a)
	}
	if a := c.alphaAt(50, 100); a < 48 || a > 80 {
		t.Errorf("the edge has an opacity of %d, not a quarter", a)
	}
	if c.alphaAt(20, 100) != 0 || c.alphaAt(180, 100) != 0 {
		t.Error("the blur reaches too far")
	}
	for x := 21; x < 100; x++ {
		if c.alphaAt(x, 100) < c.alphaAt(x-1, 100) {
			t.Errorf("the blur falls from %d to %d at %d", c.alphaAt(x-1, 100), c.alphaAt(x, 100), x)
		}
		if left, right := c.alphaAt(x, 100), c.alphaAt(199-x, 100); left-right > 2 || right-left > 2 {
			t.Errorf("left of the middle %d, right of it %d", left, right)
		}
	}
}

func TestHalvedIsTheMean(t *testing.T) {
	c := New(4, 2)
	c.pix = []uint32{pack(black), 0, pack(black), pack(black), 0, 0, pack(black), pack(black)}
	half := c.Halved()
	if half.w != 2 || half.h != 1 || half.alphaAt(0, 0) != 64 || half.alphaAt(1, 0) != 255 {
		t.Errorf("halved to %d × %d with %x", half.w, half.h, half.pix)
	}
}
