package ui

import (
	"slices"
	"testing"
	"time"

	"islas/render/geom"
)

// pad is three buttons in a row, the last one disabled; it counts clicks.
type pad struct {
	clicks map[string]int
	last   map[string]Response
}

func newPad(t *testing.T) (*pad, *table) {
	p := &pad{clicks: map[string]int{}, last: map[string]Response{}}
	return p, newTable(t, func(u *UI) {
		for i, id := range []string{"a", "b", "c"} {
			r := Rect{X: 100 + 200*float64(i), Y: 100, W: 150, H: 50}
			res := u.Region(id, r, RegionOptions{Label: id, Tooltip: "tip " + id, Disabled: id == "c", Why: "why c"})
			p.last[id] = res
			if res.Clicked {
				p.clicks[id]++
			}
		}
	})
}

func TestClickOnRelease(t *testing.T) {
	p, tb := newPad(t)
	tb.moveTo(150, 120)
	if !p.last["a"].Hover || p.last["b"].Hover {
		t.Error("the pointer over a does not hover a alone")
	}
	tb.press()
	if !p.last["a"].Held || p.clicks["a"] != 0 {
		t.Error("pressing holds and does not click")
	}
	tb.release()
	if p.clicks["a"] != 1 || p.last["a"].Held {
		t.Errorf("letting go clicked %d times", p.clicks["a"])
	}
	tb.step(Input{})
	if p.clicks["a"] != 1 {
		t.Error("the click was repeated")
	}
}

func TestNoClickWhenLetGoElsewhere(t *testing.T) {
	p, tb := newPad(t)
	for _, to := range []Point{geom.Pt(350, 120), geom.Pt(150, 300)} {
		tb.moveTo(150, 120)
		tb.press()
		tb.moveTo(to.X, to.Y)
		if p.last["a"].Held || p.last["b"].Hover {
			t.Error("a is still held, or b hovered, with the pointer away")
		}
		tb.release()
	}
	if len(p.clicks) != 0 {
		t.Errorf("clicked: %v", p.clicks)
	}
	// Pressed beside and released on it is no click either.
	tb.moveTo(10, 10)
	tb.press()
	tb.moveTo(150, 120)
	tb.release()
	if len(p.clicks) != 0 {
		t.Errorf("clicked: %v", p.clicks)
	}
}

// A press right after a button has given way to another one is meant for the first: it does nothing, with mouse and finger.
func TestLateClick(t *testing.T) {
	for _, touch := range []bool{false, true} {
		shows, ends := true, 0
		tb := newTable(t, func(u *UI) {
			if r := (Rect{X: 100, Y: 100, W: 150, H: 50}); shows {
				shows = !u.Button("skip", r, "", ButtonOptions{Name: "skip", Looks: true})
			} else if u.Button("end", r, "end", ButtonOptions{}) {
				ends++
			}
		})
		tb.touch = touch
		click := func(x float64) { tb.click(x, 120) }
		click(150)
		if shows {
			t.Fatal("the first button does nothing")
		}
		if click(150); ends != 0 {
			t.Errorf("finger %v: the second click of a double click on the first button ends something", touch)
		}
		tb.wait(goneDelay)
		if click(150); ends != 1 {
			t.Errorf("finger %v: a click after a while ends %d times", touch, ends)
		}
		shows = true
		click(150)
		tb.step(Input{})
		if click(200); ends != 2 {
			t.Errorf("finger %v: a click elsewhere ends %d times", touch, ends)
		}
	}
}

func TestDisabled(t *testing.T) {
	p, tb := newPad(t)
	tb.click(550, 120)
	if p.clicks["c"] != 0 {
		t.Error("a disabled widget was clicked")
	}
	if !p.last["c"].Hover {
		t.Error("a disabled widget is not hovered")
	}
	if !tb.shows("why c") {
		t.Error("clicking a disabled widget does not say why it is disabled")
	}
	tb.key(KeyTab, KeyTab, KeyTab, KeyEnter)
	if p.clicks["c"] != 0 {
		t.Error("a disabled widget was activated by keyboard")
	}
	w := tb.Widgets()[2]
	if w.Enabled || w.Why != "why c" {
		t.Errorf("the list says %+v", w)
	}
	if tb.Cursor() != CursorNotAllowed {
		t.Error("the pointer does not show that it is disabled")
	}
}

func TestPushDisabled(t *testing.T) {
	clicked := false
	tb := newTable(t, func(u *UI) {
		u.PushDisabled("not now")
		clicked = u.Button("b", Rect{X: 0, Y: 0, W: 100, H: 50}, "B", ButtonOptions{}) || clicked
		u.PopDisabled()
		u.Button("c", Rect{X: 200, Y: 0, W: 100, H: 50}, "C", ButtonOptions{})
	})
	tb.click(50, 20)
	if clicked || tb.Widgets()[0].Why != "not now" || !tb.Widgets()[1].Enabled {
		t.Errorf("clicked %v, widgets %+v", clicked, tb.Widgets())
	}
}

func TestTooltip(t *testing.T) {
	_, tb := newPad(t)
	tb.moveTo(150, 120)
	if tb.shows("tip a") {
		t.Error("the tooltip appears at once")
	}
	if !tb.Busy() {
		t.Error("nobody would ask for the frame in which the tooltip appears")
	}
	tb.wait(tipDelay)
	if !tb.shows("tip a") {
		t.Error("the tooltip does not appear")
	}
	if tb.Busy() {
		t.Error("the kit goes on asking for frames though nothing will change")
	}
	tb.moveTo(550, 120)
	tb.wait(tipDelay)
	if !tb.shows("why c") || tb.shows("tip c") {
		t.Error("the tooltip of what is disabled does not say why")
	}
	tb.moveTo(150, 120)
	tb.press()
	tb.release()
	tb.wait(time.Second)
	if tb.shows("tip a") {
		t.Error("the tooltip comes back after a click")
	}
	tb.moveTo(10, 10)
	tb.key(KeyTab)
	if !tb.shows("tip b") {
		t.Errorf("no tooltip for the keyboard's focus on %q", tb.Focused())
	}
}

func TestTopmostIsHit(t *testing.T) {
	var hits []string
	tb := newTable(t, func(u *UI) {
		hits = hits[:0]
		add := func(id string) {
			if u.Region(id, Rect{X: 0, Y: 0, W: 100, H: 100}, RegionOptions{}).Hover {
				hits = append(hits, id)
			}
		}
		add("below")
		u.PushLayer(LayerRaised)
		add("raised")
		u.PopLayer()
		add("above")
	})
	tb.moveTo(50, 50)
	if !slices.Equal(hits, []string{"raised"}) {
		t.Errorf("hovered: %v", hits)
	}
}

func TestBlock(t *testing.T) {
	p := 0
	tb := newTable(t, func(u *UI) {
		if u.Region("below", Rect{X: 0, Y: 0, W: 100, H: 100}, RegionOptions{}).Clicked {
			p++
		}
		u.Block(Rect{X: 50, Y: 0, W: 50, H: 100})
	})
	tb.click(75, 50)
	if p != 0 {
		t.Error("the click went through what lies above")
	}
	tb.click(25, 50)
	if p != 1 {
		t.Error("the click beside what lies above was lost")
	}
	if n := len(tb.Widgets()); n != 1 {
		t.Errorf("%d widgets, want 1", n)
	}
}

func TestClipLimitsHits(t *testing.T) {
	clicks := 0
	tb := newTable(t, func(u *UI) {
		u.PushClip(Rect{X: 0, Y: 0, W: 50, H: 50})
		if u.Region("a", Rect{X: 0, Y: 0, W: 100, H: 100}, RegionOptions{}).Clicked {
			clicks++
		}
		u.Region("b", Rect{X: 60, Y: 60, W: 10, H: 10}, RegionOptions{})
		u.PopClip()
	})
	tb.click(70, 20)
	tb.click(20, 20)
	if clicks != 1 {
		t.Errorf("%d clicks, want 1", clicks)
	}
	if w := tb.Widgets(); !w[0].Visible || w[1].Visible || w[0].Rect != (Rect{X: 0, Y: 0, W: 50, H: 50}) {
		t.Errorf("widgets %+v", w)
	}
}

func TestFocusOrder(t *testing.T) {
	p, tb := newPad(t)
	var order []string
	for range 4 {
		tb.key(KeyTab)
		order = append(order, tb.Focused())
	}
	if want := []string{"a", "b", "c", "a"}; !slices.Equal(order, want) {
		t.Errorf("Tab goes %v, want %v", order, want)
	}
	tb.key(KeyBackTab)
	if tb.Focused() != "c" {
		t.Errorf("back from a is %q", tb.Focused())
	}
	tb.key(KeyTab, KeyTab, KeyEnter)
	if p.clicks["b"] != 1 {
		t.Error("Enter does not activate")
	}
	tb.key(KeySpace)
	if p.clicks["b"] != 2 || !p.last["b"].Ring {
		t.Error("Space does not activate, or the focus can't be seen")
	}
	tb.key(KeyRight)
	if tb.Focused() != "c" {
		t.Errorf("the right arrow goes from b to %q", tb.Focused())
	}
	tb.key(KeyLeft, KeyLeft)
	if tb.Focused() != "a" {
		t.Errorf("the left arrow twice goes from c to %q", tb.Focused())
	}
	tb.click(350, 120)
	if tb.Focused() != "b" || p.last["b"].Ring {
		t.Error("a click does not take the focus, or shows the ring of the keyboard")
	}
}

func TestShortcut(t *testing.T) {
	clicks, name := 0, ""
	tb := newTable(t, func(u *UI) {
		if u.Button("undo", Rect{X: 0, Y: 0, W: 100, H: 50}, "Undo", ButtonOptions{Shortcut: KeyU}) {
			clicks++
		}
		u.TextField("name", Rect{X: 0, Y: 100, W: 300, H: 50}, &name, TextFieldOptions{})
	})
	tb.key(KeyU)
	if clicks != 1 {
		t.Errorf("the shortcut worked %d times", clicks)
	}
	tb.step(Input{Keys: []Key{KeyU}, Ctrl: true})
	tb.click(50, 120)
	tb.key(KeyU)
	if clicks != 1 {
		t.Error("the shortcut works with Ctrl, or while a name is typed")
	}
}

func TestDoubleClick(t *testing.T) {
	p, tb := newPad(t)
	tb.click(150, 120)
	tb.click(150, 120)
	if !p.last["a"].DoubleClicked {
		t.Error("two quick clicks are no double click")
	}
	tb.click(150, 120)
	for range 600 { // a program sleeps as soon as nothing is Busy
		if tb.Busy() {
			tb.step(Input{})
		}
	}
	tb.click(150, 120)
	if p.last["a"].DoubleClicked {
		t.Error("a click after ten seconds is a double click")
	}
}

func TestDrag(t *testing.T) {
	var from, to Response
	clicks, drops := 0, 0
	tb := newTable(t, func(u *UI) {
		from = u.Region("card", Rect{X: 0, Y: 0, W: 100, H: 100}, RegionOptions{Drag: true})
		to = u.Region("ship", Rect{X: 500, Y: 0, W: 100, H: 100}, RegionOptions{DropOn: true})
		if from.Clicked {
			clicks++
		}
		if to.Dropped == "card" {
			drops++
		}
	})
	tb.click(50, 50)
	if clicks != 1 {
		t.Error("what can be dragged can't be clicked")
	}
	tb.press()
	tb.moveTo(300, 60)
	if !from.Dragging || tb.Dragged() != "card" {
		t.Errorf("dragging: %+v", from)
	}
	tb.moveTo(550, 50)
	if to.DragOver != "card" {
		t.Error("the target does not know what is over it")
	}
	tb.release()
	tb.step(Input{})
	tb.step(Input{})
	if drops != 1 || clicks != 1 {
		t.Errorf("%d drops and %d clicks, want 1 and 1", drops, clicks)
	}
	if tb.Dragged() != "" || to.DragOver != "" || from.Held {
		t.Error("the drag did not end")
	}
}
