package art

import (
	"fmt"
	"image"
	"image/draw"
	"testing"

	"islas/game/islas"
	"islas/locales"
	words "islas/locales/islas"
	"islas/render/geom"
	"islas/render/internal/need"
	"islas/render/internal/painttest"
	"islas/render/internal/vision"
	"islas/render/paint"
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
	if err != nil {
		t.Fatal(err)
	}
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
