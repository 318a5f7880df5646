package model_test

import (
	"strings"
	"testing"

	"islas/game"
	rules "islas/game/model"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// An offer is made in two clicks, can be cancelled before, and is then made as it was chosen.
func TestOfferInTwoSteps(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		r := whole().Begin(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 5, game.Human, "easy")
		r.Rest()
		r.Click("trade")
		r.Wait(2)
		r.Click("give.3")
		r.Wait(2)
		if !r.Has("do offer 3 for 5") || r.Has("do offer 3 for 3") || r.Has("do build 3") || !r.Shows(r.T("prompt.want", "name", "Ada", "give", 3)) {
			t.Errorf("the second step offers %v", r.IDs())
		}
		r.Key(ui.KeyEscape)
		r.Wait(2)
		if r.Has("do offer 3 for 5") || r.Has("menu.resume") || !r.Has("do build 3") {
			t.Error("Escape does not let go of the offer, or does more")
		}
		for _, id := range []string{"trade", "give.3", "do offer 3 for 5"} {
			r.Click(id)
			r.Wait(2)
		}
		r.Rest()
		m := r.Match()
		if s := m.State(); m.Played() == 0 || s.Turn() != 0 || r.Has("do offer 3 for 5") {
			t.Errorf("%d actions are done", m.Played())
		}
		if done := m.Actions()[0]; done != (rules.Action{Kind: rules.MakeOffer, Card: 3, Want: 5}) {
			t.Errorf("done is %v", done)
		}
	})
}

// A tooltip beside a cove shows the worth of a house there.
func TestCoveIsExplained(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		r := whole().Begin(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 5, game.Human, "easy")
		r.Rest()
		cove := r.Widget("cove.3").Rect
		r.Move(cove.Middle())
		r.Wait(90)
		told := false
		for text, at := range r.UI.DrawnTexts {
			told = told || strings.Contains(text, "brings Ada 3 points") && !cove.Contains(at.Middle())
		}
		if !told {
			t.Error("nothing is told beside the cove")
		}
	})
}
