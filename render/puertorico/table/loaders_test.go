package table_test

import (
	"fmt"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/ui"
)

// When all five can still load, every face and every barrel below the ships is large enough to be told apart, and covers no other.
func TestLoadersAreLargeEnough(t *testing.T) {
	const least = 16 // pixels
	for _, lang := range locales.Languages() {
		for _, seats := range []int{3, 4, 5} {
			for _, w := range windows() {
				t.Run(fmt.Sprintf("%s-%d-%v", lang, seats, w), func(t *testing.T) {
					bubble(t, func(t *testing.T) {
						m := find(t, seats, func(m moment) bool { return decides(puertorico.PhaseLoad, 3)(m) && everybodyLoads(m.state()) })
						r := m.shown(t, lang, w, alone(seats)...)
						line := r.Widget("loaders").Rect
						var all []ui.Rect
						r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
							if !line.Contains(at.Middle()) {
								return true
							}
							if at.H < least || !line.Inset(-1).Holds(at) {
								t.Errorf("%v lies at %v in %v", key, at, line)
							}
							for _, other := range all {
								if in := at.Intersect(other); in.W > at.W*0.1 && in.H > at.H*0.1 {
									t.Errorf("%v at %v covers what lies at %v", key, at, other)
								}
							}
							all = append(all, at)
							return true
						})
						if len(all) < 2*seats {
							t.Errorf("%d pictures for %d loaders", len(all), seats)
						}
					})
				})
			}
		}
	}
}
