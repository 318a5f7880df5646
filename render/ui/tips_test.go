package ui

import "testing"

// under is something that lies under a tooltip.
type under struct {
	id string
	at Rect
}

// ground lies under all of the tooltip, and is larger than that.
var ground = under{"ground", Rect{X: 0, Y: 340, W: 1900, H: 700}}

// tipTable is a widget with a tooltip below it, and what may lie under that.
type tipTable struct {
	*table
	clicks map[string]int
	scenes int // how often Escape reached the scene
}

func newTipTable(t *testing.T, below ...under) *tipTable {
	tt := &tipTable{clicks: map[string]int{}}
	tt.table = newTable(t, func(u *UI) {
		for _, b := range below {
			if u.Region(b.id, b.at, RegionOptions{Label: b.id, Tooltip: "tip " + b.id}).Clicked {
				tt.clicks[b.id]++
			}
		}
		if u.Region("a", Rect{X: 800, Y: 300, W: 100, H: 50}, RegionOptions{Label: "a", Tooltip: "tip a"}).Clicked {
			tt.clicks["a"]++
		}
		if u.KeyPressed(KeyEscape) {
			tt.scenes++
		}
	})
	return tt
}

// pointed lets the pointer rest on the widget until its tooltip is there, and returns where that is.
func (tt *tipTable) pointed() Rect {
	tt.t.Helper()
	tt.moveTo(850, 325)
	tt.wait(tipDelay)
	_, at, ok := tt.Tip()
	if !ok || !tt.shows("tip a") {
		tt.t.Fatal("no tooltip of what is pointed at")
	}
	return at
}

// Escape ends a tooltip without anything else, with the pointer and the focus where they are; the next one is for the scene.
func TestEscapeEndsTooltips(t *testing.T) {
	for name, show := range map[string]func(tt *tipTable){
		"pointer": func(tt *tipTable) { tt.pointed() },
		"focus":   func(tt *tipTable) { tt.key(KeyTab) },
	} {
		tt := newTipTable(t)
		show(tt)
		if !tt.shows("tip a") {
			t.Fatalf("%s: no tooltip", name)
		}
		focus := tt.Focused()
		tt.key(KeyEscape)
		tt.wait(10 * tipDelay)
		if tt.shows("tip a") || tt.scenes != 0 || tt.Focused() != focus {
			t.Errorf("%s: after Escape the tooltip is there %v, the focus on %q, and the scene was left %d times", name, tt.shows("tip a"), tt.Focused(), tt.scenes)
		}
		if tt.Busy() {
			t.Errorf("%s: frames are asked for though nothing changes", name)
		}
		tt.key(KeyEscape)
		if tt.scenes != 1 {
			t.Errorf("%s: the second Escape does not reach the scene", name)
		}
		tt.moveTo(10, 10)
		tt.key(KeyTab, KeyBackTab)
		if name == "pointer" {
			tt.pointed()
		}
	}
}

// Escape ends what is shown larger, too.
func TestEscapeEndsWhatIsShownLarger(t *testing.T) {
	var got Response
	scenes := 0
	tb := newTable(t, func(u *UI) {
		got = u.Region("a", Rect{X: 100, Y: 100, W: 200, H: 100}, RegionOptions{Label: "a", Peek: true})
		if u.KeyPressed(KeyEscape) {
			scenes++
		}
	})
	tb.moveTo(150, 120)
	tb.wait(peekDelay)
	tb.step(Input{})
	if !got.Peek {
		t.Fatal("it is not shown larger")
	}
	tb.key(KeyEscape)
	tb.wait(peekDelay)
	tb.wait(peekDelay)
	if got.Peek || scenes != 0 {
		t.Errorf("after Escape it is shown larger %v, and the scene was left %d times", got.Peek, scenes)
	}
}

// A game pad goes back at once: its focus always tells.
func TestPadGoesBackAtOnce(t *testing.T) {
	tt := newTipTable(t)
	tt.step(Input{Keys: []Key{KeyTab}, Pad: true})
	if !tt.shows("tip a") {
		t.Fatal("no tooltip")
	}
	tt.step(Input{Keys: []Key{KeyEscape}, Pad: true})
	if tt.scenes != 1 {
		t.Error("the button of the pad does not lead back")
	}
}

// A button of a game pad, and a key, end a tooltip where the focus stays, and show it again; the next step of the focus tells anyway.
func TestTooltipIsTurnedOffAndOn(t *testing.T) {
	for _, pad := range []bool{true, false} {
		tt := newTipTable(t)
		turn := Input{Keys: []Key{KeyPadRS}, Pad: true}
		if !pad {
			turn = Input{Keys: []Key{KeyO}}
		}
		tt.step(Input{Keys: []Key{KeyTab}, Pad: pad})
		for _, shown := range []bool{true, false, true, false} {
			if tt.shows("tip a") != shown || tt.Focused() != "a" {
				t.Fatalf("pad %v: a tooltip is shown: %v, and %q has the focus", pad, !shown, tt.Focused())
			}
			tt.step(turn)
			tt.step(Input{Pad: pad})
		}
		if tt.scenes != 0 || len(tt.clicks) != 0 {
			t.Errorf("pad %v: the scene was left %d times, and %v were clicked", pad, tt.scenes, tt.clicks)
		}
	}
}

// The pointer can go onto a tooltip, and the tooltip stays where it is as long as the pointer is there.
func TestPointerGoesOntoTooltip(t *testing.T) {
	for name, below := range map[string][]under{"nothing": nil, "something": {ground}} {
		tt := newTipTable(t, below...)
		at := tt.pointed()
		for y := 325.0; y < at.Bottom()-2; y += 4 {
			tt.moveTo(850, y)
			if !tt.shows("tip a") {
				t.Fatalf("%s: the tooltip goes when the pointer is at %v", name, y)
			}
		}
		tt.wait(10 * tipDelay)
		if _, now, _ := tt.Tip(); !tt.shows("tip a") || now != at {
			t.Errorf("%s: the tooltip was at %v and is at %v while the pointer rests on it", name, at, now)
		}
		tt.moveTo(850, 325)
		if !tt.shows("tip a") {
			t.Errorf("%s: it goes when the pointer comes back", name)
		}
		tt.moveTo(850, at.Middle().Y)
		tt.moveTo(850, at.Bottom()+30)
		if tt.shows("tip a") {
			t.Errorf("%s: it stays when the pointer has left it", name)
		}
	}
}

// A pointer that stops between a widget and its tooltip means neither.
func TestTooltipGoesInTheGap(t *testing.T) {
	tt := newTipTable(t, ground)
	at := tt.pointed()
	tt.moveTo(850, at.Y-2)
	if !tt.shows("tip a") || !tt.Busy() {
		t.Fatalf("shown %v on the way to it; busy %v", tt.shows("tip a"), tt.Busy())
	}
	tt.wait(tipDelay)
	tt.wait(tipDelay)
	if tt.shows("tip a") || !tt.shows("tip ground") {
		t.Error("the tooltip stays, or that of what is pointed at does not come")
	}
}

// What a tooltip hides comes to light when the pointer goes there, and a click meets what lies below a tooltip.
func TestTooltipHindersNoClick(t *testing.T) {
	tt := newTipTable(t)
	at := tt.pointed()
	hidden := RectAround(at.Middle(), 20, 10)
	tt = newTipTable(t, ground, under{"hidden", hidden})
	tt.pointed()
	tt.moveTo(850, at.Y+1)
	if !tt.shows("tip a") {
		t.Fatal("the tooltip does not stay")
	}
	tt.moveTo(hidden.Middle().X, hidden.Middle().Y)
	if tt.shows("tip a") {
		t.Error("the tooltip goes on hiding what the pointer is on")
	}
	tt.press()
	tt.release()
	if tt.clicks["hidden"] != 1 {
		t.Errorf("clicked: %v", tt.clicks)
	}
	tt = newTipTable(t, ground)
	tt.pointed()
	tt.moveTo(at.Middle().X, at.Middle().Y)
	tt.press()
	if tt.shows("tip a") {
		t.Error("the tooltip is still there while something below is pressed")
	}
	tt.release()
	if tt.clicks["ground"] != 1 {
		t.Errorf("clicked through the tooltip: %v", tt.clicks)
	}
}

// A tooltip that a finger has asked for stays until something else is done, however long the text takes to be read.
func TestTooltipOfFingerStays(t *testing.T) {
	why := "no"
	tb := newTable(t, func(u *UI) {
		u.Region("a", Rect{X: 100, Y: 100, W: 150, H: 50}, RegionOptions{Label: "a", Disabled: why != "", Why: why})
		u.Region("b", Rect{X: 500, Y: 100, W: 150, H: 50}, RegionOptions{Label: "b"})
	})
	tap := func(x, y float64) {
		tb.away, tb.down, tb.pos = false, true, Point{X: x, Y: y}
		tb.step(Input{Pressed: true, Touch: true})
		tb.down = false
		tb.step(Input{Released: true, Touch: true})
		tb.away = true
		tb.step(Input{Touch: true})
	}
	tap(150, 120)
	for range 20 {
		tb.step(Input{Touch: true, Dt: touchTip})
	}
	if !tb.shows("no") {
		t.Fatal("the tooltip goes before it is read")
	}
	if tb.Busy() {
		t.Error("frames are asked for though nothing changes")
	}
	tap(550, 120)
	if tb.shows("no") {
		t.Error("it stays when something else is done")
	}
	tap(150, 120)
	if !tb.shows("no") {
		t.Fatal("it does not come again")
	}
	why = ""
	tb.step(Input{Touch: true})
	tb.step(Input{Touch: true})
	if tb.shows("no") {
		t.Error("it stays when it no longer holds")
	}
}
