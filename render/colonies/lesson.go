package colonies

import (
	"islas/render/colonies/crew"
	"islas/render/colonies/table"
	"islas/render/paint/cast"
	"islas/render/stage"
)

var _ stage.Teacher = Game{}

// Host implements stage.Teacher.
func (Game) Host() cast.Member { return crew.Host() }

// Lesson implements stage.Teacher.
func (Game) Lesson(s *stage.Stage, step int) (stage.Scene, error) { return table.Lesson(s, step) }

// CheckLesson implements stage.Teacher.
func (Game) CheckLesson() error { return table.CheckLesson() }
