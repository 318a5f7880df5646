package table_test

import (
	"strings"
	"testing"

	"islas/game/islas"
	"islas/render/ui"
)

// TestCardsInTheRuleBookTellWhereTheyWouldGo opens the rule book at a table and rests on the card that it explains: where the settler
// would go is said with the numbers of a plain reading of the rules, unless the settings say that nothing is foretold.
func TestCardsInTheRuleBookTellWhereTheyWouldGo(t *testing.T) {
	for lang, tells := range map[string]bool{"de": true, "en": false} {
		bubbled(t, lang, func(t *testing.T) {
			r := find(t, 4, decides(islas.PhaseAction, 4)).open(t, lang, full)
			r.Stage.Settings.Consequences = tells
			r.Rest()
			s := r.state()
			card, _ := islas.CardByID("segador")
			want := r.sentence(&s, card)
			r.Click("menu")
			r.Click("menu.rules")
			r.Click("heading.cards")
			r.Rest()
			w, ok := r.Find("rules.card.segador")
			if ok != tells {
				t.Fatalf("the card tells something: %v, want %v", ok, tells)
			}
			if !tells {
				return
			}
			r.Move(w.Rect.Middle().Add(ui.Point{X: 3}))
			r.linger()
			if !strings.Contains(w.Tooltip, want) || !r.Shows(strings.Join(strings.Fields(want)[:3], " ")) {
				t.Errorf("told is %q, want %q", w.Tooltip, want)
			}
			r.Key(ui.KeyEscape)
			if r.UI.TipShown() || r.atTable() {
				t.Error("Escape does not end what is told, and that alone")
			}
			r.Key(ui.KeyEscape)
			if !r.atTable() {
				t.Error("Escape does not lead back")
			}
		})
	}
}
