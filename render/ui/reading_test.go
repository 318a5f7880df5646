package ui

import (
	"strings"
	"testing"

	"islas/render/geom"
	"islas/render/theme"
)

// reader is an interface with a word on a card that can be dragged and tells something, and one on nothing, where words are asked to be so
// many times larger than they are.
func reader(t *testing.T, larger float64) (tb *table, clicks map[string]int) {
	return newFingers(t, func(u *UI, click func(string, Rect, RegionOptions)) {
		u.Reading(larger)
		click("card", Rect{X: 100, Y: 100, W: 200, H: 100}, RegionOptions{Drag: true, Tooltip: "It tells of itself."})
		u.Text(Rect{X: 100, Y: 100, W: 200, H: 100}, theme.Small, u.Theme().Ink, Centered, "Card")
		u.Text(Rect{X: 600, Y: 900, W: 200, H: 40}, theme.Small, u.Theme().Ink, Centered, "Free")
	})
}

// rest lets a finger come down at a place and rest there.
func (tb *table) rest(x, y float64) {
	tb.pos, tb.down = geom.Pt(x, y), true
	tb.step(Input{Pressed: true, Touch: true})
	tb.step(Input{Touch: true, Dt: pressDelay})
	tb.step(Input{Touch: true})
}

// ems are the sizes in which a text is written.
func (tb *table) ems(want string) (all []float64) {
	tb.DrawnEms(func(text string, _ Rect, em float64) bool {
		if strings.Contains(text, want) {
			all = append(all, em)
		}
		return true
	})
	return all
}

// A finger that rests is shown what lies there larger, be it on something or not, clicks and drags nothing, and leads what it is shown;
// afterwards that stays, and is used by a second tap. What tells something is written larger, too.
func TestRestingFingerReads(t *testing.T) {
	tb, clicks := reader(t, 2)
	for word, at := range map[string]Point{"Card": geom.Pt(200, 150), "Free": geom.Pt(700, 920)} {
		tb.rest(at.X, at.Y)
		from, in, ok := tb.Loupe()
		if !ok || !from.Contains(at) || in.Contains(at) || in.W < 1.99*from.W {
			t.Fatalf("a rest on %q shows %v at %v, %v", word, from, in, ok)
		}
		if ems := tb.ems(word); len(ems) != 2 || ems[1] < 1.99*ems[0] {
			t.Errorf("%q is written in %v", word, ems)
		}
	}
	tb.pos = geom.Pt(200, 150) // the finger goes on, far from where it began
	tb.step(Input{Touch: true})
	if from, in, _ := tb.Loupe(); !from.Contains(tb.pos) || in.Contains(tb.pos) || len(tb.ems("Card")) != 2 {
		t.Errorf("what is shown, %v at %v, does not follow to %v", from, in, tb.pos)
	}
	tb.down = false
	tb.step(Input{Released: true, Touch: true})
	from, in, ok := tb.Loupe()
	if !ok || clicks["card"] != 0 {
		t.Fatalf("after the rest the loupe is open: %v, and there was clicked %v", ok, clicks)
	}
	x, y := in.X+(200-from.X)*in.W/from.W, in.Y+(150-from.Y)*in.H/from.H
	tb.rest(x, y)
	if ems := tb.ems("It tells"); len(ems) != 1 || ems[0] < 1.99*theme.Size(theme.Small)*tb.Scale() {
		t.Errorf("what it tells is written in %v", ems)
	}
	tb.down = false
	tb.step(Input{Released: true, Touch: true})
	tb.tap(x, y)
	if clicks["card"] != 1 {
		t.Errorf("a tap in the loupe has clicked %v", clicks)
	}
}

// Where words are as large as they are asked to be, and to a finger that goes on, nothing is shown larger.
func TestFingerThatDoesNotRestReadsNothing(t *testing.T) {
	tb, _ := reader(t, 1)
	tb.rest(700, 920)
	if _, _, ok := tb.Loupe(); ok {
		t.Error("words are shown larger than they are asked to be")
	}
	tb, _ = reader(t, 2)
	tb.pos, tb.down = geom.Pt(600, 920), true
	tb.step(Input{Pressed: true, Touch: true})
	for range 10 {
		tb.pos.X += 40
		tb.step(Input{Touch: true, Dt: pressDelay / 3})
	}
	if _, _, ok := tb.Loupe(); ok {
		t.Error("a finger that moves has a loupe")
	}
}
