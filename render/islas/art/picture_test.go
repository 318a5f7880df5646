package art

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"sync"
	"testing"

	"islas/game/islas"
	"islas/render/theme"
)

// shownAt is a picture in memory, without its writing.
func shownAt(d drawing, w, h int) *image.RGBA {
	c, _ := d.draw(w, h)
	return c.Image()
}

// piecework is something that can be drawn, at a small size.
type piecework struct {
	name string
	drawing
	w, h int
}

func everything(t *testing.T) []piecework {
	t.Helper()
	p := New(theme.New(false))
	pal := &p.colours
	words := CardWords{Spanish: "Carretero", Name: "Wagoner"}
	var all []piecework
	add := func(d drawing, w, h int, format string, values ...any) {
		all = append(all, piecework{fmt.Sprintf(format, values...), d, w, h})
	}
	for _, isl := range islands(t) {
		add(p.boardDrawing(240, 190, isl), 240, 190, "board %s", isl.ID)
		add(p.glowDrawing(240, 190, isl, islas.AllPlots, pal.gold), 240, 190, "glow %s", isl.ID)
	}
	for c := range islas.Card(islas.Faces) {
		add(pal.cardDrawing(c, words, false), 120, 168, "card %d", c)
		add(pal.cardDrawing(c, words, true), 50, 70, "small card %d", c)
	}
	for k := range islas.Kind(islas.Kinds) {
		for c := range islas.Colour(islas.Colours) {
			add(pal.pieceDrawing(k, c), 28, 28, "%s %s", c, k)
		}
	}
	for pr := range islas.Priority(islas.Priorities) {
		add(pal.priorityDrawing(pr), 20, 20, "priority %s", pr)
	}
	for _, ic := range Icons() {
		add(iconDrawing(ic, pal.ink), 20, 20, "icon %d", ic)
	}
	for pw := range islas.Power(islas.Powers) {
		for _, size := range []int{28, 48, 160} {
			r := Rect{W: float64(size), H: float64(size)}
			for _, owned := range []bool{false, true} {
				if size != 160 { // from 44 pixels on the symbols' side is the same
					add(pal.privilegeDrawing(r, pw, owned), size, size, "privilege %s at %d, owned %v", pw, size, owned)
				}
				deed := DeedWords{Title: "Host", Text: fmt.Sprint("A tie is yours, at ", size, ".")}
				add(pal.deedTextDrawing(r, pw, owned, deed), size, size, "text of %s at %d, owned %v", pw, size, owned)
			}
		}
	}
	for f := range Faces {
		add(pal.portraitDrawing(f), 32, 32, "portrait %d", f)
	}
	add(pal.monogramDrawing("Y"), 32, 32, "monogram")
	add(pal.monogramDrawing(""), 32, 32, "monogram without a letter")
	for n := range shipCards + 1 {
		add(pal.shipDrawing(n), 120, 90, "ship with %d cards", n)
	}
	for c := range islas.Colour(islas.Colours) {
		add(pal.raiderDrawing(c), 64, 64, "raider %s", c)
	}
	add(drawing{content{subject: cardBackPicture}, cardUnits, pal.back}, 50, 70, "card back")
	add(drawing{content{subject: wreathPicture}, 100, pal.wreath}, 60, 60, "wreath")
	add(drawing{content{subject: startShipPicture}, 100, pal.token}, 28, 28, "start ship")
	add(pal.cartoucheDrawing(400, 100), 400, 100, "cartouche")
	add(pal.sheetDrawing(300, 220), 300, 220, "sheet")
	add(pal.nameDrawing("Tenerife"), 200, 78, "name")
	add(pal.roseDrawing(), 120, 120, "rose")
	add(backdropDrawing(seaPicture, 640, 360, pal.openSea), 640, 360, "sea")
	add(backdropDrawing(paperPicture, 300, 140, pal.oldPaper), 300, 140, "paper")
	return all
}

func TestEverythingIsDrawn(t *testing.T) {
	seen := map[content]string{}
	for _, thing := range everything(t) {
		if other, same := seen[thing.what]; same {
			t.Errorf("%s and %s would be kept as the same picture", thing.name, other)
		}
		seen[thing.what] = thing.name
		img := shownAt(thing.drawing, thing.w, thing.h)
		covered := 0
		shades := map[[3]uint8]bool{}
		for i := 0; i < len(img.Pix); i += 4 {
			r, g, b, a := img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3]
			if r > a || g > a || b > a {
				t.Fatalf("%s: pixel %d is %v, brighter than it is opaque", thing.name, i/4, img.Pix[i:i+4])
			}
			if a > 128 {
				covered++
			}
			shades[[3]uint8{r, g, b}] = true
		}
		if least := thing.w * thing.h / 16; covered < least {
			t.Errorf("%s covers %d pixels, less than %d", thing.name, covered, least)
		}
		if len(shades) < 4 {
			t.Errorf("%s has %d shades", thing.name, len(shades))
		}
	}
}

func TestDrawingIsTheSameOnAnyGoroutine(t *testing.T) {
	all := everything(t)
	const times = 3
	sketches := make([][times]*sketch, len(all))
	var group sync.WaitGroup
	for k := range times {
		group.Go(func() {
			for i, thing := range all {
				sketches[i][k] = thing.sketch(thing.w, thing.h)
			}
		})
	}
	group.Wait()
	for i, thing := range all {
		for k := 1; k < times; k++ {
			if a, b := sketches[i][0], sketches[i][k]; !slices.Equal(a.pixels, b.pixels) || !slices.Equal(a.labels, b.labels) {
				t.Errorf("%s is drawn differently the second time", thing.name)
			}
		}
	}
}

func TestCardsAreWrittenOn(t *testing.T) {
	pal := newPalette(theme.New(false))
	words := CardWords{Spanish: "Carretero", Name: "Wagoner"}
	for _, w := range []int{100, 200} { // drawn finer and halved, and as it is
		h := w * 7 / 5
		s := pal.cardDrawing(0, words, false).sketch(w, h)
		var texts []string
		for _, l := range s.labels {
			texts = append(texts, l.text)
			if l.x < 0 || l.x > float64(w) || l.y < 0 || l.y > float64(h) || l.wide > float64(w) || l.size > float64(h)/8 {
				t.Errorf("at %d pixels, %q lies at %.0f, %.0f, %.0f wide and %.0f large", w, l.text, l.x, l.y, l.wide, l.size)
			}
		}
		if want := []string{"1", "2", "3", "4", "Carretero", "Wagoner"}; !slices.Equal(texts, want) {
			t.Errorf("at %d pixels a card says %q, not %q", w, texts, want)
		}
	}
}

// different is how many pixels of two pictures differ clearly, judged by eye for a colour difference.
func different(a, b *image.RGBA) int {
	const clearly = 60
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		sum := 0.0
		for k := range 4 {
			d := float64(a.Pix[i+k]) - float64(b.Pix[i+k])
			sum += d * d
		}
		if math.Sqrt(sum) > clearly {
			n++
		}
	}
	return n
}

func TestPrioritiesDifferWhenSmall(t *testing.T) {
	const size = 20
	pal := newPalette(theme.New(false))
	var all []*image.RGBA
	for pr := range islas.Priority(islas.Priorities) {
		all = append(all, shownAt(pal.priorityDrawing(pr), size, size))
		for other := range pr {
			if n := different(all[pr], all[other]); n < size*size/5 {
				t.Errorf("%s and %s differ in %d of %d pixels", pr, other, n, size*size)
			}
		}
	}
}

func TestIconsDifferWhenSmall(t *testing.T) {
	const size = 20
	var all []*image.RGBA
	for i, ic := range Icons() {
		all = append(all, shownAt(iconDrawing(ic, color.NRGBA{A: 0xff}), size, size))
		for other := range i {
			if n := different(all[i], all[other]); n < size {
				t.Errorf("icons %d and %d differ in %d pixels", ic, other, n)
			}
		}
	}
}

// Houses can be told apart by their forms alone, by whoever doesn't see their colours.
func TestFormsDifferWhenSmall(t *testing.T) {
	const size = 28
	pal := newPalette(theme.New(false))
	var all [][]bool
	for c := range islas.Colour(islas.Colours) {
		c0, _ := drawing{units: 100, make: func(n pen) { pal.form(n.at(9, 13, 0.83), formOf(c), c) }}.draw(size, size)
		img := c0.Image()
		form := make([]bool, size*size)
		for i := range form {
			form[i] = img.Pix[4*i+3] > 128
		}
		all = append(all, form)
		for other := range c {
			n := 0
			for i := range form {
				if form[i] != all[other][i] {
					n++
				}
			}
			if n < size*size/16 {
				t.Errorf("the forms of %s and %s differ in %d pixels", c, other, n)
			}
		}
	}
}

func TestTakenPlotsShowOnThumbnails(t *testing.T) {
	p := New(theme.New(false))
	r := Rect{W: 240, H: 190}
	for _, isl := range islands(t) {
		free := shownAt(p.boardDrawing(r.W, r.H, isl), 240, 190)
		for plot := range islas.Plot(islas.Plots) {
			at := PieceRect(r, isl, plot)
			x, y, size := int(math.Round(at.X)), int(math.Round(at.Y)), int(math.Round(at.W))
			box := image.Rect(x, y, x+size, y+size)
			for k := range islas.Kind(islas.Kinds) {
				for c := range islas.Colour(islas.Colours) {
					piece := shownAt(p.colours.pieceDrawing(k, c), size, size)
					before, after := image.NewRGBA(piece.Rect), image.NewRGBA(piece.Rect)
					draw.Draw(before, before.Rect, free, box.Min, draw.Src)
					draw.Draw(after, after.Rect, free, box.Min, draw.Src)
					draw.Draw(after, after.Rect, piece, image.Point{}, draw.Over)
					if n := different(before, after); n < size*size/6 {
						t.Errorf("%s: a %s %s on plot %d changes %d of %d pixels", isl.ID, c, k, plot, n, size*size)
					}
				}
			}
		}
	}
}
