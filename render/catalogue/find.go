package catalogue

import (
	"fmt"
	"slices"
	"strings"

	"islas/render/stage"
)

// Find returns the one of games that an id names (game.Info.ID), for commands that are told a game. The error of an unknown
// one says in a sentence, in English as those commands speak, which there are.
func Find(games []stage.Game, id string) (stage.Game, error) {
	if i := slices.IndexFunc(games, func(g stage.Game) bool { return g.Info().ID == id }); i >= 0 {
		return games[i], nil
	}
	return nil, fmt.Errorf("there is no game %.40q: use one of %s", id, strings.Join(IDs(games), ", "))
}

// IDs returns the ids of games.
func IDs(games []stage.Game) []string {
	var ids []string
	for _, g := range games {
		ids = append(ids, g.Info().ID)
	}
	return ids
}
