package blackbox

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
)

// asked is a script that counts how often the page asks the browser for a frame.
const asked = `globalThis.framesAsked = 0;
const ask = globalThis.requestAnimationFrame;
globalThis.requestAnimationFrame = (call) => { framesAsked++; return ask(call); };`

// restFrames is in how many frames of the page a program at rest is looked at, and restAsked how many it may ask for in them.
const (
	restFrames = 180
	restAsked  = 30
)

// testIdle looks at title and table when nothing has moved for a while: the engine's loop stands still, and goes on at once with
// the first thing that is entered.
func (w website) testIdle(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21", script: asked, touch: true})
	b.instant()
	b.idles("title")
	l := b.rest()
	b.click(l, b.find(l, "settings")) // a short tap after a long rest
	b.scene("settings")
	b.press("back")
	b.idles("title, again")
	b.tap("Tab", "Tab", 0)
	if _, ok := b.focused(); !ok {
		t.Error("a key that ends a rest is lost")
	}
	b.setUp()
	b.press("start")
	b.playUntil(21, nil, settled)
	b.idles("table")
	b.resize(640, 480)
	b.run(input.DispatchKeyEvent(input.KeyRawDown).WithKey("Escape").WithCode("Escape"))
	b.frames(3)
	b.run(input.DispatchKeyEvent(input.KeyUp).WithKey("Escape").WithCode("Escape"))
	b.find(b.rest(), "menu.resume")
}

// focused returns the id of the widget that has the focus.
func (b *tab) focused() (id string, ok bool) {
	b.t.Helper()
	for _, w := range b.rest().Widgets {
		if w.Focused {
			return w.ID, true
		}
	}
	return "", false
}

// idles waits until the program asks for next to no frame while the page goes on.
func (b *tab) idles(where string) {
	b.t.Helper()
	b.rest()

	var frames []int
	for range 10 {
		frames = append(frames, evaluate[int](b, fmt.Sprintf(`(async () => {
			const before = framesAsked, n = %d;
			for (let i = 0; i < n; i++) await new Promise(requestAnimationFrame);
			return framesAsked - before - n;
		})()`, restFrames)))
		if last := frames[len(frames)-1]; last < restAsked {
			return
		}
	}
	b.t.Errorf("%s: while nothing moves the program asks for %v frames where the page has %d", where, frames, restFrames)
}
