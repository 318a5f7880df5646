package table

import (
	"islas/render/stage"
	"islas/render/ui"
)

// LessonOf returns the table of a lesson at one of its steps.
func LessonOf(s *stage.Stage, data []byte, step int) (*Table, error) { return lessonOf(s, data, step) }

// Spots is where what has a name in lessons lies.
func (t *Table) Spots(name string) []ui.Rect { return t.spots(&t.frame, name) }
