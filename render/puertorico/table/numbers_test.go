package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// Nothing lies on the numbers below the own barrels, of which there are two for each kind, however little room there is.
func TestNumbersBelowOwnBarrelsAreWhole(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, decides(puertorico.PhaseBuild, 4))
		for i, w := range append(windows(), harness.Window{W: 1084, H: 720, Percent: 200}, harness.Window{W: 1024, H: 768, Percent: 200}) {
			r := m.shown(t, locales.Languages()[i%len(locales.Languages())], w, alone(4)...)
			for g := range puertorico.Good(puertorico.Goods) {
				own, numbers := r.Widget("good."+g.ID()).Rect, 0
				var all []ui.Drawn
				for _, d := range r.UI.Drawn {
					all = append(all, d)
				}
				for i, d := range all {
					if d.Ink.Empty() || !own.Contains(d.Ink.Middle()) {
						continue
					}
					numbers++
					for _, over := range all[i+1:] {
						around := over.Width > 0 && over.Rect.Inset(over.Width).Holds(d.Ink) // a frame
						if over.Kind != ui.DrawnText && !around && !over.Extent.Intersect(over.Clip).Intersect(d.Ink).Empty() {
							t.Errorf("%v: %q below the barrels of %s is covered at %v", w, d.Text, g.ID(), over.Extent)
						}
					}
				}
				if numbers < 2 {
					t.Errorf("%v: %d numbers stand below the barrels of %s", w, numbers, g.ID())
				}
			}
		}
	})
}
