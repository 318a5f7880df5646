package model

import (
	_ "embed"

	"islas/game/model"
	"islas/render/paint/cast"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
)

//go:embed lesson/lesson.json
var lesson []byte

var _ stage.Teacher = Game{}

// Host implements stage.Teacher.
func (g Game) Host() cast.Member { return g.Cast()[4] }

// CheckLesson implements stage.Teacher.
func (Game) CheckLesson() error {
	return session.CheckLesson(model.Game{}, "render/model/lesson/lesson.json", lesson)
}

// Lesson implements stage.Teacher.
func (Game) Lesson(s *stage.Stage, step int) (stage.Scene, error) {
	l, m, step, err := table.OpenLesson(s, model.Game{}, lesson, step)
	if err != nil {
		return nil, err
	}
	t := newTable(s, m)
	return t, t.Session.Teach(l, step)
}

// moment returns the name of an event in the lesson, "" for none.
func moment(e model.Event) string {
	if e.Kind == model.Built {
		return "built"
	}
	return ""
}

// params returns the parameters of the lesson's texts.
func (t *Table) params() []any { return []any{"name", t.seats[0].Name} }

// explains returns the key of what an event explains: that a house beside another of the same seat counts twice.
func explains(step *model.Step, before *model.Position) string {
	if e := step.Event; e.Kind == model.Built && before.Houses(e.Card, e.Seat) > 0 {
		return "twice"
	}
	return ""
}
