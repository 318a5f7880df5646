package table

import (
	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/render/stage"
	"islas/render/ui"
)

// Shows reports whether a scene is a table on which an event of a kind is on its way, and at least a part of its way from 0 to 1.
func Shows(s stage.Scene, k puertorico.EventKind, part float64) bool {
	t, ok := s.(*Table)
	return ok && t.frame.shows(k) && t.frame.Progress >= part
}

// ActionWords returns an action as a suggestion says it in a position.
func ActionWords(u *ui.UI, s *puertorico.State, a puertorico.Action) string {
	return actionWords(u, s.Decision().Phase, a)
}

// Explains decides which events are explained to those who play in a game.
func Explains(setup match.Setup) func(step *puertorico.Step, before *puertorico.State) string {
	return playersOf(setup).explains
}

// LessonOf returns the table of a lesson at one of its steps.
func LessonOf(s *stage.Stage, data []byte, step int) (*Table, error) { return lessonOf(s, data, step) }

// Spots is where what has a name in lessons lies.
func (t *Table) Spots(name string) []ui.Rect { return t.kit.Spots(t.frame.UI, name) }

// FaceOf returns where what flies to or from a player lies.
func FaceOf(s stage.Scene, seat game.Seat) ui.Rect { return s.(*Table).views.flights.face(seat) }
