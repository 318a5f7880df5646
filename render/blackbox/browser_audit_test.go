package blackbox

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/input"

	"islas/locales"
	"islas/render/internal/pilot"
	"islas/render/ui"
)

// audit is a script that looks at the whole page as the guidelines ask for, and returns what it finds wrong: elements without a name or
// with a role that does not fit, ids that stand twice, an order of the focus of the page's own, and texts of the page itself, those
// that are not drawn by the game, with too little contrast.
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

	const numbers = (colour) => colour.match(/[0-9.]+/g).map(Number);
	const light = (rgb) => {
		const [r, g, b] = rgb.map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const over = (above, below, alpha) => above.map((v, i) => v * alpha + below[i] * (1 - alpha));
	// ground is the colour behind a text, and how much of the text is left of it: 1 for all.
	const ground = (e) => {
		let opacity = 1;
		for (; e; e = e.parentElement) {
			const style = getComputedStyle(e), [r, g, b, a = 1] = numbers(style.backgroundColor);
			if (a === 1) return { rgb: [r, g, b], opacity, own: style.opacity };
			if (a > 0) return null;
			opacity *= Number(style.opacity);
		}
		return { rgb: [255, 255, 255], opacity, own: 1 };
	};
	let looked = 0;
	for (const e of document.querySelectorAll("body *:not(script):not(style)")) {
		const texts = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
		if (!texts || !shown(e) || e.closest("#mirror, #asked, #spoken, #focused, #cover.done")) continue;
		looked++;
		const behind = ground(e);
		if (!behind) { say(e, "a text on a ground that can be seen through"); continue; }
		const [r, g, b, a = 1] = numbers(getComputedStyle(e).color);
		const ink = over([r, g, b], behind.rgb, a * behind.opacity), [x, y] = [light(ink), light(behind.rgb)].sort((p, q) => q - p);
		const ratio = (x + 0.05) / (y + 0.05);
		if (ratio < 4.5) say(e, "a contrast of " + ratio.toFixed(2));
	}
	return { wrong, looked };
})()`

// audited checks the page as it is now, and returns how many texts of its own it shows.
func (b *tab) audited(where string) (texts int) {
	b.t.Helper()
	found := evaluate[struct {
		Wrong  []string
		Looked int
	}](b, audit)
	for _, what := range found.Wrong {
		b.t.Errorf("%s: %s", where, what)
	}
	return found.Looked
}

// testAudit looks at the page where it does not show the game: with what it says when it can't begin and when the game has failed.
func (w website) testAudit(t *testing.T) {
	for _, lang := range locales.Languages() {
		b := w.open(t, visitor{language: lang, script: `delete globalThis.WebAssembly;`})
		b.state()
		for _, what := range []string{"the cover", "all that it can show"} {
			if texts := b.audited(what); texts < 2 {
				t.Errorf("%s has %d texts", what, texts)
			}
			evaluate[bool](b, `(() => {
				for (const e of document.querySelectorAll("#cover [hidden]")) {
					e.hidden = false;
					e.textContent ||= "text";
				}
				return true;
			})()`)
		}
	}
}

// checked checks that everything in the tree that can be used has a name, and that the elements that make it are as they should be.
func (r *reader) checked(where string) {
	r.t.Helper()
	for _, n := range r.read() {
		if slices.Contains([]string{"button", "switch", "radio", "radiogroup", "slider", "textbox", "dialog", "main"}, n.role) && n.name == "" {
			r.t.Errorf("%s: a %s has no name", where, n.role)
		}
	}
	r.audited(where)
	r.headed(where)
	r.landmarked(where)
	if shown := evaluate[int](r.tab, `document.querySelectorAll("#mirror [data-id]").length`); shown == 0 {
		r.t.Errorf("%s: nothing can be read", where)
	}
}

// headed checks that there is one heading of the first level, before all others, that none leaves out a level, and that the tree has them
// all.
func (r *reader) headed(where string) {
	r.t.Helper()
	levels := evaluate[[]int](r.tab, `[...document.querySelectorAll("#mirror h1, #mirror h2, #mirror h3")].map((e) => Number(e.tagName[1]))`)
	for i, level := range levels {
		if (i == 0) != (level == 1) || i > 0 && level > levels[i-1]+1 {
			r.t.Errorf("%s: the headings have the levels %v", where, levels)
			break
		}
	}
	read := 0
	for _, n := range r.read() {
		if n.role == "heading" && n.name != "" {
			read++
		}
	}
	if len(levels) == 0 || read != len(levels) {
		r.t.Errorf("%s: the tree has %d of %d headings", where, read, len(levels))
	}
}

// mostStops is how many stops the focus is followed through.
const mostStops = 24

// inOrder checks that the focus goes through what is on the screen in the order in which it is read, beginning anew at most once.
func (r *reader) inOrder(where string) {
	r.t.Helper()
	var stops []string
	var places []int
	back := 0
	for range mostStops {
		for _, kind := range []input.KeyType{input.KeyRawDown, input.KeyUp} { // so short that it can't repeat on a slow machine
			r.run(input.DispatchKeyEvent(kind).WithKey("Tab").WithCode("Tab"))
		}
		r.frames(3)
		id, ok := r.focused()
		if !ok || slices.Contains(stops, id) {
			break
		}
		if w, _ := pilot.Find(r.rest().Widgets, id); w.Role == ui.RoleScroll { // which only scrolls
			continue
		}
		r.frames(14)
		quoted, err := json.Marshal(id)
		if err != nil {
			r.t.Fatal(err)
		}
		place := evaluate[int](r.tab, `[...document.querySelectorAll("#mirror [data-id]")].findIndex((e) => e.dataset.id === `+string(quoted)+`)`)
		if place < 0 {
			r.t.Errorf("%s: %q has the focus, and can't be read", where, id)
			continue
		}
		if n := len(places); n > 0 && place < places[n-1] {
			back++
		}
		stops, places = append(stops, id), append(places, place)
	}
	if len(stops) < 5 || back > 1 {
		r.t.Errorf("%s: the focus goes to %q, which are read at the places %v", where, stops, places)
	}
}
