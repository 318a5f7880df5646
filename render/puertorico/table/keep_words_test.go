package table_test

import (
	"fmt"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
)

// What is kept of each kind is told in the same way, of every kind in words where there is room and in numbers alone where there is not;
// what is lost of it is told beside or below that.
func TestKeptAndLostAreTold(t *testing.T) {
	for i, w := range []harness.Window{small, full, large} {
		lang := locales.Languages()[i]
		bubbled(t, fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
			m := find(t, 5, func(m moment) bool {
				return decides(puertorico.PhaseKeep, 1)(m) && m.state().Player(0).WarehouseKinds() > 0
			})
			r := newRig(t, lang, w)
			r.sit(m.begun(alone(5)...))
			r.Rest()
			own, words, numbers := m.state().Player(0).Barrels(), 0, 0
			for g := range puertorico.Good(puertorico.Goods) {
				at := r.Widget("good." + g.ID())
				n := int(own[g])
				if at.Value == r.T("state.keeps-one") {
					n = 1
				}
				switch {
				case n == 0 || at.Value == "":
				case r.ShowsIn(r.T("store.keeps", "n", n), at.Rect):
					words++
				case r.ShowsIn(r.T("table.number", "n", n), at.Rect):
					numbers++
				default:
					t.Errorf("nothing says that %d of %v are kept", n, g)
				}
				if lost := int(own[g]) - n; at.Value == r.T("state.keeps-one") && lost > 0 && !r.ShowsIn(r.T("store.lost", "n", lost), at.Rect) {
					t.Errorf("nothing says that %d of %v are lost", lost, g)
				}
			}
			if words > 0 && numbers > 0 || words+numbers == 0 || words == 0 && w.Percent == 100 {
				t.Errorf("%d kinds are told in words, %d in numbers", words, numbers)
			}
		})
	}
}
