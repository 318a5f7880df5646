package art

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/vision"
	"islas/render/paint"
	"islas/render/theme"
)

func look(t *testing.T, name string, th *theme.Theme, k vision.Kind, ds []paint.Drawing, ratio float64, sizes ...int) {
	const W = 1140
	grounds := []color.NRGBA{th.Paper, th.SeaDeep}
	h := 0
	rows := func(s int) int { per := W / (s + 8); return (len(ds) + per - 1) / per }
	for _, s := range sizes {
		h += rows(s) * (int(float64(s)/ratio) + 8)
	}
	img := image.NewRGBA(image.Rect(0, 0, W, h*len(grounds)))
	y := 0
	for _, g := range grounds {
		draw.Draw(img, image.Rect(0, y, W, y+h), image.NewUniform(g), image.Point{}, draw.Src)
		for _, s := range sizes {
			hh := int(float64(s) / ratio)
			per := W / (s + 8)
			for i, d := range ds {
				c, _ := d.Rasterise(s, hh)
				p := c.Image()
				at := image.Pt(4+(i%per)*(s+8), y+4+(i/per)*(hh+8))
				draw.Draw(img, p.Rect.Add(at), p, image.Point{}, draw.Over)
			}
			y += rows(s) * (hh + 8)
		}
	}
	k.Simulate(img)
	f, err := os.Create("../../../screens/" + name + ".png")
	if err != nil {
		t.Fatal(err)
	}
	png.Encode(f, img)
	f.Close()
}

func zoom(t *testing.T, name string, bg color.NRGBA, ds []paint.Drawing, size, k int) {
	n := size + 4
	img := image.NewRGBA(image.Rect(0, 0, n*len(ds)*k, n*k))
	for i, d := range ds {
		c, _ := d.Rasterise(size, size)
		p := image.NewRGBA(image.Rect(0, 0, n, n))
		draw.Draw(p, p.Rect, image.NewUniform(bg), image.Point{}, draw.Src)
		draw.Draw(p, p.Rect.Add(image.Pt(2, 2)), c.Image(), image.Point{}, draw.Over)
		for y := range n * k {
			for x := range n * k {
				img.Set(i*n*k+x, y, p.At(x/k, y/k))
			}
		}
	}
	f, _ := os.Create("../../../screens/" + name + ".png")
	png.Encode(f, img)
	f.Close()
}

func TestLookBarrels(t *testing.T) {
	th := theme.New(false)
	pal := newPalette(th)
	var ds []paint.Drawing
	for g := range 5 {
		ds = append(ds, barrelDrawing(pal, puertorico.Good(g)))
	}
	ds = append(ds, doubloonDrawing(pal))
	look(t, "barrels", th, vision.Normal, ds[:5], 1, 216, 80, 40, 28, 20, 16)
	zoom(t, "barrels16", th.Paper, ds, 16, 10)
}

func TestLookTiles(t *testing.T) {
	th := theme.New(false)
	pal := newPalette(th)
	var ds []paint.Drawing
	for k := range 6 {
		ds = append(ds, tileDrawing(pal, puertorico.Tile(k), true))
	}
	for k := range 6 {
		ds = append(ds, tileDrawing(pal, puertorico.Tile(k), false))
	}
	look(t, "tiles", th, vision.Normal, ds, 1, 80, 60, 40, 28)
	look(t, "tilesbig", th, vision.Normal, ds[:6], 1, 270)
	zoom(t, "tiles28", th.Paper, ds[:6], 28, 7)
}
