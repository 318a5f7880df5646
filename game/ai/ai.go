// Package ai holds the computer players. They are given a game.View, what one seat may know (rules, section 12), and
// nothing else, so that peeking does not compile. For the same level, seed and view a player always answers the same.
//
// Thinking comes in slices: Think starts a Thought, the caller steps it with a budget of its own choice, on a goroutine
// or between two frames, and may ask for the best action so far or drop the thought at any time.
package ai

import (
	"fmt"
	"strings"

	"islas/game"
)

// Level is a strength at which a computer plays.
type Level struct {
	ID    string // as it is written in flags, saves and records
	Arena bool   // a yardstick for the arena, not offered to people
}

// Levels are all levels, the weakest first.
func Levels() []Level {
	return []Level{
		{ID: "random", Arena: true},
		{ID: "easy"},
	}
}

// Known says whether there is a level of this id.
func Known(id string) bool {
	for _, l := range Levels() {
		if l.ID == id {
			return true
		}
	}
	return false
}

// Player is a computer player.
type Player interface {
	// Choose thinks a decision through to its end. The seat whose view this is must be the one to decide; the action is
	// one of its legal ones.
	Choose(v game.View) game.Action
	// Think starts the same decision, to be thought through in slices.
	Think(v game.View) Thought
}

// Thought is one decision under way. It keeps what it needs: the view it came from may be reused.
type Thought interface {
	// Step thinks on for at most budget units of work (a unit is about a play-out; at least one is done) and says
	// whether the decision is made.
	Step(budget int) (done bool)
	// Best is the action to take if nothing more is thought; it is legal at any time, also before the first Step.
	Best() game.Action
}

// New is a player of a level. The seed only varies the choice among actions that look equally good or nearly so.
func New(level string, seed uint64) (Player, error) {
	switch level {
	case "random":
		return chooser(random{seed}.choose), nil
	case "easy":
		return chooser(easy{seed}.choose), nil
	}
	return nil, fmt.Errorf("there is no computer level %q; the levels are %s", level, strings.Join(ids(), ", "))
}

func ids() []string {
	var ids []string
	for _, l := range Levels() {
		ids = append(ids, l.ID)
	}
	return ids
}

// chooser is how a level that answers at once decides.
type chooser func(v game.View) game.Action

func (c chooser) Choose(v game.View) game.Action { return c(v) }
func (c chooser) Think(v game.View) Thought      { return decided{c(v)} }

// decided is the thought of a player that answers at once.
type decided struct{ action game.Action }

func (decided) Step(int) bool       { return true }
func (d decided) Best() game.Action { return d.action }
