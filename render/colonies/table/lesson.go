package table

import (
	"slices"
	"strings"

	assets "islas/assets/colonies"
	"islas/game/colonies"
	"islas/game/colonies/engine"
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
	return session.CheckLesson(engine.Engine{}, "assets/colonies/lesson.json", []byte(assets.Lesson))
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

// momentName returns the name of an event in lessons, "" for none.
func momentName(e colonies.Event) string {
	return map[colonies.EventKind]string{colonies.EvCards: "produced", colonies.EvFound: "found"}[e.Kind]
}

// lessonParams returns the parameters of the texts of lessons, besides names: the numbers of the rules.
func (t *Table) lessonParams() []any {
	return []any{"goal", t.state().Goal(), "hold", colonies.Hold, "limit", colonies.HandLimit}
}

// namedPages are the pages of regions and of widgets, by the beginnings of their names in lessons, where not everything lies open.
var namedPages = map[string]page{
	"actions": pageBuild, "buy": pageBuild, "dice": pageBuild, "trade": pageTrade, "players": pagePlayers, "seat": pagePlayers,
	"stock": pageStock, "supply": pageStock, "bank": pageStock,
}

// pageOf returns the page of something by its name in lessons; ok is false for what always lies open.
func pageOf(name string) (p page, ok bool) {
	kind, _, _ := strings.Cut(name, ".")
	p, ok = namedPages[kind]
	return p, ok
}

// pageOfAction returns the page on which an action is taken.
func pageOfAction(a action) page {
	switch a.Kind {
	case colonies.BankTrade, colonies.MakeOffer, colonies.Deal, colonies.NoDeal, colonies.TakeCard, colonies.TakeToken, colonies.Rob, colonies.Discard:
		return pageTrade
	}
	return pageBuild
}

// turnToLesson opens the page that an instruction of a lesson is about, once for each instruction: that of the action that it waits for, or
// else that of the first thing that it lights.
func (t *Table) turnToLesson() {
	told, ok := t.Session.Instruction()
	if !ok || t.taught == told.Step {
		return
	}
	t.taught, t.page = told.Step, pageBuild
	if decision, ok := t.Session.Awaited(); ok {
		t.page = pageOfAction(decision[0])
		return
	}
	for _, name := range slices.Concat(told.Lit, told.Keep) {
		if p, ok := pageOf(name); ok {
			t.page = p
			return
		}
	}
}

// lessonSpots returns where further things with names in lessons lie: what is on the chart, and the tab of a page that is not open.
func (f *frame) lessonSpots(name string) []ui.Rect {
	if at := f.views.chart.spots(f, name); len(at) > 0 {
		return at
	}
	if p, ok := pageOf(name); ok {
		if w, ok := f.UI.Widget("page." + pageIDs[p]); ok {
			return table.NotEmpty(w.Whole)
		}
	}
	return nil
}
