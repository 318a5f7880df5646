package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/harness"
)

// With many players and large type, island and city of a board that is shown large are larger than beside it, in every language, whatever
// has been built.
func TestLargeBoardIsLarger(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for _, least := range []int{5, 9} {
			m := find(t, 5, func(m moment) bool {
				p := m.state().Player(1)
				return decides(puertorico.PhaseRole, 3)(m) && len(p.Built()) >= least && p.TileCount() < puertorico.IslandSize && p.CitySpaces() < puertorico.CitySize
			})
			for _, lang := range locales.Languages() {
				for _, w := range []harness.Window{
					{W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 200}, {W: 960, H: 600, Percent: 200}, {W: 900, H: 450, Percent: 100}, full,
				} {
					r := m.shown(t, lang, w, alone(5)...)
					r.visit()
					for _, part := range []string{"fields", "sites"} {
						small, large := r.Widget("board.1."+part).Rect, r.Widget("visit."+part).Rect
						if large.W < 1.15*small.W || large.H < 1.15*small.H {
							t.Errorf("%s %v, %d buildings: a place is %v large and small %v", lang, w, least, large, small)
						}
					}
				}
			}
		}
	})
}
