package art

import (
	"math"
	"testing"

	"islas/game/islas"
	"islas/locales"
	"islas/render/theme"
)

// shrunk is how much smaller than meant a line is written so that it fits, 1 if it fits as it is.
func (p *Painter) shrunk(l label) float64 {
	return math.Min(1, l.wide/p.theme.Width(l.style, l.size/theme.Size(l.style), l.text))
}

// Names may be narrowed to fit, but not so far that they can't be read beside each other.
func TestTextsFitOnCards(t *testing.T) {
	const narrowest = 0.72
	p := New(theme.New(false))
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		for c := range islas.Card(islas.Faces) {
			words := CardWords{Spanish: c.Spanish(), Name: texts.Text("occupation." + c.ID())}
			if c.Pirate() {
				words = CardWords{Spanish: texts.Text("pirate.spanish"), Name: texts.Text("pirate." + c.Colour().String())}
			}
			for _, w := range []int{120, 160, 240, 400} {
				for _, l := range p.colours.cardDrawing(c, words, false).sketch(w, w*7/5).labels {
					if k := p.shrunk(l); k < narrowest {
						t.Errorf("%s, %d pixels: %q is written at %.0f %% of its size", lang, w, l.text, 100*k)
					}
				}
			}
		}
	}
}

// What a deed says can be read wherever it is written, title and sentence don't touch, and no word is broken.
func TestTextsFitOnDeeds(t *testing.T) {
	const smallest = 10 // pixels of an em, where a window of 1280 pixels has its smallest texts
	p := New(theme.New(false))
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang)
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
				labels := p.colours.deedTextDrawing(Rect{W: float64(w), H: float64(w)}, pw, true, shown).sketch(w, w).labels
				title := labels[0]
				em := title.size * p.shrunk(title)
				if em < smallest {
					t.Errorf("%s, %d pixels: the title %q is written %.1f pixels large", lang, w, title.text, em)
				}
				if shown.Text == "" {
					continue
				}
				prose := labels[1]
				lines, scale := p.broken(prose)
				if em := theme.Size(prose.style) * scale; em < smallest {
					t.Errorf("%s, %d pixels: the sentence %q is written %.1f pixels large", lang, w, prose.text, em)
				}
				high := float64(len(lines)) * tight * theme.LineHeight(prose.style) * scale
				if high > prose.high+0.01 {
					t.Errorf("%s, %d pixels: %q is %.1f pixels high, its room %.1f", lang, w, prose.text, high, prose.high)
				}
				for _, line := range lines {
					if wide := p.theme.Width(prose.style, scale, line); wide > prose.wide+0.01 {
						t.Errorf("%s, %d pixels: the line %q is %.1f pixels wide, its room %.1f", lang, w, line, wide, prose.wide)
					}
				}
				if top, bottom := prose.y-prose.high/2, title.y+em*0.45; top < bottom {
					t.Errorf("%s, %d pixels: the sentence begins at %.1f, the title ends at %.1f", lang, w, top, bottom)
				}
			}
		}
	}
}
