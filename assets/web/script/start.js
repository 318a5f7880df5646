// The way from the page to the running game.

// shown waits until the page has been shown once, which it is not in a tab that nobody looks at. A context takes the thread while it is
// made, and several times as long while the browser has not made yet what it shows the page with.
function shown() {
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	return Promise.race([frame().then(frame), later(500)]);
}

// hasWebGL makes the canvas that the engine draws on, islasCanvas, with its context. The
// engine draws on pictures of its own, of which it lays one on the canvas pixel by pixel: nothing has to be smoothed there, nor hidden.
function hasWebGL() {
	try {
		globalThis.islasCanvas = document.createElement("canvas");
		islasCanvas.width = islasCanvas.height = 16; // until the engine runs, see uncover
		return Boolean(islasCanvas.getContext("webgl2", {
			alpha: true, premultipliedAlpha: true, // as the engine asks
			antialias: false, depth: false, stencil: false,
		}));
	} catch {
		return false;
	}
}

// islasRuns is set by the program while it draws its first scene: what the page shows next is that without the cover.
let runs = false;
Object.defineProperty(globalThis, "islasRuns", {
	set(value) {
		runs = value;
		uncover();
	},
});

// uncover lets the sea be seen behind the words of the cover once the engine has drawn a frame, for it asks for the next, and removes the
// cover once the program runs.
function uncover() {
	const cover = byId("cover");
	if (cover.dataset.state) return;
	if (rest.since !== 0) cover.classList.add("sea");
	if (!runs || rest.since === 0) {
		requestAnimationFrame(uncover);
		return;
	}
	islasCanvas.focus();
	cover.dataset.state = "playing";
	cover.classList.add("done");
	install();
	setTimeout(() => { cover.hidden = !failed; }, 400);
}

// ended sees to it that nothing wakes a program that has ended: neither events that it waited for, nor its timers, which would
// try for ever and freeze the page.
function ended(go) {
	go._resume = () => {};
	for (const timer of go._scheduledTimeouts.values()) clearTimeout(timer);
	go._scheduledTimeouts.clear();
}

// load runs a script of this version of the game.
function load(name) {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = versioned(name);
		script.onload = resolve;
		script.onerror = () => reject(new Error(name));
		document.head.append(script);
	});
}

// run runs the program until it ends.
async function run(go, instance) {
	requestAnimationFrame(uncover);
	try {
		await go.run(instance);
	} catch (error) {
		keep([String(error)]);
	}
	if (begun.trim()) keep([begun]);
	ended(go);
	fail("stopped", {}, "start");
}

// compiles reports whether the browser and the policy of the site let a program be compiled: the empty one here.
function compiles() {
	try {
		return Boolean(new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)));
	} catch {
		return false;
	}
}

async function start() {
	if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) return fail("no-wasm");
	if (location.protocol === "file:") return fail("no-file");
	const arriving = download();
	const compiled = arriving.then((response) => WebAssembly.compileStreaming(response));
	compiled.catch(() => {}); // it is told of below
	tell(0, page.files[0].size);
	const loaded = load("wasm_exec.js");
	loaded.catch(() => {}); // likewise
	// Meanwhile no piece of the game reaches the compiler, which thus comes first, unless the game comes slowly.
	await Promise.all([Promise.race([compiled, arriving.then(() => later(1000))]).catch(() => {}), shown()]);
	if (!hasWebGL()) return fail("no-webgl");
	let go, instance, told;
	try {
		await loaded;
		hear();
		listen();
		go = new Go();
		const module = await compiled;
		tell(1, 0);
		told = later(20);
		instance = await WebAssembly.instantiate(module, go.importObject);
	} catch (error) {
		if (globalThis.origin === "null") return fail("no-frame"); // nothing belongs to such a frame, not even its own files
		keep([String(error)]); // in the browser's own words, which are below the sentence
		return compiles() ? fail("failed", {}, "again") : fail("no-compile");
	}
	// A query like ?seats=human,easy&seed=7 stands for the flags of the same names.
	go.argv = ["islas"];
	for (const name of page.flags) {
		if (query.has(name)) go.argv.push("-" + name + "=" + query.get(name));
	}
	await told; // the browser shows that the download is done before the program takes the thread
	await run(go, instance);
}
start();
