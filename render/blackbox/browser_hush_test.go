package blackbox

import "testing"

// soundsMade is a script that keeps the contexts in which the page plays sound.
const soundsMade = `globalThis.soundsMade = [];
const Sound = globalThis.AudioContext;
globalThis.AudioContext = class extends Sound {
	constructor(...options) {
		super(...options);
		soundsMade.push(this);
	}
};`

// testHush lets another tab hide the page while the sea is heard: it falls silent, and is heard again when it is seen again.
func (w website) testHush(t *testing.T) {
	b := w.visit(t, visitor{script: soundsMade})
	b.press("settings")
	plays := `soundsMade.filter((s) => s.state === "running").length`
	b.until(plays + ` === 1`)
	other := b.beside(visitor{})
	b.until(`document.hidden && ` + plays + ` === 0`)
	other.close()
	b.front()
	b.until(`!document.hidden && ` + plays + ` === 1`)
}
