package table_test

import (
	"fmt"
	"slices"
	"testing"

	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// While a player chooses which house the pirates take, the ledger is narrower than at other times. What it says of players there is whole.
func TestNotesOfRaidsAreWhole(t *testing.T) {
	langs, windows := []string{"en", "de", "es"}, []harness.Window{small, full, {W: 960, H: 600, Percent: 100}}
	for seats := 2; seats <= 5; seats++ {
		for i, w := range windows {
			lang := langs[(i+seats)%3]
			bubbled(t, fmt.Sprintf("%d %s %v", seats, lang, w), func(t *testing.T) {
				r := find(t, seats, from(islas.PhaseLose, 1)).open(t, lang, w)
				r.Rest()
				for _, key := range []string{"loses", "turns", "may", "overlooked", "bare"} {
					text := r.T("raid.note."+key, "shield", r.T("power.shield"))
					if i := slices.IndexFunc(r.UI.Shortened(), func(o ui.Overflow) bool { return o.Text == text }); i >= 0 {
						o := r.UI.Shortened()[i]
						t.Errorf("of %.0f pixels of %q there is room for %.0f", o.Width, text, o.Rect.W)
					}
				}
			})
		}
	}
}
