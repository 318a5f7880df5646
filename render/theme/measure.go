package theme

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// LaidOut returns how many lines of text have been laid out to be measured so far. Cached measurements are not counted again.
func (t *Theme) LaidOut() int { return t.typo.laidOut }

// Width returns the width in pixels of one line of text.
func (t *Theme) Width(s Style, scale float64, str string) float64 {
	if str == "" {
		return 0
	}
	k := textKeyOf(s, scale, str, 0)
	if w, ok := t.typo.widths[k]; ok {
		return w
	}
	return t.typo.widths.keep(k, t.advance(s, scale, str))
}

// AdvanceAt returns the distance in pixels from the beginning of a line as returned by Shown at which its byte at index at is drawn.
func (t *Theme) AdvanceAt(s Style, scale float64, shown string, at int) float64 {
	return s.breadth() * text.AdvanceAt(shown, at, t.face(s, scale))
}

// Height returns the height in pixels of a number of lines, from the first line's ascender to the last line's descender.
func Height(s Style, scale float64, lines int) float64 {
	if lines <= 0 {
		return 0
	}
	return (LineHeight(s) + float64(lines-1)*Leading(s)) * scale
}

// Wrap returns a text broken into lines at most maxWidth pixels wide: at its line breaks, at
// spaces, and inside a word only if the word alone is wider than the line. Every line has at least one rune, however narrow. An empty text
// has one empty line. The result is shared and must not be modified.
func (t *Theme) Wrap(s Style, scale float64, str string, maxWidth float64) []string {
	k := textKeyOf(s, scale, str, maxWidth)
	if lines, ok := t.typo.wrapped[k]; ok {
		return lines
	}
	fits := func(line string) bool { return t.advance(s, scale, line) <= maxWidth }
	var lines []string
	for paragraph := range strings.SplitSeq(str, "\n") {
		lines = wrapParagraph(lines, paragraph, fits)
	}
	return t.typo.wrapped.keep(k, lines)
}

// wrapParagraph appends the lines of a text without \n.
func wrapParagraph(lines []string, paragraph string, fits func(string) bool) []string {
	line := ""
	for word := range strings.FieldsFuncSeq(paragraph, breaks) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if fits(longer) {
			line = longer
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for line = word; !fits(line); {
			n := prefix(line, fits)
			if n == len(line) {
				break
			}
			if folder := strings.LastIndexAny(line[:n], `/\`); folder > 0 { // a path breaks between its names
				n = folder + 1
			}
			lines = append(lines, line[:n])
			line = line[n:]
		}
	}
	return append(lines, line)
}

// breaks reports whether a line may end at r. A no-break space holds its neighbours together.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

// prefix returns the length in bytes of the longest beginning of word that fits, at least one rune.
func prefix(word string, fits func(string) bool) int {
	_, n := utf8.DecodeRuneInString(word)
	for n < len(word) {
		_, more := utf8.DecodeRuneInString(word[n:])
		if !fits(word[:n+more]) {
			break
		}
		n += more
	}
	return n
}

// Ellipsis returns str if it fits into maxWidth pixels, else its longest beginning followed by "…" that does. If not even "…" fits, it
// returns "…" all the same.
func (t *Theme) Ellipsis(s Style, scale float64, str string, maxWidth float64) string {
	if t.Width(s, scale, str) <= maxWidth {
		return str
	}
	k := textKeyOf(s, scale, str, maxWidth)
	if short, ok := t.typo.ellipses[k]; ok {
		return short
	}
	runes := []rune(str)
	low, high := 0, len(runes)
	for low < high {
		mid := (low + high + 1) / 2
		if t.advance(s, scale, string(runes[:mid])+"…") <= maxWidth {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return t.typo.ellipses.keep(k, strings.TrimRightFunc(string(runes[:low]), unicode.IsSpace)+"…")
}
