package blackbox

import (
	"fmt"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/input"

	"islas/render/internal/autoplayer"
	"islas/render/ui"
)

// audit is a script that looks at the whole page as the guidelines ask for, and returns what it finds wrong: elements without a name or
// with a role that does not fit, ids that stand twice, an order of the focus of the page's own.
const audit = `(() => {
	const wrong = [];
	const say = (element, what) => wrong.push(what + ": " + element.outerHTML.slice(0, 120));
	const twice = (all) => all.filter((id, i) => id && all.indexOf(id) !== i);
	for (const id of twice([...document.querySelectorAll("[id]")].map((e) => e.id))) wrong.push("the id " + id + " stands twice");
	for (const id of twice([...document.querySelectorAll("#mirror [data-id]")].map((e) => e.dataset.id))) wrong.push("there are several elements for " + id);
	if (!document.documentElement.lang) wrong.push("the page has no language");
	if (!document.title) wrong.push("the page has no title");
	const named = (e) => (e.getAttribute("aria-label") || document.getElementById(e.getAttribute("aria-labelledby"))?.textContent || e.textContent).trim();
	const shown = (e) => e.checkVisibility();
	const usable = "a[href], button, input, textarea, select, canvas, [role]:not([role=log]):not([role=status]), [tabindex]";
	for (const e of document.querySelectorAll(usable)) {
		if (shown(e) && !named(e)) say(e, "without a name");
		if (e.tabIndex > 0) say(e, "with an order of its own");
		if (e.closest("[aria-hidden=true]") && e.tabIndex >= 0) say(e, "hidden from readers, but usable");
	}
	for (const e of document.querySelectorAll("#mirror p")) if (!named(e)) say(e, "an empty text");
	const within = (inner, outer) => { for (const e of document.querySelectorAll(inner)) if (!e.closest(outer)) say(e, "not in a " + outer); };
	within("[role=radio]", "[role=radiogroup]");
	within("canvas, textarea, [role], [data-id], h1, h2, h3, p, pre, button, input, progress", "main");
	const main = [...document.querySelectorAll("main, [role=main]")].filter(shown);
	if (main.length !== 1) wrong.push("the page has " + main.length + " main parts");
	for (const e of document.querySelectorAll("main[role], button[role], input[role], h1[role], h2[role], h3[role]")) say(e, "a role that is not the element's own");
	for (const e of document.querySelectorAll("div:not([role])[aria-label], p:not([role])[aria-label]")) say(e, "a name without a role");
	for (const e of document.querySelectorAll("[role=radiogroup]")) {
		if (!e.querySelector("[role=radio]")) say(e, "a choice of nothing");
		if (e.querySelectorAll("[aria-checked=true]").length > 1) say(e, "a choice of several");
	}
	for (const e of document.querySelectorAll("[role=radio], [role=switch]")) {
		if (!["true", "false"].includes(e.getAttribute("aria-checked"))) say(e, "neither on nor off");
	}
	for (const e of document.querySelectorAll("[role=slider]")) {
		if (!/^-?[0-9.]+$/.test(e.getAttribute("aria-valuenow") ?? "")) say(e, "a slider without a number");
	}
	for (const e of document.querySelectorAll("button")) if (e.type !== "button") say(e, "a button that sends a form");
	for (const e of document.querySelectorAll("img:not([alt])")) say(e, "a picture without words");
	return wrong;
})()`

// audited checks the page as it is now.
func (b *tab) audited(where string) {
	b.t.Helper()
	for _, what := range evaluate[[]string](b, audit) {
		b.t.Errorf("%s: %s", where, what)
	}
}

// checked checks the tree: that everything in it that can be used has a name, that it has one main landmark and all that can be read or used
// in it, and one heading of the first level, before all others, of which none leaves out a level. And it checks the elements that make it.
func (r *reader) checked(where string) {
	r.t.Helper()
	mains, inside, headings := 0, 0, 0
	for _, n := range r.read() {
		switch {
		case n.role == "main":
			mains++
		case n.inMain:
			inside++
		case !n.bare:
			r.t.Errorf("%s: a %s %q is in no landmark", where, n.role, n.name)
		}
		if n.role == "heading" && n.name != "" {
			headings++
		}
		if slices.Contains([]string{"button", "switch", "radio", "radiogroup", "slider", "textbox", "dialog", "main"}, n.role) && n.name == "" {
			r.t.Errorf("%s: a %s has no name", where, n.role)
		}
	}
	if mains != 1 || inside < 2 {
		r.t.Errorf("%s: the tree has %d main landmarks with %d parts", where, mains, inside)
	}
	levels := evaluate[[]int](r.tab, `[...document.querySelectorAll("#mirror h1, #mirror h2, #mirror h3")].map((e) => Number(e.tagName[1]))`)
	for i, level := range levels {
		if (i == 0) != (level == 1) || i > 0 && level > levels[i-1]+1 {
			r.t.Errorf("%s: the headings have the levels %v", where, levels)
			break
		}
	}
	if len(levels) == 0 || headings != len(levels) {
		r.t.Errorf("%s: the tree has %d of %d headings", where, headings, len(levels))
	}
	r.audited(where)
}

// mostStops is how many stops the focus is followed through.
const mostStops = 24

// inOrder checks that the focus goes through what is on the screen in the order in which it is read, beginning anew at most once, and that
// more is told of it than its name where there is more.
func (r *reader) inOrder(where string) {
	r.t.Helper()
	var stops []string
	last, back, told := 0, 0, 0
	for range mostStops {
		for _, kind := range []input.KeyType{input.KeyRawDown, input.KeyUp} { // so short that it can't repeat on a slow machine
			r.run(input.DispatchKeyEvent(kind).WithKey("Tab").WithCode("Tab"))
		}
		r.settle()
		id, ok := r.focused()
		if !ok || slices.Contains(stops, id) {
			break
		}
		w, _ := autoplayer.Find(r.rest().Widgets, id)
		if w.Role == ui.RoleScroll { // which only scrolls
			continue
		}
		place := evaluate[int](r.tab, fmt.Sprintf(`[...document.querySelectorAll("#mirror [data-id]")].findIndex((e) => e.dataset.id === %q)`, id))
		if place < 0 {
			r.t.Errorf("%s: %q has the focus, and can't be read", where, id)
		}
		if place < last {
			back++
		}
		stops, last = append(stops, id), place
		said := oneLine(evaluate[string](r.tab, `document.getElementById("focused").textContent`))
		for line := range strings.Lines(w.Tooltip) {
			if told++; w.Enabled && !strings.Contains(said, oneLine(line)) {
				r.t.Errorf("%s: the focus on %q tells %q, not %q", where, w.Label, said, line)
			}
		}
	}
	if len(stops) < 5 || back > 1 || told == 0 {
		r.t.Errorf("%s: the focus goes to %q, back %d times, and tells %d lines", where, stops, back, told)
	}
}

// mostAlone is how many things of a table belong to no part of it at most: what stands in the bar, and the tabs of a small window.
const mostAlone = 20

// inParts checks that the tree has everything that can be used on a table, and its parts as groups, with the least that each holds.
func (r *reader) inParts(least map[string]int) {
	r.t.Helper()
	nodes, within := r.read(), map[string]int{}
	for _, n := range nodes {
		switch n.role {
		case "button", "note", "paragraph":
			within[n.group]++
		case "textbox":
			r.t.Errorf("the tree has what the engine types into, as %q", n.name)
		}
	}
	for key, n := range least {
		if name := r.texts.Text(key); within[name] < n {
			r.t.Errorf("%q has %d things, not %d, of %v", name, within[name], n, within)
		}
	}
	if within[""] > mostAlone {
		r.t.Errorf("%d things are in no part: %v", within[""], within)
	}
	for _, w := range r.rest().Widgets {
		known := slices.ContainsFunc(r.known, func(c autoplayer.Weight) bool { return strings.HasPrefix(w.ID, c.Prefix) })
		if role, name := asRead(w); known && w.Enabled && w.Role != ui.RoleOther && !w.Covered && !slices.ContainsFunc(nodes, func(n node) bool {
			return n.role == role && n.name == name && !n.disabled && n.pressed == (w.Value == "selected")
		}) {
			r.t.Errorf("the tree has no %s %q that can be used", role, name)
		}
	}
}

// asRead returns a widget's role and name in the tree.
func asRead(w ui.Widget) (role, name string) {
	name = w.Label
	switch w.Role {
	case ui.RoleToggle:
		role = "switch"
	case ui.RoleOption:
		role = "radio"
	default:
		role = "button"
		if w.Value != "" && w.Value != "selected" {
			name += ", " + w.Value
		}
	}
	return role, oneLine(name)
}

// oneLine is a text with spaces alone between its words.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
