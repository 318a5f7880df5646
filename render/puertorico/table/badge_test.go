package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/harness"
	"islas/render/paint"
	"islas/render/ui"
)

// The lantern that marks the role that is suggested hangs on its card alone: between two one could not tell which is meant.
func TestLanternHangsOnOneCard(t *testing.T) {
	for _, w := range []harness.Window{small, full} {
		for seats := 2; seats <= puertorico.MaxSeats; seats += 3 {
			t.Run(fmt.Sprint(w, seats), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, seats, func(m moment) bool { return decides(puertorico.PhaseRole, 6)(m) && m.state().Decision().Seat == 0 })
					r := m.shown(t, "de", w, alone(seats)...)
					r.Click("suggest")
					for range 200 {
						if r.Pass(harness.Frame * 6); r.Has("suggest.do") {
							break
						}
					}
					r.Rest()
					var lantern []ui.Rect
					r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
						if strings.HasPrefix(fmt.Sprintf("%T%v", key, key), fmt.Sprintf("stage.iconKey{%d ", paint.IconLantern)) && at.Middle().Y > r.Widget("suggest").Rect.Bottom() {
							lantern = append(lantern, at)
						}
						return true
					})
					if len(lantern) != 1 {
						t.Fatalf("%d lanterns hang on the table", len(lantern))
					}
					on := 0
					for _, card := range r.UI.Widgets() {
						if strings.HasPrefix(card.ID, "role.") && !card.Rect.Intersect(lantern[0]).Empty() {
							on++
						}
					}
					if on != 1 {
						t.Errorf("the lantern at %v hangs on %d cards", lantern[0], on)
					}
				})
			})
		}
	}
}
