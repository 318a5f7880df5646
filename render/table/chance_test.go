package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/match"
	"islas/game/model"
	"islas/game/review"
	modeltable "islas/render/model"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// slow is the model game with play-outs that take some time.
type slow struct{ model.Game }

// Outlook implements review.Game.
func (g slow) Outlook(seats int) review.Outlook[model.Position, model.View] {
	return slowOutlook{g.Game.Outlook(seats)}
}

type slowOutlook struct {
	review.Outlook[model.Position, model.View]
}

// PlayOut implements review.Outlook.
func (o slowOutlook) PlayOut(p *model.Position, chance *search.Chance) review.Chances {
	time.Sleep(time.Millisecond)
	return o.Outlook.PlayOut(p, chance)
}

// If the chance to win is turned off while it is computed, the suggestion is shown without it, and the table comes to rest. If it is turned
// on again, it is shown.
func TestChanceIsSwitchedOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := harness.NewStage(t, "en", modeltable.New())
		m, steps, err := match.New(model.Game{}, match.Setup{Seed: 1, Seats: []match.Seat{{Control: game.Human}, {Control: "easy"}}})
		must.OK(t, err)
		b := &bare{}
		b.sit(s, slow{}, show(), m)
		b.Begin(steps[0].After, steps)
		s.Go(b)
		h := harness.New(t, s, harness.Window{W: 1280, H: 720})
		h.Clock = true
		h.Rest()
		s.Settings.Chance = true
		b.kit.Dispatch(h.UI, session.ToAsk)
		h.Wait(3)
		hint := b.Suggestion()
		if !hint.Weighing() {
			t.Fatal("the chance to win is not being worked out")
		}
		s.Settings.Chance = false
		s.Changed()
		h.Wait(2)
		if hint := b.Suggestion(); hint.Weighing() || h.Busy() {
			t.Error("the chance to win is still being worked out")
		}
		s.Settings.Chance = true
		s.Changed()
		h.Wait(1)
		h.Rest()
		if _, told := b.Suggestion().Chance(); !told {
			t.Error("the chance to win is not told")
		}
	})
}
