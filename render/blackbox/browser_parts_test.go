package blackbox

import (
	"slices"
	"strings"

	"islas/render/ui"
)

// mostAlone is how many things of a table belong to no part of it at most: what stands in the bar, and the tabs of a small window.
const mostAlone = 20

// mostTabs is after how many steps of the focus something is met of which more is told than its name.
const mostTabs = 30

// partsOf are keys of what parts of a game's table are called, with the least that each holds.
func partsOf(game string) map[string]int {
	if game == "puertorico" {
		return map[string]int{"table.page.roles": 6, "part.island": 1, "part.city": 1, "part.stores": 5}
	}
	return map[string]int{"part.hand": 2, "part.actions": 2, "part.piles": 3}
}

// inParts checks that the tree has the parts of a table as groups, that nothing is in it which the engine types into while nobody does, and
// that the focus by Tab tells not only names.
func (r *reader) inParts(game string) {
	r.t.Helper()
	nodes := r.read()
	within := map[string]int{}
	for _, n := range nodes {
		switch n.role {
		case "button", "note", "paragraph":
			within[n.group]++
		case "textbox":
			r.t.Errorf("the tree has what the engine types into, as %q", n.name)
		}
	}
	for key, least := range partsOf(game) {
		if name := r.texts.Text(key); within[name] < least {
			r.t.Errorf("%q has %d things, not %d, of %v", name, within[name], least, within)
		}
	}
	if within[""] > mostAlone {
		r.t.Errorf("%d things are in no part: %v", within[""], within)
	}
	told := 0
	for range mostTabs {
		r.tap("Tab", "Tab", 0)
		r.settle()
		id, ok := r.focused()
		if !ok {
			continue
		}
		w := r.tab.find(r.rest(), id)
		said := oneLine(evaluate[string](r.tab, `document.getElementById("focused").textContent`))
		for line := range strings.Lines(w.Tooltip) {
			if w.Enabled && w.Role != ui.RoleScroll {
				if told++; !strings.Contains(said, oneLine(line)) {
					r.t.Errorf("the focus on %q tells %q, not %q", w.Label, said, line)
				}
			}
		}
		if told > 3 {
			return
		}
	}
	r.t.Errorf("the focus tells more than names %d times", told)
}

// pressed checks that the tree has what is chosen on the table as pressed.
func (r *reader) pressed(l look, nodes []node) {
	r.t.Helper()
	for _, w := range l.Widgets {
		if w.Value != "selected" || w.Covered || w.Label == "" {
			continue
		}
		_, name := asRead(w)
		if !slices.ContainsFunc(nodes, func(n node) bool { return n.pressed && n.name == name }) {
			r.t.Errorf("%q is chosen, and no button of that name is pressed", name)
		}
	}
}

// oneLine is a text with spaces alone between its words.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
