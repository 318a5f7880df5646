package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// Drawing is what a picture shows and how it is drawn.
type Drawing struct {
	Key   Key
	Units float64 // width of the picture in the units of the pen

	// Paint draws it. It may run on any goroutine, so it must only read what no one writes any more.
	Paint func(Pen)
}

// Picture returns a drawing that depends on nothing but its subject and a palette.
func Picture[P any](subject any, units float64, pal P, draw func(Pen, P)) Drawing {
	return Drawing{Key{Subject: subject}, units, func(n Pen) { draw(n, pal) }}
}

// bitmap is a drawing in pixels: all of it but its writing, which the graphics card does.
type bitmap struct {
	w, h   int
	pixels []byte // four a pixel, premultiplied
	labels []Label
}

// fineBelow is the width or height in pixels up to which pictures are drawn at twice their size and halved. The area that
// a path covers of a pixel is exact anyway, but where several forms meet within one, four small pixels know better than
// one large one what can be seen of each.
const fineBelow = 128

// fineness is how many times larger a picture of w by h pixels is drawn.
func fineness(w, h int) int {
	if w <= fineBelow && h <= fineBelow {
		return 2
	}
	return 1
}

// render rasterises the drawing w by h pixels large.
func (d Drawing) render(w, h int) *bitmap {
	c, labels := d.Rasterise(w, h)
	return &bitmap{w: w, h: h, pixels: c.Bytes(), labels: labels}
}

// Rasterise draws the drawing w by h pixels large, and tells what is to be written on it. It needs no screen and may run on
// any goroutine.
func (d Drawing) Rasterise(w, h int) (*raster.Canvas, []Label) {
	fine := fineness(w, h)
	var labels []Label
	c := raster.New(fine*w, fine*h)
	d.Paint(Pen{Canvas: c, labels: &labels, Scale: float64(fine*w) / d.Units})
	if fine == 1 {
		return c, labels
	}
	for i := range labels {
		labels[i] = labels[i].scaled(1 / float64(fine))
	}
	return c.Halved(), labels
}

// upload brings a bitmap to the graphics card, which writes on it.
func (p *Painter) upload(b *bitmap) *ebiten.Image {
	o := &ebiten.NewImageOptions{Unmanaged: b.w*b.h >= ownTexture}
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, b.w, b.h), o)
	img.WritePixels(b.pixels)
	for _, l := range b.labels {
		l.draw(img, p.theme)
	}
	return img
}
