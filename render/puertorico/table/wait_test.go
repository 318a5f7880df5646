package table_test

import (
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/puertorico/table"
	"islas/render/testkit/tabletest"
)

// TestWaitsAreShort measures how long one waits for four others at normal speed, in whole games, by what one has decided before: by the
// role that was taken or was going on.
func TestWaitsAreShort(t *testing.T) {
	bubble(t, func(t *testing.T) {
		waits := tabletest.Waits{}
		for seed := range uint64(3) {
			r := begin(t, "en", full, someSetup(seed+1, alone(5)...))
			tabletest.Play(t, waits, r.Stage.Top().(*table.Table).Session, engine.Engine{}, level, table.Concerns, func(before *puertorico.State, a puertorico.Action) string {
				if a.Kind == puertorico.TakeRole {
					return "taking the " + a.Role().ID()
				}
				role, _ := before.Role()
				return "a decision of the " + role.ID()
			})
		}
		waits.Check(t, 12*time.Second)
	})
}
