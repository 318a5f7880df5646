package ui

import (
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
