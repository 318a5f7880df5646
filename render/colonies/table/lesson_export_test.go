package table

import (
	"islas/render/stage"
	"islas/render/ui"
)

// LessonOf returns the table of a lesson at one of its steps.
func LessonOf(s *stage.Stage, data []byte, step int) (*Table, error) { return lessonOf(s, data, step) }

// Spots returns the places of a name in lessons.
func (t *Table) Spots(name string) []ui.Rect { return t.kit.Spots(t.frame.UI, name) }

// ToClick returns the ids of the widgets that are left to be clicked for the action that a lesson awaits, as far as they are there.
func (t *Table) ToClick() (ids []string) {
	decision, ok := t.Session.Awaited()
	if !ok {
		return nil
	}
	for _, target := range t.frame.adviceFor(decision).Left {
		for _, w := range t.frame.UI.Widgets() {
			if target != nil && w.Target == target && !w.Whole.Empty() && !w.Covered {
				ids = append(ids, w.ID)
				break
			}
		}
	}
	return ids
}

// LessonStep returns the step of the lesson whose text is shown, from 0; -1 if none is.
func (t *Table) LessonStep() int {
	told, ok := t.Session.Instruction()
	if !ok {
		return -1
	}
	return told.Step - 1
}
