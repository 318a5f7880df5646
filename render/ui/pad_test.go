package ui

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Buttons and the stick give keys when they are pressed, and those that move the focus repeat while they are held.
func TestPadReader(t *testing.T) {
	var r PadReader
	var held PadState
	held.Buttons[ebiten.StandardGamepadButtonRightBottom] = true
	held.X = 1
	count := map[Key]int{}
	for range repeatAfter + 4*repeatEvery {
		for _, k := range r.Read(held) {
			count[k]++
		}
	}
	if count[KeyPadA] != 1 || count[KeyRight] != 3 || len(count) != 2 {
		t.Errorf("A held and the stick to the right are %v", count)
	}
	if keys := r.Read(PadState{X: 0.3, Y: -0.3}); len(keys) > 0 {
		t.Errorf("a stick that is hardly moved is %v", keys)
	}
	if keys := r.Read(held); !slices.Equal(keys, []Key{KeyRight, KeyPadA}) {
		t.Errorf("pressed again they are %v", keys)
	}
}

// While a pad is used, its buttons are shown in place of keys, and its directions start the focus where nothing has it.
func TestPadGlyphs(t *testing.T) {
	undo, done := Command{"undo", KeyU}, 0
	tb := newTable(t, func(u *UI) {
		u.BindPad(map[Key]Command{KeyPadX: undo})
		if u.Button("undo", Rect{X: 300, Y: 300, W: 200, H: 60}, "Undo", ButtonOptions{Tooltip: "takes back", Shortcut: u.KeyOf(undo)}) {
			done++
		}
	})
	tb.away = true
	tb.step(Input{Keys: []Key{KeyRight}, Pad: true})
	if tb.Focused() != "undo" || !tb.shows("takes back (X)") || !tb.shows("A") {
		t.Errorf("with a pad %q has the focus", tb.Focused())
	}
	tb.step(Input{Keys: []Key{KeyEnter}, Pad: true})
	tb.step(Input{Keys: []Key{KeyPadX}, Pad: true})
	if done != 2 {
		t.Errorf("A and X took back %d times", done)
	}
	tb.step(Input{Keys: []Key{KeyTab}})
	if !tb.shows("takes back (U)") || tb.shows("A") {
		t.Error("with the keyboard the pad's buttons are still shown")
	}
}

// Without bindings of the program the buttons have the kit's commands; with a binding they have that instead, and the shown button follows.
func TestPadOfChoice(t *testing.T) {
	act, leave := Commands()[2], Commands()[3]
	bound := map[Key]Command(nil)
	done, left := 0, 0
	tb := newTable(t, func(u *UI) {
		u.BindPad(bound)
		u.Bind(map[string]Key{"act": KeyO}) // the binding of keys changes nothing
		if u.Button("do", Rect{X: 300, Y: 300, W: 200, H: 60}, "Do", ButtonOptions{}) {
			done++
		}
		if u.KeyPressed(KeyEscape) {
			left++
		}
	})
	tb.away = true
	press := func(k Key) { tb.step(Input{Keys: []Key{k}, Pad: true}) }
	press(KeyPadRB)
	press(KeyPadA)
	press(KeyPadB)
	press(KeyPadMenu)
	if done != 1 || left != 2 || !tb.shows("A") {
		t.Errorf("RB and A do it %d times, B and Menu leave %d times", done, left)
	}
	bound = map[Key]Command{KeyPadA: leave, KeyPadB: {}, KeyPadRS: act}
	press(KeyPadX)
	press(KeyPadRS)
	press(KeyPadA)
	press(KeyPadB)
	if done != 2 || left != 3 || tb.shows("A") || !tb.shows("RS") {
		t.Errorf("RS does it %d times, A leaves %d times", done-1, left-2)
	}
}

// A button that stands for nothing does nothing, beside others, too; but it can be the one button of a player who scans.
func TestPadButtonWithoutCommand(t *testing.T) {
	var pressed [][]Key
	done, rest := 0, time.Duration(0)
	tb := newTable(t, func(u *UI) {
		u.BindPad(map[Key]Command{KeyPadA: {}})
		u.Scan(rest)
		pressed = append(pressed, u.Input().Keys)
		if u.Button("do", Rect{X: 300, Y: 300, W: 200, H: 60}, "Do", ButtonOptions{}) {
			done++
		}
	})
	tb.away = true
	tb.step(Input{Keys: []Key{KeyPadA, KeyPadX}, Pad: true})
	if got := pressed[len(pressed)-1]; len(got) > 0 {
		t.Errorf("two buttons without a command press %v", got)
	}
	tb.step(Input{Keys: []Key{KeyPadX, KeyPadRB}, Pad: true})
	tb.step(Input{Keys: []Key{KeyPadA, KeyPadLB}, Pad: true})
	if got := tb.Focused(); got != "do" || done > 0 {
		t.Errorf("with the shoulders beside them %q has the focus, done %d times", got, done)
	}
	rest = time.Second
	tb.wait(0)
	tb.wait(time.Second)
	tb.step(Input{Keys: []Key{KeyPadX}, Pad: true})
	tb.step(Input{})
	if done != 1 {
		t.Errorf("played with a button without a command it is done %d times", done)
	}
}

// A field keeps the focus while the player types, however fast the scanning.
func TestScanWaitsForTyping(t *testing.T) {
	name := ""
	tb := newTable(t, func(u *UI) {
		u.Scan(time.Second)
		u.TextField("name", Rect{X: 100, Y: 100, W: 300, H: 50}, &name, TextFieldOptions{Label: "name"})
		u.Region("house", Rect{X: 100, Y: 200, W: 100, H: 50}, RegionOptions{Label: "house"})
	})
	tb.wait(time.Second)
	for tb.Focused() != "name" {
		tb.wait(time.Second)
	}
	for range 5 {
		tb.wait(600 * time.Millisecond)
		tb.key(KeyQ)
		if tb.Focused() != "name" {
			t.Fatalf("the focus has gone to %q while a name is typed", tb.Focused())
		}
	}
}

// The focus moves by itself, first through what can be used for the game now; any key or click uses the focused widget, and Escape goes
// back.
func TestScan(t *testing.T) {
	var clicked []string
	escaped := 0
	tb := newTable(t, func(u *UI) {
		u.Scan(time.Second)
		for i, o := range []RegionOptions{{Label: "menu"}, {Label: "closed", Disabled: true}, {Label: "house", Target: 1}, {Label: "ship", Target: 2}} {
			if u.Region(o.Label, Rect{X: 100, Y: float64(100 * i), W: 100, H: 50}, o).Clicked {
				clicked = append(clicked, o.Label)
			}
		}
		if u.KeyPressed(KeyEscape) {
			escaped++
		}
	})
	var seen []string
	for range 4 {
		tb.wait(time.Second)
		seen = append(seen, tb.Focused())
	}
	if want := []string{"house", "ship", "menu", "house"}; !slices.Equal(seen, want) {
		t.Errorf("the focus goes to %v, want %v", seen, want)
	}
	tb.key(KeyQ)
	tb.wait(time.Second)
	tb.wait(time.Second)
	tb.click(1500, 900) // wherever the pointer is
	tb.key(KeyEscape)
	if want := []string{"house", "ship"}; !slices.Equal(clicked, want) || escaped != 1 {
		t.Errorf("used were %v, want %v; Escape was pressed %d times", clicked, want, escaped)
	}
}
