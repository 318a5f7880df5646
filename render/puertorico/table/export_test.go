package table

import (
	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/stage"
	"islas/render/ui"
)

// Concerns reports whether an event concerns a seat.
var Concerns = concerns

// Shows reports whether a scene is a table that shows an event of a kind, and has shown at least a part of it, from 0 to 1.
func Shows(s stage.Scene, k puertorico.EventKind, part float64) bool {
	t, ok := s.(*Table)
	return ok && t.frame.shows(k) && t.frame.Progress >= part
}

// ActionWords returns the text of an action in a suggestion.
func ActionWords(u *ui.UI, s *puertorico.State, a puertorico.Action) string {
	return caption.Action(u.T, s.Decision().Phase, a)
}

// Explains returns the function that decides which events are explained to the players of a game.
func Explains(setup match.Setup) func(step *puertorico.Step, before *puertorico.State) string {
	p := playersOf(setup)
	return func(step *puertorico.Step, before *puertorico.State) string { return explains(&p, step, before) }
}

// LessonOf returns the table of a lesson at one of its steps.
func LessonOf(s *stage.Stage, data []byte, step int) (*Table, error) { return lessonOf(s, data, step) }

// Spots returns the places of a name in lessons.
func (t *Table) Spots(name string) []ui.Rect { return t.kit.Spots(t.frame.UI, name) }

// FaceOf returns where what flies to or from a player lies.
func FaceOf(s stage.Scene, seat game.Seat) ui.Rect { return s.(*Table).views.flights.face(seat) }
