package table_test

import (
	"testing"

	"islas/render/internal/harness"
)

// In every moment of a game, where a part of the table is seen as large as texts are asked to be, every word that is written on it at the usual
// size is written twice as large.
func TestTableIsTwiceAsLarge(t *testing.T) {
	some := tables(harness.Handhelds())
	some.EachPair(t, (*harness.Harness).Enlarged)
}

// There a finger alone brings all that can be used into view, and meets it.
func TestFingersReachEverythingOfLargeTables(t *testing.T) {
	tables(harness.Handhelds()).Each(t, (*harness.Harness).Reached)
}

// There whole games are played with the keys, and one is begun with a finger alone.
func TestWholeGamesOnLargeTables(t *testing.T) { wholeGames().Enlarged(t) }
