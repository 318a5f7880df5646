// The way of the game's file from the server to the compiler, and how far it has come.

// megabytes writes a number of bytes in megabytes. What the browser itself would write it with it first has to read from its own files,
// which takes as long as a frame or two.
function megabytes(n) {
	const [whole, tenth] = (n / 1e6).toFixed(1).split(".");
	return say("decimal", { whole, tenth });
}

// tell shows how large a part of the game has arrived, of so many bytes, twice a second at most: what draws the page works on the same
// processor as what compiles the game. What went wrong meanwhile is not written over.
const tellEvery = 500; // milliseconds
let toldAt = -Infinity, untold = 0; // the latter is the timer of what waits
function tell(part, bytes) {
	const now = () => {
		if (failed) return;
		toldAt = performance.now();
		byId("bar").value = part;
		byId("text").textContent = part < 1
			? say("loading", { done: megabytes(part * bytes), all: megabytes(bytes) })
			: say("starting");
	};
	clearTimeout(untold);
	const wait = toldAt + tellEvery - performance.now();
	if (part < 1 && wait > 0) untold = setTimeout(now, wait);
	else now();
}

// counter returns what is told of every piece of a file that arrives.
function counter(file, arriving) {
	let done = 0;
	return (piece) => {
		done += piece.length;
		tell(Math.min(1, done / arriving), file.size);
	};
}

// unpacker returns what undoes a packing in this browser, null for none needed, or undefined if it can't.
function unpacker(packing) {
	if (!packing) return null;
	try {
		return new DecompressionStream(packing);
	} catch {
		return undefined;
	}
}

// kept is the header that marks a file as one that is kept in this browser.
const kept = "X-Islas-Kept";

// forms returns the ways to fetch the game that this browser and this server can go, the best first: for each the file's name,
// what undoes its packing, how many bytes travel, and what has come of it already. Where the server packs well by itself, or the game is
// kept in this browser, the plain file is best: only what comes straight from the network may the browser keep compiled. The page asks
// for it before any script is there (index.html). Otherwise that is called off, and packed files are asked for by name, the smallest
// first, so that any server will do that hands out files.
async function forms() {
	const list = page.files
		.map((file) => ({ ...file, unpack: unpacker(file.packing) }))
		.filter((file) => file.unpack !== undefined);
	const plain = list.find((file) => !file.packing);
	const calling = new AbortController();
	const response = await fetch(versioned(plain.name), { signal: calling.signal }).catch(() => null);
	const packing = { br: "brotli", zstd: "brotli", gzip: "gzip" }[response?.headers.get("Content-Encoding")];
	const size = page.files.find((file) => file.packing === packing)?.size;
	const best = response?.ok && (list[0] === plain || response.headers.get(kept) || size <= list[0].size);
	if (best) list.unshift({ ...plain, size: size ?? plain.size, response });
	else calling.abort();
	return list;
}

// download fetches the game and returns it as a response of WebAssembly, which is compiled while it still arrives.
async function download() {
	let problem;
	for (const file of await forms()) {
		const response = file.response ?? await fetch(versioned(file.name));
		if (!response.ok || !response.body) {
			problem = new Error(file.name + ": " + response.status);
			continue;
		}
		const arriving = file.unpack ? await unpacked(file, response) : straight(file, response);
		if (arriving) return arriving;
		problem = new Error(file.name + ": 0");
	}
	throw problem;
}

// straight returns the response as it came, so that the browser may keep what is compiled of it, and counts a copy.
function straight(file, response) {
	if (response.headers.get("Content-Type") !== "application/wasm") return unpacked(file, response);
	const count = counter(file, page.size);
	const reader = response.clone().body.getReader();
	const next = async () => {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			count(value);
		}
	};
	next().catch(() => {}); // who compiles it tells of what goes wrong
	return response;
}

// unpacked returns a response with the plain file, null if nothing arrives. A file that the server has unpacked on the way is
// known by its first bytes.
async function unpacked(file, response) {
	const reader = response.body.getReader();
	const first = await reader.read();
	if (first.done) return null;
	const plain = first.value[0] === 0 && first.value[1] === 0x61; // "\0asm"
	const count = counter(file, plain ? page.size : file.size);
	let stream = new ReadableStream({
		start(controller) {
			count(first.value);
			controller.enqueue(first.value);
		},
		async pull(controller) {
			const { done: end, value } = await reader.read();
			if (end) {
				controller.close();
			} else {
				count(value);
				controller.enqueue(value);
			}
		},
		cancel: (reason) => reader.cancel(reason),
	});
	if (file.unpack && !plain) stream = stream.pipeThrough(file.unpack);
	return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}
