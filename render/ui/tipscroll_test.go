package ui

import (
	"strings"
	"testing"
	"time"

	"islas/render/geom"
	"islas/render/theme"
)

// tall tells so much of a widget, in letters four times as large as usual, that the window has no room for all of it.
func tall(t *testing.T) (tb *table, clicks map[string]int) {
	text := strings.Repeat("There is much to be told of it, and it takes a while to be read. ", 16) + "LAST."
	return newFingers(t, func(u *UI, click func(string, Rect, RegionOptions)) {
		u.Reading(4)
		click("card", Rect{X: 800, Y: 60, W: 200, H: 100}, RegionOptions{Label: "card", Tooltip: text})
	})
}

// reads reports whether the last word is seen whole on the tooltip, and fails if any of its lines is smaller than asked for.
func (tb *table) reads() (last bool) {
	tb.t.Helper()
	_, at, ok := tb.Tip()
	if !ok {
		tb.t.Fatal("there is no tooltip")
	}
	if !tb.Bounds().Holds(at) {
		tb.t.Errorf("the tooltip is at %v", at)
	}
	tb.DrawnEms(func(text string, r Rect, em float64) bool {
		if em < 4*theme.Size(theme.Small)-0.1 {
			tb.t.Errorf("%q is written in %v", text, em)
		}
		last = last || strings.Contains(text, "LAST") && at.Holds(r)
		return true
	})
	return last
}

// A tooltip that is longer than the window is read to its end, as large as it is asked to be: by the wheel, by the keys for pages, and by a finger;
// and it leaves what it speaks of to be seen and clicked.
func TestLongTooltipsAreReadToTheirEnd(t *testing.T) {
	for name, way := range map[string]struct{ show, on func(tb *table) }{
		"wheel": {func(tb *table) {
			tb.moveTo(900, 110)
			tb.wait(time.Second)
		}, func(tb *table) { tb.step(Input{Wheel: geom.Pt(0, -1)}) }},
		"keys": {func(tb *table) {
			tb.away = true
			tb.key(KeyTab)
		}, func(tb *table) { tb.key(KeyPageDown) }},
	} {
		t.Run(name, func(t *testing.T) {
			tb, clicks := tall(t)
			way.show(tb)
			tb.step(Input{})
			if tb.reads() {
				t.Fatal("all of it has room, nothing is tried")
			}
			if _, at, _ := tb.Tip(); !at.Intersect(Rect{X: 800, Y: 60, W: 200, H: 100}).Empty() {
				t.Errorf("the tooltip at %v hides what it speaks of", at)
			}
			for range 40 {
				way.on(tb)
			}
			if !tb.reads() {
				t.Error("its end is not reached")
			}
			tb.away = false
			if tb.click(900, 110); clicks["card"] != 1 {
				t.Errorf("a click on it counts as %d", clicks["card"])
			}
		})
	}
}

// A finger that rests is told what it rests on, moves what is told, and takes it away by a tap.
func TestRestingFingerIsTold(t *testing.T) {
	tb, clicks := tall(t)
	tb.pos, tb.down = geom.Pt(900, 110), true
	tb.step(Input{Pressed: true, Touch: true})
	tb.step(Input{Touch: true, Dt: pressDelay})
	tb.down = false
	tb.step(Input{Released: true, Touch: true})
	tb.step(Input{Touch: true})
	if tb.reads() {
		t.Fatal("all that is told has room, nothing is tried")
	}
	_, at, _ := tb.Tip()
	for range 40 {
		tb.pos, tb.down = at.Middle(), true
		tb.step(Input{Pressed: true, Touch: true})
		for range 5 {
			tb.pos.Y -= 30
			tb.step(Input{Touch: true})
		}
		tb.down = false
		tb.step(Input{Released: true, Touch: true})
	}
	if !tb.reads() {
		t.Error("its end is not reached")
	}
	tb.tap(at.Middle().X, at.Middle().Y)
	if _, _, told := tb.Tip(); told || clicks["card"] != 0 {
		t.Errorf("a tap on the tooltip leaves it there (%v), and has clicked %v", told, clicks)
	}
}
