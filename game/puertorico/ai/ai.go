package ai

import (
	"fmt"
	"strings"

	"islas/game"
	"islas/game/ai"
	"islas/game/puertorico"
)

// Levels returns all levels, the weakest first.
func Levels() game.Levels {
	return game.Levels{
		{ID: "random", Arena: true},
		{ID: "easy"},
		{ID: "shipper", Arena: true},
		{ID: "medium", PlayOuts: mediumPlayOuts},
		{ID: "hard", PlayOuts: hardPlayOuts},
		{ID: "expert", PlayOuts: expertPlayOuts},
	}
}

// Player is a computer player of this game.
type Player = ai.Player[puertorico.View, puertorico.Action]

// Thought is one of its decisions under way.
type Thought = ai.Thought[puertorico.Action]

// New returns a player of a level, or the Adviser. The seed varies the choice among actions that look equally good. The error of an
// unknown level lists the known ones.
func New(level string, seed uint64) (Player, error) {
	l, playOuts, ok := append(Levels(), game.Level{ID: Adviser, PlayOuts: hardPlayOuts}).Find(level)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %q; the levels are %s", level, strings.Join(Levels().IDs(), ", "))
	}
	switch l.ID {
	case "random":
		return chooser(random{seed}.choose), nil
	case "easy":
		return chooser(easy{seed}.choose), nil
	case "shipper":
		return chooser(shipper{seed}.choose), nil
	case "medium":
		return medium(seed, playOuts), nil
	case Adviser:
		return adviser{seed, playOuts}, nil
	default:
		return planning(seed, playOuts), nil
	}
}

// chooser is a player that answers at once.
type chooser = ai.Chooser[puertorico.View, puertorico.Action]
