package theme

import (
	"math"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Running text with wide spacing meets the guidelines: lines 1.5 times the type's size apart, 0.12 of it between letters, another 0.16
// between words, and paragraphs twice as far apart as lines.
func TestSpacedStyles(t *testing.T) {
	th := New(false)
	for _, s := range Styles() {
		for _, scale := range []float64{0.5, 0.67, 1, 1.4, 2} {
			em := Size(s) * scale
			if Size(s.Spaced()) != Size(s) || LineHeight(s.Spaced()) != LineHeight(s) {
				t.Errorf("style %d is of another size when it is spaced", s)
			}
			if got := Leading(s.Spaced()) * scale; got < 1.5*em-1e-9 {
				t.Errorf("style %d at %v: lines are %.2f pixels apart, want 1.5 times %.2f", s, scale, got, em)
			}
			one, two := th.Width(s.Spaced(), scale, "mm")-th.Width(s, scale, "mm"), th.Width(s.Spaced(), scale, "m m")-th.Width(s, scale, "m m")
			if one < 0.12*em || one > 0.12*em+1.01 {
				t.Errorf("style %d at %v: %.2f pixels between letters of %.2f", s, scale, one, em)
			}
			if word := two - 2*one; word < 0.16*em-0.01 || word > 0.16*em+1.01 {
				t.Errorf("style %d at %v: %.2f pixels more between words of %.2f", s, scale, word, em)
			}
		}
	}
}

// Letters of a spaced line are drawn where they were measured: nothing is drawn beyond the width of the line.
func TestSpacedLinesAreAsWideAsMeasured(t *testing.T) {
	th := New(false)
	for _, str := range []string{"Offizier – fünf Inseln", "fi fl ffi", "a", "Two words, and a final one."} {
		s := Body.Spaced()
		face, letter := th.face(s, 1, false), math.Ceil(0.12*Size(Body))
		for _, g := range text.AppendGlyphs(nil, str, face, nil) {
			if utf8.RuneCountInString(str[g.StartIndexInBytes:g.EndIndexInBytes]) > 1 {
				t.Errorf("%q: letters are drawn as one", str)
			}
			if at := th.AdvanceAt(s, 1, str, g.StartIndexInBytes); at < g.OriginX+letter*float64(len([]rune(str[:g.StartIndexInBytes]))) {
				t.Errorf("%q: a letter stands at %.1f, before where it is drawn", str, at)
			}
		}
		end := th.AdvanceAt(s, 1, str, len(str))
		if got := th.Width(s, 1, str); math.Abs(got-(end-letter)) > 0.01 {
			t.Errorf("%q is %.2f wide and ends at %.2f", str, got, end-letter)
		}
	}
}

// There is an empty line between paragraphs, except those of one line each, which are a list.
func TestSpacedParagraphs(t *testing.T) {
	th := New(false)
	long := strings.Repeat("word ", 20) + "end."
	for _, tt := range []struct {
		text  string
		empty int
	}{{"one\ntwo\nthree", 0}, {long + "\n" + long, 1}, {"Head\n" + long + "\nFoot", 2}, {long + "\n\n" + long, 1}, {long, 0}} {
		empty := 0
		for _, line := range th.Wrap(Body.Spaced(), 1, tt.text, 500) {
			if line == "" {
				empty++
			}
		}
		if empty != tt.empty {
			t.Errorf("%q has %d empty lines, want %d", tt.text, empty, tt.empty)
		}
		for _, line := range th.Wrap(Body.Spaced(), 1, tt.text, 500) {
			if w := th.Width(Body.Spaced(), 1, line); w > 500 {
				t.Errorf("%q is %.1f wide", line, w)
			}
		}
	}
}
