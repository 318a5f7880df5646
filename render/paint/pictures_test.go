package paint

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"islas/render/geom"
	"islas/render/internal/painttest"
	"islas/render/theme"
)

// things is everything that pictures of any game have in common.
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
			sheetDrawing(pal, s[0], s[1]), cartoucheDrawing(pal, s[0], s[1]), seaDrawing(pal, s[0], s[1]), paperDrawing(pal, s[0], s[1]),
		} {
			c, _ := d.Rasterise(w, h)
			painttest.Sound(t, fmt.Sprint(i, s), c.Image())
		}
	}
}

func TestIconsDifferWhenSmall(t *testing.T) {
	const size = 20
	var all []*image.RGBA
	var names []string
	for _, ic := range Icons() {
		all, names = append(all, painttest.Shown(IconDrawing(ic, color.NRGBA{A: 0xff}), size, size)), append(names, fmt.Sprint(ic))
	}
	painttest.Apart(t, "icons", size, all, names)
}

// TestIconsShow checks that every icon of any game is seen in the colours and on the grounds it is drawn in.
func TestIconsShow(t *testing.T) {
	painttest.IconsShow(t, func(c theme.Color) (all []painttest.Sight) {
		for _, ic := range Icons() {
			all = append(all, painttest.SightOf(fmt.Sprint("icon ", ic), IconDrawing(ic, c)))
		}
		return all
	})
}
