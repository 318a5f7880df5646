package stage

import (
	"islas/game"
	"islas/render/paint"
	"islas/render/ui"
)

// Result is what the scene of the result tells of a match beside who has won.
type Result struct {
	// Sources are what all points come from, the columns of the result.
	Sources []Source
	// Stalled reports whether the match has ended by a stalemate (game.Stalling).
	Stalled bool
	// Course is how it came to that, nil if that cannot be told.
	Course *Course
	// Paint draws what a seat has come to have by the end, such as its board, in r on whatever sea is there. It is nil in games
	// that have nothing to show.
	Paint func(u *ui.UI, r ui.Rect, seat game.Seat)
}

// Source is what points come from.
type Source struct {
	Label   string     // key of its name
	Icon    paint.Icon // stands above it where there is room, and for it where there is none for the name
	Amounts []Amount   // by seat
	// Paint draws a picture of it that stands there instead of the icon; nil for none.
	Paint func(u *ui.UI, r ui.Rect)
}

// Amount is how many points a seat has from a source, and from how many things that each give as many; 0 if that is not how
// they are counted.
type Amount struct{ Points, Count int }
