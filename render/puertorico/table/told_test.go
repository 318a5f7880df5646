package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
)

// Whoever does not see the table is told, part by part, who has which tiles and buildings and where workers are, of everybody, and what
// can be built and loaded.
func TestReadersAreToldTheBoards(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			other := m.state().Player(1)
			return decides(puertorico.PhaseRole, 8)(m) && len(other.Built()) > 2 && other.TileCount() > 3
		})
		r := m.shown(t, "en", full, alone(3)...)
		r.Rest()
		if r.Has("page.others") {
			r.Click("page.others")
			r.Rest()
		}
		parts, s := r.Parts(), r.state()
		has := func(part, text string) {
			t.Helper()
			if !slices.ContainsFunc(parts[part], func(told string) bool { return strings.Contains(told, text) }) {
				t.Errorf("of %q is told %q, not %q", part, parts[part], text)
			}
		}
		for seat := range game.Seat(s.Seats()) {
			p := s.Player(seat)
			for tile := range puertorico.Tile(puertorico.TileKinds) {
				n, workers := p.Tiles(tile)
				name := r.T("tile." + tile.ID())
				if seat > 0 && n > 0 {
					has(r.match().Setup().Seats[seat].Name, fmt.Sprintf("%s, %d of %d occupied", name, workers, n))
				}
				told := 0
				for _, text := range parts["Your island"] {
					if text == name+": occupied" {
						told++
					}
				}
				if seat == 0 && told != workers {
					t.Errorf("%d of %d occupied: %s are told of: %q", told, workers, name, parts["Your island"])
				}
			}
			for _, b := range p.Built() {
				part := "Your city"
				if seat > 0 {
					part = r.match().Setup().Seats[seat].Name
				}
				has(part, r.T("building."+b.ID()))
				has(part, fmt.Sprintf("%d of %d occupied", p.Workers(b), b.Circles()))
			}
		}
		for role := range puertorico.Role(puertorico.Roles) {
			words := ""
			if money, free := s.Doubloons(role); free && money > 0 {
				words = r.T("purse.money", "n", money)
			} else if seat := s.TakenBy(role); seat != game.NoSeat {
				words = r.T("role.taken", "name", r.match().Setup().Seats[seat].Name)
			}
			if words != "" {
				has("Roles", r.T("role."+role.ID())+": "+words)
			}
		}
		has("Buildings for sale", r.T("building.small-market"))
		has("Harbour", r.T("house.name"))
		has("Roles", r.T("role.settler"))
		if len(parts["Log"]) == 0 {
			t.Error("the log is no part of the table")
		}
		if alone := len(parts[""]); alone > 12 {
			t.Errorf("%d things belong to no part: %q", alone, parts[""])
		}
	})
}
