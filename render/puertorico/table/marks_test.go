package table_test

import (
	"errors"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/testkit/harness"
)

// refused reports whether an action can't be done in a position by a rule.
func refused(s *puertorico.State, a puertorico.Action, by puertorico.Reason) bool {
	var illegal *puertorico.Illegal
	return errors.As(s.Check(a), &illegal) && illegal.Reason == by
}

// TestStoreSaysThatSupplyIsEmpty looks at a kind that can't be taken for the privilege of the craftsman for why not: in one line, or in
// words one below the other where they have no room in it.
func TestStoreSaysThatSupplyIsEmpty(t *testing.T) {
	for i, w := range []harness.Window{full, large, {W: 900, H: 450, Percent: 100}} {
		lang := locales.Languages()[i]
		bubbled(t, lang+w.String(), func(t *testing.T) {
			m := find(t, 5, cornIsOut)
			r := m.shown(t, lang, w, alone(5)...)
			card := r.Widget("good.corn").Rect
			if r.ShowsIn(r.T("store.none-left"), card) {
				return
			}
			for _, word := range strings.Fields(r.T("store.none-left")) {
				if !r.ShowsIn(word, card) {
					t.Errorf("%q does not stand on the card", word)
				}
			}
		})
	}
}

// cornIsOut is a moment at which the person on the first seat can't take corn for the privilege of the craftsman: the supply has none.
func cornIsOut(m moment) bool {
	return decides(puertorico.PhaseExtra, 1)(m) && refused(m.state(), puertorico.ExtraAction(puertorico.Corn), puertorico.ReasonSupplyEmpty)
}

// TestTilesAreNamed looks for the names on the tiles of the row, and for what is written on the quarries if they are barred.
func TestTilesAreNamed(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return decides(puertorico.PhaseTile, 3)(m) && refused(m.state(), puertorico.TileAction(puertorico.Quarry), puertorico.ReasonQuarryBarred)
		})
		r := newRig(t, "en", full)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		for i, tile := range m.state().Row() {
			w := r.Widget("tile." + tile.ID() + "." + string(rune('0'+i)))
			around := w.Rect.Inset(-4)
			if name := r.T("good." + puertorico.Good(tile).ID()); !r.ShowsIn(name, around) {
				t.Errorf("the tile %v is not named %q", tile, name)
			}
		}
		for _, word := range strings.Fields(r.T("tiles.barred")) {
			if around := r.Widget("tile.quarry").Rect.Inset(-4); !r.ShowsIn(r.T("tiles.barred"), around) && !r.ShowsIn(word, around) {
				t.Errorf("%q is not written on quarries that are barred", word)
			}
		}
	})
}
