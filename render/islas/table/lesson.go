package table

import (
	"strconv"
	"strings"

	assets "islas/assets/islas"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// Lesson returns the table of the lesson at one of its steps, from 0. The error is a mistake in the build.
func Lesson(s *stage.Stage, step int) (*Table, error) {
	return lessonOf(s, []byte(assets.Lesson), step)
}

// CheckLesson returns an error if the file of the lesson has a mistake.
func CheckLesson() error {
	return session.CheckLesson(engine.Engine{}, "assets/islas/lesson.json", []byte(assets.Lesson))
}

// lessonOf returns the table of a lesson at one of its steps.
func lessonOf(s *stage.Stage, data []byte, step int) (*Table, error) {
	l, m, step, err := table.OpenLesson(s, engine.Engine{}, data, step)
	if err != nil {
		return nil, err
	}
	t, err := newTable(s, m)
	if err != nil {
		return nil, err
	}
	return t, t.Session.Teach(l, step)
}

// moment returns the name of an event in lessons, "" for others.
func moment(e islas.Event) string {
	return map[islas.EventKind]string{islas.EvTurn: "turn", islas.EvArrival: "arrival", islas.EvReveal: "reveal"}[e.Kind]
}

// meant returns the plots that may be lit to be clicked: those of the action that a lesson waits for, or all.
func (t *Table) meant() islas.PlotSet {
	decision, ok := t.Session.Awaited()
	if !ok {
		return islas.AllPlots
	}
	return decision[0].From.Add(decision[0].Plot)
}

// lessonParams returns the parameters of the texts of lessons, besides names: the numbers of the rules.
func (f *frame) lessonParams() []any {
	return []any{
		"goal", f.State.Goal(), "plots", islas.Plots, "house", islas.HousePoints, "palace", islas.FirstPalacePoints, "further", islas.FurtherPalacePoints, "town", islas.TownPoints,
		"need", islas.PrivilegePoints, "drawn", islas.DrawnCards, "more", f.State.DrawPrivilege(), "points", f.State.Points(f.Home),
	}
}

// spots returns the places of further names in lessons: "islands", "island:SEAT", "card:ID", "privilege:COLOUR", and the plates where there
// is no race. What lies in a drawer is where that is opened.
func (t *Table) spots(name string) []ui.Rect {
	f := &t.frame
	kind, which, _ := strings.Cut(name, ":")
	switch kind {
	case "race", "islands", "island":
		var all []ui.Rect
		for seat, at := range t.islands.at {
			if kind == "race" {
				all = append(all, at.plate)
			} else if which == "" || which == strconv.Itoa(seat) {
				all = append(all, at.place)
			}
		}
		return table.NotEmpty(all...)
	case "card":
		c, _ := islas.CardByID(which)
		if i, ok := cardOf(f, c).(held); ok {
			return t.kit.Spots(f.UI, "card."+strconv.Itoa(int(i)))
		}
	case "privilege":
		if c, ok := islas.ColourByName(which); ok {
			return append(t.kit.Spots(f.UI, "power."+f.data.Power(c).String()), t.kit.Spots(f.UI, "open.powers")...)
		}
	}
	return nil
}
