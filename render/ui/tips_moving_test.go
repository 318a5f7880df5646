package ui

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// sliding is a table whose two widgets change places, and the tooltip of the second.
type sliding struct {
	*table
	swapped bool
	grown   float64 // growth of the second widget
	second  Response
}

func newSliding(t *testing.T) *sliding {
	s := &sliding{}
	s.table = newTable(t, func(u *UI) {
		a, b := Rect{X: 100, Y: 100, W: 200, H: 100}, Rect{X: 500, Y: 100, W: 200, H: 100}
		if s.swapped {
			a, b = b, a
		}
		b.W += s.grown
		u.Region("a", a, RegionOptions{Tooltip: "tip a"})
		s.second = u.Region("b", b, RegionOptions{Tooltip: "tip b", Peek: true})
	})
	return s
}

// A widget that slides under a resting pointer is not hovered: neither a tooltip nor an enlarged view appears until the pointer moves
// there.
func TestWhatSlidesUnderThePointerTellsNothing(t *testing.T) {
	s := newSliding(t)
	s.moveTo(150, 120)
	s.wait(tipDelay)
	if !s.shows("tip a") {
		t.Fatal("no tooltip of what was pointed at")
	}
	s.swapped = true
	s.step(Input{})
	for range 20 {
		s.wait(tipDelay)
	}
	if s.shows("tip a") || s.shows("tip b") || s.second.Peek {
		t.Error("what slid under the pointer tells of itself")
	}
	if s.Busy() {
		t.Error("the kit asks for frames in which nothing will change")
	}
	s.moveTo(151, 120)
	s.wait(time.Second)
	if s.shows("tip b") {
		t.Error("a trembling pointer has moved")
	}
	s.moveTo(156, 122)
	s.wait(tipDelay)
	if !s.shows("tip b") {
		t.Error("after the pointer has moved no tooltip appears")
	}
	s.wait(peekDelay)
	if !s.second.Peek {
		t.Error("after the pointer has moved and rested nothing is shown larger")
	}
}

// A widget that has moved since it was hovered has slid there, even if it is the same one.
func TestWhatMovesUnderThePointerIsNotPeekedAt(t *testing.T) {
	s := newSliding(t)
	s.moveTo(550, 150)
	s.grown = 100
	s.step(Input{})
	for range 5 {
		s.wait(peekDelay)
	}
	if s.second.Peek || s.Busy() {
		t.Errorf("it is shown larger: %v, a frame is asked for: %v", s.second.Peek, s.Busy())
	}
	s.moveTo(552, 151)
	s.wait(peekDelay)
	if !s.second.Peek {
		t.Error("after the pointer has moved it is not shown larger")
	}
}

func TestPeekWaitsForAPointerThatRests(t *testing.T) {
	s := newSliding(t)
	for x := range 8 { // it moves over the widget
		s.moveTo(520+10*float64(x), 120)
		s.wait(peekDelay / 3)
		if s.second.Peek {
			t.Fatal("it is shown larger while the pointer wanders over it")
		}
	}
	s.wait(peekDelay / 3)
	if s.second.Peek || !s.Busy() {
		t.Errorf("before the time has come: shown %v, a frame is asked for %v", s.second.Peek, s.Busy())
	}
	s.wait(peekDelay / 2)
	if !s.second.Peek {
		t.Fatal("it is not shown larger")
	}
	s.moveTo(560, 130)
	if !s.second.Peek {
		t.Error("it does not stay while the pointer is on it")
	}
	s.press()
	if s.release(); s.second.Peek {
		t.Error("it stays after a click")
	}
	s.wait(2 * peekDelay)
	if s.second.Peek {
		t.Error("it comes back after a click")
	}
}

// A pointer that moves along a row of widgets, or down a list, gets the tooltip of each in turn, however slowly it moves, even if a tooltip
// has room only where it hides another widget.
func TestSlidingTellsOfEachInTurn(t *testing.T) {
	for name, step := range map[string]Point{"row": {X: 1}, "list": {Y: 1}} {
		var ids []string
		tb := newTable(t, func(u *UI) {
			ids = ids[:0]
			all := Rect{X: 600, Y: 400, W: 50 + step.X*550, H: 50 + step.Y*350}
			u.PushGroup(all)
			for i := range 6 {
				id := fmt.Sprint("r", i)
				ids = append(ids, id)
				at := Rect{X: 600 + step.X*float64(i)*100, Y: 400 + step.Y*float64(i)*60, W: 95, H: 50}
				u.Region(id, at, RegionOptions{Label: id, Tooltip: "tip " + id})
			}
			u.PopGroup()
			for _, c := range crowd() {
				if c.at.Intersect(all).Empty() {
					u.Region(c.id, c.at, RegionOptions{Label: c.id, Tooltip: "tip " + c.id})
				}
			}
		})
		told := map[string]bool{}
		for d := 0.0; d < 600; d += 2 {
			tb.moveTo(620+step.X*d, 420+step.Y*d*0.6)
			for range 3 { // three frames for each two pixels: 40 pixels in a second
				tb.step(Input{})
			}
			if id, _, ok := tb.Tip(); ok && tb.shows("tip "+id) {
				told[id] = true
				if id != tb.Pointed() && tb.Pointed() != "" && strings.HasPrefix(tb.Pointed(), "r") && tb.now-tb.hotSince > tipDelay+tipDelay/2 {
					t.Fatalf("%s: told is of %s while the pointer is on %s", name, id, tb.Pointed())
				}
			}
		}
		for _, id := range ids {
			if !told[id] {
				t.Errorf("%s: nothing is told of %s", name, id)
			}
		}
	}
}
