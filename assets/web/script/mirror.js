// The mirror: what is on the screen as elements that nobody sees but screen readers and whatever else reads the page for somebody. They
// lie where the game draws what they stand for, in reading order; what is done to them is done in the game.

const landmark = document.querySelector("main"); // everything is in it, so that who goes from landmark to landmark misses nothing
const mirror = document.createElement("div");
mirror.id = "mirror";
const spoken = document.createElement("div"); // what has happened
spoken.id = "spoken";
spoken.setAttribute("role", "log");
spoken.setAttribute("aria-live", "polite");
const asked = document.createElement("p"); // what has to be done
asked.id = "asked";
asked.setAttribute("role", "status");
const focused = document.createElement("p"); // what has the game's own focus
focused.id = "focused";
focused.setAttribute("aria-live", "assertive");

const mirrored = new Map(); // elements by the ids of what they stand for
const groups = new Map(); // of what belongs to a part of a scene, by the name of that
const mostSpoken = 30; // sentences that stay to be read again
let refocusing = false; // an element gets the focus that it had, or that the game has
let led = ""; // the part that had the game's own focus last
const wanted = new Set(); // parts to which the page has led the game's focus since something was clicked

// assist does in the game what was done to an element.
const assist = (what, id, value = "") => {
	if (what === "click") wanted.clear();
	wanted.add(id);
	wanted.add(id.slice(0, Math.max(id.lastIndexOf("/"), 0))); // the choice of an option
	globalThis.islasAssist?.(what, id, value);
};

// isText reports whether a part is a text or a heading.
const isText = (role) => role === "text" || /^h[1-6]$/.test(role);

// elementFor makes the element for a part of the screen.
function elementFor(part) {
	const role = { toggle: "switch", option: "radio", choice: "radiogroup", slider: "slider", other: "note" }[part.role];
	const tag = isText(part.role) && part.role !== "text" ? part.role : { text: "p", field: "input", toggle: "div", option: "div", choice: "div", slider: "div", other: "p" }[part.role] ?? "button";
	const element = document.createElement(tag);
	if (role) element.setAttribute("role", role);
	if (tag === "button") element.type = "button";
	element.tabIndex = -1;
	element.dataset.id = part.id;
	if (isText(part.role) || part.role === "other" || part.role === "choice") return element;
	element.addEventListener("focus", () => {
		if (!refocusing) assist("focus", part.id);
	});
	if (tag === "input") {
		element.addEventListener("change", () => assist("set", part.id, element.value));
		return element;
	}
	if (part.role === "slider") return element;
	element.addEventListener("click", () => assist("click", part.id));
	return element;
}

// set sets an attribute, or takes it away.
function set(element, name, value) {
	if (value === undefined || value === "" || value === false) {
		if (element.hasAttribute(name)) element.removeAttribute(name);
	} else if (element.getAttribute(name) !== String(value)) {
		element.setAttribute(name, value);
	}
}

// dress makes an element tell what there is to be told of a part.
function dress(element, part, chosen) {
	if (isText(part.role) || part.role === "other") {
		const text = part.value && !part.name.includes(part.value) ? part.name + (/[.!?]$/.test(part.name) ? " " : ": ") + part.value : part.name;
		if (element.textContent !== text) element.textContent = text;
	} else {
		set(element, "aria-label", part.name);
	}
	set(element, "aria-disabled", part.off && !isText(part.role));
	set(element, "aria-description", part.tells);
	switch (part.role) {
	case "toggle":
		set(element, "aria-checked", part.value === "on" ? "true" : "false");
		break;
	case "option":
		set(element, "aria-checked", part.name === chosen ? "true" : "false");
		break;
	case "slider":
		set(element, "aria-valuenow", part.value);
		break;
	case "field":
		if (element !== document.activeElement && element.value !== (part.value ?? "")) element.value = part.value ?? "";
		break;
	case "text": case "h1": case "h2": case "h3": case "other": case "choice":
		break;
	default:
		set(element, "aria-pressed", part.value === "selected" ? "true" : undefined);
		set(element, "aria-label", part.value && part.value !== "selected" ? part.name + ", " + part.value : part.name);
	}
	const [x, y, w, h] = part.at, at = element.style;
	for (const [name, value] of [["left", x], ["top", y], ["width", w], ["height", h]]) {
		if (at[name] !== value + "px") at[name] = value + "px";
	}
}

// place puts elements into a parent in their order. The one with the focus stays where it is, and others move around it: what is moved
// loses the focus.
function place(parent, elements) {
	const staying = new Set(elements);
	for (const child of [...parent.childNodes]) {
		if (!staying.has(child)) child.remove();
	}
	const fixed = elements.find((e) => e.parentNode === parent && e.contains(document.activeElement));
	let next = parent.firstChild;
	for (const element of elements) {
		while (element === fixed && next !== fixed) {
			const later = next;
			next = next.nextSibling;
			parent.append(later);
		}
		if (element === next) next = next.nextSibling;
		else parent.insertBefore(element, next);
	}
}

// groupFor returns the group of a part of a scene.
function groupFor(name) {
	let group = groups.get(name);
	if (!group) {
		group = document.createElement("div");
		group.setAttribute("role", "group");
		group.setAttribute("aria-label", name);
		groups.set(name, group);
	}
	return group;
}

// hideAreas hides what the engine types into, which has no name of its own, but while somebody does type.
function hideAreas() {
	for (const area of document.querySelectorAll("main > textarea, main > input:not([hidden])")) {
		set(area, "aria-hidden", area !== document.activeElement);
		area.tabIndex = -1; // the engine gives it the focus
	}
}
for (const type of ["focusin", "focusout"]) landmark.addEventListener(type, hideAreas);

// refocus gives the focus back to what stands for a part if it had to be made or placed anew. The game needs not be told.
function refocus(id) {
	const element = mirrored.get(id);
	if (!element || element === document.activeElement) return;
	refocusing = true;
	element.focus({ preventScroll: true });
	refocusing = false;
}

// mirrorScreen makes the mirror show what is on the screen.
function mirrorScreen(screen) {
	const top = [], parts = new Map(), options = new Map(), kept = new Set();
	const holder = mirror.contains(document.activeElement) ? document.activeElement.dataset.id : undefined;
	const now = screen.focus ?? "";
	let choice = null, here = "";
	for (const part of screen.parts) {
		let element = mirrored.get(part.id);
		if (!element || element.dataset.role !== part.role) {
			element = elementFor(part);
			element.dataset.role = part.role;
			mirrored.set(part.id, element);
		}
		kept.add(part.id);
		const inChoice = part.role === "option" && choice && part.id.startsWith(choice.part.id + "/");
		dress(element, part, inChoice ? choice.part.value : undefined);
		if (part.role === "choice") {
			choice = { part, element };
			options.set(element, []);
		}
		if (part.part && !parts.has(part.part)) {
			parts.set(part.part, []);
			top.push(groupFor(part.part));
		}
		if (inChoice) options.get(choice.element).push(element);
		else (parts.get(part.part) ?? top).push(element);
		if (part.focused) here = part.id;
	}
	for (const name of groups.keys()) {
		if (!parts.has(name)) groups.delete(name);
	}
	for (const [id, element] of mirrored) {
		if (!kept.has(id)) {
			if (id === holder) document.querySelector("canvas").focus();
			mirrored.delete(id);
		}
	}
	for (const [element, inside] of options) place(element, inside);
	for (const [name, inside] of parts) place(groupFor(name), inside);
	set(document.documentElement, "lang", screen.lang);
	if (document.title !== screen.title) document.title = screen.title;
	set(document.querySelector("canvas"), "aria-label", screen.title);
	set(landmark, "aria-label", screen.title);
	set(mirror, "role", screen.dialog ? "dialog" : undefined);
	set(mirror, "aria-label", screen.dialog);
	place(mirror, top);
	// Where the game leads its focus of its own accord, as to what carries a suggestion out, the page's follows.
	if (holder !== undefined) refocus(here === led || here === "" || wanted.has(here) ? holder : here);
	led = here;
	for (const area of document.querySelectorAll("main > textarea, main > input")) set(area, "aria-label", now || screen.title);
	hideAreas();
	if (asked.textContent !== screen.prompt) asked.textContent = screen.prompt;
	if (!mirror.contains(document.activeElement) && focused.textContent !== now) focused.textContent = now;
}

// keyed sends keys that an element of the mirror does not need itself to the game.
function keyed(e) {
	const own = e.target instanceof HTMLInputElement || e.target instanceof HTMLButtonElement && (e.key === "Enter" || e.key === " ");
	if (own && e.key !== "Tab" && e.key !== "Escape") return;
	const canvas = document.querySelector("canvas");
	if (e.type === "keydown" && (e.key === "Enter" || e.key === " ")) {
		assist("click", e.target.dataset.id);
		e.preventDefault();
		return;
	}
	canvas.dispatchEvent(new KeyboardEvent(e.type, e));
	e.preventDefault();
	if (e.key === "Tab") canvas.focus();
}
for (const type of ["keydown", "keyup"]) mirror.addEventListener(type, keyed);

// What the engine adds to the page, its canvas and the text areas that it types into, goes into the landmark as well. What is moved
// loses the focus.
new MutationObserver(() => {
	const holder = document.activeElement;
	for (const added of document.querySelectorAll("body > canvas, body > textarea, body > input")) landmark.append(added);
	hideAreas();
	if (holder !== document.activeElement && holder.isConnected) holder.focus({ preventScroll: true });
}).observe(document.body, { childList: true });

// islasMirror is what the program calls.
globalThis.islasMirror = (what, text) => {
	if (!mirror.isConnected) {
		landmark.append(mirror, asked, spoken, focused);
		const canvas = document.querySelector("canvas");
		canvas.setAttribute("role", "application");
		canvas.tabIndex = 0; // the engine gives it an order of its own
	}
	if (what === "show") {
		mirrorScreen(JSON.parse(text));
		return;
	}
	if (what === "forget") {
		spoken.replaceChildren();
		focused.textContent = "";
		return;
	}
	const line = document.createElement("p");
	line.textContent = text;
	spoken.append(line);
	while (spoken.childElementCount > mostSpoken) spoken.firstChild.remove();
};
