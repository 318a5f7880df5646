package ui

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"islas/render/geom"
)

func TestButton(t *testing.T) {
	clicks := 0
	tb := newTable(t, func(u *UI) {
		if u.Button("b", Rect{X: 100, Y: 100, W: 200, H: 50}, "Build", ButtonOptions{Tooltip: "build a house", Shortcut: KeyB}) {
			clicks++
		}
	})
	plain := len(tb.ops)
	rest := slices.Clone(tb.ops)
	tb.moveTo(150, 120)
	if equalOps(rest, tb.ops) {
		t.Error("hovering can't be seen")
	}
	hovered := slices.Clone(tb.ops)
	tb.press()
	if equalOps(hovered, tb.ops) {
		t.Error("pressing can't be seen")
	}
	tb.release()
	tb.moveTo(5, 5)
	if clicks != 1 || len(tb.ops) != plain {
		t.Errorf("%d clicks; %d operations at rest, were %d", clicks, len(tb.ops), plain)
	}
	tb.key(KeyTab)
	if len(tb.ops) <= plain {
		t.Error("the focus can't be seen")
	}
	if !tb.shows("build a house (B)") {
		t.Error("the tooltip does not name the key")
	}
	if w := tb.Widgets()[0]; w.Label != "Build" || w.Role != RoleButton || !w.Focused {
		t.Errorf("listed as %+v", w)
	}
}

func TestToggle(t *testing.T) {
	on, changes := false, 0
	tb := newTable(t, func(u *UI) {
		if u.Toggle("t", Rect{X: 0, Y: 0, W: 300, H: 50}, "Sound", &on) {
			changes++
		}
	})
	tb.click(200, 20)
	if !on || changes != 1 || tb.Widgets()[0].Value != "off" && !on {
		t.Errorf("on %v after %d changes", on, changes)
	}
	tb.key(KeySpace)
	tb.step(Input{})
	if on || changes != 2 || tb.Widgets()[0].Value != "off" {
		t.Errorf("on %v after %d changes", on, changes)
	}
}

func TestChoice(t *testing.T) {
	chosen, changes := 1, 0
	tb := newTable(t, func(u *UI) {
		if u.ChoiceOf("c", Rect{X: 0, Y: 0, W: 300, H: 50}, ChoiceOptions{Labels: []string{"one", "two", "three"}}, &chosen) {
			changes++
		}
		u.Button("after", Rect{X: 400, Y: 0, W: 100, H: 50}, "After", ButtonOptions{})
	})
	tb.click(250, 20)
	if chosen != 2 || changes != 1 {
		t.Errorf("chosen %d after %d changes", chosen, changes)
	}
	if tb.Focused() != "c" {
		t.Errorf("the focus is on %q", tb.Focused())
	}
	tb.key(KeyRight)
	if chosen != 2 || changes != 1 {
		t.Error("an arrow key went past the end")
	}
	tb.key(KeyLeft, KeyLeft, KeyLeft)
	if chosen != 0 || changes != 3 {
		t.Errorf("chosen %d after %d changes", chosen, changes)
	}
	tb.key(KeyTab)
	if tb.Focused() != "after" {
		t.Errorf("Tab stops at %q inside a choice", tb.Focused())
	}
	w := tb.Widgets()
	if len(w) != 5 || w[1].Label != "one" || w[0].Value != "one" {
		t.Errorf("widgets %+v", w)
	}
}

// Labels of a choice can stand in several rows.
func TestChoiceInRows(t *testing.T) {
	chosen := 0
	tb := newTable(t, func(u *UI) {
		u.ChoiceOf("c", Rect{X: 0, Y: 0, W: 300, H: 100}, ChoiceOptions{Labels: []string{"one", "two", "three"}, Rows: 2}, &chosen)
	})
	for i, at := range []Point{{X: 70, Y: 25}, {X: 230, Y: 25}, {X: 70, Y: 75}} {
		if tb.click(at.X, at.Y); chosen != i {
			t.Errorf("at %v is label %d", at, chosen)
		}
	}
	if tb.click(230, 75); chosen != 2 {
		t.Error("a label is chosen where there is none")
	}
	tb.key(KeyLeft)
	if chosen != 1 {
		t.Errorf("an arrow key leads from the third label to %d", chosen)
	}
}

func TestSlider(t *testing.T) {
	v, changes := 0.5, 0
	tb := newTable(t, func(u *UI) {
		if u.Slider("s", Rect{X: 0, Y: 0, W: 330, H: 50}, 0, 1, 0.1, &v, "volume") {
			changes++
		}
	})
	tb.moveTo(15+300*0.82, 25)
	tb.press()
	if v < 0.799 || v > 0.801 {
		t.Errorf("pressed at 0.82: %v", v)
	}
	tb.moveTo(2000, 25)
	if v != 1 {
		t.Errorf("dragged beyond the end: %v", v)
	}
	tb.moveTo(-50, 600)
	if v != 0 {
		t.Errorf("dragged beyond the beginning: %v", v)
	}
	tb.release()
	tb.moveTo(200, 25)
	if v != 0 {
		t.Errorf("moves after it was let go: %v", v)
	}
	before := changes
	tb.key(KeyRight, KeyRight, KeyLeft)
	if v < 0.099 || v > 0.101 || changes != before+3 {
		t.Errorf("by keys: %v after %d changes", v, changes-before)
	}
	tb.key(KeyEnd)
	if v != 1 {
		t.Errorf("End: %v", v)
	}
}

func TestStepper(t *testing.T) {
	v := 4
	tb := newTable(t, func(u *UI) { u.Stepper("n", Rect{X: 0, Y: 0, W: 150, H: 50}, 2, 5, &v, "seats") })
	tb.click(140, 20)
	tb.click(140, 20)
	if v != 5 {
		t.Errorf("%d, want the most, 5", v)
	}
	tb.click(10, 20)
	if v != 4 || !tb.shows("4") {
		t.Errorf("%d, want 4", v)
	}
}

// list returns a scroll area with 20 buttons of 50 pixels in a view of 200.
func list(clicked *string) func(u *UI) {
	return func(u *UI) {
		u.Scroll("list", Rect{X: 0, Y: 0, W: 300, H: 200}, 1000, func(c Rect) {
			for i := range 20 {
				id := fmt.Sprint("b", i)
				if u.Button(id, Rect{X: c.X, Y: c.Y + 50*float64(i), W: c.W, H: 50}, id, ButtonOptions{}) {
					*clicked = id
				}
			}
		})
	}
}

func TestScrollWheel(t *testing.T) {
	clicked := ""
	tb := newTable(t, list(&clicked))
	tb.moveTo(100, 100)
	tb.step(Input{Wheel: geom.Pt(0, -1)})
	if at, most := tb.ScrollOffset("list"); at != wheelStep || most != 800 {
		t.Errorf("a notch scrolls to %v of %v", at, most)
	}
	tb.step(Input{Wheel: geom.Pt(0, -1000)})
	for range 10 {
		tb.step(Input{Wheel: geom.Pt(0, -5)})
	}
	if at, _ := tb.ScrollOffset("list"); at != 800 {
		t.Errorf("scrolled beyond the end to %v", at)
	}
	tb.step(Input{})
	tb.click(100, 190)
	if clicked != "b19" {
		t.Errorf("clicked %q at the end", clicked)
	}
	tb.click(100, 250)
	if clicked != "b19" {
		t.Errorf("clicked %q through the edge", clicked)
	}
	tb.moveTo(100, 300)
	tb.step(Input{Wheel: geom.Pt(0, 3)})
	if at, _ := tb.ScrollOffset("list"); at != 800 {
		t.Error("the wheel scrolls what the pointer is not over")
	}
}

func TestScrollBar(t *testing.T) {
	clicked := ""
	tb := newTable(t, list(&clicked))
	tb.moveTo(295, 10)
	tb.press()
	if at, _ := tb.ScrollOffset("list"); at != 0 {
		t.Errorf("taking the thumb scrolls to %v", at)
	}
	tb.moveTo(295, 1000)
	tb.release()
	if at, _ := tb.ScrollOffset("list"); at != 800 {
		t.Errorf("dragging the thumb to the end scrolls to %v", at)
	}
}

func TestScrollTouch(t *testing.T) {
	clicked := ""
	tb := newTable(t, list(&clicked))
	tb.touches(100, 180, 0)
	for y := 170.0; y >= 60; y -= 10 {
		tb.moveTo(100, y)
	}
	at, _ := tb.ScrollOffset("list")
	if at < 90 || at > 110 {
		t.Errorf("a finger that moved 120 pixels scrolled %v", at)
	}
	if tb.release(); clicked != "" {
		t.Errorf("the scroll clicked %q", clicked)
	}
	for range 300 {
		tb.step(Input{})
	}
	if later, _ := tb.ScrollOffset("list"); later <= at || tb.Busy() {
		t.Errorf("flung from %v to %v, busy %v", at, later, tb.Busy())
	}
	if tb.tap(100, 113); clicked == "" {
		t.Error("a tap in a scroll area clicks nothing")
	}
}

func TestScrollKeys(t *testing.T) {
	clicked := ""
	tb := newTable(t, list(&clicked))
	tb.key(KeyTab)
	if tb.Focused() != "list" {
		t.Fatalf("the focus is on %q", tb.Focused())
	}
	tb.key(KeyEnd)
	if at, _ := tb.ScrollOffset("list"); at != 800 {
		t.Errorf("End scrolls to %v", at)
	}
	tb.key(KeyHome, KeyPageDown)
	if at, _ := tb.ScrollOffset("list"); at != 180 {
		t.Errorf("PageDown scrolls to %v", at)
	}
	for range 20 {
		tb.key(KeyTab)
	}
	tb.step(Input{})
	w := slices.IndexFunc(tb.Widgets(), func(w Widget) bool { return w.ID == tb.Focused() })
	if f := tb.Widgets()[w]; f.ID != "b19" || !f.Visible || f.Rect.H < 49 {
		t.Errorf("the focus went out of sight: %+v", f)
	}
	tb.ScrollTo("list", 5000)
	tb.step(Input{})
	if at, _ := tb.ScrollOffset("list"); at != 800 {
		t.Errorf("ScrollTo goes beyond the end to %v", at)
	}
}

func TestModal(t *testing.T) {
	open, below, inside, dismissed, escaped := false, 0, 0, 0, 0
	tb := newTable(t, func(u *UI) {
		if u.Button("below", Rect{X: 0, Y: 0, W: 200, H: 60}, "Below", ButtonOptions{Shortcut: KeyB}) {
			below++
		}
		if u.KeyPressed(KeyEscape) {
			escaped++
		}
		if open && u.Modal("m", Rect{X: 500, Y: 300, W: 600, H: 400}, "Sure?", func(body Rect) {
			top, _ := body.CutTop(50)
			if u.Button("yes", top, "Yes", ButtonOptions{}) {
				inside++
			}
		}) {
			dismissed++
			open = false
		}
	})
	tb.key(KeyTab)
	open = true
	tb.step(Input{})
	tb.step(Input{})
	if tb.Focused() != "" {
		t.Errorf("the focus stays on %q below the dialog", tb.Focused())
	}
	if w := tb.Widgets()[0]; !w.Covered {
		t.Error("what lies below is not listed as covered")
	}
	tb.key(KeyB)
	tb.key(KeyTab)
	if below != 0 || tb.Focused() != "yes" {
		t.Errorf("%d shortcuts below a dialog; the focus is on %q", below, tb.Focused())
	}
	tb.key(KeyTab, KeyTab)
	if tb.Focused() != "yes" {
		t.Errorf("the focus left the dialog for %q", tb.Focused())
	}
	tb.key(KeyEnter)
	if inside != 1 {
		t.Error("the button inside can't be used")
	}
	tb.click(800, 600)
	if dismissed != 0 {
		t.Error("a click on the dialog's paper closes it")
	}
	tb.click(100, 30)
	if below != 0 || dismissed != 1 {
		t.Errorf("a click beside: %d below, %d dismissed", below, dismissed)
	}
	tb.step(Input{})
	if tb.Focused() != "below" {
		t.Errorf("the focus does not come back, it is on %q", tb.Focused())
	}
	open = true
	tb.step(Input{})
	tb.step(Input{})
	tb.key(KeyEscape)
	if dismissed != 2 || escaped != 0 {
		t.Errorf("Escape: %d dismissed, %d times for the scene", dismissed, escaped)
	}
	tb.step(Input{})
	tb.key(KeyEscape)
	tb.click(100, 30)
	if escaped != 1 || below != 1 {
		t.Error("the scene does not get the input back")
	}
}

func TestNotice(t *testing.T) {
	tb := newTable(t, func(*UI) {})
	tb.Notice("saved")
	tb.Notice("saved")
	tb.step(Input{})
	if got := tb.Notices(); len(got) != 1 || !tb.shows("saved") {
		t.Errorf("notices %v", got)
	}
	if !tb.Busy() {
		t.Error("nobody would ask for the frame in which the notice goes")
	}
	tb.wait(noticeTime + time.Second)
	tb.step(Input{})
	if len(tb.Notices()) != 0 || tb.shows("saved") || tb.Busy() {
		t.Error("the notice stays")
	}
	for i := range 10 {
		tb.Notice(fmt.Sprint(i))
	}
	if got := tb.Notices(); !slices.Equal(got, []string{"7", "8", "9"}) {
		t.Errorf("notices %v", got)
	}
}

// Where a scene leaves a place free for notices they are shown only there, one after the other and each for its whole time.
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
