package match

import (
	"time"

	"islas/game"
)

// Any is a match of any game: the methods of every *Match that name no positions, actions or events.
type Any interface {
	// Info returns the description of the game.
	Info() *game.Info
	// Setup returns the setup that the game started from.
	Setup() Setup
	// Over reports whether the game is over.
	Over() bool
	// Round returns the number of the round, from 1.
	Round() int
	// Points returns the points of a seat.
	Points(seat game.Seat) int
	// Winners returns the winners: nobody before the end, several if they share the win.
	Winners() game.SeatSet
	// Helped returns who chose some of the actions in place of the player, Nobody if nobody did.
	Helped() Helper
	// Rename gives a seat another name, cleaned as by CleanName. Nothing else depends on it.
	Rename(seat game.Seat, name string)
	// Humans returns the number of seats that people play.
	Humans() int
	// Save returns the saved game; the error is ErrTooLong.
	Save() ([]byte, error)
	// SaveAt returns the saved game with the time of saving.
	SaveAt(now time.Time) ([]byte, error)
}
