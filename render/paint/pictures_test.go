package paint

import (
	"fmt"
	"image"
	"math"
	"strings"
	"testing"

	"islas/render/geom"
	"islas/render/testkit/must"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// things returns all pictures that any game can use.
func things() []painttest.Thing {
	pal := NewPalette(theme.New(false))
	var all []painttest.Thing
	add := func(d Drawing, w, h int, format string, values ...any) {
		all = append(all, painttest.ThingOf(d, w, h, format, values...))
	}
	for _, ic := range Icons() {
		add(IconDrawing(ic, pal.Ink), 20, 20, "icon %d", ic)
	}
	add(wreathDrawing(pal), 60, 60, "wreath")
	add(cartoucheDrawing(pal, 400, 100), 400, 100, "cartouche")
	add(sheetDrawing(pal, 300, 220), 300, 220, "sheet")
	add(roseDrawing(pal), 120, 120, "rose")
	add(seaDrawing(pal, 640, 360), 640, 360, "sea")
	add(sunlitDrawing(pal, 300, 220, 10), 300, 220, "sunlit sea")
	add(quayDrawing(pal, 400, 140, 10, 0.7), 400, 140, "quay")
	add(paperDrawing(pal, 300, 140), 300, 140, "paper")
	return all
}

func TestEverythingIsDrawn(t *testing.T) { painttest.Drawn(t, things()) }

func TestDrawingIsTheSameOnAnyGoroutine(t *testing.T) { painttest.Repeated(t, things()) }

func BenchmarkPictures(b *testing.B) { painttest.Benchmark(b, things()) }

func TestEverythingIsDrawnAtOddSizes(t *testing.T) {
	painttest.AtOddSizes(t, things())
	pal := NewPalette(theme.New(false))
	for _, s := range painttest.Odd() {
		w, h := pixels(geom.Rect{W: s[0], H: s[1]})
		for i, d := range []Drawing{
			sheetDrawing(pal, s[0], s[1]), cartoucheDrawing(pal, s[0], s[1]), seaDrawing(pal, s[0], s[1]), paperDrawing(pal, s[0], s[1]),
			sunlitDrawing(pal, s[0], s[1], 10), quayDrawing(pal, s[0], s[1], 10, 0.7),
		} {
			c, _ := d.Rasterise(w, h)
			painttest.Sound(t, fmt.Sprint(i, s), c.Image())
		}
	}
}

func TestIcons(t *testing.T) { painttest.Icons(t, Icons(), nil, IconDrawing) }

func TestShapeRefusesMistakes(t *testing.T) {
	for _, d := range []string{"M 1", "L x 3", "W 1 2", "1 2", "O 1 2 3", "M 1 2 Z 3"} {
		if _, err := ParseShape(d); err == nil {
			t.Errorf("shape %q is taken for a path", d)
		} else if !strings.Contains(err.Error(), d) {
			t.Errorf("the mistake in %q is reported without it: %v", d, err)
		}
	}
}

func TestShapeReadsEveryCommand(t *testing.T) {
	p, err := ParseShape("M 10 20 L 30 20 H 40 V 50 Q 30 60,20 50 C 14 50 14 30 10 20 Z O 70 70 5 9")
	must.OK(t, err)
	if b := p.Bounds(); b.Min.X != 10 || b.Min.Y != 20 || b.Max.X != 75 || b.Max.Y != 79 {
		t.Errorf("the path spans %v", b)
	}
}

// Every shape in the program is a valid path, lies near its box and is visible.
func TestEveryIconIsDrawn(t *testing.T) {
	seen := map[string]Icon{}
	for _, ic := range Icons() {
		marks := ic.Parts()
		if len(marks) == 0 {
			t.Errorf("icon %d is empty", ic)
			continue
		}
		whole := ""
		for _, m := range marks {
			if _, err := ParseShape(m.Shape); err != nil {
				t.Errorf("icon %d: %v", ic, err)
			}
			whole += m.Shape
		}
		if other, same := seen[whole]; same {
			t.Errorf("icons %d and %d are the same", ic, other)
		}
		seen[whole] = ic
	}
}

func TestThinnedKeepsTheLine(t *testing.T) {
	var l []geom.Point
	for i := range 200 {
		l = append(l, geom.Pt(float64(i), float64(i%40)*0.01))
	}
	l = append(l, geom.Pt(200, 50))
	few := Thinned(l, 0.5)
	if len(few) > 5 {
		t.Errorf("%d of %d points are left", len(few), len(l))
	}
	for _, p := range l {
		near := 1e9
		for i := 1; i < len(few); i++ {
			near = min(near, distance(few[i-1], few[i], p))
		}
		if near > 0.5 {
			t.Errorf("point %v lies %.2f from the thinned line", p, near)
		}
	}
}

// OpenSea has the light and the depth of the painted sea, in windows of any form, and covers all of them: when the painted sea replaces it,
// only what is painted on the sea changes.
func TestOpenSeaIsThePaintedSea(t *testing.T) {
	pal := NewPalette(theme.New(false))
	for _, size := range []geom.Point{geom.Pt(1280, 720), geom.Pt(390, 844), geom.Pt(2000, 400)} {
		c, _ := seaDrawing(pal, size.X, size.Y).Rasterise(int(size.X), int(size.Y))
		sea := c.Image()
		vertices, indices := openSea(pal, geom.Rect{W: size.X, H: size.Y})
		var inside, far int
		for _, v := range vertices {
			at := image.Pt(int(v.DstX), int(v.DstY))
			if !at.In(sea.Rect.Inset(30)) {
				continue
			}
			inside++
			r, g, b := mean(sea, at, 30)
			if d := math.Abs(r-float64(v.ColorR)*255) + math.Abs(g-float64(v.ColorG)*255) + math.Abs(b-float64(v.ColorB)*255); d > 36 {
				far++
			}
		}
		if inside < 20 || far > inside/10 {
			t.Errorf("%v: at %d of %d points it differs from the painted sea", size, far, inside)
		}
		for _, corner := range []geom.Point{{}, geom.Pt(size.X, 0), geom.Pt(0, size.Y), size} {
			covered := false
			for i := 0; i < len(indices); i += 3 {
				var p [3]geom.Point
				for k := range p {
					v := vertices[indices[i+k]]
					p[k] = geom.Pt(float64(v.DstX), float64(v.DstY))
				}
				covered = covered || within(corner, p)
			}
			if !covered {
				t.Errorf("%v: the corner %v is not covered", size, corner)
			}
		}
	}
}

// mean returns the mean colour of the pixels around a point.
func mean(img *image.RGBA, at image.Point, reach int) (r, g, b float64) {
	n := 0.0
	for y := at.Y - reach; y < at.Y+reach; y++ {
		for x := at.X - reach; x < at.X+reach; x++ {
			c := img.RGBAAt(x, y)
			r, g, b, n = r+float64(c.R), g+float64(c.G), b+float64(c.B), n+1
		}
	}
	return r / n, g / n, b / n
}

// within reports whether a point lies within a triangle.
func within(at geom.Point, p [3]geom.Point) bool {
	var left, right bool
	for i, from := range p {
		to := p[(i+1)%3]
		side := (to.X-from.X)*(at.Y-from.Y) - (to.Y-from.Y)*(at.X-from.X)
		left, right = left || side > 0, right || side < 0
	}
	return !(left && right)
}
