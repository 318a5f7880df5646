package ai

import (
	"fmt"
	"strings"

	"islas/game"
	"islas/game/ai"
	"islas/game/islas"
)

// Levels returns all levels, the weakest first.
func Levels() game.Levels {
	return game.Levels{
		{ID: "random", Arena: true},
		{ID: "easy"},
		{ID: "medium", PlayOuts: mediumPlayOuts},
		{ID: "hard", PlayOuts: hardPlayOuts},
		{ID: "expert", PlayOuts: expertPlayOuts},
	}
}

// Player is a computer player of this game.
type Player = ai.Player[islas.View, islas.Action]

// Thought is one of its decisions under way.
type Thought = ai.Thought[islas.Action]

// New returns a player of a level. The seed varies the choice among actions that look equally good or nearly so, and the chances
// that are tried. The error of an unknown level lists the known ones.
func New(level string, seed uint64) (Player, error) {
	l, playOuts, ok := Levels().Find(level)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %q; the levels are %s", level, strings.Join(Levels().IDs(), ", "))
	}
	switch l.ID {
	case "random":
		return ai.Chooser[islas.View, islas.Action](random{seed}.choose), nil
	case "easy":
		return ai.Chooser[islas.View, islas.Action](easy{seed}.choose), nil
	case "medium":
		return planning(seed, medium(playOuts)), nil
	case "hard":
		return planning(seed, hard(playOuts)), nil
	default:
		return planning(seed, expert(playOuts)), nil
	}
}
