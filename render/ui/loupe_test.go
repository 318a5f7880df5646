package ui

import (
	"testing"
	"time"

	"islas/render/geom"
)

// A mouse that was never there, in the corner or elsewhere, stays laid aside however long nobody touches anything, as do the mouse that
// browsers make of a finger and one that lies still.
func TestMouseIsLaidAside(t *testing.T) {
	const tick = time.Second / 60
	for _, at := range []Point{{}, geom.Pt(40, 50)} {
		var m laidAside
		if m.rests(at, false, tick) {
			t.Fatal("a mouse is laid aside before any touch")
		}
		m.touched(at)
		made := at.Add(geom.Pt(5, 5))
		for n := range 120 {
			if !m.rests(made, 10 < n && n < 15, tick) {
				t.Fatalf("a mouse that has lain at %v since is used %v after a touch", at, tick*time.Duration(n))
			}
		}
		pressed := m
		if pressed.rests(made, true, tick) || pressed.rests(made, false, tick) {
			t.Error("a mouse that is pressed is laid aside")
		}
		if m.rests(made.Add(geom.Pt(1, 0)), false, tick) || m.rests(made, false, tick) {
			t.Error("a mouse that moves is laid aside")
		}
	}
}

// The loupe waits for the second tap as long as that takes.
func TestLoupeWaits(t *testing.T) {
	tb, clicks := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) { plots(click) })
	tb.tap(337, 307)
	tb.away = true
	for range 120 {
		tb.step(Input{Touch: true})
	}
	tb.away = false
	from, at, ok := tb.Loupe()
	if !ok {
		t.Fatal("the loupe has not waited for two seconds")
	}
	tb.tap(at.X+(352-from.X)*at.W/from.W, at.Y+(307-from.Y)*at.W/from.W)
	if clicks["d"] != 1 {
		t.Errorf("after two seconds a tap in the loupe has clicked %v", clicks)
	}
}

// drags is an interface of small cards that a finger drags, with a small plot near and one far away. It notes where the dragged one is.
func drags(t *testing.T) (tb *table, is *Point, dropped *string) {
	is, dropped = new(Point), new(string)
	tb, _ = newFingers(t, func(u *UI, _ func(string, Rect, RegionOptions)) {
		for i := range 5 {
			r := Rect{X: 300 + 15*float64(i), Y: 300, W: 14, H: 14}
			if g := u.Region(string(rune('a'+i)), r, RegionOptions{Drag: true}); g.Dragging {
				*is = g.DragFrom.Add(g.DragDelta)
			}
		}
		for id, r := range map[string]Rect{"near": {X: 300, Y: 340, W: 14, H: 14}, "far": {X: 1800, Y: 100, W: 14, H: 14}} {
			if g := u.Region(id, r, RegionOptions{DropOn: true}); g.Dropped != "" {
				*dropped = g.Dropped + " on " + id
			}
		}
	})
	return tb, is, dropped
}

// pull takes what is seen in the loupe at a place of what it shows, and drags it step by step to a place of the window, without
// letting go. It fails where what is dragged jumps.
func (tb *table) pull(is *Point, from, to Point) {
	tb.t.Helper()
	tb.pos, tb.down = from, true
	tb.step(Input{Pressed: true, Touch: true})
	const steps = 60
	before := Point{}
	for n := range steps {
		tb.pos = from.Add(to.Sub(from).Mul(float64(n+1) / steps))
		tb.step(Input{Touch: true})
		if way := is.Sub(before).Len(); before != (Point{}) && way > to.Sub(from).Len()/steps+100 {
			tb.t.Fatalf("in a step what is dragged jumps by %v, from %v to %v, with the finger at %v", way, before, *is, tb.pos)
		}
		before = *is
	}
}

// letGo lets the finger go where it is.
func (tb *table) letGo() {
	tb.down = false
	tb.step(Input{Released: true, Touch: true})
	tb.away = true
	tb.step(Input{Touch: true})
	tb.away = false
}

// What is dragged in the loupe stays where it is seen under the finger, and is dropped on what is seen there.
func TestDragInTheLoupe(t *testing.T) {
	tb, is, dropped := drags(t)
	tb.tap(337, 307)
	from, at, _ := tb.Loupe()
	seen := func(x, y float64) Point { return geom.Pt(at.X+(x-from.X)*at.W/from.W, at.Y+(y-from.Y)*at.W/from.W) }
	tb.pull(is, seen(337, 307), seen(310, 345))
	if _, _, ok := tb.Loupe(); !ok || is.Sub(geom.Pt(310, 345)).Len() > 1 {
		t.Errorf("what is dragged is at %v, the loupe is open: %v", *is, ok)
	}
	tb.letGo()
	if _, _, ok := tb.Loupe(); ok || *dropped != "c on near" {
		t.Errorf("dropped was %q, the loupe is open: %v", *dropped, ok)
	}
}

// What is dragged out of the loupe comes to the finger without a jump.
func TestDragOutOfTheLoupe(t *testing.T) {
	tb, is, dropped := drags(t)
	tb.tap(337, 307)
	from, at, _ := tb.Loupe()
	tb.pull(is, geom.Pt(at.X+(337-from.X)*at.W/from.W, at.Y+(307-from.Y)*at.W/from.W), geom.Pt(1807, 107))
	for range 20 {
		tb.step(Input{Touch: true})
	}
	if _, _, ok := tb.Loupe(); ok || *is != geom.Pt(1807, 107) {
		t.Errorf("what is dragged is at %v, the finger at %v, the loupe is open: %v", *is, tb.pos, ok)
	}
	tb.letGo()
	if *dropped != "c on far" {
		t.Errorf("dropped was %q", *dropped)
	}
}

// A finger that came down in the loupe and leaves it touches nothing, and leaves it open.
func TestFingerLeavesTheLoupe(t *testing.T) {
	tb, clicks := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) {
		click("far", Rect{X: 1700, Y: 900, W: 100, H: 100}, RegionOptions{})
		plots(click)
	})
	tb.tap(337, 307)
	_, at, _ := tb.Loupe()
	tb.pos, tb.down = at.Middle(), true
	tb.step(Input{Pressed: true, Touch: true})
	tb.pos = geom.Pt(1750, 950)
	tb.step(Input{Touch: true})
	tb.letGo()
	if _, _, ok := tb.Loupe(); !ok || len(clicks) != 0 {
		t.Errorf("clicked was %v, the loupe is open: %v", clicks, ok)
	}
}
