package table

import (
	"islas/game/colonies"
	"islas/render/stage"
)

// Way returns the targets of the widgets that are still to be clicked for an action at a table.
func Way(s stage.Scene, a colonies.Action) []any {
	return s.(*Table).frame.adviceFor([]action{a}).Left
}
