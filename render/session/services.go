package session

import (
	"time"

	"islas/game"
	"islas/game/match"
)

// Texts returns texts by their keys, in the language of the program. Every *ui.UI does.
type Texts interface {
	T(key string, params ...any) string
}

// Services is what a session needs from the program.
type Services interface {
	Texts
	Lang() string        // the code of the language of the texts
	Pace() time.Duration // duration of one step of the animation speed; 0 is at once
	Parallel() bool      // goroutines run beside the frames
	Explains() bool      // the player wants explanations of what happens for the first time
	Weighs() bool        // the player wants to see the chance to win beside suggestions

	Play(effect string)  // plays a sound
	Listens() bool       // somebody listens to spoken events
	Say(sentence string) // speaks a sentence about what has happened

	Keep(m match.Any)  // saves a match as the running one
	Adopt(m match.Any) // begins to save a match as a game of its own
	Forget()           // records that no match is running any more

	Explained(key string) bool       // reports whether something was explained before
	KeepExplained(key string)        // remembers that it was
	KeepLesson(step int, key string) // remembers the step that the lesson has reached, and the key of its text
	EndLesson()                      // remembers that the lesson was completed

	// Lesson opens a new table of the lesson at one of its steps, from 0.
	Lesson(step int)
	// HandOver shows the hand-over screen until the player on a seat confirms; then the table comes back. The screen tells the round and what
	// has happened since that player's last decision, as far as everybody may know it.
	HandOver(seat game.Seat, round int, recap []Clause)
}
