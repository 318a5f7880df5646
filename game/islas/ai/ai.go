package ai

import (
	"fmt"
	"strconv"
	"strings"

	"islas/game/islas"
)

// Level is a strength at which a computer plays.
type Level struct {
	ID    string // as it is written in flags, saves and records
	Arena bool   // a yardstick for the arena, not offered to people
	// PlayOuts is about how many play-outs a decision takes; 0 for a level that answers without any.
	PlayOuts int
}

// Levels are all levels, the weakest first.
func Levels() []Level {
	return []Level{
		{ID: "random", Arena: true},
		{ID: "easy"},
		{ID: "medium", PlayOuts: mediumPlayOuts},
		{ID: "hard", PlayOuts: hardPlayOuts},
	}
}

// MaxPlayOuts is the most play-outs that a level can be asked for.
const MaxPlayOuts = 1_000_000

// Known says whether there is a level of this id. A level that plays out can be had with another number of play-outs for a
// decision, written behind it, such as "hard:500": stronger and slower, or weaker and faster.
func Known(id string) bool {
	_, _, ok := find(id)
	return ok
}

// find is the level of an id and its number of play-outs.
func find(id string) (l Level, playOuts int, ok bool) {
	name, number, custom := strings.Cut(id, ":")
	for _, l := range Levels() {
		if l.ID != name {
			continue
		}
		if !custom {
			return l, l.PlayOuts, true
		}
		n, err := strconv.Atoi(number)
		// One spelling only: ids are compared as they are.
		return l, n, err == nil && l.PlayOuts > 0 && n >= 1 && n <= MaxPlayOuts && number == strconv.Itoa(n)
	}
	return Level{}, 0, false
}

// Player is a computer player.
type Player interface {
	// Choose thinks a decision through to its end. The seat whose view this is must be the one to decide; the action is
	// one of its legal ones.
	Choose(v islas.View) islas.Action
	// Think starts the same decision, to be thought through in slices.
	Think(v islas.View) Thought
}

// Thought is one decision under way. It keeps what it needs: the view it came from may be reused.
type Thought interface {
	// Step thinks on for at most budget units of work (a unit is about a play-out; at least one is done) and says
	// whether the decision is made.
	Step(budget int) (done bool)
	// Best is the action to take if nothing more is thought; it is legal at any time, also before the first Step.
	Best() islas.Action
}

// New is a player of a level. The seed varies the choice among actions that look equally good or nearly so, and the
// chances that are tried. An unknown level is an error that lists those there are.
func New(level string, seed uint64) (Player, error) {
	l, playOuts, ok := find(level)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %q; the levels are %s", level, strings.Join(ids(), ", "))
	}
	switch l.ID {
	case "random":
		return chooser(random{seed}.choose), nil
	case "easy":
		return chooser(easy{seed}.choose), nil
	case "medium":
		return planning{seed, medium(playOuts)}, nil
	default:
		return planning{seed, hard(playOuts)}, nil
	}
}

func ids() []string {
	var ids []string
	for _, l := range Levels() {
		ids = append(ids, l.ID)
	}
	return ids
}

// chooser is how a level that answers at once decides.
type chooser func(v islas.View) islas.Action

func (c chooser) Choose(v islas.View) islas.Action { return c(v) }
func (c chooser) Think(v islas.View) Thought       { return decided{c(v)} }

// decided is the thought of a player that answers at once.
type decided struct{ action islas.Action }

func (decided) Step(int) bool        { return true }
func (d decided) Best() islas.Action { return d.action }
