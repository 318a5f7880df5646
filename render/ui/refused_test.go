package ui

import (
	"testing"
)

// TestRefused clicks what can't be used, what can, and nothing.
func TestRefused(t *testing.T) {
	_, tb := newPad(t)
	tb.click(550, 120)
	if tb.Refused() != "c" {
		t.Errorf("after a click on what can't be used, %q is refused", tb.Refused())
	}
	tb.step(Input{})
	if tb.Refused() != "" {
		t.Errorf("a frame later %q is still refused", tb.Refused())
	}
	tb.click(550, 120)
	if tb.Excuse(); tb.Refused() != "" {
		t.Errorf("what was excused, %q, is still refused", tb.Refused())
	}
	for _, x := range []float64{150, 1800} {
		if tb.click(x, 120); tb.Refused() != "" {
			t.Errorf("a click at %.0f refuses %q", x, tb.Refused())
		}
	}
}

// TestTooltipKeepsClear looks whether a tooltip stands beside what it must not cover.
func TestTooltipKeepsClear(t *testing.T) {
	large := Rect{X: 800, Y: 300, W: 300, H: 500}
	tb := newTable(t, func(u *UI) {
		u.Region("small", Rect{X: 900, Y: 700, W: 40, H: 100}, RegionOptions{Tooltip: "a tip", TipAt: large})
	})
	tb.moveTo(920, 750)
	tb.wait(tipDelay)
	found := false
	tb.DrawnTexts(func(s string, r Rect) bool {
		found = found || s == "a tip"
		if s == "a tip" && !r.Intersect(large).Empty() {
			t.Errorf("the tooltip at %v covers %v", r, large)
		}
		return true
	})
	if !found {
		t.Error("there is no tooltip")
	}
}

// TestTooltipKeepsItsGroupClear points at each of some buttons that belong together, at every edge of the window: the tooltip
// covers none of them, stands in the window, and near its own.
func TestTooltipKeepsItsGroupClear(t *testing.T) {
	const w, h = 1920, 1080
	for _, tray := range []Rect{
		{X: 0, Y: 0, W: w, H: 60}, {X: 0, Y: h - 60, W: w, H: 60}, {X: 0, Y: 200, W: 200, H: 600}, {X: w - 200, Y: 300, W: 200, H: 600},
		{X: 800, Y: 400, W: 300, H: 300}, {X: w - 300, Y: h - 300, W: 300, H: 300}, {X: 100, Y: 0, W: 1700, H: h},
	} {
		cells := tray.Row(4, 8)
		if tray.H > tray.W {
			cells = tray.Column(4, 8)
		}
		tb := newTable(t, func(u *UI) {
			u.PushGroup(tray)
			for i, at := range cells {
				u.Region(busyIDs[i], at, RegionOptions{Tooltip: "a tip with some words in it\nand a second line"})
			}
			u.PopGroup()
			u.Region("alone", Rect{X: 400, Y: 900, W: 30, H: 30}, RegionOptions{Tooltip: "alone"})
		})
		for i, at := range cells {
			tb.away = true // a pointer that went there across the tooltip before this would keep that
			tb.step(Input{})
			tb.away = false
			tb.moveTo(at.Middle().X, at.Middle().Y)
			tb.wait(tipDelay)
			id, tip, ok := tb.Tip()
			switch window := (Rect{W: w, H: h}); {
			case !ok || id != busyIDs[i]:
				t.Fatalf("in %v the tooltip of %q is shown, not of %q", tray, id, busyIDs[i])
			case !window.Holds(tip):
				t.Errorf("the tooltip at %v leaves the window", tip)
			case tray.H < h && !tip.Intersect(tray).Empty():
				t.Errorf("the tooltip at %v covers %v", tip, tray)
			case !tip.Intersect(at).Empty() && tray.H < h:
				t.Errorf("the tooltip at %v covers its own widget at %v", tip, at)
			case tray.H < h && distance(tip, at) > 2*tipDistance+tray.H && distance(tip, at) > 2*tipDistance+tray.W:
				t.Errorf("the tooltip at %v is far from %v", tip, at)
			}
		}
		if w, _ := tb.Widget("alone"); !w.Group.Empty() {
			t.Errorf("what stands alone belongs to %v", w.Group)
		}
	}
}
