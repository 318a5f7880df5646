// Keys, wheel and fingers that are the browser's own: the engine takes every event of its canvas for the game.

// theBrowsers reports whether a key is the browser's own: function keys but F1, with which the game shows its own help, and what is held
// together with Ctrl, Alt or Meta. AltGr types letters. In a text field all keys go both ways: there the game knows some with Ctrl, and
// does not keep them from the browser.
function theBrowsers(e) {
	if (e.target instanceof HTMLTextAreaElement || e.getModifierState?.("AltGraph")) return false;
	return /^F([2-9]|1[0-9])$/.test(e.key) || e.key === "BrowserBack" || e.ctrlKey || e.altKey || e.metaKey;
}

const passed = new Set(); // the keys that went to the browser when they went down

addEventListener("keydown", (e) => {
	if (!theBrowsers(e)) {
		passed.delete(e.code); // some systems tell of no key that is let go while another is held
		return;
	}
	passed.add(e.code);
	e.stopImmediatePropagation();
}, true);
addEventListener("keyup", (e) => {
	if (passed.delete(e.code)) e.stopImmediatePropagation();
}, true);

addEventListener("blur", () => passed.clear());

// The wheel together with Ctrl makes the page larger, the mouse's further buttons go back and forth.
addEventListener("wheel", (e) => {
	if (e.ctrlKey || e.metaKey) e.stopImmediatePropagation();
}, { capture: true, passive: true });
for (const type of ["mousedown", "mouseup"]) {
	addEventListener(type, (e) => {
		if (e.button > 2) e.stopImmediatePropagation();
	}, true);
}
