package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// What a person takes for one letter may be several runes: a letter and its accents, or an emoji made of parts. The caret
// never stands inside one. These few rules cover what can be typed on the usual keyboards.

const (
	joiner    = '\u200d'
	keycap    = '\u20e3'
	skinFirst = '\U0001f3fb'
	skinLast  = '\U0001f3ff'
	flagFirst = '\U0001f1e6'
	flagLast  = '\U0001f1ff'
)

// extends reports whether r belongs to the letter before it.
func extends(r rune) bool {
	return unicode.In(r, unicode.Mn, unicode.Me) || r == joiner || r == keycap || r >= skinFirst && r <= skinLast
}

func flagHalf(r rune) bool { return r >= flagFirst && r <= flagLast }

// nextLetter is the index behind the letter that begins at index i.
func nextLetter(s string, i int) int {
	if i >= len(s) {
		return len(s)
	}
	first, n := utf8.DecodeRuneInString(s[i:])
	i += n
	if flagHalf(first) {
		if r, n := utf8.DecodeRuneInString(s[i:]); flagHalf(r) {
			i += n
		}
	}
	for i < len(s) {
		r, n := utf8.DecodeRuneInString(s[i:])
		if !extends(r) {
			break
		}
		i += n
		if r == joiner && i < len(s) {
			_, n = utf8.DecodeRuneInString(s[i:])
			i += n
		}
	}
	return i
}

// previousLetter is the index at which the letter before index i begins.
func previousLetter(s string, i int) int {
	before := 0
	for at := 0; at < i && at < len(s); {
		before = at
		at = nextLetter(s, at)
	}
	return before
}

// nextWord and previousWord are the indexes that Ctrl with an arrow key goes to.
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

// oneLine is what of a typed text a field takes: no control characters, no line breaks, valid UTF-8.
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

// firstRunes is the beginning of s that has at most n runes.
func firstRunes(s string, n int) string {
	for i := range s {
		if n <= 0 {
			return s[:i]
		}
		n--
	}
	return s
}
