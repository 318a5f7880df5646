package table

import (
	"slices"
	"strings"

	"islas/game/puertorico"
)

// taught is a sentence of a lesson for which a page has been opened.
type taught struct {
	step  int      // from 1
	asked question // for which a page had been opened before
}

// turnToLesson opens the page on which what a lesson speaks of is to be seen, once for each of its sentences. Where it waits for
// something that is the page on which it is done, and so it is when the lesson is over.
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
	t.unseen = puertorico.NoBuilding
	for _, name := range names {
		if b, ok := puertorico.BuildingByID(strings.TrimPrefix(name, "build.")); ok {
			t.unseen = b
			break
		}
	}
}

// scrollToLesson scrolls to the building that a lesson speaks of, once it is for sale before everybody's eyes.
func (t *Table) scrollToLesson(f *frame) {
	if _, ok := t.Session.Instruction(); ok && t.unseen != puertorico.NoBuilding && !f.lay.market.Empty() {
		f.showBuilding(t.unseen)
		t.unseen = puertorico.NoBuilding
	}
}

// pageOf is the page on which something lies that has a name in lessons, pageOwn if it lies on none of the others.
func pageOf(name string) page {
	kind, _, _ := strings.Cut(name, ":")
	kind, _, _ = strings.Cut(kind, ".")
	switch kind {
	case "roles", "role":
		return pageRoles
	case "tiles", "tile":
		return pageTiles
	case "ships", "ship", "house":
		return pageHarbour
	case "market", "build":
		return pageMarket
	case "board":
		return pageOthers
	}
	return pageOwn
}
