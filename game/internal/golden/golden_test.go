package golden

import "testing"

func TestDifference(t *testing.T) {
	for _, c := range []struct{ kept, got, want string }{
		{"a\nb\n", "a\nb\n", ""},
		{"a\r\nb\r\n", "a\nb\n", ""},
		{"a\nb\n", "a\r\nb\n", `line 1: got "a\r", want "a"`},
		{"a\nb\n", "a\nc\n", `line 2: got "c", want "b"`},
		{"a\nb\n", "a\nb\nc\n", `line 3: got "c", want ""`},
		{"a\nb", "a\nb\n", `line 3: got "", want the end`},
		{"a\nb\n", "a\nb", `line 3: got the end, want ""`},
		{"", "a", `line 1: got "a", want ""`},
	} {
		if got := difference(c.kept, c.got); got != c.want {
			t.Errorf("of %q and %q the difference is %s, want %s", c.kept, c.got, got, c.want)
		}
	}
}
