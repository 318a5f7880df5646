// The game kept in this browser, and newer versions of it: sw.js fetches them beside the game. A newer one is played when the page is
// loaded anew, because somebody asks for it or opens it.

// workers is the browser's side of that; undefined where it has none, and where it lets a page in a frame keep nothing.
const workers = (() => {
	try {
		return globalThis.isSecureContext ? navigator.serviceWorker : undefined;
	} catch {
		return undefined;
	}
})();

// versionOf asks a worker which version it keeps.
function versionOf(worker) {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = (e) => resolve(e.data);
		worker.postMessage("version", [port2]);
	});
}

// offer tells the program of a newer version that is kept. One that is played already may take over.
async function offer(registration) {
	const { waiting, active } = registration;
	if (!waiting || !active) return;
	if (await versionOf(waiting) === page.version) {
		waiting.postMessage("begin");
		return;
	}
	globalThis.islasNewer = () => location.reload();
	wake();
}

const installAfter = 4000; // milliseconds, so that the start has the machine for itself
const updateEvery = 3600e3; // milliseconds, in a page that stays open

// describe tells the browser what it may install the page as. It looks at that at once, fetches a picture and shows in a frame of its
// window after the other that the page can be installed.
function describe() {
	const link = document.createElement("link");
	link.rel = "manifest";
	link.href = "islas.webmanifest";
	document.head.append(link);
}

// install keeps the game in this browser once it runs, and looks for newer versions.
async function install() {
	await later(installAfter);
	describe();
	if (!workers) return;
	try {
		const registration = await workers.register("sw.js", { updateViaCache: "none" });
		const follow = () => registration.installing?.addEventListener("statechange", () => offer(registration));
		offer(registration);
		follow(); // opening the page may have found it already
		registration.addEventListener("updatefound", follow);
		registration.active?.postMessage("keep");
		setInterval(() => registration.update().catch(() => {}), updateEvery);
	} catch {
		// it is played from the network, as without this
	}
}
