package table_test

import (
	"slices"
	"testing"

	"islas/render/internal/harness"
	"islas/render/internal/tabletest"
)

// In every moment of a game, where a part of the table is seen as large as texts are asked to be, every word that is written on it at the usual
// size is written twice as large.
func TestTableIsTwiceAsLarge(t *testing.T) {
	some := besideAwards()
	some.EachPair(t, (*harness.Harness).Enlarged)
}

// There a finger alone brings all that can be used into view, and meets it.
func TestFingersReachEverythingOfLargeTables(t *testing.T) {
	besideAwards().Each(t, (*harness.Harness).Reached)
}

// There whole games are played with the keys, and one is begun with a finger alone.
func TestWholeGamesOnLargeTables(t *testing.T) { wholeGames().Enlarged(t) }

// besideAwards are the tables of every sight but of that of an award, which lies in the window, not on the table.
func besideAwards() tabletest.Sights {
	s := tables(harness.Handhelds())
	i := slices.Index(s.Names, "award")
	open := s.Open
	s.Names = slices.Delete(s.Names, i, i+1)
	s.Open = func(t *testing.T, k, seats int, lang string, w harness.Window) *harness.Harness {
		if k >= i {
			k++
		}
		return open(t, k, seats, lang, w)
	}
	return s
}
