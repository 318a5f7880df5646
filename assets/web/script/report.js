// What the page says when something goes wrong, and the report on a crash.

// The last lines that the program printed: what it says when it ends is worth showing. Of a panic or an error of the Go runtime the
// first lines say what happened, so that nothing is forgotten once one has begun.
const printed = [];
const isCrash = (line) => /^(panic|fatal error|runtime error|RuntimeError|SIG[A-Z]+):/.test(line);
function keep(lines) {
	for (const line of lines) {
		if (printed.length < 400) printed.push(line);
		if (printed.length > 20 && !printed.some(isCrash)) printed.shift();
	}
}

// hear keeps what the program prints, by the file functions that wasm_exec.js has made for it.
let begun = ""; // of a line: the Go runtime writes a panic word by word
function hear() {
	const write = globalThis.fs.writeSync;
	globalThis.fs.writeSync = (fd, bytes) => {
		const lines = (begun + new TextDecoder().decode(bytes)).split("\n");
		begun = lines.pop();
		keep(lines.filter((line) => line.trim()));
		return write.call(globalThis.fs, fd, bytes);
	};
}

// crashReport is what to send to those who make the game: what the program left, or what the Go runtime printed.
function crashReport() {
	const first = printed.findIndex(isCrash);
	const report = globalThis.islasCrash ?? (first < 0 ? "" : "islas " + page.version + "\n\n" + printed.slice(first).join("\n"));
	return report && report + "\n\n" + navigator.userAgent;
}

// leave keeps a report that the program could not keep itself, as a file that its next start takes in and tells of.
function leave(report) {
	const at = new Date().toISOString().replace(/\..*|[-:]/g, "").replace("T", "-");
	try {
		localStorage.setItem("islas-canarias/crash-" + at + ".new", "t" + report);
	} catch {
		// there is no room for it: the page shows it
	}
}

// fail takes the place of the progress bar. What went wrong stays until the page is loaded anew.
let failed = false;
function fail(key, values, button) {
	if (failed) return;
	failed = true;
	byId("cover").classList.remove("sea", "done");
	byId("cover").hidden = false;
	byId("cover").dataset.state = key;
	byId("bar").hidden = true;
	byId("text").setAttribute("role", "alert");
	const report = crashReport();
	if (report && globalThis.islasCrash === undefined) leave(report);
	byId("text").textContent = say(report ? "crashed" : key, values);
	byId("detail").textContent = report || printed.slice(-3).join("\n");
	byId("detail").hidden = printed.length === 0 && !report;
	byId("copy").textContent = say("copy");
	byId("copy").hidden = !report;
	byId("copy").onclick = () => copy(report);
	if (button) {
		byId("again").textContent = say(button);
		byId("again").hidden = false;
		byId("again").onclick = () => location.reload();
		byId("again").focus();
	}
}

// A mistake in this script itself would leave the page without a word.
const ownAddress = document.currentScript.src;
addEventListener("error", (e) => {
	if (e.filename !== ownAddress || byId("cover").dataset.state) return;
	keep([e.message]);
	fail("unstarted", {}, "again");
});

// copy puts a text into the clipboard; where the browser does not allow that, it selects what is to be copied.
async function copy(text) {
	try {
		await navigator.clipboard.writeText(text);
		byId("copy").textContent = say("copied");
	} catch {
		getSelection().selectAllChildren(byId("detail"));
	}
}
