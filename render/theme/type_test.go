package theme

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestSizes checks the smallest sizes required by look.md.
func TestSizes(t *testing.T) {
	for _, s := range Styles() {
		if h := LineHeight(s); h < 18 {
			t.Errorf("style %d is %.1f high, want 18 or more", s, h)
		}
		if Leading(s) < Size(s) {
			t.Errorf("style %d: lines %.1f apart overlap letters %.1f high", s, Leading(s), Size(s))
		}
	}
	if LineHeight(Body) < 22 {
		t.Errorf("body text is %.1f high, want 22 or more", LineHeight(Body))
	}
	if got, want := LineHeight(styles+3), LineHeight(Body); got != want {
		t.Errorf("an unknown style is %.1f high, want that of Body, %.1f", got, want)
	}
}

func TestNumbersAreTabular(t *testing.T) {
	th := New(false)
	for _, s := range []Style{Number, Score} {
		want := th.Width(s, 1, "0000")
		for _, figures := range []string{"1111", "7777", "4711"} {
			if got := th.Width(s, 1, figures); got != want {
				t.Errorf("style %d: %s is %.2f wide, 0000 is %.2f", s, figures, got, want)
			}
		}
	}
}

func TestCovers(t *testing.T) {
	for _, s := range Styles() {
		for _, r := range "AzäöüßẞÄÖÜáéíóúñÑ¿¡0123456789–—…„“”‚‘’×−·€½" {
			if !covers(s, r) {
				t.Errorf("style %d lacks %q", s, r)
			}
		}
		if covers(s, '🏝') || covers(s, '→') {
			t.Errorf("style %d claims to have an emoji or an arrow", s)
		}
	}
}

// TestPlain checks that what can be drawn in every style stays, and the rest goes.
func TestPlain(t *testing.T) {
	th := New(false)
	for in, want := range map[string]string{
		"Ana": "Ana", "Inés": "Inés", "Ine\u0301s": "Inés", "a🏝b": "ab", "👩🏽\u200d🌾x": "x", "→ 李": " ", "x\u0489\u0301": "x", "": "",
		"\u0301a": "a", "שלום": "", "Иван": "", "ß\u2066x": "ßx", "A\tb": "A\tb",
	} {
		got := Plain(in)
		if got != want {
			t.Errorf("Plain(%q) is %q, want %q", in, got, want)
		}
		for _, s := range Styles() {
			if _, boxes := th.Shown(s, got); len(boxes) > 0 {
				t.Errorf("Plain(%q) is drawn with boxes in style %d", in, s)
			}
		}
	}
}

func TestShown(t *testing.T) {
	th := New(false)
	for _, c := range []struct {
		in, want string
		boxes    int
	}{
		{"Inés", "Inés", 0},
		{"a🏝b", "a\u2003b", 1},
		{"🏝️", "\u2003", 1},
		{"👩🏽\u200d🌾x", "\u2003x", 1},
		{"→→", "\u2003\u2003", 2},
		{"e\u0301", "e\u0301", 0},
		{"", "", 0},
	} {
		got, boxes := th.Shown(Body, c.in)
		if len(boxes) != c.boxes || c.in != "e\u0301" && got != c.want {
			t.Errorf("Shown(%q) is %q with %d boxes, want %q with %d", c.in, got, len(boxes), c.want, c.boxes)
		}
		for _, i := range boxes {
			if r, _ := utf8.DecodeRuneInString(got[i:]); r != emSpace {
				t.Errorf("Shown(%q): no em space at %d", c.in, i)
			}
		}
	}
	if w := th.Width(Body, 1, "🏝"); w < Size(Body)*0.9 {
		t.Errorf("an emoji's box is %.1f wide", w)
	}
}

func TestWrap(t *testing.T) {
	th := New(false)
	const text = "Wer zuerst kommt, baut zuerst: die Insel füllt sich von der Küste her."
	for _, width := range []float64{60, 150, 300, 5000} {
		lines := th.Wrap(Body, 1, text, width)
		for _, line := range lines {
			if w := th.Width(Body, 1, line); w > width {
				t.Errorf("at %v: %q is %.1f wide", width, line, w)
			}
			if strings.TrimSpace(line) != line {
				t.Errorf("at %v: %q has spaces at its ends", width, line)
			}
		}
		if width > 150 {
			if got := strings.Join(lines, " "); got != text {
				t.Errorf("at %v the text became %q", width, got)
			}
		}
	}
	if n := len(th.Wrap(Body, 1, text, 5000)); n != 1 {
		t.Errorf("a wide line was broken into %d", n)
	}
}

// TestWrapPath: a path that does not fit breaks after a folder, a name that does not fit anywhere.
func TestWrapPath(t *testing.T) {
	th := New(false)
	for path, want := range map[string]string{
		"/home/ana/crash-1.txt": "/home/ana/|crash-1.txt", `C:\home\ana\crash-1.txt`: `C:\home\ana\|crash-1.txt`,
	} {
		width := th.Width(Body, 1, path) - 2
		if got := strings.Join(th.Wrap(Body, 1, path, width), "|"); got != want {
			t.Errorf("%q became %q", path, got)
		}
	}
}

func TestWrapEdges(t *testing.T) {
	th := New(false)
	for _, c := range []struct {
		text  string
		width float64
		want  string
	}{
		{"", 100, ""},
		{"a\n\nb", 100, "a||b"},
		{"a\nb\n", 100, "a|b|"},
		{"abc", 0, "a|b|c"},
		{"äöü", 1, "ä|ö|ü"},
		{"a\u00a0b c", 30, "a\u00a0b|c"},
	} {
		if got := strings.Join(th.Wrap(Body, 1, c.text, c.width), "|"); got != c.want {
			t.Errorf("Wrap(%q, %v) is %q, want %q", c.text, c.width, got, c.want)
		}
	}
	long := strings.Repeat("ñ", 200)
	lines := th.Wrap(Body, 1, long, 100)
	if got := strings.Join(lines, ""); got != long || len(lines) < 10 {
		t.Errorf("a word of 200 letters became %d lines with %d letters", len(lines), utf8.RuneCountInString(got))
	}
}

func TestEllipsis(t *testing.T) {
	th := New(false)
	const text = "La Gomera und El Hierro"
	whole := th.Width(Body, 1, text)
	if got := th.Ellipsis(Body, 1, text, whole); got != text {
		t.Errorf("a text that fits became %q", got)
	}
	before := utf8.RuneCountInString(text)
	for width := whole - 1; width > 40; width -= 20 {
		got := th.Ellipsis(Body, 1, text, width)
		if !strings.HasSuffix(got, "…") || !strings.HasPrefix(text, strings.TrimSuffix(got, "…")) {
			t.Fatalf("at %.0f the text became %q", width, got)
		}
		if w := th.Width(Body, 1, got); w > width {
			t.Errorf("%q is %.1f wide, want at most %.1f", got, w, width)
		}
		if n := utf8.RuneCountInString(got); n > before {
			t.Errorf("%q is longer than at a greater width", got)
		} else {
			before = n
		}
	}
	if got := th.Ellipsis(Body, 1, text, 0); got != "…" {
		t.Errorf("without room: %q", got)
	}
}

func TestMeasure(t *testing.T) {
	th := New(false)
	if got, want := Height(Body, 2, 3), 2*(LineHeight(Body)+2*Leading(Body)); got != want {
		t.Errorf("three lines are %.1f high, want %.1f", got, want)
	}
	if a, b := th.Width(Body, 1, "Teneriffa"), th.Width(Body, 2, "Teneriffa"); b < 1.9*a || b > 2.1*a {
		t.Errorf("twice the scale makes %.1f of %.1f", b, a)
	}
}
