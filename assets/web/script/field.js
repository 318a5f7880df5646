// Text fields: the engine asks for the focus of its text area at the next gesture, for a browser gives the on-screen keyboard only
// then, and says where the caret is.

const textArea = () => byId("ebitengine-textinput");

// enter gives the text area the focus where the engine wants it. Its version of this lies in a text that a page with a strict policy
// does not run.
function enter() {
	if (globalThis._ebitengine_textinput_x === undefined || globalThis._ebitengine_textinput_y === undefined) return;
	const area = textArea();
	area.value = "";
	area.style.left = globalThis._ebitengine_textinput_x + "px";
	area.style.top = globalThis._ebitengine_textinput_y + "px";
	area.focus();
	globalThis._ebitengine_textinput_x = undefined;
	globalThis._ebitengine_textinput_y = undefined;
	globalThis._ebitengine_textinput_ready = true;
	show();
}
for (const gesture of ["mouseup", "touchend", "keyup"]) document.body.addEventListener(gesture, enter);

// show moves what can be seen of the page, where the on-screen keyboard takes the rest, to where the caret is.
function show() {
	const area = textArea(), seen = globalThis.visualViewport;
	if (!area || document.activeElement !== area) return;
	const box = area.getBoundingClientRect();
	if (box.top < seen.offsetTop || box.bottom > seen.offsetTop + seen.height) area.scrollIntoView({ block: "center", inline: "nearest" });
}
globalThis.visualViewport?.addEventListener("resize", show);
