package blackbox

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"islas/render/geom"
)

// noted is a script that notes events before the page sees them, so that it can be asked later what became of them.
const noted = `globalThis.noted = [];
for (const type of ["keydown", "wheel"]) addEventListener(type, (e) => noted.push(e), { capture: true, passive: true });`

const (
	ctrl, alt, meta, shift = input.ModifierCtrl, input.ModifierAlt, input.ModifierMeta, input.ModifierShift
	foreign                = "Jörg Ñúñez"
)

// testKeys presses keys at the title, in text fields and at the table.
func (w website) testKeys(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=31", script: noted})
	b.browsersKeys()
	b.shortTaps()
	b.anew() // for a while after a finger what a mouse does is taken for the browser's own making
	b.press("new")
	b.copies()
	b.composes("seat.1.name", foreign)
	b.press("random", "start")
	b.scene("Table")
	if kept := b.saved(); !strings.Contains(kept, foreign) {
		t.Errorf("the player %q is not in the game that is kept: %s", foreign, kept)
	}
	b.tapKey("d", "") // without where it lies, as keys on a screen say it
	b.rest()
	if now := b.actions(); len(now) == 0 || now[len(now)-1] != "draw" {
		t.Errorf("after a short tap of D the moves are %q", now)
	}
	w.caret(t)
}

// browsersKeys presses keys that are the browser's own, which neither the page keeps from it nor the game hears, and some that are
// the game's.
func (b *tab) browsersKeys() {
	b.t.Helper()
	b.scene("title")
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
		{"Tab", "Tab", 0, true}, {"ArrowDown", "ArrowDown", 0, true}, {"F1", "F1", 0, true},
	}
	for _, tt := range tests {
		b.tap(tt.key, tt.code, tt.held)
		if taken := evaluate[bool](b, `noted.at(-1).defaultPrevented`); taken != tt.games {
			b.t.Errorf("%s (%s) with modifiers %d: taken from the browser: %v", tt.key, tt.code, tt.held, taken)
		}
	}
	if n := evaluate[int](b, `noted.filter((e) => e.type === "keydown").length`); n != len(tests) {
		b.t.Errorf("%d keys were heard, not %d", n, len(tests))
	}
	b.scene("keyList")
	b.tap("Escape", "Escape", 0)
	b.scene("title")
}

// shortTaps presses keys, the mouse and a finger so shortly that they are let go before the program looks, as on-screen keyboards and
// voice control do it: none of the presses is lost.
func (b *tab) shortTaps() {
	b.t.Helper()
	l, last := b.rest(), ""
	for range 5 {
		b.tapKey("Tab", "Tab")
		now, ok := b.focused()
		if !ok || now == last {
			b.t.Fatalf("a short tap of Tab leaves the focus on %q", last)
		}
		last = now
	}
	at := b.find(l, "settings").Rect.Middle()
	for _, with := range []string{"mouse", "touch"} {
		b.tapAt(with, at.X, at.Y)
		b.scene("settings")
		b.tapKey("Escape", "Escape")
		b.scene("title")
	}
}

// copies copies, pastes and cuts in text fields by the keys of the browser, whose clipboard that is: what is copied in one field is
// pasted in another, and what comes from elsewhere is pasted as far as it can be drawn, which is told.
func (b *tab) copies() {
	b.t.Helper()
	command := func(key, code, command string) {
		b.run(input.DispatchKeyEvent(input.KeyRawDown).WithKey("Control").WithCode("ControlLeft").WithModifiers(ctrl))
		b.frames(3)
		b.run(input.DispatchKeyEvent(input.KeyRawDown).WithKey(key).WithCode(code).WithModifiers(ctrl).WithCommands([]string{command}))
		b.frames(3)
		b.run(input.DispatchKeyEvent(input.KeyUp).WithKey(key).WithCode(code).WithModifiers(ctrl))
		b.run(input.DispatchKeyEvent(input.KeyUp).WithKey("Control").WithCode("ControlLeft"))
		b.frames(6)
	}
	holds := func(id, want string) {
		b.t.Helper()
		if got := b.find(b.rest(), id).Value; got != want {
			b.t.Errorf("%s holds %q, want %q", id, got, want)
		}
	}
	b.press("seat.1.name")
	command("a", "KeyA", "SelectAll")
	for _, c := range "gomera" {
		b.run(chromedp.KeyEvent(string(c)))
		b.frames(3)
	}
	holds("seat.1.name", "gomera")
	command("a", "KeyA", "SelectAll")
	command("c", "KeyC", "Copy")
	b.tap("End", "End", 0)
	command("v", "KeyV", "Paste")
	holds("seat.1.name", "gomeragomera")
	command("a", "KeyA", "SelectAll")
	command("x", "KeyX", "Cut")
	holds("seat.1.name", "")
	b.press("seat.2.name")
	command("a", "KeyA", "SelectAll")
	command("v", "KeyV", "Paste")
	holds("seat.2.name", "gomeragomera")
	b.frames(90) // nothing that was pressed before keeps the program going any more
	b.run(chromedp.Evaluate(`{
		const data = new DataTransfer();
		data.setData("text/plain", "José 王小明\n");
		document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
	}`, nil))
	b.frames(6)
	holds("seat.2.name", "gomeragomeraJosé ")
	b.until(`document.getElementById("spoken").textContent.includes("3 characters")`) // what was left out is told
}

// composes writes a name into a field, in place of what is there: with letters that are on no English keyboard, a slip that is taken
// back, and the rest composed by an input method.
func (b *tab) composes(id, name string) {
	b.t.Helper()
	first, rest, _ := strings.Cut(name, " ")
	b.press(id)
	for _, step := range []chromedp.Action{
		chromedp.KeyEvent("a", chromedp.KeyModifiers(ctrl)),
		chromedp.KeyEvent(first + "ß"),
		chromedp.KeyEvent("\b"),
		chromedp.KeyEvent(" "),
		input.ImeSetComposition("Nu", 2, 2),
		input.ImeSetComposition(rest, 2, 2),
	} {
		b.run(step)
		b.frames(3)
	}
	b.run(input.InsertText(rest))
	if got := b.find(b.rest(), id).Value; got != name {
		b.t.Errorf("the field holds %q after typing %q", got, name)
	}
}

// caret looks at where the browser is told that the caret is, on a screen of twice the density: an input method opens its
// window there, and where little of the page is to be seen, the field is. The browser's own keys stay its own there.
func (w website) caret(t *testing.T) {
	t.Helper()
	b := w.visit(t, visitor{script: noted, density: 2})
	b.press("new", "seat.1.name")
	b.run(chromedp.KeyEvent("x"))
	l := b.rest()
	box := evaluate[[]float64](b, `(() => {
		const box = document.getElementById("ebitengine-textinput").getBoundingClientRect();
		return [box.left, box.top, box.right, box.bottom, box.height];
	})()`)
	field := b.find(l, "seat.1.name").Rect
	for _, p := range []geom.Point{geom.Pt(box[0], box[1]), geom.Pt(box[2], box[3])} {
		if !field.Inset(-4).Contains(p.Mul(b.density)) {
			t.Errorf("the browser believes the caret to be in %v, the field is in %v at a density of %v", box, field, b.density)
		}
	}
	if box[4] < 8 {
		t.Errorf("a caret of %v pixels", box[4])
	}
	for _, k := range []struct {
		key  string
		held input.Modifier
	}{{"F5", 0}, {"F11", 0}, {"r", ctrl}, {"+", ctrl}, {"ArrowLeft", alt}} {
		b.tap(k.key, "", k.held)
		if evaluate[bool](b, `noted.at(-1).defaultPrevented`) {
			t.Errorf("in a text field %s with modifiers %d is taken from the browser", k.key, k.held)
		}
	}
	b.scene("newGame")

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
	t.Error("there is no field below what is seen of the page")
}

// tap presses a key for as long as a slow machine needs to see it.
func (b *tab) tap(key, code string, held input.Modifier) {
	b.t.Helper()
	b.run(input.DispatchKeyEvent(input.KeyRawDown).WithKey(key).WithCode(code).WithModifiers(held))
	b.frames(3)
	b.run(input.DispatchKeyEvent(input.KeyUp).WithKey(key).WithCode(code).WithModifiers(held))
	b.frames(3)
}

// tapKey presses a key and lets it go at once. The code is where it lies, "" where there is no keyboard.
func (b *tab) tapKey(key, code string) {
	b.t.Helper()
	evaluate[bool](b, fmt.Sprintf(`(() => {
		for (const type of ["keydown", "keyup"]) {
			document.querySelector("canvas").dispatchEvent(new KeyboardEvent(type, { key: %q, code: %q, bubbles: true, cancelable: true }));
		}
		return true;
	})()`, key, code))
}

// tapAt presses the mouse or a finger at a place of the page and lets go at once.
func (b *tab) tapAt(with string, x, y float64) {
	b.t.Helper()
	evaluate[bool](b, fmt.Sprintf(`(() => {
		const target = document.querySelector("canvas"), at = { clientX: %v, clientY: %v, bubbles: true, cancelable: true };
		if (%q === "mouse") {
			for (const type of ["mousemove", "mousedown", "mouseup"]) target.dispatchEvent(new MouseEvent(type, { ...at, button: 0 }));
			return true;
		}
		const finger = new Touch({ ...at, identifier: 7, target });
		const event = (type, touches) => new TouchEvent(type, { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [finger] });
		target.dispatchEvent(event("touchstart", [finger]));
		target.dispatchEvent(event("touchend", []));
		return true;
	})()`, x, y, with))
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
