package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/ui"
)

// TestTokensOfAFallenSettlementAreNamed looks at the question what is saved at an eruption, where the settlement stands no more.
func TestTokensOfAFallenSettlementAreNamed(t *testing.T) {
	t.Parallel()
	m := find(t, 4, func(m moment) bool { return m.state().Decision().Kind == colonies.DecideSave })
	controls := slices.Repeat([]string{level}, 4)
	controls[m.state().Decision().Seat] = game.Human
	r := m.open(t, "en", full, controls...)
	_, left := m.state().Falling()
	var texts []string // a sentence takes several lines
	for text := range r.UI.DrawnTexts {
		texts = append(texts, text)
	}
	want := r.UI.T("desk.save", "list", caption.TokenAmounts(r.UI.T, left))
	if left.Total() == 0 || !strings.Contains(strings.Join(texts, " "), want) {
		t.Errorf("the desk does not ask %q", want)
	}
}

// TestLeadKeepsItsWordWhileAShipSails watches the button that leads on while a sail is shown in the middle of a turn.
func TestLeadKeepsItsWordWhileAShipSails(t *testing.T) {
	t.Parallel()
	m := find(t, 4, func(m moment) bool {
		return decides(colonies.DecideMain, 2)(m) && m.actions[m.at].Kind == colonies.Sail
	})
	r := m.open(t, "en", full, alone(4)...)
	r.do(m.actions[m.at])
	for range 20 {
		if r.Tick(ui.Input{Dt: 50 * time.Millisecond}); r.Has("do roll") {
			t.Fatal("the button offers to roll")
		}
	}
}

// TestBarredTradeIsExplained checks that a card that can't be given, and a trade that can't be done, say what the bank lacks.
func TestBarredTradeIsExplained(t *testing.T) {
	t.Parallel()
	lacks := func(m moment, n uint8) colonies.Resource { // a card of which the hand has so many, and the bank takes more
		hand := m.state().Hand(0)
		return colonies.Resource(slices.Index(hand[:], n))
	}
	m := find(t, 4, func(m moment) bool {
		return decides(colonies.DecideMain, 2)(m) && lacks(m, 0) < colonies.Resources && lacks(m, 1) < colonies.Resources
	})
	r := m.open(t, "en", full, alone(4)...)
	says := func(id string, a colonies.Action) {
		t.Helper()
		w, why := r.Widget(id), caption.Bar(r.UI.T, m.state(), func(game.Seat) string { return "" }, a)
		if w.Enabled || why == "" || !strings.Contains(w.Why, why) {
			t.Errorf("%s says %q, not %q", id, w.Why, why)
		}
	}
	none, one := lacks(m, 0), lacks(m, 1)
	says("give."+none.ID(), colonies.BankAction(none, one))
	r.Click("give." + one.ID())
	r.Wait(2)
	r.Click("want." + none.ID())
	r.Wait(2)
	bank := colonies.BankAction(one, none)
	says("do "+bank.String(), bank)
}
