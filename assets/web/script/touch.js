// Fingers: one is the game's, two make the page larger.

// away takes the finger off the game without a click: it leaves the window first. The engine hears of no finger that the browser
// takes away.
function away(canvas, finger) {
	const at = { identifier: finger, target: canvas, clientX: -9999, clientY: -9999 };
	const touch = new Touch(at);
	canvas.dispatchEvent(new TouchEvent("touchmove", { touches: [touch], targetTouches: [touch], changedTouches: [touch] }));
	requestAnimationFrame(() => requestAnimationFrame(() => {
		canvas.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch] }));
	}));
}

let finger = null; // that the game follows
let several = false; // fingers have been on the screen at once since it was last free of them

function touched(e) {
	if (!e.isTrusted || !(e.target instanceof HTMLCanvasElement)) return;
	if (e.type === "touchstart") {
		// The browser would not make anything larger once it has been told that the first finger is not its own.
		Object.defineProperty(e, "preventDefault", { value: () => {} });
		if (e.touches.length === 1) [finger, several] = [e.touches[0].identifier, false];
	}
	if (e.touches.length > 1) several = true;
	if (!several && e.type !== "touchcancel") return;
	e.stopImmediatePropagation();
	if (finger !== null) away(e.target, finger);
	finger = null;
}
for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
	addEventListener(type, touched, { capture: true, passive: true });
}
