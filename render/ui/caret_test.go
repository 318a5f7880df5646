package ui

import (
	"testing"
	"time"
)

// A caret asks for a frame when it comes or goes and for none between.
func TestCaretRestsBetweenBlinks(t *testing.T) {
	_, tb := field(t, "", 0)
	for range 60 {
		tb.step(Input{})
	}
	if tb.Busy() {
		t.Error("the kit is busy for the sake of a caret")
	}
	f := tb.fields["f"]
	shown := func() bool {
		for _, op := range tb.ops {
			if op.rect == f.caretRect {
				return true
			}
		}
		return false
	}
	for range 4 {
		before := shown()
		due := tb.Due()
		if due <= 0 || due > caretBlink {
			t.Fatalf("the next blink is due after %v, want within %v", due, caretBlink)
		}
		tb.Pass(due - time.Second/60)
		tb.step(Input{})
		if shown() == before {
			t.Error("the caret does not blink when it is due")
		}
	}
	for tb.Due() > 0 && tb.now < time.Minute {
		tb.Pass(tb.Due())
		tb.step(Input{})
	}
	if tb.Due() > 0 || !shown() {
		t.Error("the caret of a field that nobody types into does not come to rest, or is not to be seen then")
	}
	if tb.typed("a"); tb.Due() == 0 {
		t.Error("the caret does not blink again when something is typed")
	}
}
