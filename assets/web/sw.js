// Keeps the game in the browser, so that it is played without a network, and a new version beside it until it is wanted. Before these
// lines the build writes what it knows: build.version of that version; build.files, asked for by their bare names, and build.versioned,
// with the version; build.game, the forms of the game's file, smallest first; build.sums, the SHA-256 of each file and the plain game.

const ours = "islas " + registration.scope + " "; // begins the name of every store of this folder
const store = ours + build.version;
const versioned = (name) => name + "?v=" + build.version;
const pageAddress = "./";

// found fetches a file, from what the browser has fetched already where that will do.
async function found(name, options) {
	const response = await fetch(name, options);
	if (!response.ok) throw new Error(name + ": " + response.status);
	return response;
}

const keptAt = "X-Islas-Kept-At"; // header of the page: when it was kept, in milliseconds

// thePage returns the page of this version. While a server changes from one version to another it may hand out another one's.
async function thePage() {
	const response = await found(pageAddress, { cache: "no-cache" });
	const text = await response.text();
	if (!text.includes(JSON.stringify(build.version))) throw new Error("the page is of another version");
	return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", [keptAt]: Date.now() } });
}

// unpacked returns the plain game from a form of its file.
async function unpacked(packing, response) {
	const data = await response.arrayBuffer();
	const begin = new Uint8Array(data, 0, 2);
	if (!packing || begin[0] === 0 && begin[1] === 0x61) return data; // "\0asm": it was unpacked on the way
	const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream(packing));
	return new Response(stream).arrayBuffer();
}

// isOf reports whether bytes are those of a file of this version, by its name. While a server changes from one version to another, and
// as long as the browser remembers what came then, they may be another one's.
async function isOf(name, data) {
	const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
	return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("") === build.sums[name];
}

// keepFile keeps a file of this version.
async function keepFile(cache, name, address, remembered) {
	for (const how of [remembered, "reload"]) {
		const response = await found(address, { cache: how });
		const data = await response.arrayBuffer();
		if (!await isOf(name, data)) continue;
		await cache.put(address, new Response(data, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } }));
		return;
	}
	throw new Error(name + " is of another version");
}

const plainName = "islas.wasm";

// theGame returns the plain game in the form in which the browser may keep what it compiles of it: the form that the page has
// fetched, or the smallest that this browser can unpack.
async function theGame() {
	for (const options of [{ cache: "only-if-cached", mode: "same-origin" }, {}, { cache: "reload" }]) {
		for (const file of build.game) {
			try {
				const data = await unpacked(file.packing, await found(versioned(file.name), options));
				if (!await isOf(plainName, data)) continue;
				return new Response(data, { headers: { "Content-Type": "application/wasm", "X-Islas-Kept": build.version } });
			} catch {
				// in another form, then
			}
		}
	}
	throw new Error("the game can't be fetched");
}

// packedGame returns the smallest form of the game's file that this browser can unpack, undefined without one.
function packedGame() {
	return build.game.find((file) => {
		try {
			return file.packing && new DecompressionStream(file.packing);
		} catch {
			return false;
		}
	});
}

// keepPacked keeps the game packed.
async function keepPacked(cache, file) {
	const data = await (await found(versioned(file.name))).arrayBuffer();
	if (!await isOf(plainName, await unpacked(file.packing, new Response(data)))) throw new Error(file.name + " is of another version");
	await cache.put(versioned(file.name), new Response(data));
}

// keepGame keeps the game, packed where there is no room for it plain.
async function keepGame(cache) {
	const game = await theGame();
	try {
		await cache.put(versioned(plainName), game);
	} catch (error) {
		const packed = packedGame();
		if (!packed) throw error;
		await keepPacked(cache, packed);
	}
}

// fill keeps all of this version, the page last: a store with the page has everything.
async function fill() {
	const first = await thePage();
	const cache = await caches.open(store);
	for (const name of build.files) await keepFile(cache, name, name, "no-cache");
	for (const name of build.versioned) await keepFile(cache, name, versioned(name), "default");
	await keepGame(cache);
	await cache.put(pageAddress, first);
}

const passedBy = "passed-by"; // marks the store of a version beside which there is no room for a newer one

// installed keeps this version. If that fails nothing of it is left to take room, and if that is for want of room the version that is
// kept learns that the network has a newer one. What failed otherwise is tried again by the browser.
async function installed() {
	try {
		await fill();
	} catch (error) {
		if (!await (await caches.open(store)).match(pageAddress)) await caches.delete(store);
		for (const name of error.name === "QuotaExceededError" ? await caches.keys() : []) {
			if (name.startsWith(ours) && name !== store) await (await caches.open(name)).put(passedBy, new Response(build.version));
		}
		throw error;
	}
}

async function forget() {
	for (const name of await caches.keys()) {
		if (name.startsWith(ours) && name !== store) await caches.delete(name);
	}
}

const pageWithin = 5000; // milliseconds for the network to begin with the page, when what is kept will do

// newerPage returns the page as the network has it, undefined if it is not there soon.
async function newerPage() {
	try {
		const response = await fetch(pageAddress, { cache: "no-cache", signal: AbortSignal.timeout(pageWithin) });
		if (response.ok && !response.redirected) return response;
	} catch {
		// what is kept, then
	}
}

// match returns what a store keeps of an address, undefined without it or where stores can't be read.
function match(address, cacheName) {
	return caches.match(address, { cacheName }).catch(() => undefined);
}

// played returns the store of the version that is played when the page is opened: the one kept last, if it is whole. For a version that
// waits this worker answers until the browser lets that begin, which can take long after it was asked to.
async function played() {
	let [last, at] = [store, 0];
	for (const name of await caches.keys()) {
		const kept = name.startsWith(ours) && Number((await match(pageAddress, name))?.headers.get(keptAt));
		if (kept > at) [last, at] = [name, kept];
	}
	return last;
}

// answerPage returns the page that is kept, or that of the network. Where there is no room for a newer version it comes from the network
// if it can; what it asks for then is of its own version and so comes from there, too.
async function answerPage(request) {
	const name = await played().catch(() => store);
	const newer = await match(passedBy, name) && await newerPage();
	return newer || await match(pageAddress, name) || fetch(request);
}

// answer returns what is kept of a file in any store, or what the network has.
async function answer(request) {
	const kept = (url) => match(url, store).then((own) => own ?? match(url));
	const file = await kept(request.url);
	if (file) return file;
	// Whoever asks for the plain game takes the packed one as well.
	const plain = "/" + plainName + "?v=";
	const packed = request.url.includes(plain) && packedGame();
	if (packed && await kept(request.url.replace(plain, "/" + packed.name + "?v="))) return new Response(null, { status: 204 });
	return isMusic(request) ? music(request) : fetch(request);
}

// isMusic reports whether a request is for music or the effects. They are kept once they are heard, in the store of the version at hand.
function isMusic(request) {
	return request.url.slice(registration.scope.length).startsWith("music/");
}

// music returns what the network has of it, nothing where that is out of reach.
async function music(request) {
	const response = await fetch(request).catch(() => new Response(null, { status: 204 }));
	const copy = response.clone();
	if (response.status === 200) caches.open(store).then((cache) => cache.put(request.url, copy)).catch(() => {}); // for want of room
	return response;
}

// isPage reports whether a request is for the page itself.
function isPage(request) {
	const path = request.url.slice(registration.scope.length).split(/[?#]/)[0];
	return request.mode === "navigate" && ["", "index.html"].includes(path);
}

// begin lets this version take over, unless a page may be in the middle of a game of the version before, of which files are then
// taken away: it takes over when all are closed.
async function begin() {
	const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
	if (all.filter((client) => client.url.startsWith(registration.scope)).length < 2) await skipWaiting();
}

// keep keeps this version anew where the browser has thrown away what was kept.
async function keep() {
	if (!await match(pageAddress, store)) await fill();
}

addEventListener("install", (e) => e.waitUntil(installed()));
addEventListener("activate", (e) => e.waitUntil(forget()));
addEventListener("message", (e) => {
	if (e.data === "version") e.ports[0].postMessage(build.version);
	if (e.data === "begin") e.waitUntil(begin());
	if (e.data === "keep") e.waitUntil(keep());
});
addEventListener("fetch", (e) => {
	const ask = e.request;
	if (ask.url.startsWith(registration.scope) && ask.method === "GET") e.respondWith((isPage(ask) ? answerPage : answer)(ask));
});
