package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/segmenter"
)

// letters returns the byte indexes at which the letters of a text begin, and its length. A person's letter may be several runes: a letter
// and its accents, or an emoji made of parts. The caret never stands inside one.
func letters(s string) []int {
	var text segmenter.Segmenter
	text.Init([]rune(s))
	at, all := 0, []int{0}
	for it := text.GraphemeIterator(); it.Next(); all = append(all, at) {
		for range it.Grapheme().Text {
			_, n := utf8.DecodeRuneInString(s[at:])
			at += n
		}
	}
	return all
}

// nextLetter returns the index after the letter at index i.
func nextLetter(s string, i int) int {
	for _, at := range letters(s) {
		if at > i {
			return at
		}
	}
	return len(s)
}

// previousLetter returns the index at which the letter before index i begins.
func previousLetter(s string, i int) (before int) {
	for _, at := range letters(s) {
		if at < i {
			before = at
		}
	}
	return before
}

// nextWord and previousWord return the indexes that Ctrl with an arrow key goes to.
func nextWord(s string, i int) int {
	for i < len(s) && s[i] == ' ' {
		i++
	}
	for i < len(s) && s[i] != ' ' {
		i = nextLetter(s, i)
	}
	return i
}

func previousWord(s string, i int) int {
	for i > 0 && s[i-1] == ' ' {
		i--
	}
	for i > 0 && s[i-1] != ' ' {
		i = previousLetter(s, i)
	}
	return i
}

// oneLine returns the part of a typed text that a field accepts: no control characters, no line breaks, valid UTF-8.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t' || r == '\n' || r == '\r':
			return ' '
		case unicode.IsControl(r) || r == utf8.RuneError:
			return -1
		}
		return r
	}, s)
}

// firstRunes returns the first n runes of s, or all if there are fewer.
func firstRunes(s string, n int) string {
	for i := range s {
		if n <= 0 {
			return s[:i]
		}
		n--
	}
	return s
}
