package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
)

// raided is a moment at which a ship brings a pirate as its first card whose privilege nobody owns, while the owner of the
// shield has points in its colour: overlooked says whether the shield alone saves a house.
func raided(overlooked bool) func(m moment) bool {
	return func(m moment) bool {
		for _, step := range m.steps[m.at] {
			if step.Event.Kind != islas.EvReveal {
				continue
			}
			if !step.Event.Card.Pirate() {
				return false
			}
			raid := step.After.Raid(islas.BuiltIn().Colour(step.Event.Card))
			return raid.Rule == islas.RaidMost && raid.Shield != game.NoSeat &&
				step.After.PointsIn(raid.Shield, raid.Colour) > 0 && (raid.Overlooked != game.NoSeat) == overlooked
		}
		return false
	}
}

// The ledger of a pirate says that the owner of the shield is overlooked if the shield saves a house, and not merely because
// that player has points in the pirate's colour.
func TestLedgerSaysWhomTheShieldSaves(t *testing.T) {
	for _, overlooked := range []bool{true, false} {
		bubbled(t, fmt.Sprint(overlooked), func(t *testing.T) {
			m := find(t, 4, raided(overlooked))
			e, _ := m.event(islas.EvReveal)
			r := m.openFor(t, "en", full, computers(4)...)
			head := r.T("raid.points") + " " + r.T("raid.privilege", "power", r.T("power."+islas.BuiltIn().Power(islas.BuiltIn().Colour(e.Card)).String()), "owner", r.T("table.nobody"))
			for range 3000 {
				if text := r.ledgerText(); strings.Contains(text, head) {
					if strings.Contains(text, r.T("raid.note.overlooked", "shield", r.T("power.shield"))) != overlooked {
						t.Errorf("the ledger says that somebody is overlooked: %v, want %v: %q", !overlooked, overlooked, text)
					}
					return
				}
				r.Wait(1)
			}
			t.Error("no pirate is read out")
		})
	}
}
