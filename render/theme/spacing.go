package theme

import (
	"math"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// spaced marks a style with wider gaps between letters, words and lines.
const spaced Style = 1 << 7

// These gaps in ems (WCAG 2.2, 1.4.12; Xbox Accessibility Guideline 101, Text spacing).
const (
	spacedLetters = 0.12 // between two letters, besides the font's own
	spacedWords   = 0.16 // between two words, besides a space and the gap between letters
	spacedLeading = 1.5  // between the baselines of two lines
)

// Spaced returns the style with wider gaps between letters, words and lines, for running text. Everything in this package that takes a
// style takes it; Wrap then leaves an empty line between two paragraphs, one of which has several lines.
func (s Style) Spaced() Style { return s | spaced }

// Plain returns the style without wider gaps, and with letters as wide as the font has them.
func (s Style) Plain() Style { return s &^ (spaced | narrow) }

// wide reports whether a style has wider gaps.
func (s Style) wide() bool { return s&spaced != 0 }

// gaps returns how many pixels are added between two letters and, besides that, at a space: whole pixels, so that letters stand evenly.
func (s Style) gaps(scale float64) (letter, word float64) {
	if !s.wide() {
		return 0, 0
	}
	em := Size(s) * scale
	return math.Ceil(spacedLetters * em), math.Ceil(spacedWords * em)
}

// apart returns the pixels of all gaps of a line before a letter that follows str.
func (s Style) apart(scale float64, str string) float64 {
	letter, word := s.gaps(scale)
	return letter*float64(utf8.RuneCountInString(str)) + word*float64(strings.Count(str, " "))
}

// between returns the pixels of all gaps between the letters of a line.
func (s Style) between(scale float64, str string) float64 {
	if str == "" {
		return 0
	}
	letter, _ := s.gaps(scale)
	return s.apart(scale, str) - letter
}

// drawSpaced draws a line letter by letter with its gaps; o already condenses them.
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

// paragraphs returns the lines of all paragraphs of a text, in a style with wider gaps with an empty line between two of which one has
// several lines.
func (s Style) paragraphs(all [][]string) (lines []string) {
	for i, p := range all {
		if i > 0 && s.wide() && len(all[i-1])+len(p) > 2 && p[0] != "" && all[i-1][0] != "" {
			lines = append(lines, "")
		}
		lines = append(lines, p...)
	}
	return lines
}
