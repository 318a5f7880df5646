// The game kept in this browser, and newer versions of it: sw.js fetches them beside the game, and one is begun only when somebody asks
// for it or the page is opened.

const workers = globalThis.isSecureContext ? navigator.serviceWorker : undefined;

// begin makes a version that waits the one that is played. The page is loaded anew for it.
function begin(waiting) {
	return new Promise((resolve) => {
		waiting.addEventListener("statechange", () => {
			if (waiting.state === "redundant") resolve();
			if (waiting.state === "activated") location.reload(); // and never resolved: nothing else begins here
		});
		waiting.postMessage("begin");
	});
}

const beginWithin = 3000; // milliseconds, after which the version is played that is there

// beginNewer begins a version that has waited for the page to be opened.
async function beginNewer() {
	const waiting = (await workers?.getRegistration())?.waiting;
	if (waiting) await Promise.race([begin(waiting), new Promise((resolve) => setTimeout(resolve, beginWithin))]);
}

// offer tells the program of a version that waits.
function offer(registration) {
	if (!registration.waiting || !registration.active) return;
	globalThis.islasNewer = () => {
		if (registration.waiting) begin(registration.waiting);
		else location.reload(); // another tab has begun it
	};
	wake();
}

const installAfter = 4000; // milliseconds, so that the start has the machine for itself
const updateEvery = 3600e3; // milliseconds, in a page that stays open

// install keeps the game in this browser once it runs, and looks for newer versions.
async function install() {
	if (!workers) return;
	await new Promise((resolve) => setTimeout(resolve, installAfter));
	try {
		const registration = await workers.register("sw.js", { updateViaCache: "none" });
		const follow = () => registration.installing?.addEventListener("statechange", () => offer(registration));
		offer(registration);
		follow(); // opening the page may have found it already
		registration.addEventListener("updatefound", follow);
		setInterval(() => registration.update().catch(() => {}), updateEvery);
	} catch {
		// it is played from the network, as without this
	}
}
