package ui

import (
	"testing"
	"time"

	"islas/render/geom"
)

// newFingers returns an interface for fingers, and the number of clicks by id.
func newFingers(t *testing.T, frame func(u *UI, click func(id string, r Rect, o RegionOptions))) (*table, map[string]int) {
	clicks := map[string]int{}
	tb := newTable(t, func(u *UI) {
		u.Fingertip(44)
		frame(u, func(id string, r Rect, o RegionOptions) {
			if u.Region(id, r, o).Clicked {
				clicks[id]++
			}
		})
	})
	tb.step(Input{})
	return tb, clicks
}

// A widget smaller than a fingertip responds to a finger around itself, but not to a mouse.
func TestFingerMeetsWhatIsSmall(t *testing.T) {
	tb, clicks := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) {
		click("ground", Rect{X: 0, Y: 0, W: 400, H: 400}, RegionOptions{Role: RoleOther})
		click("small", Rect{X: 100, Y: 100, W: 20, H: 20}, RegionOptions{})
		click("card", Rect{X: 500, Y: 100, W: 200, H: 200}, RegionOptions{})
		click("cross", Rect{X: 670, Y: 110, W: 20, H: 20}, RegionOptions{})
	})
	for _, test := range []struct {
		x, y float64
		want string
	}{
		{110, 110, "small"}, {90, 110, "small"}, {131, 131, "small"}, {110, 87, "small"}, {110, 155, "ground"}, {60, 110, "ground"},
		{660, 100, "cross"}, {690, 140, "cross"}, {640, 120, "card"}, {680, 190, "card"}, {700, 120, "cross"},
	} {
		before := clicks[test.want]
		tb.tap(test.x, test.y)
		if clicks[test.want] != before+1 || len(tb.Touched(geom.Pt(test.x, test.y))) == 0 {
			t.Errorf("a finger at %v, %v does not meet %q: %v", test.x, test.y, test.want, clicks)
		}
	}
	before := clicks["small"]
	tb.click(95, 110)
	if clicks["small"] != before {
		t.Error("a mouse beside something clicks on it")
	}
}

// A finger hits nothing that is covered, or out of sight in a scroll area.
func TestFingerMeetsNothingHidden(t *testing.T) {
	tb, clicks := newFingers(t, func(u *UI, click func(string, Rect, RegionOptions)) {
		click("below", Rect{X: 100, Y: 100, W: 20, H: 20}, RegionOptions{})
		u.Block(Rect{X: 121, Y: 90, W: 100, H: 60})
		u.Scroll("list", Rect{X: 300, Y: 100, W: 200, H: 60}, 60, func(content Rect) {
			click("row", Rect{X: 300, Y: 130, W: 200, H: 28}, RegionOptions{})
		})
	})
	tb.tap(124, 110)
	tb.tap(400, 175)
	tb.tap(400, 95)
	if len(clicks) != 0 {
		t.Errorf("a finger has met %v", clicks)
	}
	tb.tap(118, 110)
	tb.tap(400, 125)
	if clicks["below"] != 1 || clicks["row"] != 1 {
		t.Errorf("a finger has met %v", clicks)
	}
}

// Where widgets lie closer than fingertips a finger hits the nearest.
func TestFingerMeetsTheNearest(t *testing.T) {
	tb, clicks := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) {
		for i := range 5 {
			click(string(rune('a'+i)), Rect{X: 300 + 15*float64(i), Y: 300, W: 14, H: 14}, RegionOptions{})
		}
	})
	for at, want := range map[Point]string{geom.Pt(337, 307): "c", geom.Pt(346, 320): "d", geom.Pt(285, 290): "a", geom.Pt(328, 280): "b"} {
		clear(clicks)
		if tb.tap(at.X, at.Y); clicks[want] != 1 || len(clicks) != 1 {
			t.Errorf("a finger at %v meets %v, not %q", at, clicks, want)
		}
	}
}

// The nearest drop target takes what a finger drags.
func TestFingerDropsBeside(t *testing.T) {
	dropped := ""
	tb, _ := newFingers(t, func(u *UI, click func(string, Rect, RegionOptions)) {
		click("card", Rect{X: 100, Y: 100, W: 100, H: 100}, RegionOptions{Drag: true})
		if got := u.Region("plot", Rect{X: 600, Y: 100, W: 14, H: 14}, RegionOptions{DropOn: true}); got.Dropped != "" {
			dropped = got.Dropped
		}
	})
	tb.drag(geom.Pt(150, 150), geom.Pt(590, 107), 0)
	if dropped != "card" {
		t.Errorf("dropped was %q", dropped)
	}
}

// A finger that begins to draw at the very edge of a ground hits that, or what lies on it, and nothing beside it; elsewhere it hits what is
// near.
func TestFingerDrawsAtTheEdge(t *testing.T) {
	for _, hold := range []bool{true, false} {
		tb, _ := newFingers(t, func(_ *UI, click func(string, Rect, RegionOptions)) {
			click("ground", Rect{X: 100, Y: 100, W: 400, H: 400}, RegionOptions{Role: RoleOther, Hold: hold})
			click("on", Rect{X: 130, Y: 300, W: 40, H: 40}, RegionOptions{})
			click("beside", Rect{X: 50, Y: 200, W: 44, H: 44}, RegionOptions{})
		})
		want := "ground"
		if !hold {
			want = "beside"
		}
		for at, id := range map[Point]string{geom.Pt(102, 222): want, geom.Pt(120, 320): "on", geom.Pt(90, 222): "beside"} {
			if got := tb.Touched(at); got != id {
				t.Errorf("drawn on: %v: a finger at %v meets %q, not %q", hold, at, got, id)
			}
		}
	}
}

// A mouse that was never there, in the corner or elsewhere, stays unused however long there is no touch, as do the mouse that browsers
// derive from a finger and one that lies still.
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
