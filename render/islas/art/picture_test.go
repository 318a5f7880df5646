package art

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"testing"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/internal/painttest"
	"islas/render/internal/vision"
	"islas/render/paint"
	"islas/render/theme"
)

func everything(t *testing.T) []painttest.Thing {
	t.Helper()
	p := paint.New(theme.New(false))
	pal := of(p).palette
	words := CardWords{Spanish: "Carretero", Name: "Wagoner"}
	var all []painttest.Thing
	add := func(d paint.Drawing, w, h int, format string, values ...any) {
		all = append(all, painttest.ThingOf(d, w, h, format, values...))
	}
	for _, isl := range islands(t) {
		add(boardDrawing(p, 240, 190, isl), 240, 190, "board %s", isl.ID)
		add(glowDrawing(p, 240, 190, isl, islas.AllPlots, pal.Gold), 240, 190, "glow %s", isl.ID)
	}
	for c := range islas.Card(islas.Faces) {
		add(cardDrawing(pal, faceOf(c), words, false), 120, 168, "card %d", c)
		add(cardDrawing(pal, faceOf(c), words, true), 50, 70, "small card %d", c)
	}
	for k := range islas.Kind(islas.Kinds) {
		for c := range islas.Colour(islas.Colours) {
			add(pieceDrawing(pal, k, c), 28, 28, "%s %s", c, k)
		}
	}
	for pr := range islas.Priority(islas.Priorities) {
		add(priorityDrawing(pal, pr), 20, 20, "priority %s", pr)
	}
	for _, ic := range Icons() {
		add(paint.IconDrawing(ic, pal.Ink), 20, 20, "icon %d", ic)
	}
	for pw := range islas.Power(islas.Powers) {
		for _, size := range []int{28, 48, 160} {
			r := geom.Rect{W: float64(size), H: float64(size)}
			for _, owned := range []bool{false, true} {
				if size != 160 { // from 44 pixels on the symbols' side is the same
					add(privilegeDrawing(pal, r, pw, islas.BuiltIn().Holder(pw), owned), size, size, "privilege %s at %d, owned %v", pw, size, owned)
				}
				deed := DeedWords{Title: "Host", Text: fmt.Sprint("A tie is yours, at ", size, ".")}
				add(deedTextDrawing(pal, r, pw, islas.BuiltIn().Holder(pw), owned, deed), size, size, "text of %s at %d, owned %v", pw, size, owned)
			}
		}
	}
	for c := range islas.Colour(islas.Colours) {
		add(raiderDrawing(pal, c), 64, 64, "raider %s", c)
	}
	add(backDrawing(pal), 50, 70, "card back")
	add(nameDrawing(pal, "Tenerife"), 200, 78, "name")
	return all
}

func TestEverythingIsDrawn(t *testing.T) { painttest.Drawn(t, everything(t)) }

func TestDrawingIsTheSameOnAnyGoroutine(t *testing.T) { painttest.Repeated(t, everything(t)) }

func TestCardsAreWrittenOn(t *testing.T) {
	pal := newPalette(theme.New(false))
	words := CardWords{Spanish: "Carretero", Name: "Wagoner"}
	for _, w := range []int{100, 200} { // drawn finer and halved, and as it is
		h := w * 7 / 5
		_, labels := cardDrawing(pal, faceOf(0), words, false).Rasterise(w, h)
		var texts []string
		for _, l := range labels {
			texts = append(texts, l.Text)
			if l.X < 0 || l.X > float64(w) || l.Y < 0 || l.Y > float64(h) || l.Wide > float64(w) || l.Size > float64(h)/8 {
				t.Errorf("at %d pixels, %q lies at %.0f, %.0f, %.0f wide and %.0f large", w, l.Text, l.X, l.Y, l.Wide, l.Size)
			}
		}
		if want := []string{"1", "2", "3", "4", "Carretero", "Wagoner"}; !slices.Equal(texts, want) {
			t.Errorf("at %d pixels a card says %q, not %q", w, texts, want)
		}
	}
}

func TestPrioritiesDifferWhenSmall(t *testing.T) {
	const size = 20
	pal := newPalette(theme.New(false))
	var all []*image.RGBA
	var names []string
	for pr := range islas.Priority(islas.Priorities) {
		all, names = append(all, painttest.Shown(priorityDrawing(pal, pr), size, size)), append(names, fmt.Sprint(pr))
	}
	painttest.Apart(t, "priorities", size*size/5, all, names)
}

func TestIconsDifferWhenSmall(t *testing.T) {
	const size = 20
	var all []*image.RGBA
	var names []string
	for _, ic := range append(paint.Icons(), Icons()...) {
		all, names = append(all, painttest.Shown(paint.IconDrawing(ic, color.NRGBA{A: 0xff}), size, size)), append(names, fmt.Sprintf("%T %d", ic, ic))
	}
	painttest.Apart(t, "icons", size, all, names)
}

func TestTakenPlotsShowOnThumbnails(t *testing.T) {
	p := paint.New(theme.New(false))
	r := geom.Rect{W: 240, H: 190}
	for _, isl := range islands(t) {
		free := painttest.Shown(boardDrawing(p, r.W, r.H, isl), 240, 190)
		for plot := range islas.Plot(islas.Plots) {
			at := PieceRect(r, isl, plot)
			x, y, size := int(math.Round(at.X)), int(math.Round(at.Y)), int(math.Round(at.W))
			box := image.Rect(x, y, x+size, y+size)
			for k := range islas.Kind(islas.Kinds) {
				for c := range islas.Colour(islas.Colours) {
					piece := painttest.Shown(pieceDrawing(of(p).palette, k, c), size, size)
					before, after := image.NewRGBA(piece.Rect), image.NewRGBA(piece.Rect)
					draw.Draw(before, before.Rect, free, box.Min, draw.Src)
					draw.Draw(after, after.Rect, free, box.Min, draw.Src)
					draw.Draw(after, after.Rect, piece, image.Point{}, draw.Over)
					if n := vision.Differing(before, after); n < size*size/6 {
						t.Errorf("%s: a %s %s on plot %d changes %d of %d pixels", isl.ID, c, k, plot, n, size*size)
					}
				}
			}
		}
	}
}
