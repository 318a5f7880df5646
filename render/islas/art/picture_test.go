package art

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"slices"
	"testing"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/need"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

func everything(t testing.TB) []painttest.Thing {
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
		for _, owned := range []bool{false, true} {
			add(sealDrawing(pal, pw, islas.BuiltIn().Holder(pw), owned), 20, 20, "seal of %s, owned %v", pw, owned)
			add(privilegeDrawing(pal, pw, islas.BuiltIn().Holder(pw), owned), 48, 48, "privilege %s, owned %v", pw, owned)
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

func TestIcons(t *testing.T) { painttest.Icons(t, Icons(), paint.Icons(), paint.IconDrawing) }

func TestTakenPlotsShowOnThumbnails(t *testing.T) {
	need.Time(t)
	p := paint.New(theme.New(false))
	r := geom.Rect{W: 240, H: 190}
	for _, isl := range islands(t) {
		free := painttest.Shown(boardDrawing(p, r.W, r.H, isl), 240, 190)
		for plot := range islas.Plot(islas.Plots) {
			for k := range islas.Kind(islas.Kinds) {
				at := PieceRect(r, isl, plot, k)
				x, y, size := int(math.Round(at.X)), int(math.Round(at.Y)), int(math.Round(at.W))
				box := image.Rect(x, y, x+size, y+size)
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

// At the smallest size at which a card is drawn in full, each settler is somebody else: the person alone differs from any
// other in a quarter of the pixels that a person covers, and the emblem beside the person in an eighth of its medallion,
// though all the medallions have the same ground.
func TestSettlersDiffer(t *testing.T) {
	const width = 120
	pal := newPalette(theme.New(false))
	var names []string
	var people, emblems []*image.RGBA
	for c := range islas.Card(islas.Occupations) {
		names = append(names, c.ID())
		person := paint.Drawing{Units: cardUnits, Paint: func(n paint.Pen) { n.At(64, 90, 1.03).Watercolour(pal.Palette, 0.5, settlerMarks(pal, c)) }}
		people = append(people, painttest.Shown(person, width, width*7/5))
		emblem := paint.Drawing{Units: 100, Paint: func(n paint.Pen) { n.At(15, 15, 0.7).Watercolour(pal.Palette, 0.9, emblemMarks(pal, c.ID())) }}
		emblems = append(emblems, painttest.Shown(emblem, 37, 37))
	}
	least := width * width
	for _, p := range people {
		least = min(least, vision.Differing(p, image.NewRGBA(p.Rect)))
	}
	painttest.Apart(t, "people", least/4, people, names)
	painttest.Apart(t, "emblems", 37*37/8, emblems, names)
}

// The six pirates differ by more than the colour of their border: by the flag and by what the skull wears.
func TestPiratesDiffer(t *testing.T) {
	const width = 120
	pal := newPalette(theme.New(false))
	var names []string
	var inside []*image.RGBA
	for c := range islas.Colour(islas.Colours) {
		names = append(names, c.String())
		d := paint.Drawing{Units: cardUnits, Paint: func(n paint.Pen) {
			drawCorsair(n, pal, c)
			drawFlag(n.At(95, 13, 0.74), pal, c)
		}}
		inside = append(inside, painttest.Shown(d, width, width*7/5))
	}
	painttest.Apart(t, "pirates", width*width/25, inside, names)
}

func TestSealedDeedsDifferFromFreeOnes(t *testing.T) {
	pal := newPalette(theme.New(false))
	for _, size := range []int{48, 92, 200} {
		for pw := range islas.Power(islas.Powers) {
			sealed := painttest.Shown(privilegeDrawing(pal, pw, islas.BuiltIn().Holder(pw), true), size, size)
			free := painttest.Shown(privilegeDrawing(pal, pw, islas.BuiltIn().Holder(pw), false), size, size)
			if n := vision.Differing(sealed, free); n < size*size/25 {
				t.Errorf("at %d pixels the sealed and the free deed of %s differ in %d pixels", size, pw, n)
			}
		}
	}
}

// TestSealsDiffer draws the seals of all privileges 18 pixels large in one and the same colour, as they are with any colour vision: each has a
// symbol of its own.
func TestSealsDiffer(t *testing.T) {
	const size = 18
	for _, owned := range []bool{false, true} {
		for one := range islas.Colour(islas.Colours) {
			pal := oneColour(theme.New(false), one)
			var all []*image.RGBA
			var names []string
			for pw := range islas.Power(islas.Powers) {
				all, names = append(all, painttest.Shown(sealDrawing(pal, pw, one, owned), size, size)), append(names, pw.String())
			}
			painttest.Apart(t, fmt.Sprintf("seals, all %s, owned %v", one, owned), size*size/20, all, names)
		}
	}
}

// faceOf is a card with what the reconstruction shows.
func faceOf(c islas.Card) islas.Face { return islas.BuiltIn().Face(c) }

// TestFacesOfABox: a card that shows other values than those built in is another picture, in full, small and covered, and so is
// the deed of a privilege of another colour; the same values are the same picture.
func TestFacesOfABox(t *testing.T) {
	pal := newPalette(theme.New(false))
	card := faceOf(0)
	wish, house := card, card
	wish.Priorities[3] = islas.FeaturePriority(islas.Road)
	house.Colour = islas.Blue
	words := CardWords{Spanish: "Molinero", Name: "Miller"}
	for _, simple := range []bool{false, true} {
		if a, b := cardDrawing(pal, card, words, simple), cardDrawing(pal, faceOf(0), words, simple); a.Key != b.Key {
			t.Error("the same face is two pictures")
		}
		for _, other := range []islas.Face{wish, house} {
			for name, pair := range map[string][2]any{
				"whole":   {cardDrawing(pal, card, words, simple).Key, cardDrawing(pal, other, words, simple).Key},
				"covered": {coveredDrawing(pal, card, words, simple, 0.5).Key, coveredDrawing(pal, other, words, simple, 0.5).Key},
			} {
				if pair[0] == pair[1] {
					t.Errorf("%s, simple %v: %v has the picture of %v", name, simple, other, card)
				}
			}
		}
	}
	if privilegeDrawing(pal, islas.Ties, islas.Orange, true).Key == privilegeDrawing(pal, islas.Ties, islas.Red, true).Key {
		t.Error("the deed of a red privilege is that of an orange one")
	}
}

// oneColour is a palette in which all pieces have the colour and the rim of one of them, so that only their forms differ.
func oneColour(th *theme.Theme, c islas.Colour) *palette {
	pal := newPalette(th)
	piece, rim := pal.piece[c], pal.rim[c]
	for i := range pal.piece {
		pal.piece[i], pal.rim[i] = piece, rim
	}
	return pal
}

// TestPiecesDifferWithoutColours draws every piece in one and the same colour, 28 pixels large, the smallest it is shown:
// whoever does not see colours can tell the pieces apart all the same. This is tried in each of the six colours, since dark
// and light ones show their shades differently.
//
// Houses, by which a colour is known, differ in a third of what they cover; so do the kinds of buildings of a colour.
// Palaces share their turrets and terrace, towns their wall, and differ in what stands between: in an eighth, which is a patch
// of 8 by 8 pixels of 28 by 28.
func TestPiecesDifferWithoutColours(t *testing.T) {
	const size = 28
	for one := range islas.Colour(islas.Colours) {
		pal := oneColour(theme.New(false), one)
		var all [islas.Kinds][islas.Colours]painttest.Looks
		for k := range islas.Kind(islas.Kinds) {
			for c := range islas.Colour(islas.Colours) {
				all[k][c] = painttest.LooksOf(painttest.Shown(pieceDrawing(pal, k, c), size, size))
			}
		}
		compare := func(k islas.Kind, c islas.Colour, l islas.Kind, d islas.Colour, least float64) {
			if got := all[k][c].Unlike(all[l][d], 1, 1); got < least {
				t.Errorf("all in %s: %s %s and %s %s differ in %.3f of what they cover, want %.3f", one, c, k, d, l, got, least)
			}
		}
		for c := range islas.Colour(islas.Colours) {
			for other := range c {
				compare(islas.House, c, islas.House, other, 1.0/3)
				compare(islas.Palace, c, islas.Palace, other, 1.0/8)
				compare(islas.Town, c, islas.Town, other, 1.0/8)
			}
			compare(islas.House, c, islas.Palace, c, 1.0/3)
			compare(islas.House, c, islas.Town, c, 1.0/3)
			compare(islas.Palace, c, islas.Town, c, 1.0/3)
		}
	}
}

// TestKindsAreToldOnSmallIslands draws houses, palaces and towns on an island where houses are 20 pixels large, each in its size there, as
// every kind of colour vision sees them, and in shades of grey: two of one colour differ in a third of what they cover.
func TestKindsAreToldOnSmallIslands(t *testing.T) {
	pal, isl := newPalette(theme.New(false)), islands(t)[0]
	var r geom.Rect
	for PieceRect(r, isl, 0, islas.House).W < 20 {
		r.W, r.H = r.W+1, r.H+1
	}
	for eyes := range vision.Kinds {
		for c := range islas.Colour(islas.Colours) {
			var all [islas.Kinds]*image.RGBA
			for k := range islas.Kind(islas.Kinds) {
				all[k] = image.NewRGBA(image.Rect(0, 0, 32, 32))
				side := int(math.Round(PieceRect(r, isl, 0, k).W))
				x := (32 - side) / 2
				draw.Draw(all[k], image.Rect(x, 30-side, x+side, 30), painttest.Shown(pieceDrawing(pal, k, c), side, side), image.Point{}, draw.Over)
				eyes.Simulate(all[k])
				for l := range k {
					if got := painttest.LooksOf(all[k]).Unlike(painttest.LooksOf(all[l]), 1, 1); got < 1.0/3 {
						t.Errorf("%s: %s %s and %s differ in %.3f of what they cover", eyes, c, k, l, got)
					}
				}
			}
		}
	}
}

// TestPieceColoursApart checks that every two colours of pieces are at least 12 apart in OKLab, whose black and white are
// 100 apart, to every kind of colour vision.
func TestPieceColoursApart(t *testing.T) {
	pieces := newPalette(theme.New(false)).piece
	for kind := range vision.Kinds {
		for i, a := range pieces {
			for j, b := range pieces[:i] {
				if got := kind.Distance(a, b); got < 12 {
					t.Errorf("%s: pieces %d and %d are %.1f apart, want 12", kind, j, i, got)
				}
			}
		}
	}
}

// TestWritingShowsOnPieceColours checks the text on grounds of the pieces' colours: the better of both inks.
func TestWritingShowsOnPieceColours(t *testing.T) {
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		for i, c := range pal.piece {
			if got := theme.Contrast(pal.on(c), c); got < 4.5 {
				t.Errorf("high contrast %v: text on piece %d is %.2f : 1, want 4.5", high, i, got)
			}
		}
	}
}

// TestSitesShow checks that the string around a site on which nothing stands is told from it (WCAG 2.2, 1.4.11).
func TestSitesShow(t *testing.T) {
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		if got := theme.Contrast(theme.Mix(pal.site, pal.border, 0.75), pal.site); got < 3 {
			t.Errorf("high contrast %v: the string around a site is %.2f : 1", high, got)
		}
	}
}

func TestDrawnShapes(t *testing.T) {
	pal := newPalette(theme.New(false))
	check := func(where, d string, limit int) {
		t.Helper()
		p, err := paint.ParseShape(d)
		if err != nil {
			t.Errorf("%s: %v", where, err)
			return
		}
		b := p.Bounds()
		if b.Dx() == 0 && b.Dy() == 0 || b.Min.X < -limit/5 || b.Min.Y < -limit/5 || b.Max.X > limit*5/4 || b.Max.Y > limit*5/4 {
			t.Errorf("%s: shape %q spans %v", where, d, b)
		}
	}
	for c := range islas.Colour(islas.Colours) {
		for k := range islas.Kind(islas.Kinds) {
			for _, part := range partsOf(k, c) {
				for _, f := range part.facets {
					check(c.String()+" "+k.String(), f.Shape, 100)
				}
			}
		}
	}
	for _, ic := range Icons() {
		if len(ic.Parts()) == 0 {
			t.Errorf("icon %d is empty", ic)
		}
		for _, part := range ic.Parts() {
			check(fmt.Sprint("icon ", ic), part.Shape, 24)
		}
	}
	all := map[string][]paint.Mark{}
	for c := range islas.Card(islas.Occupations) {
		all[c.ID()] = emblemMarks(pal, c.ID())
	}
	for f := range islas.Feature(islas.Features) {
		all[f.String()] = featureMarks(pal, f)
	}
	for pw := range islas.Power(islas.Powers) {
		all[pw.String()] = powerMarks(pal, pw)
	}
	seen := map[string]string{}
	for name, marks := range all {
		if len(marks) == 0 {
			t.Errorf("there is no picture of %s", name)
			continue
		}
		if other, same := seen[marks[0].Shape]; same {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[marks[0].Shape] = name
		for _, m := range marks {
			check(name, m.Shape, 100)
		}
	}
}
