// The browser's Back: below the title it is the game's Escape, one scene back, and at the title it leaves the page.

let deeper = false; // than the title
let guarded = Boolean(history.state?.islas); // an entry of the history stands between the game and the page before
let leaving = false; // that entry is being left, of which the browser tells later

// guard keeps such an entry while there is something to go back to, and none at the title.
function guard() {
	if (leaving || deeper === guarded) return;
	guarded = deeper;
	if (deeper) {
		history.pushState({ islas: true }, "");
	} else {
		leaving = true;
		history.back();
	}
}

// islasDeeper is told by the program whether a scene other than the title is shown.
globalThis.islasDeeper = (is) => {
	deeper = is;
	guard();
};

addEventListener("popstate", () => {
	if (leaving) {
		leaving = false;
		guard(); // another scene may have come meanwhile
		return;
	}
	guarded = false;
	if (!deeper) return;
	const key = { key: "Escape", code: "Escape", bubbles: true };
	const canvas = document.querySelector("canvas");
	canvas.dispatchEvent(new KeyboardEvent("keydown", key));
	setTimeout(() => canvas.dispatchEvent(new KeyboardEvent("keyup", key)), 50);
	setTimeout(guard, 300);
});
