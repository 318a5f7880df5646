package stage

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/render/theme"
)

// Named returns seats of a match with names that can be drawn, each once: a seat without one gets the usual one.
func (s *Catalogue) Named(m match.Any, seats []match.Seat) []match.Seat {
	return s.named(s.GameOf(m), seats)
}

// named returns the seats of a game with names that can be drawn, each once, whoever wrote them: what the fonts lack is left
// out, and a seat of whose name nothing is left gets the usual one.
func (s *Catalogue) named(g Game, seats []match.Seat) []match.Seat {
	seats = slices.Clone(seats)
	var taken []string
	for i := range seats {
		seats[i].Name = match.CleanName(theme.Plain(seats[i].Name))
		taken = append(taken, seats[i].Name)
	}
	for i := range seats {
		if seats[i].Name == "" {
			seats[i].Name = s.usualName(g, game.Seat(i), seats[i].Control, taken)
			taken = append(taken, seats[i].Name)
		}
	}
	match.Distinguish(seats)
	return seats
}

// usualName is the name of a seat to which nobody gave one: that of a place for a person, that of one of the cast who is not
// at the table for a computer.
func (s *Catalogue) usualName(g Game, seat game.Seat, control string, taken []string) string {
	if control != game.Human {
		for _, name := range g.Cast().Names() {
			if !slices.Contains(taken, name) {
				return name
			}
		}
	}
	texts := s.services.Texts
	if own, _, err := s.services.Tongues.Open(s.services.Texts.Lang(), g.Texts()); err == nil { // the match need not be of the chosen game
		texts = own
	}
	return texts.Text(PlaceName(seat))
}

// PlaceName is the key of the usual name of a person on a seat.
func PlaceName(seat game.Seat) string { return "new.name." + strconv.Itoa(int(seat)+1) }
