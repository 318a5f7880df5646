package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
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

// TestDrawnPaintings lists what was painted, and how visible.
func TestDrawnPaintings(t *testing.T) {
	tb := newTable(t, func(u *UI) {
		u.PushAlpha(0.5)
		u.Paint(Rect{X: 10, Y: 20, W: 30, H: 40}, "key", func(*ebiten.Image, Rect) {})
		u.PopAlpha()
	})
	n := 0
	tb.DrawnPaintings(func(key any, r Rect, alpha float64) bool {
		n++
		if key != "key" || r != (Rect{X: 10, Y: 20, W: 30, H: 40}) || alpha != 0.5 {
			t.Errorf("painted %v at %v, %.2f visible", key, r, alpha)
		}
		return true
	})
	if n != 1 {
		t.Errorf("%d paintings", n)
	}
}
