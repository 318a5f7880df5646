package match

import (
	"time"

	"islas/game"
)

// Any is a match of any game, as those see it who need not know which: what every *Match answers without naming positions,
// actions or events.
type Any interface {
	// Info describes the game.
	Info() *game.Info
	// Setup returns what the game started from.
	Setup() Setup
	// Over reports whether the game is over.
	Over() bool
	// Round returns the number of the round, from 1.
	Round() int
	// Points returns the points of a seat.
	Points(seat game.Seat) int
	// Winners returns who has won: nobody before the end, several if they share the win.
	Winners() game.SeatSet
	// Helped returns who chose some of the actions in place of the player, Nobody if nobody did.
	Helped() Helper
	// Rename gives a seat another name, cleaned as by CleanName. Nothing else depends on it.
	Rename(seat game.Seat, name string)
	// Humans returns the number of seats that people play.
	Humans() int
	// Save returns the saved game; the error is ErrTooLong.
	Save() ([]byte, error)
	// SaveAt returns the saved game with the time at which it is saved.
	SaveAt(now time.Time) ([]byte, error)
}
