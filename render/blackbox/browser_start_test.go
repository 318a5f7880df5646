package blackbox

import "testing"

// made is a script that counts the WebGL contexts that the page makes.
const made = `globalThis.contextsMade = new Set();
const make = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
	const context = make.call(this, kind, ...rest);
	if (context && kind.startsWith("webgl")) contextsMade.add(context);
	return context;
};`

// testStart checks that the page and the engine share one WebGL context: each takes a good part of the start to make.
func (w website) testStart(t *testing.T) {
	b := w.visit(t, visitor{script: made})
	b.scene("title")
	if n := evaluate[int](b, `contextsMade.size`); n != 1 {
		t.Errorf("until the title is there %d WebGL contexts are made", n)
	}
	if !evaluate[bool](b, `contextsMade.has(document.querySelector("canvas").getContext("webgl2"))`) {
		t.Error("the title is not drawn with the context that the page has made")
	}
}
