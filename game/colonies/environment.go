package colonies

import (
	"errors"

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
