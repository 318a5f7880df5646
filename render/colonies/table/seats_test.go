package table_test

import (
	"fmt"
	"testing"

	"islas/game/colonies"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// TestSeatShowsAllItHas checks that a player's panel shows every figure while gold waits, beside point chips or ore, and that the tooltip
// explains what is pointed at.
func TestSeatShowsAllItHas(t *testing.T) {
	token := func(k colonies.Token) string { return fmt.Sprintf("{token %d 0}", k) }
	always := map[string]string{ // the row of a picture
		"{back 0 0}": "cards", "{back 1 0}": "cards", fmt.Sprintf("{card %d 0}", colonies.KnightCard): "knights",
		token(colonies.Find): "home", token(colonies.Gem): "home", token(colonies.Gold): "home",
	}
	tabletest.Bubble(t, func(t *testing.T) {
		for _, c := range []struct {
			picture, row string
			has          func(s *colonies.State) bool
		}{
			{"{point 0 0}", "chips", func(s *colonies.State) bool { return s.PointChips(0) > 0 }},
			{token(colonies.OreToken), "home", func(s *colonies.State) bool { return s.Home(0)[colonies.OreToken] > 0 }},
		} {
			of := func(m moment) bool { return decides(colonies.DecideGold, 1)(m) && c.has(m.state()) }
			m, ok := seek(colonies.MaxSeats, of)
			if !ok {
				m = find(t, colonies.MinSeats, of)
			}
			for _, w := range []harness.Window{full, {W: 1920, H: 1080, Percent: 100}, {W: 550, H: 900, Percent: 100}, {W: 568, H: 320, Percent: 200}} {
				r := m.open(t, "de", w, alone(len(m.setup.Seats))...)
				if r.Has("page.players") {
					r.Click("page.players")
					r.Rest()
				}
				seen := map[string]string{}
				r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
					for _, row := range []string{"cards", "knights", "home", "chips"} {
						if id := "seat.0." + row; r.Has(id) && r.Widget(id).Whole.Contains(at.Middle()) {
							seen[fmt.Sprint(key)] = row
						}
					}
					return true
				})
				for picture, row := range always {
					if seen[picture] != row {
						t.Errorf("%v: %s is in row %q, not %q", w, picture, seen[picture], row)
					}
				}
				if seen[c.picture] != c.row {
					t.Errorf("%v: %s is in row %q, not %q", w, c.picture, seen[c.picture], c.row)
				}
				if told, home := r.Widget("seat.0."+c.row).Tooltip, r.Widget("seat.0.home").Tooltip; home == "" || told != home {
					t.Errorf("%v: %s is explained as %q", w, c.picture, told)
				}
			}
		}
	})
}
