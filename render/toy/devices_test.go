package toy_test

import (
	"testing"

	"islas/game/match"
	rules "islas/game/toy"
	"islas/render/internal/harness"
	"islas/render/internal/pilot"
	"islas/render/internal/tabletest"
	"islas/render/toy"
)

// TestWholeMatchByAnyDevice plays whole matches with a game pad alone, and with a single key.
func TestWholeMatchByAnyDevice(t *testing.T) {
	g := tabletest.Whole[rules.Position, rules.Action, rules.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[rules.Position, rules.Action, rules.Event] {
			r := tabletest.New(t, rules.Game{}, tabletest.NewStage(t, lang, toy.New()), w)
			r.Bubbled()
			setup := match.Setup{Seed: seed}
			for i, c := range controls {
				setup.Seats = append(setup.Seats, match.Seat{Name: []string{"Ada", "Pip"}[i], Control: c})
			}
			r.Begin(setup)
			return r
		},
		Level: "easy", Clicks: []pilot.Weight{{Prefix: "do ", Share: 10}}, Most: 200,
	}
	t.Run("pad", g.ByPad)
	t.Run("one key", g.ByOneKey)
}
