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

// moments are the names of events in lessons.
var moments = map[puertorico.EventKind]string{puertorico.EvDealt: "dealt", puertorico.EvProduced: "produced", puertorico.EvBonus: "bonus"}

// lessonParams returns the parameters of the texts of lessons, besides names: the numbers of the rules.
func lessonParams() []any {
	return []any{"fields", puertorico.IslandSize, "sites", puertorico.CitySize, "house", puertorico.HouseMax, "columns", marketColumns}
}

// lead opens the page that an instruction is about, and notes the building to scroll to. awaited is the decision that it waits for.
func (t *Table) lead(told session.Instruction, awaited []puertorico.Action) {
	names := slices.Concat(told.Lit, told.Keep)
	if len(awaited) > 0 {
		if names = nil; awaited[0].Kind == puertorico.Build {
			names = []string{"build." + awaited[0].Building().ID()}
		}
	}
	t.views.market.unseen = puertorico.NoBuilding
	for _, name := range slices.Backward(names) { // the first counts
		if p := pageOf(name); p != pageOwn {
			t.page = p
		}
		if b, ok := puertorico.BuildingByID(strings.TrimPrefix(name, "build.")); ok {
			t.views.market.unseen = b
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
