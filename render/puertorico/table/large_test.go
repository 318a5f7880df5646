package table_test

import (
	"slices"
	"strings"
	"testing"

	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/testkit/tabletest"
)

// In every moment of a game, where a part of the table is seen as large as texts are asked to be, every word that is written on it at the usual
// size is written twice as large.
func TestTableIsTwiceAsLarge(t *testing.T) {
	some := tables(harness.Handhelds())
	some.EachPair(t, (*harness.Harness).Enlarged)
}

// There a finger alone brings all that can be used into view, and meets it.
func TestFingersReachEverythingOfLargeTables(t *testing.T) {
	need.Time(t)
	tables(harness.Handhelds()).Each(t, (*harness.Harness).Reached)
}

// There whole games are played with the keys, and one is begun with a finger alone.
func TestWholeGamesOnLargeTables(t *testing.T) { wholeGames().Enlarged(t) }

// There a ship comes into view where only one kind can be loaded, and barrels where several can.
func TestLoadingShowsWhatIsClicked(t *testing.T) {
	s := tables(harness.Handhelds())
	for name, wanted := range map[string]string{"load": "ship.", "load-kinds": "good."} {
		k := slices.Index(s.Names, name)
		for i, w := range s.Windows {
			t.Run(name+" "+w.String(), func(t *testing.T) {
				tabletest.Bubble(t, func(t *testing.T) {
					h := s.Open(t, k, 3, []string{"de", "en", "es"}[i%3], w)
					h.Away()
					h.Rest()
					for _, w := range h.UI.Widgets() {
						if strings.HasPrefix(w.ID, wanted) && w.Enabled && w.Visible && w.Rect == w.Whole {
							return
						}
					}
					t.Error("nothing of what is to be clicked is seen whole")
				})
			})
		}
	}
}
