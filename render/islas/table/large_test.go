package table_test

import (
	"slices"
	"testing"

	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
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

// There what lies on the table moves with it: no island stays behind when it is moved by the wheel.
func TestNothingStaysBehindOnLargeTables(t *testing.T) {
	bubble(t, func(t *testing.T) {
		w := phones()[0]
		w.Large = true
		r := find(t, 3, from(islas.PhaseAction, 3)).open(t, "en", w)
		r.Rest()
		places := func() (all []ui.Point) {
			for _, id := range []string{"island.1", "deck", plotID(0, 0), plotID(0, 6)} {
				all = append(all, r.Widget(id).Whole.Min())
			}
			return all
		}
		r.Move(r.Widget("sheet").Rect.Middle())
		for _, turns := range []float64{1, 2, -1, -2} {
			before := places()
			r.Wheel(turns)
			r.Wait(1)
			after := places()
			by := after[0].Sub(before[0])
			if by == (ui.Point{}) {
				t.Errorf("the wheel by %.0f does not move the table", turns)
			}
			for i := range after {
				if d := after[i].Sub(before[i]).Sub(by).Len(); d > 1 {
					t.Errorf("the wheel by %.0f moves the table by %v, the %d-th thing on it stays behind by %.0f pixels", turns, by, i, d)
				}
			}
		}
	})
}

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
