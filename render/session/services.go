package session

import (
	"time"

	"islas/game/match"
)

// Texts returns texts by their keys, in the language of the program. Every *ui.UI does.
type Texts interface {
	T(key string, params ...any) string
}

// Services is what a session needs of the program.
type Services interface {
	Texts
	Lang() string        // the code of the language of the texts
	Pace() time.Duration // how long one step of the animation speed takes; 0 is at once
	Parallel() bool      // goroutines run beside the frames
	Explains() bool      // the player wants explained what happens for the first time
	Weighs() bool        // the player wants to see the chance to win beside suggestions

	Play(effect string)  // plays a sound
	Listens() bool       // somebody listens to what happens
	Say(sentence string) // says to them what has happened

	Keep(m match.Any)  // saves a match as the running one
	Adopt(m match.Any) // begins to keep a match as a game of its own
	Forget()           // no match is running any more

	Explained(key string) bool       // something was explained before
	KeepExplained(key string)        // remembers that it was
	KeepLesson(step int, key string) // remembers how far the lesson has come, and what is said there
	EndLesson()                      // remembers that the lesson was taken to its end

	// Lesson shows a new table of the lesson at one of its steps, from 0.
	Lesson(step int)
	// HandOver shows the hand-over screen until a player says that they are there; then the table comes back.
	HandOver(name string)
}
