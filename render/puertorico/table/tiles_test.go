package table_test

import (
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/testkit/harness"
)

// TestTilesSayWhatTheyAreGoodFor checks that the tooltip of each tile says what it is good for: what its barrels need and sell for, and
// what a quarry saves.
func TestTilesSayWhatTheyAreGoodFor(t *testing.T) {
	for lang, says := range map[string][3]string{
		"en": {"corn needs no building", "a building for ", "costs you a doubloon less"},
		"de": {"Mais braucht kein Gebäude", "einem Gebäude für ", "eine Dublone weniger"},
		"es": {"el maíz no necesita edificio", "un edificio de ", "te cuesta un doblón menos"},
	} {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 4, func(m moment) bool {
				return decides(puertorico.PhaseTile, 1)(m) && m.state().Check(puertorico.TileAction(puertorico.Tile(puertorico.Corn))) == nil &&
					m.state().Check(puertorico.TileAction(puertorico.Quarry)) == nil && len(m.state().Legal(nil)) > 4
			})
			r := m.shown(t, lang, harness.Window{W: 1280, H: 720, Percent: 200}, alone(4)...)
			told := 0
			for _, w := range r.UI.Widgets() {
				kind, ok := strings.CutPrefix(w.ID, "tile.")
				if !ok {
					continue
				}
				want := says[1]
				switch {
				case kind == "quarry":
					want = says[2]
				case strings.HasPrefix(kind, "corn."):
					want = says[0]
				}
				if told++; !strings.Contains(w.Tooltip, want) {
					t.Errorf("of %s %q is not said, but %q", w.ID, want, w.Tooltip)
				}
			}
			if told < 5 {
				t.Errorf("only %d tiles are seen", told)
			}
		})
	}
}
