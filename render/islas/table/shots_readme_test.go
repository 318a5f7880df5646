package table_test

import (
	"slices"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/testkit/shot"
	"islas/render/ui"
)

// counting is after how many quarters of a second a settler is in the midst of being counted.
const counting = 22

// readmeShots are the pictures of README: a turn, and a settler who is being counted.
func readmeShots() []shot.Shot {
	small := harness.Window{W: 1280, H: 720, Percent: 100}
	turn := func(m moment) bool {
		return from(islas.PhaseAction, 6)(m) && m.state().HandSize(0) <= 5 && can(m, islas.Build)
	}
	table := view{"en", small, 4}.shot(sight{"turn", turn, nil}, false)
	arrival := view{"en", small, 3}.shot(sight{"arrival", brings(islas.EvReveal, game.NoSeat), func(r *rig, m moment) []ui.Input {
		r.act(m)
		r.Away()
		return slices.Repeat([]ui.Input{{Dt: time.Second / 4}}, counting)
	}}, false)
	table.Name, arrival.Name = "readme-table", "readme-arrival"
	return []shot.Shot{table, arrival}
}
