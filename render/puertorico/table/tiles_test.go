package table_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/testkit/harness"
	"islas/render/ui"
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

// TestTilesKeepTheirPlaces checks that no tile of the row moves when another is taken.
func TestTilesKeepTheirPlaces(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			row := m.state().Row()
			return decides(puertorico.PhaseTile, 2)(m) && len(row) == 4 && row[0] != row[1]
		})
		r := m.shown(t, "en", full, alone(4)...)
		row := func() (all []ui.Rect) {
			for _, w := range r.UI.Widgets() {
				if strings.HasPrefix(w.ID, "tile.") && w.ID != "tile.quarry" {
					all = append(all, w.Rect)
				}
			}
			return all
		}
		before := row()
		r.do(puertorico.TileAction(m.state().Row()[1]))
		for range 120 {
			if r.Wait(1); len(row()) < 3 {
				break
			}
			if after := row(); len(after) == 3 && !slices.Equal(after, slices.Delete(slices.Clone(before), 1, 2)) {
				t.Fatalf("the tiles were at %v, and are at %v", before, after)
			}
		}
		if len(row()) == len(before) {
			t.Error("no tile is taken")
		}
	})
}
