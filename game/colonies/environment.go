package colonies

import (
	"errors"
	"math/rand/v2"

	"islas/game"
)

// Fate decides what chance decides in a game, in place of the position's own generator.
type Fate interface {
	// Home lays out the home island.
	Home() Layout
	// Dice returns the dice rolled.
	Dice() [2]uint8
	// Tile returns the tile drawn for a place: its terrain, and its printed number or 0.
	Tile(place Hex) (Terrain, int)
	// Chip returns the number chip drawn for a place; a second one is asked for if the first is refused (section 11).
	Chip(place Hex) int
	// Card returns the development card that a seat draws.
	Card(seat game.Seat) Card
	// Stolen returns the card that is stolen from a seat.
	Stolen(victim game.Seat) Resource
	// Eruption returns the die of the volcano on a place.
	Eruption(place Hex) int
}

// Layout is an arrangement of the home island: terrains and numbers of its land hexes by rising id, and the harbours.
type Layout struct {
	Terrain  [HomeLands]Terrain
	Numbers  [HomeLands]uint8
	Harbours [Harbours]Resource // NoResource for 3:1
}

// HomeLands is the number of land hexes of the home island.
const HomeLands = 18

// ErrFate is the error of a Fate that has decided what is not possible.
var ErrFate = errors.New("chance decides what is not possible")

// environment holds what an action needs beside the position: what decides chance, and the sink of its events. It is kept apart from
// the state so that a state on the caller's stack stays there.
type environment struct {
	fate Fate // nil: the position's own generator
	sink *[]Step
	err  error // of the fate
}

// listening reports whether there is a sink; without one, events need not be made.
func (env *environment) listening() bool { return env.sink != nil }

// emit appends an event to the sink together with the position after it.
func (env *environment) emit(s *State, e Event) {
	if env.sink != nil {
		*env.sink = append(*env.sink, Step{Event: e, After: *s})
	}
}

// settle sets the position of the last step to the one in which somebody decides now: the decider is found after the event was
// emitted.
func (env *environment) settle(s *State) {
	if env.sink != nil && len(*env.sink) > 0 {
		(*env.sink)[len(*env.sink)-1].After = *s
	}
}

// dice rolls the dice.
func (env *environment) dice(s *State) [2]uint8 {
	if env.fate != nil {
		d := env.fate.Dice()
		if d[0] >= 1 && d[0] <= 6 && d[1] >= 1 && d[1] <= 6 {
			return d
		}
		env.err = ErrFate
		return [2]uint8{1, 1}
	}
	n := game.Below(&s.rng, 36)
	return [2]uint8{uint8(n/6) + 1, uint8(n%6) + 1}
}

// tile draws a tile from the stack for a place, and returns its kind.
func (env *environment) tile(s *State, place Hex) int {
	if env.fate != nil {
		terrain, number := env.fate.Tile(place)
		for k, t := range land.stack {
			if t.terrain == terrain && int(t.number) == number && s.stack[k] > 0 {
				return k
			}
		}
		env.err = ErrFate
	}
	return pick(&s.rng, s.stack[:])
}

// chip draws a number chip for a place from those left without one that was refused, 0 if none was.
func (env *environment) chip(s *State, place Hex, refused int) int {
	left := s.chips &^ (1 << refused)
	if env.fate != nil {
		n := env.fate.Chip(place)
		if n >= 2 && n <= 12 && left>>n&1 != 0 {
			return n
		}
		env.err = ErrFate
	}
	var counts [13]uint8
	for n := range counts {
		counts[n] = uint8(left >> n & 1)
	}
	return pick(&s.rng, counts[:])
}

// card draws a development card for a seat.
func (env *environment) card(s *State, seat game.Seat) Card {
	if env.fate != nil {
		c := env.fate.Card(seat)
		if c < Cards && s.deck[c] > 0 {
			return c
		}
		env.err = ErrFate
	}
	return Card(pick(&s.rng, s.deck[:]))
}

// stolen draws a card of a victim.
func (env *environment) stolen(s *State, victim game.Seat) Resource {
	hand := &s.players[victim].hand
	if env.fate != nil {
		r := env.fate.Stolen(victim)
		if r < Resources && hand[r] > 0 {
			return r
		}
		env.err = ErrFate
	}
	return Resource(pick(&s.rng, hand[:]))
}

// eruption rolls the die of a volcano.
func (env *environment) eruption(s *State, place Hex) int {
	if env.fate != nil {
		if n := env.fate.Eruption(place); n >= 1 && n <= 6 {
			return n
		}
		env.err = ErrFate
	}
	return int(game.Below(&s.rng, 6)) + 1
}

// pick draws one of the things that are counted by kind, and returns its kind.
func pick(src *rand.PCG, counts []uint8) int {
	all := 0
	for _, n := range counts {
		all += int(n)
	}
	at := int(game.Below(src, uint64(all)))
	for k, n := range counts {
		if at -= int(n); at < 0 {
			return k
		}
	}
	panic("colonies: nothing is left to draw")
}
