package ui

import (
	"slices"
	"testing"
	"time"

	"islas/render/theme"
)

// board is a clipboard.
type board struct{ text string }

func (b *board) Write(text string)    { b.text = text }
func (b *board) Read() (string, bool) { return b.text, b.text != "" }

// ctrl presses keys with Ctrl.
func (tb *table) ctrl(keys ...Key) {
	for _, k := range keys {
		tb.step(Input{Keys: []Key{k}, Ctrl: true})
	}
}

// What is selected is copied and cut, and pasted in its place, as much of it as there is room for; without a clipboard of the system fields
// have one of their own.
func TestCopyCutPaste(t *testing.T) {
	for _, system := range []*board{{}, nil} {
		s, tb := field(t, "La Gomera", 16)
		if system != nil {
			tb.UseClipboard(system)
		}
		tb.ctrl(KeyC, KeyX)
		if *s != "La Gomera" || system != nil && system.text != "" {
			t.Errorf("with nothing selected: %q, copied %v", *s, system)
		}
		tb.step(Input{Keys: []Key{KeyLeft}, Ctrl: true, Shift: true})
		tb.ctrl(KeyC)
		if system != nil && system.text != "Gomera" {
			t.Errorf("copied: %q", system.text)
		}
		tb.key(KeyHome)
		tb.ctrl(KeyV)
		if *s != "GomeraLa Gomera" {
			t.Errorf("pasted: %q", *s)
		}
		tb.ctrl(KeyV)
		if *s != "GomeraGLa Gomera" {
			t.Errorf("pasted where there is room for one letter: %q", *s)
		}
		tb.ctrl(KeyA, KeyX)
		if *s != "" {
			t.Errorf("cut: %q", *s)
		}
		tb.ctrl(KeyV, KeyV)
		if *s != "GomeraGLa Gomera" {
			t.Errorf("pasted what was cut: %q", *s)
		}
	}
	s, tb := field(t, "", 0)
	tb.UseClipboard(&board{"two\nlines\r\n"})
	tb.ctrl(KeyV)
	if *s != "two lines" {
		t.Errorf("pasted lines: %q", *s)
	}
}

// Changes are undone one after the other and done again: what was typed at a stretch at once, with caret and selection as they were.
func TestUndo(t *testing.T) {
	s, tb := field(t, "Ana", 0)
	say := func(text string) {
		for _, r := range text {
			tb.typed(string(r))
		}
	}
	say(" Maria")
	tb.wait(2 * time.Second)
	say(" Sol")
	tb.key(KeyBackspace, KeyBackspace)
	tb.ctrl(KeyA)
	tb.typed("x")
	want := []string{"x", "Ana Maria S", "Ana Maria Sol", "Ana Maria", "Ana"}
	for i, w := range want {
		if *s != w {
			t.Fatalf("after %d times undoing: %q, want %q", i, *s, w)
		}
		tb.ctrl(KeyZ)
	}
	if *s != "Ana" {
		t.Errorf("undone too much: %q", *s)
	}
	tb.ctrl(KeyY)
	for i := len(want) - 3; i >= 0; i-- {
		tb.step(Input{Keys: []Key{KeyZ}, Ctrl: true, Shift: true})
		if *s != want[i] {
			t.Fatalf("done again: %q, want %q", *s, want[i])
		}
	}
	tb.ctrl(KeyZ)
	tb.typed("y")
	if *s != "y" {
		t.Errorf("what was selected is not selected again: %q", *s)
	}
	tb.ctrl(KeyY)
	if *s != "y" {
		t.Errorf("after a change something older is done again: %q", *s)
	}
	*s = "from elsewhere"
	tb.step(Input{})
	tb.ctrl(KeyZ)
	if *s != "from elsewhere" {
		t.Errorf("what somebody else has written is undone: %q", *s)
	}
}

// What a field does not take is not dropped without a word.
func TestLettersThatAreLeftOutAreTold(t *testing.T) {
	name, lost := "", []int(nil)
	tb := newTable(t, func(u *UI) {
		u.TextField("f", Rect{X: 100, Y: 100, W: 300, H: 50}, &name, TextFieldOptions{Takes: theme.Plain, Lost: func(n int) { lost = append(lost, n) }})
	})
	tb.click(390, 120)
	tb.UseClipboard(&board{"Zoé 王小明"})
	tb.typed("e")
	tb.typed("\u0301")
	if len(lost) != 0 || name != "é" {
		t.Errorf("typed is %q, told %v", name, lost)
	}
	tb.ctrl(KeyV)
	if name != "éZoé " || !slices.Equal(lost, []int{3}) {
		t.Errorf("pasted is %q, told %v", name, lost)
	}
}
