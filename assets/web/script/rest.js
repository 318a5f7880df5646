// Rest: while nothing moves the engine's loop stands still. The engine copies its window in every frame that it is given; here the
// frame after one that left nothing to do is held back until something reaches the program, or for as long as it has said.

const nextFrame = globalThis.requestAnimationFrame.bind(globalThis);

const rest = {
	callbacks: new WeakSet(), // functions of the program
	held: null, // what the frame is for that is held back
	since: 0, // when it was asked for, in milliseconds of performance.now
	timer: 0,
	still: 0, // milliseconds for which the program has said that nothing will move
	inFrame: false,
	heard: false, // something has reached the program since its frame began
};

// islasStill is called by the program when it has drawn a frame: nothing will move for so many milliseconds.
globalThis.islasStill = (ms) => { rest.still = ms; };

// islasHeld is for how many milliseconds the frame that is running was held back.
globalThis.islasHeld = 0;

// wake asks the browser for the frame that is held back.
function wake() {
	if (!rest.held) return;
	clearTimeout(rest.timer);
	const callback = rest.held, held = performance.now() - rest.since;
	rest.held = null;
	nextFrame((now) => {
		globalThis.islasHeld = held;
		rest.inFrame = true;
		rest.heard = false;
		try {
			callback(now);
		} finally {
			rest.inFrame = false;
		}
	});
}

globalThis.requestAnimationFrame = (callback) => {
	if (!rest.callbacks.has(callback)) return nextFrame(callback);
	const still = rest.heard ? 0 : rest.still;
	[rest.held, rest.since, rest.still] = [callback, performance.now(), 0];
	if (still > 0) rest.timer = setTimeout(wake, still);
	else wake();
	return 0;
};

// listen makes every event that reaches the program wake it.
function listen() {
	const make = Go.prototype._makeFuncWrapper;
	Go.prototype._makeFuncWrapper = function (id) {
		const call = make.call(this, id);
		function heard() {
			if (!rest.inFrame) {
				rest.heard = true;
				wake();
			}
			return call.apply(this, arguments);
		}
		rest.callbacks.add(heard);
		return heard;
	};
}

// A page in a frame may be forbidden to look at game pads, and one without https may have nothing to look with: then there are none. The
// engine looks in every frame, and would end by the one and complain of the other each time.
try {
	navigator.getGamepads();
} catch {
	Object.defineProperty(navigator, "getGamepads", { value: () => [] });
}

// Game pads send no events: they are looked at while there are any.
const padEvery = 50; // milliseconds
let pads = 0; // timer
function lookAtPads() {
	const moved = () => navigator.getGamepads().reduce((latest, pad) => Math.max(latest, pad?.timestamp ?? 0), 0);
	let last = moved();
	clearInterval(pads);
	pads = setInterval(() => {
		const now = moved();
		if (now !== last) {
			rest.heard = true;
			wake();
		}
		last = now;
		if (!navigator.getGamepads().some(Boolean)) clearInterval(pads);
	}, padEvery);
}
addEventListener("gamepadconnected", lookAtPads);
