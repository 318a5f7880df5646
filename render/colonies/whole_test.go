package colonies_test

import (
	"testing"

	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/match"
	own "islas/render/colonies"
	"islas/render/colonies/demo"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// Whole games are played to a short goal with nothing but what is on the screen: with the mouse by two people who hand the machine over,
// with the keyboard, a game pad and a single key.
func TestWholeGames(t *testing.T) {
	g := tabletest.Whole[colonies.State, colonies.Action, colonies.Event]{
		Begin: func(t *testing.T, lang string, w harness.Window, seed uint64, controls ...string) *tabletest.Rig[colonies.State, colonies.Action, colonies.Event] {
			r := tabletest.New(t, engine.Engine{}, tabletest.NewStage(t, lang, own.New()), w)
			r.Bubbled()
			setup := match.Setup{Seed: seed, Values: map[string]int{engine.Goal: colonies.MinGoal}}
			for i, c := range controls {
				setup.Seats = append(setup.Seats, match.Seat{Name: []string{"Ada", "Ben", "Cleo"}[i], Control: c})
			}
			r.Begin(setup)
			return r
		},
		Level: "easy", Clicks: demo.Clicks(), Most: 3000, Least: colonies.MinSeats,
	}
	t.Run("mouse", g.ByMouse)
	t.Run("keys", g.ByKeys)
	t.Run("pad", g.ByPad)
	t.Run("one key", g.ByOneKey)
}
