package blackbox

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
)

// testTouch begins a game on a tablet with a screen of twice the density, without a mouse. Before that it makes the page larger, by the
// wheel and by two fingers, which the browser may.
func (w website) testTouch(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=22", language: "de-DE", script: noted, width: 1024, height: 768, density: 2, touch: true})
	if l := b.scene("title"); l.Width != 2048 || l.Height != 1536 || l.Density != 2 {
		t.Errorf("the game takes %v by %v pixels at a density of %v", l.Width, l.Height, l.Density)
	}
	b.noScrollBars()
	b.resize(520, 400) // a browser without a GPU takes most of a second for a frame of the larger one; players and boards stand beside each other
	b.noScrollBars()
	b.instant()
	for _, tt := range []struct {
		held  input.Modifier
		games bool
	}{{ctrl, false}, {0, true}} {
		b.run(input.DispatchMouseEvent(input.MouseWheel, 300, 200).WithDeltaX(0).WithDeltaY(120).WithModifiers(tt.held))
		b.until(`noted.some((e) => e.type === "wheel")`)
		if taken := evaluate[bool](b, `noted.splice(0).find((e) => e.type === "wheel").defaultPrevented`); taken != tt.games {
			t.Errorf("the wheel with modifiers %d: taken from the browser: %v", tt.held, taken)
		}
	}
	b.run(input.SynthesizePinchGesture(300, 200, 2))
	if scale := evaluate[float64](b, `visualViewport.scale`); scale < 1.5 {
		t.Errorf("two fingers make the page %v times as large", scale)
	}
	b.scene("title")
	b.run(emulation.SetPageScaleFactor(1))
	b.setUp()
	b.press("start")
	before := b.saved()
	if before == "" {
		t.Fatal("the running game is not kept")
	}
	b.playUntil(22, nil, clicks(8))
	if l := b.rest(); !strings.Contains(l.Scene, "Table") || b.saved() == before {
		t.Errorf("%s: nothing was played", l.Scene)
	}
}

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
