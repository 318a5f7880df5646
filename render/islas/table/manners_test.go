package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/render/ui"
)

// chooseCard clicks the first card that can be chosen.
func (r *rig) chooseCard() {
	r.t.Helper()
	for _, w := range r.UI.Widgets() {
		if strings.HasPrefix(w.ID, "card.") && w.Enabled {
			r.Click(w.ID)
			return
		}
	}
	r.t.Fatal("no card can be chosen")
}

// TestEnlargedIslandLeavesTheRestWhereItIs lets the pointer rest on a small island: it is shown larger over the table, and
// nothing of the table moves.
func TestEnlargedIslandLeavesTheRestWhereItIs(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		looks := r.still()
		boards := r.shown("board")
		r.Move(r.Widget("island.1").Rect.Middle())
		r.Wait(60)
		if len(r.shown("board")) <= len(boards) {
			t.Fatal("the island is not enlarged")
		}
		for _, line := range strings.Split(looks, "\n") {
			if !strings.Contains(r.Picture(), line) {
				t.Errorf("with the island enlarged this is missing: %s", line)
			}
		}
		r.first(islas.DrawCards)
	})
}

// TestDeniedIsHeardWhereverSomethingCannotBeUsed clicks buttons, piles, cards and plots that can't be used now.
func TestDeniedIsHeardWhereverSomethingCannotBeUsed(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		for _, id := range []string{"palace", "undo", "ship", "discard", plotID(0, 3)} {
			w := r.Widget(id)
			if w.Enabled || w.Why == "" {
				t.Fatalf("%s can be used, or does not say why not: %q", id, w.Why)
			}
			r.Ear.Forget()
			r.ClickAt(w.Rect.Middle())
			if fmt.Sprint(r.Ear.Heard) != "[denied]" {
				t.Errorf("clicking %s plays %v", id, r.Ear.Heard)
			}
		}
		r.Ear.Forget()
		for _, id := range []string{"log", "race.1", r.way(r.build())[0]} { // nothing to be used, and something that can be
			r.ClickAt(r.Widget(id).Rect.Middle())
		}
		if slices.Contains(r.Ear.Heard, "denied") {
			t.Error("something is denied that was not asked for")
		}
		r.Key(ui.KeyEscape)
		palace := r.Widget("palace").Rect.Middle()
		r.Click("draw")
		r.Ear.Forget()
		r.Press(palace)
		r.Up()
		r.Wait(10)
		if slices.Contains(r.Ear.Heard, "denied") {
			t.Error("a press that hurries is denied")
		}
	})
}
