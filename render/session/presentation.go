package session

import "islas/game"

// Presentation is how one kind of events is shown. A game has a table of them; a new kind of events is a new row there. The zero
// value is for events that happen unseen and without words. A function is asked instead of the value before it, unless it is nil.
type Presentation[S, E any] struct {
	// Length is how long the event is shown, in steps of the animation speed (Services.Pace). What is seen to happen within an
	// event takes at most one step each; words take the time to read them.
	Length   float64
	LengthOf func(step *game.Step[S, E]) float64
	// Hold is how long the game rests on the event when it has been shown, in steps. A computer's turn is not shortened for it.
	Hold float64
	// Effect is how far the movement has to be, as a part of it, before its effect is seen (Frame.Known).
	Effect float64
	// Stops are the moments at which an event is held that is stepped through, in steps since its beginning, rising.
	Stops func(step *game.Step[S, E]) []float64
	// Cues are the sounds of the event, in the order in which they are heard. CuesOf is passed the number of steps for which it is
	// shown.
	Cues   []Cue
	CuesOf func(step *game.Step[S, E], steps float64) []Cue

	// Turn is what the event means for the course of turns.
	Turn Turn
	// Closes reports that a turn mostly ends with the event: however long the turn of a computer was, this still has its time.
	Closes bool
	// Steady reports that the event has its time in a computer's turn, too, however long that was: in a game in which one's turn is
	// everybody's.
	Steady bool
	// StopBefore and StopAfter report where a press that completes what is moving stops, so that nobody misses the event.
	StopBefore, StopAfter bool

	// Text is the event in a sentence, empty for what needs no words. What is hidden from whoever looks has been taken out of the
	// event (Game.For).
	Text func(t Texts, e E) string
	// Silent reports whether the event has no line of its own in the log, because those that follow say the same.
	Silent func(e E) bool
	// Opens reports that more is to be seen of the event when its line in the log is clicked.
	Opens bool
	// Names reports whether the event names something of which more can be shown to whoever rests on its line in the log. What is
	// hidden from whoever looks has been taken out of it. Nil is for events that never do.
	Names func(e E) bool
	// Scene reports that the position as of the event can be looked back at (Session.LookBack).
	Scene bool
}

// Turn is what an event means for the course of turns.
type Turn uint8

// What an event can mean.
const (
	SameTurn     Turn = iota // the turn goes on, or whatever is between turns
	TurnBegins               // the turn of the event's seat begins
	BetweenTurns             // nobody's turn: something begins that concerns everybody
	GameEnds
)

// Cue is a sound at a moment of a movement.
type Cue struct {
	At     float64 // part of the movement, from 0 to 1
	Effect string
}
