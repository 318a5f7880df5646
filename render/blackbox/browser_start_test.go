package blackbox

import (
	"slices"
	"strings"
	"testing"

	"islas/locales"
)

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

// order is a script that notes what happens in which order: the first frame on the screen, the sea behind the words of the page, the
// store that is opened, and the game.
const order = `globalThis.happened = [];
const happens = (what) => { if (!happened.includes(what)) happened.push(what); };
const P = WebGL2RenderingContext.prototype, bind = P.bindFramebuffer, draw = P.drawElements, open = IDBFactory.prototype.open;
let target = null;
P.bindFramebuffer = function (kind, buffer) { target = buffer; return bind.call(this, kind, buffer); };
P.drawElements = function (...values) { if (!target) happens("frame"); return draw.apply(this, values); };
IDBFactory.prototype.open = function (...values) { happens("store"); return open.apply(this, values); };
new MutationObserver(() => {
	const cover = document.getElementById("cover");
	if (!cover) return;
	const style = getComputedStyle(cover);
	if (cover.dataset.state) {
		happens(cover.dataset.state);
		globalThis.coverShows ??= style.opacity;
	} else if (cover.classList.contains("sea") && style.backgroundColor === "rgba(0, 0, 0, 0)") {
		happens("sea");
		globalThis.coverSays ??= cover.innerText;
	}
}).observe(document, { subtree: true, childList: true, attributes: true });`

// testOpening checks that the player sees the game's sea, with the words of the page upon it, before anything is read, and the title
// without these.
func (w website) testOpening(t *testing.T) {
	b := w.visit(t, visitor{script: order})
	b.scene("title")
	if got, want := evaluate[[]string](b, `happened`), []string{"frame", "sea", "store", "playing"}; !slices.Equal(got, want) {
		t.Errorf("what happens at the start is %q, not %q", got, want)
	}
	texts, err := locales.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	if says := evaluate[string](b, `coverSays`); !strings.Contains(says, texts.Text("web.starting")) {
		t.Errorf("upon the sea the page says %q", says)
	}
	if opacity := evaluate[string](b, `coverShows`); opacity != "0" {
		t.Errorf("upon the first frame of the title the words of the page have an opacity of %s", opacity)
	}
}
