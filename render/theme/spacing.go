package theme

import (
	"math"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// spaced marks a style in which letters, words and lines stand further apart.
const spaced Style = 1 << 7

// How far apart they stand then, in ems (WCAG 2.2, 1.4.12; Xbox Accessibility Guideline 101, Text spacing).
const (
	spacedLetters = 0.12 // between two letters, besides what the font has
	spacedWords   = 0.16 // between two words, besides a space and what is between letters
	spacedLeading = 1.5  // between the baselines of two lines
)

// Spaced is the style with more room between letters, words and lines, for running text. Everything in this package that takes a style takes
// it; between two paragraphs, of which one has several lines, Wrap leaves an empty line then.
func (s Style) Spaced() Style { return s | spaced }

// Plain is the style as it is without that room.
func (s Style) Plain() Style { return s &^ spaced }

// wide reports whether a style is one with more room.
func (s Style) wide() bool { return s&spaced != 0 }

// gaps is how many pixels are put between two letters and, besides that, at a space: whole ones, so that letters stand evenly.
func (s Style) gaps(scale float64) (letter, word float64) {
	if !s.wide() {
		return 0, 0
	}
	em := Size(s) * scale
	return math.Ceil(spacedLetters * em), math.Ceil(spacedWords * em)
}

// apart is how many pixels all gaps of a line take whose next letter would stand behind str.
func (s Style) apart(scale float64, str string) float64 {
	letter, word := s.gaps(scale)
	return letter*float64(utf8.RuneCountInString(str)) + word*float64(strings.Count(str, " "))
}

// between is how many pixels all gaps between the letters of a line take.
func (s Style) between(scale float64, str string) float64 {
	if str == "" {
		return 0
	}
	letter, _ := s.gaps(scale)
	return s.apart(scale, str) - letter
}

// drawSpaced draws a line letter by letter, each further from the one before it; o has them condensed.
func drawSpaced(dst *ebiten.Image, str string, face text.Face, s Style, scale, condensed float64, o *text.DrawOptions) {
	at, x := 0, 0.0
	for _, g := range text.AppendGlyphs(nil, str, face, &o.LayoutOptions) {
		if g.StartIndexInBytes > at {
			x += s.apart(scale, str[at:g.StartIndexInBytes]) / condensed
			at = g.StartIndexInBytes
		}
		if g.Image == nil {
			continue
		}
		d := o.DrawImageOptions
		d.GeoM.Reset()
		d.GeoM.Translate(g.X+x, g.Y)
		d.GeoM.Concat(o.GeoM)
		if g.Colored {
			d.ColorScale.Reset()
			d.ColorScale.ScaleAlpha(o.ColorScale.A())
		}
		dst.DrawImage(g.Image, &d)
	}
}

// paragraphs are those of a text, in a style with more room with an empty line between two of which one has several lines.
func (s Style) paragraphs(all [][]string) (lines []string) {
	for i, p := range all {
		if i > 0 && s.wide() && len(all[i-1])+len(p) > 2 && p[0] != "" && all[i-1][0] != "" {
			lines = append(lines, "")
		}
		lines = append(lines, p...)
	}
	return lines
}
