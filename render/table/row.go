package table

import (
	"islas/game"
	"islas/render/ui"
)

// Row is how one kind of events is shown. A game has a table of them; a new kind of events is a new row. The zero value is
// for events that happen unseen and untold. A function is asked instead of the value before it, unless it is nil.
type Row[S, E any] struct {
	// Length is how long the event is shown, in steps of the animation speed (stage.Stage.Pace). What is seen to happen within
	// an event takes at most one step each; words take the time to read them.
	Length   float64
	LengthOf func(step *game.Step[S, E]) float64
	// Rests is how long the game rests on the event when it has been shown, in steps. A computer's turn is not shortened for it.
	Rests float64
	// Parts is where an event can be stopped that is looked at in parts, in steps since its beginning, rising.
	Parts func(step *game.Step[S, E]) []float64
	// Cues are the sounds of the event, in the order in which they are heard. CuesOf is told how many steps it is shown.
	Cues   []Cue
	CuesOf func(step *game.Step[S, E], steps float64) []Cue

	// Turn is what the event means for the course of turns.
	Turn Turn
	// Closes says that a turn mostly ends with the event: however long the turn of a computer was, this still has its time.
	Closes bool
	// Steady says that the event has its time in a computer's turn, too, however long that was: in a game in which one's turn is
	// everybody's.
	Steady bool
	// StopBefore and StopAfter say where a press that hurries what is moving stops, so that nobody misses the event.
	StopBefore, StopAfter bool

	// Words is the event in a sentence, or empty for what needs no words. What is hidden from whoever looks has been taken out
	// of the event (Presentation.For).
	Words func(u *ui.UI, e E) string
	// Silent reports whether the event has no line of its own in the log, because those that follow say the same.
	Silent func(e E) bool
	// Opens says that more is to be seen of the event when its line in the log is clicked.
	Opens bool
	// Names reports whether the event names something of which more can be told to whoever rests on its line in the log
	// (LogView.Rests). What is hidden from whoever looks has been taken out of it. Nil is for events that never do.
	Names func(e E) bool
	// Scene says that the position as of the event can be looked back at (Session.LookBack).
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

// Presentation is how a game is shown, as far as the session has to know. None of the functions may be nil.
type Presentation[S any, A game.Action, E any] struct {
	// Row returns how an event is shown.
	Row func(e E) *Row[S, E]
	// Seat returns who does or suffers what an event tells of, NoSeat for nobody.
	Seat func(e E) game.Seat
	// For returns what a seat may know of an event, NoSeat being what everyone may know.
	For func(e E, seat game.Seat) E
	// Open reports whether what is to be decided in a position can be decided without looking at anything hidden, so that
	// nobody else has to look away.
	Open func(s *S) bool
	// Forced reports whether the decision of a position is made by itself when only one action is legal.
	Forced func(s *S) bool
	// EndsTurn reports whether an action only ends a turn, so that it can wait until the turn has been looked at.
	EndsTurn func(a A) bool
	// Public says that nothing is ever hidden: whoever has to decide is who looks, and no curtain falls.
	Public bool
	// Adviser is the level that suggests (game.Info.Levels).
	Adviser string
	// Moment returns the name by which lessons know an event, empty for none that they wait for. It may be nil in a game without
	// a lesson.
	Moment func(e E) string
	// Explains returns what is to be explained of an event if it happens for the first time, and before it was the position
	// before: "explain."+it is the key of the text. It is empty for nothing. The function may be nil.
	Explains func(step *game.Step[S, E], before *S) string
}

// Listener is told by the session what happens, so that what lies on a table can follow.
type Listener[S, E any] interface {
	// Begun is called when a step begins to be shown.
	Begun(step *game.Step[S, E])
	// Reached is called when a step has been shown, or was known from the start.
	Reached(step *game.Step[S, E])
	// Changed is called when an action has been done or taken back: what was chosen of the next one means nothing any more.
	Changed()
	// Asked is called when a suggestion is asked for: whoever asks wants to be shown all of it.
	Asked()
	// Suggested is called when the suggestion that was asked for is there.
	Suggested()
}

// nobody is a listener who does not listen.
type nobody[S, E any] struct{}

func (nobody[S, E]) Begun(*game.Step[S, E])   {}
func (nobody[S, E]) Reached(*game.Step[S, E]) {}
func (nobody[S, E]) Changed()                 {}
func (nobody[S, E]) Asked()                   {}
func (nobody[S, E]) Suggested()               {}
