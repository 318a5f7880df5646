package art

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"testing"

	"islas/game/islas"
	"islas/locales"
	words "islas/locales/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// cropped is a part of a picture.
func cropped(img *image.RGBA, part image.Rectangle) *image.RGBA {
	crop := image.NewRGBA(image.Rectangle{Max: part.Size()})
	draw.Draw(crop, crop.Rect, img, part.Min, draw.Src)
	return crop
}

// namedFaces is all faces, each with its names in the language with the longest ones.
func namedFaces(t *testing.T) map[islas.Card]CardWords {
	t.Helper()
	texts, err := locales.Open("de", words.Files)
	must.OK(t, err)
	all := map[islas.Card]CardWords{}
	for c := range islas.Card(islas.Faces) {
		all[c] = CardWords{Spanish: c.Spanish(), Name: texts.Text("occupation." + c.ID())}
		if c.Pirate() {
			all[c] = CardWords{Spanish: texts.Text("pirate.spanish"), Name: texts.Text("pirate." + islas.BuiltIn().Colour(c).String())}
		}
	}
	return all
}

// What is written on a card that is covered stands in the part that is seen: all four numbers and both names, none cut.
func TestWritingOfCoveredCardsIsSeen(t *testing.T) {
	need.Time(t)
	th := theme.New(false)
	pal := newPalette(th)
	for c, words := range namedFaces(t) {
		for _, w := range []int{100, 147, 220} {
			for shown := 0.2; shown < wholeFrom; shown += 0.03 {
				_, labels := coveredDrawing(pal, faceOf(c), words, false, shown).Rasterise(w, w*7/5)
				if want := map[bool]int{false: 6, true: 2}[c.Pirate()]; len(labels) != want {
					t.Fatalf("%s, %.2f seen: %d texts, want %d", c.ID(), shown, len(labels), want)
				}
				for _, l := range labels {
					wide := min(l.Wide, th.Width(l.Style, l.Size/theme.Size(l.Style), l.Text))
					if l.X-wide/2 < 0 || l.X+wide/2 > shown*float64(w)+0.01 {
						t.Errorf("%s, %.2f of %d pixels seen: %q lies from %.0f to %.0f", c.ID(), shown, w, l.Text, l.X-wide/2, l.X+wide/2)
					}
				}
			}
		}
	}
}

// The four priorities of a covered card lie apart from each other in the part that is seen, the first one largest, and none
// is much smaller than on a card that is not covered as long as a third of it is seen.
func TestPrioritiesOfCoveredCardsAreSeen(t *testing.T) {
	const usual = 40 // units
	for _, simple := range []bool{false, true} {
		for wide := 40.0; wide < wholeFrom*cardUnits; wide += coverStep {
			f := coveredFace{simple: simple, wide: wide}
			tiles := f.tiles()
			for i, at := range tiles {
				where := fmt.Sprintf("%.0f units seen, simple %v: priority %d at %v", wide, simple, i+1, at)
				if seen := (geom.Rect{X: 8, Y: 8, W: wide - 8, H: f.foot() - 8}); !seen.Holds(at) {
					t.Errorf("%s is not in %v", where, seen)
				}
				if at.W < 0.78*min(wide-coverLeft-coverEdge, usual) {
					t.Errorf("%s is too small", where)
				}
				for k, other := range tiles[:i] {
					if !at.Intersect(other).Empty() {
						t.Errorf("%s lies over priority %d", where, k+1)
					}
				}
				if i > 0 && at.W >= tiles[0].W {
					t.Errorf("%s is as large as the first", where)
				}
			}
		}
	}
}

// From what is seen of it a covered card can be told from every other.
func TestCoveredCardsDiffer(t *testing.T) {
	const width = 120
	pal := newPalette(theme.New(false))
	for _, shown := range []float64{0.25, 0.4, 0.6} {
		seen := image.Rect(0, 0, int(shown*width), width*7/5)
		var names []string
		var all []*image.RGBA
		for c := range islas.Card(islas.Faces) {
			face := painttest.Shown(coveredDrawing(pal, faceOf(c), CardWords{}, false, shown), width, width*7/5)
			all, names = append(all, cropped(face, seen)), append(names, c.ID()+islas.BuiltIn().Colour(c).String())
		}
		painttest.Apart(t, fmt.Sprintf("%.2f seen", shown), int(shown*width*width/20), all, names)
	}
}

// A colour as a priority is a house beside a free plot: it can be told from the house alone, by which a card says its own
// colour, and all colours have the same sign of a free plot at the same place.
func TestColourAsPriorityIsNoHouseOfOnesOwn(t *testing.T) {
	const size = 30
	pal := newPalette(theme.New(false))
	var marks []*image.RGBA
	for c := range islas.Colour(islas.Colours) {
		sign := painttest.Shown(priorityDrawing(pal, islas.ColourPriority(c)), size, size)
		alone := painttest.Shown(paint.Drawing{Units: 100, Paint: func(n paint.Pen) {
			n.Fill(pal.Ink, paint.Rounded(1, 1, 98, 98, 16))
			n.Fill(swatch(pal, c), paint.Rounded(5, 5, 90, 90, 12))
			drawHouse(n, pal, 4, 0, 92, c)
		}}, size, size)
		if n := vision.Differing(sign, alone); n < size*size/4 {
			t.Errorf("%s next to a plot and %s alone differ in %d pixels", c, c, n)
		}
		marks = append(marks, cropped(sign, image.Rect(size*3/4, size/2, size, size)))
		if n := vision.Differing(marks[0], marks[c]); n > 8 {
			t.Errorf("%s has another sign of a plot than %s: %d pixels differ", c, islas.Colour(0), n)
		}
	}
}

// The village is no chapel: its sign differs from the sign of beige and from the beige house in more than half of its pixels.
func TestVillageIsNoChapel(t *testing.T) {
	const size = 30
	pal := newPalette(theme.New(false))
	village := painttest.Shown(priorityDrawing(pal, islas.FeaturePriority(islas.Village)), size, size)
	for name, d := range map[string]paint.Drawing{
		"sign": priorityDrawing(pal, islas.ColourPriority(islas.Beige)), "house": pieceDrawing(pal, islas.House, islas.Beige),
	} {
		if n := vision.Differing(village, painttest.Shown(d, size, size)); n < size*size/2 {
			t.Errorf("the village and the %s of beige differ in %d pixels of %d", name, n, size*size)
		}
	}
}

// shrunk is how much smaller than meant a line is written so that it fits, 1 if it fits as it is.
func shrunk(th *theme.Theme, l paint.Label) float64 {
	return math.Min(1, l.Wide/th.Width(l.Style, l.Size/theme.Size(l.Style), l.Text))
}

// Names may be narrowed to fit, but not so far that they can't be read beside each other.
func TestTextsFitOnCards(t *testing.T) {
	need.Time(t)
	const narrowest = 0.72
	p := paint.New(theme.New(false))
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, words.Files)
		must.OK(t, err)
		for c := range islas.Card(islas.Faces) {
			words := CardWords{Spanish: c.Spanish(), Name: texts.Text("occupation." + c.ID())}
			if c.Pirate() {
				words = CardWords{Spanish: texts.Text("pirate.spanish"), Name: texts.Text("pirate." + islas.BuiltIn().Colour(c).String())}
			}
			for _, w := range []int{120, 160, 240, 400} {
				_, labels := cardDrawing(of(p).palette, faceOf(c), words, false).Rasterise(w, w*7/5)
				for _, l := range labels {
					if k := shrunk(p.Theme(), l); k < narrowest {
						t.Errorf("%s, %d pixels: %q is written at %.0f %% of its size", lang, w, l.Text, 100*k)
					}
				}
			}
		}
	}
}

// In the language of the ribbons an occupation is written once, on a ribbon that takes the place of both names.
func TestOccupationsStandOnce(t *testing.T) {
	texts, err := locales.Open("es", words.Files)
	must.OK(t, err)
	pal := newPalette(theme.New(false))
	for c := range islas.Card(islas.Occupations) {
		name := texts.Text("occupation." + c.ID())
		own, both := CardWords{Spanish: c.Spanish(), Name: name}, CardWords{Spanish: c.Spanish(), Name: "Wagoner"}
		for _, shown := range []float64{0.4, 1} {
			drawn := func(w CardWords) (at []float64) {
				d := cardDrawing(pal, faceOf(c), w, false)
				if shown < 1 {
					d = coveredDrawing(pal, faceOf(c), w, false, shown)
				}
				_, labels := d.Rasterise(220, 308)
				for _, l := range labels {
					if l.Text == c.Spanish() || l.Text == w.Name {
						at = append(at, l.Y)
					}
				}
				return at
			}
			if once, two := drawn(own), drawn(both); len(once) != 1 || len(two) != 2 || once[0] <= two[0] || once[0] >= two[1] {
				t.Errorf("%s, %.1f seen: in Spanish the occupation stands at %.0f, beside another name at %.0f", c.ID(), shown, once, two)
			}
		}
	}
}

// In high contrast words that are painted have 7 : 1 to what they stand on, in the dark themes, too, in which pictures are the same (WCAG 2.2, 1.4.6).
func TestPaintedWordsRead(t *testing.T) {
	const least, lines = 7, 0.15 // thin ones may run below
	pal := of(paint.New(theme.New(true))).palette
	read := func(d paint.Drawing, w, h int) {
		_, labels := d.Rasterise(w, h)
		picture := painttest.Shown(d, w, h)
		for _, l := range labels {
			wide, high := l.Wide*0.4, max(l.Size*0.6, l.High)/2 // a part of the room that is written in, however long the word
			if l.Style == theme.Number {
				wide = l.Size * 0.25
			}
			weak, all := 0, 0
			for y := int(l.Y - high); y < int(l.Y+high); y++ {
				for x := int(l.X - wide); x < int(l.X+wide); x++ {
					c := theme.Color(picture.RGBAAt(x, y))
					if all++; theme.Contrast(l.Colour, c) < least {
						weak++
					}
				}
			}
			if float64(weak) > lines*float64(all) {
				t.Errorf("%q has less than %d : 1 on %d of %d pixels", l.Text, least, weak, all)
			}
		}
	}
	for c := range islas.Card(islas.Faces) {
		read(cardDrawing(pal, faceOf(c), CardWords{Spanish: c.Spanish(), Name: "Name"}, false), 400, 560)
	}
	read(nameDrawing(pal, "Gomera"), 2*markWidth, 2*markHeight)
}
