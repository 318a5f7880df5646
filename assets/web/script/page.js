"use strict";
// What every other script of the page makes use of: what the build knows, the address, the language and the texts.

// The version of the files, the texts in every language, and the game's file in every form with its size, smallest first.
const page = JSON.parse(document.getElementById("build").textContent);

const byId = (id) => document.getElementById(id);
byId("unstarted").remove();
const query = new URLSearchParams(location.search);

// The language asked for, or the first of the browser's languages that there are texts in, or English.
const language = (() => {
	const wanted = [query.get("lang"), ...(navigator.languages || [navigator.language])];
	for (const tag of wanted) {
		const code = String(tag).toLowerCase().split(/[-_]/)[0];
		if (Object.hasOwn(page.texts, code)) return code;
	}
	return "en";
})();
document.documentElement.lang = language;

const say = (key, values = {}) =>
	page.texts[language]["web." + key].replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

// later is a promise that is kept after so many milliseconds.
const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// versioned is the address of a file of this version of the game: no browser mixes it with another version's.
const versioned = (name) => name + "?v=" + page.version;
