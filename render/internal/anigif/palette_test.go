package anigif

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"islas/render/testkit/vision"
)

func TestMedianCut(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 100, 100))
	draw.Draw(img, img.Rect, image.NewUniform(color.NRGBA{10, 80, 90, 0xff}), image.Point{}, draw.Src)
	few := []color.NRGBA{{0xff, 0xff, 0xff, 0xff}, {0xb1, 0x1a, 0x33, 0xff}, {0xfc, 0xa1, 0x1c, 0xff}}
	for i, c := range few {
		img.SetNRGBA(i, 0, c)
	}
	p := Palette(4, img.Pix)
	if len(p) != 4 {
		t.Fatalf("%d colours", len(p))
	}
	m := newMapper(p)
	for _, c := range append(few, color.NRGBA{10, 80, 90, 0xff}) {
		if got := m.palette[m.index(c.R, c.G, c.B)]; vision.Normal.Distance(got, c) > 1 {
			t.Errorf("%v becomes %v", c, got)
		}
	}
	if p := Palette(200, img.Pix); len(p) != 4 {
		t.Errorf("4 colours make a palette of %d", len(p))
	}
	if p := Palette(200); len(p) != 1 {
		t.Errorf("no picture makes a palette of %d colours", len(p))
	}
}
