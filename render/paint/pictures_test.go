package paint

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"islas/render/geom"
	"islas/render/internal/painttest"
	"islas/render/internal/vision"
	"islas/render/theme"
)

// things is everything that pictures of any game have in common.
func things() []painttest.Thing {
	pal := NewPalette(theme.New(false))
	var all []painttest.Thing
	add := func(d Drawing, w, h int, format string, values ...any) {
		all = append(all, painttest.Thing{Name: fmt.Sprintf(format, values...), Key: d.Key, W: w, H: h, Draw: func(w, h int) (*image.RGBA, any) {
			c, labels := d.Rasterise(w, h)
			return c.Image(), labels
		}})
	}
	for _, ic := range Icons() {
		add(IconDrawing(ic, pal.Ink), 20, 20, "icon %d", ic)
	}
	for f := range Faces {
		add(portraitDrawing(pal, f), 32, 32, "portrait %d", f)
	}
	add(monogramDrawing(pal, "Y"), 32, 32, "monogram")
	add(monogramDrawing(pal, ""), 32, 32, "monogram without a letter")
	for n := range shipCards + 1 {
		add(shipDrawing(pal, n), 120, 90, "ship with %d cards", n)
	}
	add(startShipDrawing(pal), 28, 28, "start ship")
	add(wreathDrawing(pal), 60, 60, "wreath")
	add(cartoucheDrawing(pal, 400, 100), 400, 100, "cartouche")
	add(sheetDrawing(pal, 300, 220), 300, 220, "sheet")
	add(roseDrawing(pal), 120, 120, "rose")
	add(seaDrawing(pal, 640, 360), 640, 360, "sea")
	add(paperDrawing(pal, 300, 140), 300, 140, "paper")
	return all
}

func TestEverythingIsDrawn(t *testing.T) { painttest.Drawn(t, things()) }

func TestDrawingIsTheSameOnAnyGoroutine(t *testing.T) { painttest.Repeated(t, things()) }

func TestEverythingIsDrawnAtOddSizes(t *testing.T) {
	painttest.AtOddSizes(t, things())
	pal := NewPalette(theme.New(false))
	for _, s := range painttest.Odd() {
		w, h := pixels(geom.Rect{W: s[0], H: s[1]})
		for i, d := range []Drawing{
			sheetDrawing(pal, s[0], s[1]), cartoucheDrawing(pal, s[0], s[1]), seaDrawing(pal, s[0], s[1]), paperDrawing(pal, s[0], s[1]), wakeDrawing(pal),
		} {
			c, _ := d.Rasterise(w, h)
			painttest.Sound(t, fmt.Sprint(i, s), c.Image())
		}
	}
}

func TestIconsDifferWhenSmall(t *testing.T) {
	const size = 20
	var all []*image.RGBA
	for i, ic := range Icons() {
		all = append(all, shownSmall(IconDrawing(ic, color.NRGBA{A: 0xff}), size))
		for other := range i {
			if n := vision.Differing(all[i], all[other]); n < size {
				t.Errorf("icons %d and %d differ in %d pixels", ic, other, n)
			}
		}
	}
}

// shownSmall is a picture in memory, without its writing.
func shownSmall(d Drawing, size int) *image.RGBA {
	c, _ := d.Rasterise(size, size)
	return c.Image()
}
