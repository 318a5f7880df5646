package figures

import (
	"image"
	"testing"

	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// greyOf returns a picture without its colours, with the same brightness.
func greyOf(img *image.RGBA) *image.RGBA {
	grey := image.NewRGBA(img.Rect)
	for i := 0; i < len(img.Pix); i += 4 {
		y := uint8((299*int(img.Pix[i]) + 587*int(img.Pix[i+1]) + 114*int(img.Pix[i+2])) / 1000)
		grey.Pix[i], grey.Pix[i+1], grey.Pix[i+2], grey.Pix[i+3] = y, y, y, img.Pix[i+3]
	}
	return grey
}

// Faces can be told apart on the smallest plates, even without colours.
func TestPortraitsDifferWhenSmall(t *testing.T) {
	const size = 32
	for _, contrast := range []bool{false, true} {
		pal := paint.NewPalette(theme.New(contrast))
		var all, grey []*image.RGBA
		for f := range Faces {
			img := painttest.Shown(portraitDrawing(pal, f), size, size)
			all, grey = append(all, img), append(grey, greyOf(img))
			for other := range f {
				if n := vision.Differing(all[f], all[other]); n < size*size/5 {
					t.Errorf("high contrast %v: faces %d and %d differ in %d of %d pixels", contrast, f, other, n, size*size)
				}
				if n := vision.Differing(grey[f], grey[other]); n < size*size/8 {
					t.Errorf("high contrast %v: without colours faces %d and %d differ in %d of %d pixels", contrast, f, other, n, size*size)
				}
			}
		}
	}
}

// A face is recognisable by its ink: its lines are darker than any ground around it.
func TestPortraitsAreInked(t *testing.T) {
	const size = 32
	pal := paint.NewPalette(theme.New(false))
	for f := range Faces {
		img := greyOf(painttest.Shown(portraitDrawing(pal, f), size, size))
		dark := 0
		for y := size / 5; y < size*4/5; y++ {
			for x := size / 5; x < size*4/5; x++ {
				if c := img.RGBAAt(x, y); c.R < 100 {
					dark++
				}
			}
		}
		if least := size * size / 25; dark < least {
			t.Errorf("face %d has %d pixels of ink in its middle, want %d", f, dark, least)
		}
	}
}

func TestPortraitsAreWritten(t *testing.T) {
	pal := paint.NewPalette(theme.New(false))
	for f := range Faces {
		s := New(pal)
		sitters[f](s, pal)
		for _, m := range s.Marks {
			if _, err := paint.ParseShape(m.Shape); err != nil {
				t.Errorf("face %d: %v", f, err)
			}
		}
	}
}

func TestMonogram(t *testing.T) {
	for name, want := range map[string]string{"yaiza": "Y", "Íñigo": "Í", "ñandú": "Ñ", "5th": "5", "🏝 Ana": "", "": "", "\xff": "", "…": ""} {
		if got := initial(name); got != want {
			t.Errorf("the initial of %q is %q, want %q", name, got, want)
		}
	}
	pal := paint.NewPalette(theme.New(false))
	for letter, want := range map[string]int{"Y": 1, "": 0} {
		if _, labels := monogramDrawing(pal, letter).Rasterise(32, 32); len(labels) != want || want > 0 && labels[0].Text != letter {
			t.Errorf("on the coin of %q stands %+v", letter, labels)
		}
	}
}

// things returns all pictures of the package.
func things() (all []painttest.Thing) {
	pal := paint.NewPalette(theme.New(false))
	for f := range Faces {
		all = append(all, painttest.ThingOf(portraitDrawing(pal, f), 32, 32, "portrait %d", f))
	}
	for n := range shipCards + 1 {
		all = append(all, painttest.ThingOf(shipDrawing(pal, n), 120, 90, "ship with %d cards", n))
	}
	return append(all, painttest.ThingOf(monogramDrawing(pal, "Y"), 32, 32, "monogram"), painttest.ThingOf(monogramDrawing(pal, ""), 32, 32, "monogram without a letter"),
		painttest.ThingOf(startShipDrawing(pal), 28, 28, "start ship"))
}

func TestFiguresAreDrawn(t *testing.T) {
	painttest.Drawn(t, things())
	painttest.Repeated(t, things())
	painttest.AtOddSizes(t, things())
}

// The icon fills its square with bleed, has free corners without, keeps its inset from the edge, and shows sea, sails and sun at every
// size.
func TestAppIcon(t *testing.T) {
	for _, size := range []int{16, 24, 48, 64, 256} {
		tile, full, small := AppIcon(size, 0, false), AppIcon(size, 0, true), AppIcon(size, 0.25, false)
		if tile.Bounds().Dx() != size || tile.Bounds().Dy() != size {
			t.Fatalf("%d: the icon is %v large", size, tile.Bounds())
		}
		last, middle := size-1, size/2
		if tile.RGBAAt(0, 0).A > 0x40 || full.RGBAAt(0, 0).A != 0xFF || full.RGBAAt(last, last).A != 0xFF {
			t.Errorf("%d: corners %v, with bleed %v", size, tile.RGBAAt(0, 0), full.RGBAAt(0, 0))
		}
		if tile.RGBAAt(middle, last).A < 0xF0 || small.RGBAAt(middle, size/4-1).A != 0 || small.RGBAAt(middle, size/4+1).A < 0xF0 {
			t.Errorf("%d: the tile does not end where it should", size)
		}
		var pale, blue int
		for y := range size {
			for x := range size {
				c := tile.RGBAAt(x, y)
				if c.R > 0xE0 && c.G > 0xD0 && c.B > 0x90 {
					pale++
				}
				if c.A == 0xFF && c.R < 0x60 && c.B > c.R+0x20 {
					blue++
				}
			}
		}
		if area := size * size; pale < area/20 || blue < area/10 {
			t.Errorf("%d: %d pixels of sails and sun and %d of sea and sky of %d", size, pale, blue, area)
		}
	}
}
