package ui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/render/geom"
	"islas/render/theme"
)

// under is a widget that lies under a tooltip.
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

// pointed rests the pointer on the widget until its tooltip is shown, and returns the rectangle of that.
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

// Escape ends a tooltip and does nothing else, with the pointer and the focus where they are; the next Escape is for the scene.
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

// Escape ends an enlarged view, too.
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

// A game pad goes back at once: its focus always shows a tooltip.
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

// A button of a game pad, and a key, end a tooltip where the focus stays, and show it again; the next step of the focus shows one anyway.
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

// A pointer that stops between a widget and its tooltip keeps neither.
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

// A tooltip hides nothing that can be clicked, or has a tooltip, if there is room beside that.
func TestTooltipsHideNothing(t *testing.T) {
	at := newTipTable(t).pointed()
	below := []under{{"middle", RectAround(at.Middle(), 20, 10)}}
	for range 6 {
		tt := newTipTable(t, append([]under{ground}, below...)...)
		at = tt.pointed()
		for _, b := range below {
			if !at.Intersect(b.at).Empty() {
				t.Errorf("the tooltip at %v hides %s at %v", at, b.id, b.at)
			}
		}
		below = append(below, under{"at" + fmt.Sprint(at.Middle()), RectAround(at.Middle(), 20, 10)})
	}
}

// crowd returns small widgets around the widget, so that there is no place for its tooltip where it would hide nothing.
func crowd() (all []under) {
	for y := 0.0; y < 720; y += 30 {
		for x := 390.0; x < 1320; x += 30 {
			if at := (Rect{X: x, Y: y, W: 30, H: 30}); at.Intersect(Rect{X: 795, Y: 295, W: 110, H: 60}).Empty() {
				all = append(all, under{fmt.Sprint("c", x, ".", y), at})
			}
		}
	}
	return all
}

// Where a tooltip has to hide something the pointer can still go onto it, and it stays; a press ends it and does nothing else, and the next
// one hits what lies there. A widget so large that it is seen around a tooltip is pressed through it.
func TestTooltipHindersNoClick(t *testing.T) {
	for _, finger := range []bool{false, true} {
		tt := newTipTable(t, crowd()...)
		at := tt.pointed()
		if finger {
			tt.away = true
			tt.step(Input{Keys: []Key{KeyTab}})
			for tt.Focused() != "a" {
				tt.key(KeyTab)
			}
			_, at, _ = tt.Tip()
			tt.away = false
		} else {
			for i := range 20 {
				p := Point{X: 850, Y: 325}.Lerp(at.Middle(), float64(i)/20)
				tt.moveTo(p.X, p.Y)
			}
		}
		p := at.Middle()
		for _, c := range crowd() {
			if at.Contains(c.at.Middle()) {
				p = c.at.Middle()
			}
		}
		tt.moveTo(p.X, p.Y)
		if !finger {
			tt.wait(10 * tipDelay)
		}
		if !tt.shows("tip a") {
			t.Fatalf("finger %v: the tooltip goes when the pointer is on it", finger)
		}
		tt.touch = finger
		press := func() {
			tt.press()
			gone := !tt.shows("tip a")
			if tt.release(); !gone || tt.shows("tip a") {
				t.Errorf("finger %v: the tooltip is still there when something is pressed", finger)
			}
		}
		if press(); len(tt.clicks) != 0 {
			t.Errorf("finger %v: a press on the tooltip clicks %v, which nobody sees", finger, tt.clicks)
		}
		if press(); len(tt.clicks) != 1 {
			t.Errorf("finger %v: the next press clicks %v", finger, tt.clicks)
		}
	}
	tt := newTipTable(t, ground)
	at := tt.pointed()
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

// The pointer can go onto what is shown larger, or elsewhere instead of a tooltip, however far that is and whatever lies in between, as
// long as it moves there; a pointer that moves elsewhere ends it.
func TestPointerGoesOntoWhatIsShownElsewhere(t *testing.T) {
	far := Rect{X: 900, Y: 100, W: 300, H: 200}
	for name, o := range map[string]RegionOptions{
		"larger": {Label: "a", Peek: true}, "larger, with a tooltip": {Label: "a", Peek: true, Tooltip: "tip"},
		"elsewhere": {Label: "a", Tooltip: "tip", TipAside: true},
	} {
		shown, clicks := false, 0
		tb := newTable(t, func(u *UI) {
			got := u.Region("a", Rect{X: 100, Y: 100, W: 100, H: 100}, o)
			u.Region("between", Rect{X: 500, Y: 100, W: 100, H: 100}, RegionOptions{Label: "between", Tooltip: "tip between"})
			if u.Region("below", Rect{X: 1000, Y: 150, W: 50, H: 50}, RegionOptions{Label: "below"}).Clicked {
				clicks++
			}
			if shown = got.Peek || o.TipAside && got.Tip; shown {
				u.Aside(far)
				u.Block(far)
			}
		})
		show := func() {
			tb.moveTo(10, 10)
			tb.wait(10 * tipDelay)
			tb.moveTo(150, 150)
			tb.wait(peekDelay)
			if tb.step(Input{}); !shown {
				t.Fatalf("%s: it is not shown", name)
			}
		}
		show()
		for x := 150.0; x < 1025; x += 5 {
			tb.moveTo(x, 160)
			tb.step(Input{Dt: 50 * time.Millisecond})
			if !shown || tb.shows("tip between") {
				t.Fatalf("%s: with the pointer at %v it is shown %v; something else is told %v", name, x, shown, tb.shows("tip between"))
			}
		}
		tb.wait(10 * tipDelay)
		if tb.step(Input{}); !shown {
			t.Fatalf("%s: it goes while the pointer is on it", name)
		}
		tb.press()
		tb.release()
		if shown || clicks != 0 {
			t.Errorf("%s: after a press it is shown %v, and what it hides is clicked %d times", name, shown, clicks)
		}
		tb.press()
		if tb.release(); clicks != 1 {
			t.Errorf("%s: after the next press what it has hidden is clicked %d times", name, clicks)
		}
		show()
		for range 3 {
			tb.moveTo(160, 600)
			tb.wait(tipDelay)
		}
		if shown {
			t.Errorf("%s: it stays for a pointer that goes elsewhere", name)
		}
		show()
		tb.moveTo(1000, 250)
		tb.step(Input{Keys: []Key{KeyEscape}})
		if tb.step(Input{}); shown {
			t.Errorf("%s: Escape does not end it", name)
		}
	}
}

// A tooltip shown by a finger stays until something else is done, however long reading takes.
func TestTooltipOfFingerStays(t *testing.T) {
	why := "no"
	tb := newTable(t, func(u *UI) {
		u.Region("a", Rect{X: 100, Y: 100, W: 150, H: 50}, RegionOptions{Label: "a", Disabled: why != "", Why: why})
		u.Region("b", Rect{X: 500, Y: 100, W: 150, H: 50}, RegionOptions{Label: "b"})
	})
	tap := func(x, y float64) {
		tb.away = false
		tb.tap(x, y)
		tb.away, tb.touch = true, true
	}
	tap(150, 120)
	for range 20 {
		tb.wait(touchTip)
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
	tb.step(Input{})
	tb.step(Input{})
	if tb.shows("no") {
		t.Error("it stays when it no longer holds")
	}
}

// tall returns a widget with a tooltip so long, in letters four times as large as usual, that the window has no room for all of it.
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

// A tooltip longer than the window can be read to its end in the size asked for: by the wheel, by the keys for pages, and by a finger; and
// its subject can be seen and clicked meanwhile.
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

// A resting finger gets a tooltip, scrolls it, and ends it by a tap.
func TestRestingFingerIsTold(t *testing.T) {
	tb, clicks := tall(t)
	tb.touches(900, 110, pressDelay)
	tb.lifts()
	if tb.reads() {
		t.Fatal("all that is told has room, nothing is tried")
	}
	_, at, _ := tb.Tip()
	for range 40 {
		tb.drag(at.Middle(), at.Middle().Sub(Point{Y: 150}), 0)
	}
	if !tb.reads() {
		t.Error("its end is not reached")
	}
	tb.tap(at.Middle().X, at.Middle().Y)
	if _, _, told := tb.Tip(); told || clicks["card"] != 0 {
		t.Errorf("a tap on the tooltip leaves it there (%v), and has clicked %v", told, clicks)
	}
}

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

// TestTooltipKeepsClear checks that a tooltip stands beside what it must avoid.
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

// TestTooltipKeepsItsGroupClear points at each of a group of buttons, at every edge of the window: the tooltip covers none of them, is
// inside the window, and near its own.
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
			tb.away = true // a pointer that had moved there across the tooltip before would keep that
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
