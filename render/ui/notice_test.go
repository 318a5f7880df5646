package ui

import (
	"testing"
	"time"
)

// Where a scene keeps a place free for notices they are told there alone, one after the other and each for its whole time.
func TestNoticesInAPlace(t *testing.T) {
	var high float64
	tb := newTable(t, func(u *UI) {
		high = u.NoticeHeight(300)
		u.NoticesIn(Rect{X: 10, Y: 200 - high, W: 300, H: high})
	})
	pass := func(d time.Duration) {
		for ; d > 0; d -= time.Second / 60 {
			tb.step(Input{})
		}
	}
	for _, text := range []string{"first", "second", "third"} {
		tb.Notice(text)
	}
	for i, text := range []string{"first", "second", "third"} {
		pass(noticeTime / 2)
		for k, other := range []string{"first", "second", "third"} {
			if tb.shows(other) != (k == i) {
				t.Errorf("while %q is told, %q is shown: %v", text, other, tb.shows(other))
			}
		}
		for drawn, at := range tb.DrawnTexts {
			if drawn == text && (at.Y < 200-high || at.Bottom() > 200 || at.X < 10 || at.Right() > 310) {
				t.Errorf("%q is told at %v, of which the place has %v", text, at, high)
			}
		}
		pass(noticeTime/2 + time.Second/10)
	}
	pass(time.Second)
	if len(tb.Notices()) != 0 || tb.Busy() || high != 0 {
		t.Errorf("%v are told still, %v high", tb.Notices(), high)
	}
}
