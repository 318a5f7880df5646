package match

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxName is the greatest length of a seat's name, in runes.
const MaxName = 24

// CleanName returns a seat's name made of anything typed or read: without control characters, marks of direction and bytes that
// are no text, runs of white space made one space, none at the ends, at most MaxName runes. The result may be empty.
func CleanName(name string) string {
	var b strings.Builder
	runes, space := 0, false
	for _, r := range name {
		switch {
		case unicode.IsSpace(r):
			space = runes > 0
			continue
		case r == utf8.RuneError, unicode.IsControl(r), directs(r):
			continue
		}
		if space {
			if runes+1 >= MaxName {
				break
			}
			b.WriteByte(' ')
			runes++
			space = false
		}
		if runes == MaxName {
			break
		}
		b.WriteRune(r)
		runes++
	}
	return b.String()
}

// Distinguish makes every name of a match differ from the others, however capitalised: of equal ones the later ones get a
// number.
func Distinguish(seats []Seat) {
	used := map[string]bool{}
	for i := range seats {
		name := seats[i].Name
		for n := 2; used[strings.ToLower(seats[i].Name)]; n++ {
			seats[i].Name = numbered(name, n)
		}
		used[strings.ToLower(seats[i].Name)] = true
	}
}

// numbered returns a name with a number behind it, cut so that it is not too long.
func numbered(name string, n int) string {
	number := " " + strconv.Itoa(n)
	for utf8.RuneCountInString(name) > MaxName-len(number) {
		_, size := utf8.DecodeLastRuneInString(name)
		name = strings.TrimRight(name[:len(name)-size], " ")
	}
	return name + number
}

// directs reports whether a rune turns the direction of what is written after it, which would reach beyond the name.
func directs(r rune) bool {
	return r == '\u200e' || r == '\u200f' || r == '\u061c' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069'
}
