package table

import (
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// Ship is the picture of the ship.
type Ship = ship

// StartShip is the picture of the start player's ship.
var StartShip any = startShip

// Concerns reports whether an event concerns a seat.
var Concerns = concerns

// Spots returns where the places of a name in lessons were in the last tick.
func (t *Table) Spots(name string) []ui.Rect { return t.kit.Spots(t.frame.UI, name) }

// LessonOf returns the table of a lesson at one of its steps.
func LessonOf(s *stage.Stage, data []byte, step int) (*Table, error) { return lessonOf(s, data, step) }

// Explains returns the function that decides which events are explained, at a table of so many people.
func Explains(t testing.TB, seats int) func(step *islas.Step, before *islas.State) string {
	t.Helper()
	setup := match.Setup{Data: 1}
	for i := range seats {
		setup.Seats = append(setup.Seats, match.Seat{Control: game.Human, Board: board.IDs()[i]})
	}
	p, err := newPlayers(setup)
	must.OK(t, err)
	return p.explains
}

// SuggestedWords returns an action as the text of a suggestion at the table.
func SuggestedWords(s stage.Scene, a islas.Action) string { return whatText(&s.(*Table).frame, a) }
