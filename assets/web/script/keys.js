// Keys, wheel and fingers that are the browser's own: the engine takes every event of its canvas for the game.

// theBrowsers reports whether a key is the browser's own: function keys but F1, with which the game shows its own help, those that
// keyboards have for pages, sound and the like, and what is held together with Ctrl, Alt or Meta. AltGr types letters. In a text field all
// keys go both ways: there the game knows some with Ctrl, and does not keep them from the browser.
function theBrowsers(e) {
	if (e.target instanceof HTMLTextAreaElement || e.getModifierState?.("AltGraph")) return false;
	const named = /^(F([2-9]|1[0-9])|(Browser|Media|Audio|Launch|Zoom|Brightness)\w+)$/;
	return named.test(e.key) || e.ctrlKey || e.altKey || e.metaKey;
}

// setCode says where a key lies, by which the engine goes: what stands for a keyboard may say which letter or digit is meant and not that.
function setCode(e) {
	if (e.code || e.target instanceof HTMLTextAreaElement || !/^[a-z0-9]$/i.test(e.key)) return;
	Object.defineProperty(e, "code", { value: (/[0-9]/.test(e.key) ? "Digit" : "Key") + e.key.toUpperCase() });
}

const passed = new Set(); // the keys that went to the browser when they went down

addEventListener("keydown", (e) => {
	setCode(e);
	if (!theBrowsers(e)) {
		passed.delete(e.code); // some systems tell of no key that is let go while another is held
		return;
	}
	passed.add(e.code);
	e.stopImmediatePropagation();
}, true);
addEventListener("keyup", (e) => {
	setCode(e);
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
