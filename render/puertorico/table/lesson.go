package table

import (
	"slices"
	"strconv"
	"strings"

	assets "islas/assets/puertorico"
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

// CheckLesson returns an error if the file of the lesson has a mistake.
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

// moment returns the name of an event in lessons.
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

// lessonParams returns the parameters of the texts of lessons, besides names: the numbers of the rules.
func lessonParams() []any {
	return []any{"fields", puertorico.IslandSize, "sites", puertorico.CitySize, "house", puertorico.HouseMax, "columns", marketColumns}
}

// taught is the instruction of a lesson for which a page was opened.
type taught struct {
	step  int      // from 1
	asked question // the question for which a page was opened before
}

// turnToLesson opens the page that an instruction of a lesson is about, once for each instruction. If the instruction waits for an action
// that is the page of the decision; so it is after the lesson.
func (t *Table) turnToLesson() {
	if t.taught.step > 0 && !t.Session.Teaching() {
		t.taught, t.asked = taught{}, question{}
		t.turnTo()
		return
	}
	told, ok := t.Session.Instruction()
	if !ok || t.taught == (taught{told.Step, t.asked}) {
		return
	}
	names := slices.Concat(told.Lit, told.Keep)
	if decision, ok := t.Session.Awaited(); ok {
		t.asked = question{}
		t.turnTo()
		names = nil
		if a := decision[0]; a.Kind == puertorico.Build {
			names = []string{"build." + a.Building().ID()}
		}
	}
	t.taught = taught{told.Step, t.asked}
	for _, name := range names {
		if p := pageOf(name); p != pageOwn {
			t.page = p
			break
		}
	}
	t.views.market.unseen = puertorico.NoBuilding
	for _, name := range names {
		if b, ok := puertorico.BuildingByID(strings.TrimPrefix(name, "build.")); ok {
			t.views.market.unseen = b
			break
		}
	}
}

// scrollToLesson scrolls to the building that a lesson is about, once the market lies open.
func (t *Table) scrollToLesson() {
	m := &t.views.market
	if _, ok := t.Session.Instruction(); ok && m.unseen != puertorico.NoBuilding && !t.lay.market.Empty() {
		m.show(m.unseen)
		m.unseen = puertorico.NoBuilding
	}
}

// namedPages are the pages of things by their names in lessons.
var namedPages = map[string]page{
	"roles": pageRoles, "role": pageRoles, "tiles": pageTiles, "tile": pageTiles, "ships": pageHarbour, "ship": pageHarbour,
	"house": pageHarbour, "market": pageMarket, "build": pageMarket, "board": pageOthers,
}

// pageOf returns the page of something by its name in lessons, pageOwn if no other page has it.
func pageOf(name string) page {
	kind, _, _ := strings.Cut(name, ":")
	kind, _, _ = strings.Cut(kind, ".")
	if p, ok := namedPages[kind]; ok {
		return p
	}
	return pageOwn
}

// spots returns the places of further names in lessons: "settled", "board:SEAT", and the tab of a page that is not open.
func (f *frame) spots(name string) []ui.Rect {
	kind, which, _ := strings.Cut(name, ":")
	switch kind {
	case "settled":
		return f.advice.settledLand()
	case "board":
		seat, err := strconv.Atoi(which)
		n := f.State.Seats()
		if i := (seat - int(f.Home) + n - 1) % n; err == nil && seat >= 0 && seat < n && i < len(f.lay.others) {
			return table.NotEmpty(f.lay.others[i])
		}
	}
	if w, ok := f.UI.Widget("page." + pageIDs[pageOf(name)]); ok {
		return table.NotEmpty(w.Whole)
	}
	return nil
}
