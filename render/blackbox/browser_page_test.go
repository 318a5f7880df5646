package blackbox

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"islas/render/geom"
)

// noted is a script that notes events before the page sees them, so that it can be asked later what became of them.
const noted = `globalThis.noted = [];
for (const type of ["keydown", "wheel"]) addEventListener(type, (e) => noted.push(e), { capture: true, passive: true });`

// testKeys presses keys that are the browser's own, which neither the page keeps from it nor the game hears, and some that are
// the game's.
func (w website) testKeys(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21", script: noted})
	const ctrl, alt, meta, shift = input.ModifierCtrl, input.ModifierAlt, input.ModifierMeta, input.ModifierShift
	tests := []struct {
		key, code string
		held      input.Modifier
		games     bool
	}{
		{"F5", "F5", 0, false}, {"F11", "F11", 0, false}, {"F12", "F12", 0, false}, {"F3", "F3", 0, false}, {"F6", "F6", shift, false},
		{"r", "KeyR", ctrl, false}, {"l", "KeyL", ctrl, false}, {"f", "KeyF", ctrl, false}, {"+", "Equal", ctrl, false},
		{"-", "Minus", ctrl, false}, {"0", "Digit0", ctrl, false}, {"ArrowLeft", "ArrowLeft", alt, false}, {"r", "KeyR", meta, false},
		{"i", "KeyI", ctrl | shift, false}, {"BrowserForward", "BrowserForward", 0, false}, {"BrowserRefresh", "BrowserRefresh", 0, false},
		{"MediaPlayPause", "MediaPlayPause", 0, false}, {"AudioVolumeUp", "AudioVolumeUp", 0, false},
		{"Tab", "Tab", 0, true}, {"ArrowDown", "ArrowDown", 0, true},
	}
	b.scene("title")
	for _, tt := range tests {
		b.tap(tt.key, tt.code, tt.held)
		if taken := evaluate[bool](b, `noted.at(-1).defaultPrevented`); taken != tt.games {
			t.Errorf("%s (%s) with modifiers %d: taken from the browser: %v", tt.key, tt.code, tt.held, taken)
		}
	}
	if n := evaluate[int](b, `noted.filter((e) => e.type === "keydown").length`); n != len(tests) {
		t.Errorf("%d keys were heard, not %d", n, len(tests))
	}
	b.scene("title")
	if _, ok := b.focused(); !ok {
		t.Error("Tab does not reach the game")
	}
	b.tap("F1", "F1", 0)
	b.scene("keyList")
	if taken := evaluate[bool](b, `noted.at(-1).defaultPrevented`); !taken {
		t.Error("F1 shows the list of keys, and the browser's help as well")
	}
}

// testKeysInField presses keys that are the browser's own while the caret is in a text field.
func (w website) testKeysInField(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21", script: noted})
	b.press("new", "seat.1.name")
	b.until(`document.activeElement.id === "ebitengine-textinput"`)
	for _, k := range []struct {
		key  string
		held input.Modifier
	}{{"F5", 0}, {"F11", 0}, {"F12", 0}, {"r", input.ModifierCtrl}, {"l", input.ModifierCtrl}, {"+", input.ModifierCtrl}, {"ArrowLeft", input.ModifierAlt}} {
		b.tap(k.key, "", k.held)
		if evaluate[bool](b, `noted.at(-1).defaultPrevented`) {
			t.Errorf("in a text field %s with modifiers %d is taken from the browser", k.key, k.held)
		}
	}
	b.scene("newGame")
}

// tap presses a key for as long as a slow machine needs to see it.
func (b *tab) tap(key, code string, held input.Modifier) {
	b.t.Helper()
	b.run(input.DispatchKeyEvent(input.KeyRawDown).WithKey(key).WithCode(code).WithModifiers(held))
	b.frames(3)
	b.run(input.DispatchKeyEvent(input.KeyUp).WithKey(key).WithCode(code).WithModifiers(held))
	b.frames(3)
}

// testZoom makes the page larger, by the wheel and by two fingers: the browser may, and the game goes on.
func (w website) testZoom(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21", script: noted, touch: true})
	b.scene("title")
	for _, tt := range []struct {
		held  input.Modifier
		games bool
	}{{input.ModifierCtrl, false}, {0, true}} {
		b.run(input.DispatchMouseEvent(input.MouseWheel, 300, 200).WithDeltaX(0).WithDeltaY(120).WithModifiers(tt.held))
		b.until(`noted.length > 0`)
		if taken := evaluate[bool](b, `noted.pop().defaultPrevented`); taken != tt.games {
			t.Errorf("the wheel with modifiers %d: taken from the browser: %v", tt.held, taken)
		}
	}
	b.run(input.SynthesizePinchGesture(300, 200, 2))
	if scale := evaluate[float64](b, `visualViewport.scale`); scale < 1.5 {
		t.Errorf("two fingers make the page %v times as large", scale)
	}
	b.scene("title")
	b.run(emulation.SetPageScaleFactor(1))
	b.press("new")
	b.scene("newGame")
}

// testField looks at where the browser is told that the caret is, on a screen of twice the density: an input method opens its
// window there, and where little of the page is to be seen, the field is.
func (w website) testField(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21", density: 2})
	b.press("new")
	b.caretIn("seat.1.name")
	b.run(input.SynthesizePinchGesture(0, 0, 3))
	const below = `(() => {
		const area = document.getElementById("ebitengine-textinput"), box = area.getBoundingClientRect();
		return document.activeElement === area && box.top > %v ? [box.top - visualViewport.offsetTop, visualViewport.height - box.bottom + visualViewport.offsetTop] : [];
	})()`
	seen := evaluate[float64](b, `visualViewport.height`)
	for range 30 {
		b.tap("Tab", "Tab", 0)
		if room := evaluate[[]float64](b, fmt.Sprintf(below, seen)); len(room) > 0 {
			if room[0] < 0 || room[1] < 0 {
				t.Errorf("the caret is %v pixels below the upper edge of what is seen, and %v above the lower", room[0], room[1])
			}
			return
		}
	}
	t.Fatal("there is no field below what is seen of the page")
}

// caretIn clicks into a text field and checks that the browser believes the caret to be there.
func (b *tab) caretIn(id string) {
	b.t.Helper()
	b.press(id)
	b.run(chromedp.KeyEvent("x"))
	l := b.rest()
	const expression = `(() => {
		const box = document.getElementById("ebitengine-textinput").getBoundingClientRect();
		return [box.left, box.top, box.right, box.bottom, box.height];
	})()`
	box := evaluate[[]float64](b, expression)
	field := b.find(l, id).Rect
	for _, p := range []geom.Point{geom.Pt(box[0], box[1]), geom.Pt(box[2], box[3])} {
		if !field.Inset(-4).Contains(p.Mul(b.density)) {
			b.t.Errorf("the browser believes the caret to be in %v, the field is in %v at a density of %v", box, field, b.density)
		}
	}
	if box[4] < 8 {
		b.t.Errorf("a caret of %v pixels", box[4])
	}
}
