// Sound: a page that nobody sees is silent and takes no time.

const sounds = []; // the contexts in which the program plays

for (const name of ["AudioContext", "webkitAudioContext"]) {
	const Sound = globalThis[name];
	if (!Sound) continue;
	globalThis[name] = class extends Sound {
		constructor(...options) {
			super(...options);
			sounds.push(this);
		}
	};
}

document.addEventListener("visibilitychange", () => {
	for (const sound of sounds) {
		if (document.hidden && sound.state === "running") {
			sound.hushed = true;
			sound.suspend();
		} else if (!document.hidden && sound.hushed) {
			sound.hushed = false;
			sound.resume();
		}
	}
});
