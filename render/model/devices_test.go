package model_test

import (
	"testing"

	"islas/game/match"
	rules "islas/game/model"
	"islas/render/internal/autoplayer"
	"islas/render/model"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// TestWholeMatchByAnyDevice plays whole matches with the mouse, the keys, a game pad and a single key alone.
func TestWholeMatchByAnyDevice(t *testing.T) {
	g := whole()
	t.Run("mouse", g.ByMouse)
	t.Run("keys", g.ByKeys)
	t.Run("pad", g.ByPad)
	t.Run("one key", g.ByOneKey)
}

// TestWholeMatchOnALargeTable plays whole matches with a part of the table shown in the size that the settings ask of texts.
func TestWholeMatchOnALargeTable(t *testing.T) {
	g := whole()
	g.Enlarged(t)
}

// whole plays whole matches of the model game.
func whole() tabletest.Whole[rules.Position, rules.Action, rules.Event] {
	return tabletest.Whole[rules.Position, rules.Action, rules.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[rules.Position, rules.Action, rules.Event] {
			r := tabletest.New(t, rules.Game{}, tabletest.NewStage(t, lang, model.New()), w)
			r.Bubbled()
			setup := match.Setup{Seed: seed}
			for i, c := range controls {
				setup.Seats = append(setup.Seats, match.Seat{Name: []string{"Ada", "Pip", "Cleo"}[i], Control: c})
			}
			r.Begin(setup)
			return r
		},
		Level: "easy", Clicks: []autoplayer.Weight{{Prefix: "do ", Share: 10}, {Prefix: "trade", Share: 3}, {Prefix: "give.", Share: 10}}, Most: 300,
	}
}
