package ui

import (
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"islas/render/theme"
)

// field returns a text field of 300 by 50 pixels with the focus and the caret at its end.
func field(t *testing.T, text string, maxRunes int) (*string, *table) {
	s := &text
	tb := newTable(t, func(u *UI) {
		u.TextField("f", Rect{X: 100, Y: 100, W: 300, H: 50}, s, TextFieldOptions{MaxRunes: maxRunes, Placeholder: "name"})
		u.Button("after", Rect{X: 100, Y: 200, W: 300, H: 50}, "After", ButtonOptions{})
	})
	tb.moveTo(390, 120)
	tb.press()
	if tb.Focused() != "f" {
		t.Fatal("the field does not take the focus when it is pressed")
	}
	tb.release()
	return s, tb
}

func TestTyping(t *testing.T) {
	s, tb := field(t, "", 0)
	tb.typed("Ñoño ")
	tb.typed("Größe ẞ")
	if *s != "Ñoño Größe ẞ" || !tb.shows(*s) {
		t.Errorf("typed %q", *s)
	}
	tb.typed("\n\x00\t")
	if *s != "Ñoño Größe ẞ  " {
		t.Errorf("control characters made %q", *s)
	}
	if tb.Cursor() != CursorText || tb.Due() == 0 {
		t.Error("no text pointer, or the caret does not blink")
	}
}

func TestEditing(t *testing.T) {
	for _, c := range []struct {
		name string
		keys []Key
		want string
	}{
		{"backspace", []Key{KeyBackspace}, "Teneriff|"},
		{"at the beginning", []Key{KeyHome, KeyBackspace, KeyDelete}, "|eneriffa"},
		{"in the middle", []Key{KeyLeft, KeyLeft, KeyBackspace}, "Teneri|fa"},
		{"beyond the ends", []Key{KeyRight, KeyHome, KeyLeft, KeyEnd, KeyDelete}, "Teneriffa|"},
	} {
		s, tb := field(t, "Teneriffa", 0)
		tb.key(c.keys...)
		tb.typed("|")
		if *s != c.want {
			t.Errorf("%s: %q, want %q", c.name, *s, c.want)
		}
	}
}

func TestSelecting(t *testing.T) {
	s, tb := field(t, "La Gomera", 0)
	shift := func(k Key) { tb.step(Input{Keys: []Key{k}, Shift: true}) }
	shift(KeyLeft)
	shift(KeyLeft)
	tb.typed("x")
	if *s != "La Gomex" {
		t.Errorf("selected by Shift and typed over: %q", *s)
	}
	tb.step(Input{Keys: []Key{KeyA}, Ctrl: true})
	tb.key(KeyDelete)
	if *s != "" || !tb.shows("name") {
		t.Errorf("everything selected and deleted: %q", *s)
	}
	tb.typed("El Hierro")
	tb.step(Input{Keys: []Key{KeyLeft}, Ctrl: true})
	tb.typed("|")
	if *s != "El |Hierro" {
		t.Errorf("a word to the left: %q", *s)
	}
	tb.moveTo(105, 120)
	tb.press()
	tb.moveTo(395, 120)
	tb.release()
	tb.typed("y")
	if *s != "y" {
		t.Errorf("dragged over everything and typed over: %q", *s)
	}
}

func TestLongNames(t *testing.T) {
	long := strings.Repeat("Ünïcødé ", 25)
	s, tb := field(t, "", 20)
	tb.typed(long)
	if *s != firstRunes(long, 20) {
		t.Errorf("of 200 letters 20 fit, stored are %d: %q", utf8.RuneCountInString(*s), *s)
	}
	tb.typed("x")
	if utf8.RuneCountInString(*s) != 20 {
		t.Error("a full field takes more")
	}
	s, tb = field(t, "", 0)
	tb.typed(long)
	if *s != long {
		t.Errorf("of 200 letters %d were stored", utf8.RuneCountInString(*s))
	}
	if n := len(tb.Overflows()); n != 0 {
		t.Errorf("%d overflows", n)
	}
	caret := tb.fields["f"].caretRect
	if caret.X < 100 || caret.Right() > 400 {
		t.Errorf("the caret is out of sight at %v", caret)
	}
	tb.key(KeyHome)
	if x := tb.fields["f"].caretRect.X; x > 120 {
		t.Errorf("after Home the caret is at %v", x)
	}
	// A text that was too long from the beginning is kept, and can be shortened.
	s, tb = field(t, long, 20)
	tb.key(KeyEnd, KeyBackspace)
	if *s != long[:len(long)-1] {
		t.Errorf("a longer text became %q", *s)
	}
}

func TestEmoji(t *testing.T) {
	for _, emoji := range []string{"🏝", "🏝️", "👩🏽\u200d🌾", "🇮🇨", "e\u0301", "1\ufe0f\u20e3"} {
		s, tb := field(t, "a", 0)
		tb.typed(emoji)
		tb.typed("b")
		if *s != "a"+emoji+"b" {
			t.Errorf("%q was stored as %q", emoji, *s)
		}
		tb.key(KeyLeft, KeyBackspace)
		if *s != "ab" {
			t.Errorf("%q is not deleted as one letter: %q", emoji, *s)
		}
		tb.typed(emoji)
		tb.key(KeyHome, KeyRight, KeyDelete)
		if *s != "ab" {
			t.Errorf("%q is not deleted forwards as one letter: %q", emoji, *s)
		}
	}
	s, tb := field(t, "", 3)
	tb.typed("🏝🏝🏝🏝")
	if *s != "🏝🏝🏝" {
		t.Errorf("three of four: %q", *s)
	}
}

func TestTextChangedByCaller(t *testing.T) {
	s, tb := field(t, "Lanzarote", 0)
	*s = "ñ"
	tb.typed("x")
	if *s != "ñx" && *s != "xñ" {
		t.Errorf("typed into %q", *s)
	}
	*s = ""
	tb.key(KeyBackspace, KeyLeft, KeyDelete)
	if *s != "" {
		t.Errorf("an empty field holds %q", *s)
	}
	*s = "a\xffb"
	tb.key(KeyHome, KeyRight, KeyRight, KeyBackspace)
	if *s != "ab" {
		t.Errorf("a damaged text became %q", *s)
	}
}

func TestKeysOfAFieldAreItsOwn(t *testing.T) {
	s := "abc"
	scene := 0
	tb := newTable(t, func(u *UI) {
		for _, k := range []Key{KeyLeft, KeyHome, KeyBackspace, KeySpace, KeyU, Key1} {
			if u.KeyPressed(k) {
				scene++
			}
		}
		u.TextField("f", Rect{X: 100, Y: 100, W: 300, H: 50}, &s, TextFieldOptions{})
	})
	tb.key(KeyU)
	tb.click(200, 120)
	tb.key(KeyLeft, KeyHome, KeyBackspace, KeySpace, KeyU, Key1)
	if scene != 1 {
		t.Errorf("the scene saw %d keys, want 1", scene)
	}
	tb.key(KeyEnter)
	if tb.Focused() != "" {
		t.Error("Enter does not end the typing")
	}
}

func TestPreeditAndCommit(t *testing.T) {
	s, tb := field(t, "ab", 0)
	tb.key(KeyLeft)
	f := tb.fields["f"]
	f.preedit, f.preeditCaret = "´", len("´")
	tb.step(Input{})
	if !tb.shows("a´b") || *s != "ab" {
		t.Errorf("while composing: %q", *s)
	}
	f.preedit = ""
	f.enter("é")
	f.enter("ñ") // two commits before the field is declared again
	tb.step(Input{})
	if *s != "aéñb" {
		t.Errorf("committed: %q", *s)
	}
	if told := findIn(tb.current, "f").Value; told != *s { // no other frame follows by itself
		t.Errorf("the field holds %q, and assistive tools are told %q", *s, told)
	}
	f.replace("x", "ö", "y")
	tb.step(Input{})
	if *s != "xöy" || f.caret != len("xö") {
		t.Errorf("replaced: %q with the caret at %d", *s, f.caret)
	}
	f.enter(strings.Repeat("z", 300))
	tb.step(Input{})
	if n := utf8.RuneCountInString(*s); n != defaultMaxRunes {
		t.Errorf("%d letters committed into a field for %d", n, defaultMaxRunes)
	}
}

func FuzzField(f *testing.F) {
	f.Add("Doña Inés", []byte{1, 2, 3, 4, 5, 6, 7, 8, 200})
	f.Add("🏝\xff\u0301", []byte{4, 4, 1, 1, 8, 9})
	f.Fuzz(func(t *testing.T, typed string, moves []byte) {
		text := typed
		tb := newTable(t, func(u *UI) {
			u.TextField("f", Rect{X: 100, Y: 100, W: 300, H: 50}, &text, TextFieldOptions{MaxRunes: 30})
		})
		tb.click(200, 120)
		keys := []Key{KeyLeft, KeyRight, KeyHome, KeyEnd, KeyBackspace, KeyDelete, KeyA}
		for _, m := range moves[:min(len(moves), 50)] {
			before := utf8.RuneCountInString(text)
			tb.step(Input{Keys: []Key{keys[int(m)%len(keys)]}, Shift: m&16 != 0, Ctrl: m&32 != 0, Runes: []rune(typed)[:int(m)%(utf8.RuneCountInString(typed)+1)]})
			if n := utf8.RuneCountInString(text); n > max(before, 30) {
				t.Fatalf("%d letters, at most %d fit", n, max(before, 30))
			}
		}
	})
}

// A field that does not accept everything drops the rest whether it is typed, pasted by the input method, or being composed. An accent that
// comes alone joins the letter before it.
func TestFieldTakes(t *testing.T) {
	text := "Jos"
	s := &text
	tb := newTable(t, func(u *UI) {
		u.TextField("f", Rect{X: 100, Y: 100, W: 300, H: 50}, s, TextFieldOptions{MaxRunes: 8, Takes: theme.Plain})
	})
	tb.moveTo(390, 120)
	tb.press()
	tb.release()
	tb.typed("e")
	tb.typed("\u0301")
	tb.typed("🏝")
	if *s != "José" {
		t.Errorf("typed: %q", *s)
	}
	f := tb.fields["f"]
	f.enter("李 da\u200d")
	tb.step(Input{})
	if *s != "José da" {
		t.Errorf("pasted: %q", *s)
	}
	f.enter("xyz")
	tb.step(Input{})
	if *s != "José dax" || f.caret != len(*s) {
		t.Errorf("beyond the end: %q with the caret at %d", *s, f.caret)
	}
	f.replace("A\u0303", "李o", "🏝!")
	tb.step(Input{})
	if *s != "Ão!" || f.caret != len("Ão") {
		t.Errorf("replaced: %q with the caret at %d", *s, f.caret)
	}
}

// A caret requests a frame when it appears or disappears and none in between.
func TestCaretRestsBetweenBlinks(t *testing.T) {
	_, tb := field(t, "", 0)
	for range 60 {
		tb.step(Input{})
	}
	if tb.Busy() {
		t.Error("the kit is busy for the sake of a caret")
	}
	f := tb.fields["f"]
	shown := func() bool {
		for _, op := range tb.ops {
			if op.rect == f.caretRect {
				return true
			}
		}
		return false
	}
	for range 4 {
		before := shown()
		due := tb.Due()
		if due <= 0 || due > caretBlink {
			t.Fatalf("the next blink is due after %v, want within %v", due, caretBlink)
		}
		tb.Pass(due - time.Second/60)
		tb.step(Input{})
		if shown() == before {
			t.Error("the caret does not blink when it is due")
		}
	}
	for tb.Due() > 0 && tb.now < time.Minute {
		tb.Pass(tb.Due())
		tb.step(Input{})
	}
	if tb.Due() > 0 || !shown() {
		t.Error("the caret of a field that nobody types into does not come to rest, or is not to be seen then")
	}
	if tb.typed("a"); tb.Due() == 0 {
		t.Error("the caret does not blink again when something is typed")
	}
}

// board is a clipboard.
type board struct{ text string }

func (b *board) Write(text string) { b.text = text }

func (b *board) Read() (string, bool) { return b.text, b.text != "" }

// ctrl presses keys with Ctrl.
func (tb *table) ctrl(keys ...Key) {
	for _, k := range keys {
		tb.step(Input{Keys: []Key{k}, Ctrl: true})
	}
}

// The selection is copied and cut, and replaced by pasting, as far as there is room; without a system clipboard fields have one of their
// own.
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

// Letters that a field does not accept are reported.
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
