// The way from the page to the running game.

// hasWebGL makes the canvas that the engine draws on, islasCanvas, while the game still arrives: a context takes a while to make.
function hasWebGL() {
	try {
		globalThis.islasCanvas = document.createElement("canvas");
		islasCanvas.width = islasCanvas.height = 16; // until the engine runs, see uncover
		return Boolean(islasCanvas.getContext("webgl2", { alpha: true, premultipliedAlpha: true, stencil: true })); // as the engine asks
	} catch {
		return false;
	}
}

// uncover removes the cover once the program has told that the engine runs, which has given its canvas the size of the window,
// and has drawn into it.
function uncover() {
	const canvas = document.querySelector("canvas");
	if (!globalThis.islasRuns || !canvas || canvas.width <= 16) {
		requestAnimationFrame(uncover);
		return;
	}
	requestAnimationFrame(() => requestAnimationFrame(() => {
		if (failed) return;
		canvas.focus();
		byId("cover").dataset.state = "playing";
		byId("cover").classList.add("done");
		install();
		setTimeout(() => { byId("cover").hidden = !failed; }, 400);
	}));
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

async function start() {
	if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) return fail("no-wasm");
	if (location.protocol === "file:") return fail("no-file");
	tell(0, page.files[0].size);
	const arriving = download();
	arriving.catch(() => {}); // it is told of below
	if (!hasWebGL()) return fail("no-webgl");
	let go, program;
	try {
		await load("wasm_exec.js");
		hear();
		listen();
		go = new Go();
		program = await WebAssembly.instantiateStreaming(await arriving, go.importObject);
	} catch (error) {
		if (globalThis.origin === "null") return fail("no-frame"); // nothing belongs to such a frame, not even its own files
		return fail("failed", { why: error.message }, "again");
	}
	// A query like ?seats=human,easy&seed=7 stands for the flags of the same names.
	go.argv = ["islas"];
	for (const name of page.flags) {
		if (query.has(name)) go.argv.push("-" + name + "=" + query.get(name));
	}
	// Let the browser show that the download is done before the program takes the thread.
	tell(1, 0);
	await new Promise((resolve) => setTimeout(resolve, 20));
	await run(go, program.instance);
}
start();
