package table_test

import (
	"islas/game/puertorico"
	"islas/render/testkit/harness"
	"islas/render/testkit/shot"
)

// readmeShots are the pictures of README: a role that is rested on and says what it would do to everybody, and workers being
// placed.
func readmeShots() []shot.Shot {
	small := harness.Window{W: 1280, H: 720, Percent: 100}
	table := view{"en", small, 3}.shot(sight{"role", offers(puertorico.Craftsman, 9), resting("role.craftsman")})
	placing := view{"en", small, 3}.shot(sight{"placing", manyPlace, nil})
	table.Name, placing.Name = "readme-puertorico-table", "readme-puertorico-placing"
	return []shot.Shot{table, placing}
}
