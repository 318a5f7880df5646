package toy

import (
	_ "embed"

	"islas/game/toy"
	"islas/render/cast"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

//go:embed lesson/lesson.json
var lesson []byte

var _ stage.Teacher = Game{}

// Host implements stage.Teacher.
func (g Game) Host() cast.Member { return g.Cast()[4] }

// CheckLesson implements stage.Teacher.
func (Game) CheckLesson() error {
	return session.CheckLesson(toy.Game{}, "render/toy/lesson/lesson.json", lesson)
}

// Lesson implements stage.Teacher.
func (Game) Lesson(s *stage.Stage, step int) (stage.Scene, error) {
	l, m, step, err := table.OpenLesson(s, toy.Game{}, lesson, step)
	if err != nil {
		return nil, err
	}
	t := seated(s, m)
	return t, t.Session.Teach(l, step)
}

// moment is by which name the toy's lesson knows an event.
func moment(e toy.Event) string {
	if e.Kind == toy.Laid {
		return "laid"
	}
	return ""
}

// marks are where what the toy's lesson speaks of lies, by its name.
type marks map[string]ui.Rect

// spots are where what has a name in the lesson lies.
func (m marks) spots(name string) []ui.Rect {
	if r, ok := m[name]; ok {
		return []ui.Rect{r}
	}
	return nil
}

// params are the parameters of the texts of the lesson.
func (t *Table) params() []any { return []any{"name", t.seats[0].Name} }

// explains is what is explained of the toy's events: that a card counts twice beside another of its number.
func explains(step *toy.Step, before *toy.Position) string {
	e := step.Event
	if row := before.Row(max(e.Seat, 0)); e.Kind == toy.Laid && len(row) > 0 && row[len(row)-1] == e.Card {
		return "twice"
	}
	return ""
}
