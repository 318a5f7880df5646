package art

import (
	"math"
	"testing"

	"islas/game/islas"
	"islas/locales"
	words "islas/locales/islas"
	"islas/render/geom"
	"islas/render/internal/painttest"
	"islas/render/paint"
	"islas/render/theme"
)

// shrunk is how much smaller than meant a line is written so that it fits, 1 if it fits as it is.
func shrunk(th *theme.Theme, l paint.Label) float64 {
	return math.Min(1, l.Wide/th.Width(l.Style, l.Size/theme.Size(l.Style), l.Text))
}

// Names may be narrowed to fit, but not so far that they can't be read beside each other.
func TestTextsFitOnCards(t *testing.T) {
	const narrowest = 0.72
	p := paint.New(theme.New(false))
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, words.Files)
		if err != nil {
			t.Fatal(err)
		}
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

// What a deed says can be read wherever it is written, title and sentence don't touch, and no word is broken.
func TestTextsFitOnDeeds(t *testing.T) {
	const smallest = 10 // pixels of an em, where a window of 1280 pixels has its smallest texts
	p := paint.New(theme.New(false))
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, words.Files)
		if err != nil {
			t.Fatal(err)
		}
		for pw := range islas.Power(islas.Powers) {
			words := DeedWords{Title: texts.Text("power." + pw.String()), Text: texts.Text("deed."+pw.String(), "n", 5)}
			for _, w := range []int{120, 160, 240, 400} {
				shown := words
				if w < sentenceFrom {
					shown.Text = ""
				}
				_, labels := deedTextDrawing(of(p).palette, geom.Rect{W: float64(w), H: float64(w)}, pw, islas.BuiltIn().Holder(pw), true, shown).Rasterise(w, w)
				title := labels[0]
				em := title.Size * shrunk(p.Theme(), title)
				if em < smallest {
					t.Errorf("%s, %d pixels: the title %q is written %.1f pixels large", lang, w, title.Text, em)
				}
				if shown.Text == "" {
					continue
				}
				prose := labels[1]
				lines, scale := prose.Lines(p.Theme())
				if em := theme.Size(prose.Style) * scale; em < smallest {
					t.Errorf("%s, %d pixels: the sentence %q is written %.1f pixels large", lang, w, prose.Text, em)
				}
				high := float64(len(lines)) * prose.Step(scale)
				if high > prose.High+0.01 {
					t.Errorf("%s, %d pixels: %q is %.1f pixels high, its room %.1f", lang, w, prose.Text, high, prose.High)
				}
				for _, line := range lines {
					if wide := p.Theme().Width(prose.Style, scale, line); wide > prose.Wide+0.01 {
						t.Errorf("%s, %d pixels: the line %q is %.1f pixels wide, its room %.1f", lang, w, line, wide, prose.Wide)
					}
				}
				if top, bottom := prose.Y-prose.High/2, title.Y+em*0.45; top < bottom {
					t.Errorf("%s, %d pixels: the sentence begins at %.1f, the title ends at %.1f", lang, w, top, bottom)
				}
			}
		}
	}
}

// In the language of the ribbons an occupation is written once, on a ribbon that takes the place of both names.
func TestOccupationsStandOnce(t *testing.T) {
	texts, err := locales.Open("es", words.Files)
	if err != nil {
		t.Fatal(err)
	}
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
	for pw := range islas.Power(islas.Powers) {
		for _, owned := range []bool{false, true} {
			read(deedTextDrawing(pal, geom.Rect{W: 400, H: 400}, pw, islas.BuiltIn().Holder(pw), owned, DeedWords{Title: "Title", Text: "Text"}), 400, 400)
		}
	}
	read(nameDrawing(pal, "Gomera"), 2*markWidth, 2*markHeight)
}
