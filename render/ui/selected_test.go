package ui

import "testing"

// What is selected or chosen is told from the rest by more than its colours: a line at its foot.
func TestWhatIsSelectedIsUnderlined(t *testing.T) {
	lines := func(o ButtonOptions, label string) (n int) {
		tb := newTable(t, func(u *UI) { u.Button("b", Rect{X: 100, Y: 100, W: 200, H: 48}, label, o) })
		for i := range tb.ops {
			if o := &tb.ops[i]; o.kind == opLine && o.rect.W > 20 && o.rect.Y > 100+48/2 && o.rect.Y < 100+48 {
				n++
			}
		}
		return n
	}
	for name, o := range map[string]ButtonOptions{
		"plain": {}, "primary": {Primary: true}, "danger": {Danger: true}, "quiet": {Quiet: true}, "quiet on dark": {Quiet: true, OnDark: true}, "left": {Left: true},
	} {
		for _, label := range []string{"Host", ""} {
			if n := lines(o, label); n != 0 {
				t.Errorf("%s %q has %d lines at its foot, though it is not selected", name, label, n)
			}
			o.Selected = true
			if n := lines(o, label); n != 1 {
				t.Errorf("%s %q has %d lines at its foot when it is selected", name, label, n)
			}
			o.Selected = false
		}
	}
}
