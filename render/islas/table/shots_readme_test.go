package table_test

import (
	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/shot"
)

// readmeShots are the pictures of README: a turn, and a settler whose wishes have been counted.
func readmeShots() []shot.Shot {
	small := harness.Window{W: 1280, H: 720, Percent: 100}
	turn := func(m moment) bool {
		return from(islas.PhaseAction, 6)(m) && m.state().HandSize(0) <= 5 && can(m, islas.Build)
	}
	table := view{"en", small, 4}.shot(sight{"turn", turn, nil}, false)
	arrival := view{"en", small, 3}.shot(sight{"settle", from(islas.PhaseSettle, 4), nil}, false)
	table.Name, arrival.Name = "readme-table", "readme-arrival"
	return []shot.Shot{table, arrival}
}
