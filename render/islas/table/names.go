package table

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"islas/game"
	"islas/render/theme"
)

// nameIn is what a player is called on a plate with room for so many pixels: the whole name, or its first words where there is
// no room for more and nobody else is called so.
func (f *frame) nameIn(seat game.Seat, width float64) string {
	name := f.Name(seat)
	if f.UI.MeasureText(theme.SmallBold, name) <= width {
		return name
	}
	words := strings.Fields(name)
	for n := len(words) - 1; n > 0; n-- {
		if first, _ := utf8.DecodeRuneInString(words[n-1]); unicode.IsLower(first) {
			continue // "von" and the like lead on to the next word
		}
		short := strings.Join(words[:n], " ")
		if f.UI.MeasureText(theme.SmallBold, short) <= width && f.alone(seat, short) {
			return short
		}
	}
	return name
}

// alone reports whether no other player than that on a seat has a name that begins with short.
func (f *frame) alone(seat game.Seat, short string) bool {
	for other := range f.players.Seats {
		if game.Seat(other) != seat && strings.HasPrefix(f.Name(game.Seat(other)), short) {
			return false
		}
	}
	return true
}
