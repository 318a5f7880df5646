package app

import (
	"testing"

	"islas/game/catalogue"
	"islas/game/model"
	"islas/render/testkit/recorded"
)

// recordOf returns the record of a game of an id, the model game's too, that computers have played to its end.
func recordOf(t testing.TB, id string, seats int, seed uint64) []byte {
	t.Helper()
	return recorded.Game(t, id, seats, seed, catalogue.Of(model.Game{}, model.Lines{}, nil))
}
