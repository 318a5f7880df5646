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
