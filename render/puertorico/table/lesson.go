package table

import (
	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
)

// Lesson returns the table of the lesson at one of its steps, from 0. The error is a mistake in the build.
func Lesson(s *stage.Stage, step int) (*Table, error) {
	return lessonOf(s, []byte(assets.Lesson), step)
}

// CheckLesson returns what is wrong with the file of the lesson, if something is.
func CheckLesson() error {
	return session.CheckLesson(engine.Engine{}, "assets/puertorico/lesson.json", []byte(assets.Lesson))
}

// lessonOf returns the table of a lesson at one of its steps.
func lessonOf(s *stage.Stage, data []byte, step int) (*Table, error) {
	l, m, step, err := table.OpenLesson(s, engine.Engine{}, data, step)
	if err != nil {
		return nil, err
	}
	t := newTable(s, m)
	return t, t.Session.Teach(l, step)
}

// moment is by which name lessons know an event.
func moment(e puertorico.Event) string {
	switch e.Kind {
	case puertorico.EvDealt:
		return "dealt"
	case puertorico.EvProduced:
		return "produced"
	case puertorico.EvBonus:
		return "bonus"
	}
	return ""
}

// lessonParams are the parameters of all that a lesson says, beside names: the numbers of the rules.
func lessonParams() []any {
	return []any{"fields", puertorico.IslandSize, "sites", puertorico.CitySize, "house", puertorico.HouseMax, "columns", marketColumns}
}
