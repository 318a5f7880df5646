package session

import "islas/game"

// Presentation is how one kind of event is shown. A game has a table of them, with a row for each kind. The zero value is for events that
// are neither shown nor mentioned. A function that is not nil replaces the value before it.
type Presentation[S, E any] struct {
	// Length is the time for which the event is shown, in steps of the animation speed (Services.Pace). Each movement within an event takes
	// at most one step; texts take the time to read them.
	Length   float64
	LengthOf func(step *game.Step[S, E]) float64
	// Celebrates reports whether a ceremony of CeremonySteps follows the movement, which is never shortened. Nil stands for never.
	Celebrates func(step *game.Step[S, E]) bool
	// Effect is the part of the movement, from 0 to 1, after which the effect of the event is shown (Frame.Known).
	Effect float64
	// Stops returns the moments at which the event pauses if it is stepped through, in steps since its beginning, rising.
	Stops func(step *game.Step[S, E]) []float64
	// Cues are the sounds of the event, in the order in which they are played. The parameter steps of CuesOf is the length for which the
	// event is shown.
	Cues   []Cue
	CuesOf func(step *game.Step[S, E], steps float64) []Cue

	// Turn is the meaning of the event for the turns.
	Turn Turn
	// Closes means that the event usually ends a turn: it keeps its time however long the turn of a computer was.
	Closes bool
	// Steady means that the event keeps its time in a computer's turn, however long that was, as in a game in which every turn concerns
	// everybody.
	Steady bool
	// StopBefore and StopAfter make a press that completes movements stop here, so that nobody misses the event.
	StopBefore, StopAfter bool

	// Text returns the event as a sentence, "" for none. What is hidden from the viewer has been removed from the event (Game.For).
	Text func(t Texts, e E) string
	// Silent reports whether the event has no line in the log because those that follow contain the same.
	Silent func(e E) bool
	// Joins returns an event that tells of both where e continues the one before it, such as the next card of a discard: the log has one line
	// for them. ok is false where it does not. Nil stands for never.
	Joins func(before, e E) (both E, ok bool)
	// Opens means that a click on the event's line in the log shows more of it.
	Opens bool
	// Scene means that the position after the event can be looked back at (Session.LookBack).
	Scene bool
}

// CeremonySteps is the length of a ceremony, in steps of the animation speed.
const CeremonySteps = 4.5

// ceremony returns the length of the ceremony after a step, in steps of the animation speed; 0 for none. The end of a game has twice the
// usual time.
func (p *Presentation[S, E]) ceremony(step *game.Step[S, E]) float64 {
	switch {
	case p.Celebrates == nil || !p.Celebrates(step):
		return 0
	case p.Turn == GameEnds:
		return 2 * CeremonySteps
	}
	return CeremonySteps
}

// Turn is the meaning of an event for the turns.
type Turn uint8

// The meanings of an event.
const (
	SameTurn     Turn = iota // the turn, or the phase between turns, goes on
	TurnBegins               // the turn of the event's seat begins
	BetweenTurns             // nobody's turn: a phase that concerns everybody begins
	GameEnds
)

// Cue is a sound at a moment of a movement.
type Cue struct {
	At     float64 // part of the movement, from 0 to 1
	Effect string
}
