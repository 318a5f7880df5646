package blackbox

import (
	"fmt"
	"testing"
)

// testTaps presses keys, the mouse and a finger so shortly that they are let go before the program looks, as on-screen keyboards and
// voice control do it: none of the presses is lost.
func (w website) testTaps(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=31"})
	l := b.scene("title")
	seen := map[string]bool{}
	last := ""
	for range 8 {
		b.tapKey("Tab", "Tab")
		now := ""
		for _, w := range b.rest().Widgets {
			if w.Focused {
				now = w.ID
			}
		}
		if now == last {
			t.Fatalf("a short tap of Tab leaves the focus on %q", last)
		}
		last, seen[now] = now, true
	}
	if len(seen) < 5 {
		t.Errorf("eight taps of Tab lead to %v alone", seen)
	}
	at := b.find(l, "settings").Rect.Middle()
	b.tapAt("mouse", at.X, at.Y)
	b.scene("settings")
	b.tapKey("Escape", "Escape")
	b.scene("title")
	b.tapAt("touch", at.X, at.Y)
	b.scene("settings")

	b = w.visit(t, visitor{query: "?seed=34&seats=human,easy"})
	b.scene("Table")
	b.tapKey("d", "")
	b.rest()
	if now := b.actions(); len(now) == 0 || now[len(now)-1] != "draw" {
		t.Errorf("after a short tap of D, of which nobody says where it lies, the moves are %q", now)
	}
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
