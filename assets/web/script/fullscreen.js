// The whole screen for the page, with all that lies over the game.

let wholeScreen = false; // as the program knows it
let askedWhole; // what was asked of the browser, until it has answered

function takeScreen(whole) {
	askedWhole = whole;
	const answered = () => {
		askedWhole = undefined;
		wake();
	};
	(whole ? document.documentElement.requestFullscreen() : document.exitFullscreen()).then(answered, answered);
}

// islasFullScreen takes what the setting of the program says and returns what it is then to say. Who goes another way to the whole screen or
// back, by the browser, changes the setting; without a click or a key before it the browser allows nothing.
globalThis.islasFullScreen = document.fullscreenEnabled && ((wanted) => {
	const is = askedWhole ?? Boolean(document.fullscreenElement);
	if (is !== wholeScreen || wanted === is) return wholeScreen = is;
	if (wanted && !navigator.userActivation?.isActive) return false;
	takeScreen(wanted);
	return wholeScreen = wanted;
});

document.addEventListener("fullscreenchange", () => wake());
