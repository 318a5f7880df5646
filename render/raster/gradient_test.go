package raster

import (
	"image/color"
	"testing"

	"islas/render/geom"
)

var white = color.NRGBA{R: 255, G: 255, B: 255, A: 255}

func square(size float64) *Path {
	return polygon(geom.Pt(0, 0), geom.Pt(size, 0), geom.Pt(size, size), geom.Pt(0, size))
}

func TestGradientRunsFromItsBeginningToItsEnd(t *testing.T) {
	c := New(100, 4)
	g := Gradient{From: geom.Pt(20, 0), To: geom.Pt(80, 0), Stops: []Stop{{0, black}, {1, white}}}
	c.FillGradient(g, Over, Identity(), square(100))
	grey := func(x int) int { return int(c.pix[2*c.w+x] & 0xff) }
	if grey(5) != 0 || grey(95) != 255 {
		t.Errorf("beyond its ends it is %d and %d, want 0 and 255", grey(5), grey(95))
	}
	if middle := grey(50); middle < 124 || middle > 132 {
		t.Errorf("in its middle it is %d, want about 128", middle)
	}
	for x := 21; x < 100; x++ {
		if grey(x) < grey(x-1) {
			t.Fatalf("it falls from %d to %d at %d", grey(x-1), grey(x), x)
		}
	}
}

func TestRadialGradientIsRound(t *testing.T) {
	c := New(80, 80)
	g := Gradient{From: geom.Pt(40, 40), To: geom.Pt(40, 0), Radial: true, Stops: []Stop{{0, white}, {0.5, black}, {1, white}}}
	c.FillGradient(g, Over, Identity(), square(80))
	at := func(x, y int) int { return int(c.pix[y*c.w+x] & 0xff) }
	if at(40, 40) < 245 || at(59, 40) > 12 || at(40, 20) > 12 || at(1, 40) < 235 {
		t.Errorf("middle %d, half way %d and %d, rim %d", at(40, 40), at(59, 40), at(40, 20), at(1, 40))
	}
}

func TestGradientIsMovedAlong(t *testing.T) {
	g := Gradient{To: geom.Pt(10, 10), Stops: []Stop{{0, black}, {1, white}}}
	small, large := New(20, 20), New(80, 80)
	small.FillGradient(g, Over, Scaling(1, 3, 5), square(10))
	large.FillGradient(g, Over, Scaling(4, 12, 20), square(10))
	for _, p := range [][2]int{{4, 6}, {8, 9}, {12, 14}} {
		a := int(small.pix[p[1]*20+p[0]] & 0xff)
		b := int(large.pix[(4*p[1]+2)*80+4*p[0]+2] & 0xff)
		if a-b > 4 || b-a > 4 {
			t.Errorf("at %v it is %d small and %d large", p, a, b)
		}
	}
}

func TestGradientAtopLeavesTheRestEmpty(t *testing.T) {
	c := New(10, 10)
	c.Fill(black, Over, Identity(), square(5))
	c.FillGradient(Gradient{To: geom.Pt(10, 0), Stops: []Stop{{0, white}, {1, white}}}, Atop, Identity(), square(10))
	if c.pix[2*10+2] != 0xffffffff || c.pix[8*10+8] != 0 {
		t.Errorf("inside %x, outside %x", c.pix[2*10+2], c.pix[8*10+8])
	}
}

func TestRelightKeepsOpacity(t *testing.T) {
	c := New(4, 1)
	c.Fill(color.NRGBA{R: 100, G: 100, B: 100, A: 128}, Over, Identity(), polygon(geom.Pt(0, 0), geom.Pt(3, 0), geom.Pt(3, 1), geom.Pt(0, 1)))
	before := [4]uint32(c.pix)
	c.Relight(black, white, func(x, y int) int { return []int{-256, 0, 256, 256}[x] })
	for x, d := range c.pix {
		if d>>24 != before[x]>>24 {
			t.Errorf("pixel %d had an opacity of %d and has %d", x, before[x]>>24, d>>24)
		}
	}
	if c.pix[0]&0xff != 0 || c.pix[1] != before[1] || c.pix[2]&0xff < 125 || c.pix[3] != 0 {
		t.Errorf("black, the same, white, nothing: %x", c.pix)
	}
}
