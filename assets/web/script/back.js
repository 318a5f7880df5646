// The browser's Back: below the title it is the game's Escape, one scene back, and at the title it leaves the page.
//
// Browsers skip entries of the history at which nobody has touched the page. So Back once more, without a touch of the game in
// between, leaves the page also in the middle of a game in some of them, and no page can do anything about that: the game is kept.

const onGuard = () => Boolean(history.state?.islas); // it is the entry between the game and the page before

let deeper = false; // than the title
let guarded = onGuard(); // also where the page was loaded anew
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

// pressEscape presses the key in the game.
function pressEscape() {
	const key = { key: "Escape", code: "Escape", bubbles: true };
	const canvas = document.querySelector("canvas");
	canvas.dispatchEvent(new KeyboardEvent("keydown", key));
	setTimeout(() => canvas.dispatchEvent(new KeyboardEvent("keyup", key)), 50);
}

addEventListener("popstate", () => {
	const back = guarded && !leaving && !onGuard();
	leaving = false;
	guarded = onGuard(); // also where somebody went forward to it
	guard(); // at once: Back may follow
	if (back && deeper) pressEscape();
});
