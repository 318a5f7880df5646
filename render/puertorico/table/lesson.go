package table

import (
	assets "islas/assets/puertorico"
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
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
	t := unshown(s, m)
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

// drawLesson says what a lesson says, if one is going on.
func (t *Table) drawLesson(f *frame) intent {
	told, ok := t.Session.Instruction()
	if !ok {
		return intent{}
	}
	t.scrollToLesson(f)
	return wishes(t.guide.Draw(f.UI, f.paint.stage, told, table.Stand{
		Spots: func(name string) []ui.Rect { return t.spots(f, name) },
		Advice: func() table.Advice {
			decision, _ := t.Session.Awaited()
			return adviceOn(f, decision)
		},
		Params: lessonParams(f),
	}))
}

// lessonParams are the parameters of all that a lesson says: the names of who takes it and of the two next in turn order, and
// the numbers of the rules.
func lessonParams(f *frame) []any {
	after := func(n int) string { return f.name((f.Home + game.Seat(n)) % game.Seat(f.State.Seats())) }
	return []any{
		"me", after(0), "left", after(1), "right", after(2), "fields", puertorico.IslandSize, "sites", puertorico.CitySize,
		"house", puertorico.HouseMax, "columns", marketColumns,
	}
}
