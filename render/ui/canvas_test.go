package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/theme"
)

// asDrawn marks the frame as drawn, as Draw does with a screen.
func asDrawn(u *UI) {
	u.drawn = append(u.drawn[:0], u.ops...)
	u.drawnPoints = append(u.drawnPoints[:0], u.points...)
	u.invalid = false
}

func TestChangeDetection(t *testing.T) {
	ink := rgb(0)
	label, key, x, clip, alpha, corner := "a", any(1), 0.0, 100.0, 1.0, 10.0
	u := New(theme.New(false), keyTexts{})
	frame := func() bool {
		u.Begin(Input{}, 800, 600, 1)
		u.PushClip(Rect{X: 0, Y: 0, W: clip, H: 100})
		u.PushAlpha(alpha)
		u.Fill(Rect{X: x, Y: 0, W: 50, H: 50}, ink)
		u.Text(Rect{X: 0, Y: 0, W: 100, H: 50}, theme.Body, ink, Left, label)
		u.Polygon([]Point{geom.Pt(0, 0), geom.Pt(corner, 0), geom.Pt(10, 10)}, ink)
		u.Paint(Rect{X: 0, Y: 0, W: 20, H: 20}, key, func(*ebiten.Image, Rect) {})
		u.PopAlpha()
		u.PopClip()
		changed := u.End()
		asDrawn(u)
		return changed
	}
	if !frame() {
		t.Error("the first frame is no change")
	}
	if frame() {
		t.Error("the same frame is a change")
	}
	for name, change := range map[string]func(){
		"a text":           func() { label += "b" },
		"a place":          func() { x++ },
		"a colour":         func() { ink.R++ },
		"a painting's key": func() { key = "other" },
		"a clip":           func() { clip-- },
		"the opacity":      func() { alpha -= 0.1 },
		"a polygon":        func() { corner++ },
		"Invalidate":       u.Invalidate,
	} {
		change()
		if !frame() {
			t.Errorf("a change of %s is not seen", name)
		}
		if frame() {
			t.Errorf("after a change of %s the same frame is a change", name)
		}
	}
	key = []int{1}
	frame()
	if !frame() {
		t.Error("a key that can't be compared is taken as unchanged")
	}
}

func TestUndrawnFramesAddUp(t *testing.T) {
	u := New(theme.New(false), keyTexts{})
	show := func(c uint32) bool {
		u.Begin(Input{}, 800, 600, 1)
		u.Fill(Rect{X: 0, Y: 0, W: 50, H: 50}, rgb(c))
		return u.End()
	}
	show(1)
	asDrawn(u)
	for range 2 {
		if !show(2) {
			t.Error("a change that was not drawn is forgotten")
		}
	}
	if show(1) {
		t.Error("going back to what is on the screen is a change")
	}
}

func TestOverflow(t *testing.T) {
	u := New(theme.New(false), keyTexts{})
	const text = "Fuerteventura"
	w, h := u.MeasureText(theme.Body, text), u.LineHeight(theme.Body)
	for _, c := range []struct {
		name string
		r    Rect
		over bool
		draw string
	}{
		{"fits", Rect{X: 0, Y: 0, W: w, H: h}, false, text},
		{"too narrow", Rect{X: 0, Y: 0, W: w - 5, H: h}, true, ""},
		{"too low", Rect{X: 0, Y: 0, W: w, H: h - 5}, true, text},
		{"half a pixel", Rect{X: 0, Y: 0, W: w - 0.5, H: h}, false, text},
	} {
		u.Begin(Input{}, 800, 600, 1)
		u.Text(c.r, theme.Body, rgb(0), Centered, text)
		u.End()
		if got := len(u.Overflows()) > 0; got != c.over {
			t.Errorf("%s: overflow %v", c.name, got)
		}
		for s, at := range u.DrawnTexts {
			if c.draw != "" && s != c.draw || c.draw == "" && s == text {
				t.Errorf("%s: drawn as %q", c.name, s)
			}
			if at.W > c.r.W+tolerance {
				t.Errorf("%s: drawn %.1f wide into %.1f", c.name, at.W, c.r.W)
			}
		}
	}
	u.Begin(Input{}, 800, 600, 1)
	height := u.TextWrapped(Rect{X: 0, Y: 0, W: 100, H: 40}, theme.Body, rgb(0), Left, "Zu viele Wörter für ein so kleines Feld")
	u.TextWrapped(Rect{X: 0, Y: 0, W: 100, H: 0}, theme.Body, rgb(0), Left, "Zu viele Wörter für ein so kleines Feld")
	u.End()
	if o := u.Overflows(); len(o) != 1 || o[0].Height != height || height <= 40 {
		t.Errorf("overflows %+v at a height of %.1f", o, height)
	}
	if got := u.MeasureWrapped(theme.Body, "Zu viele Wörter für ein so kleines Feld", 100); got != height {
		t.Errorf("measured %.1f, drawn %.1f", got, height)
	}
}

func rgb(v uint32) theme.Color {
	return theme.Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}
}

var busyIDs = [...]string{"x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"}

// A text that is cut short for lack of width is reported, one that fits and a name are not, and one without enough height is not drawn.
func TestShortenedTextsAreTold(t *testing.T) {
	for _, test := range []struct {
		what     string
		w, h     float64
		name     bool
		cut, any bool
	}{
		{"room", 400, 40, false, false, true},
		{"narrow", 60, 40, false, true, true},
		{"a narrow name", 60, 40, true, false, true},
		{"low", 60, 5, false, false, false},
		{"no room", 2, 40, false, true, false},
	} {
		tb := newTable(t, func(u *UI) {
			r, write := Rect{X: 100, Y: 100, W: test.w, H: test.h}, u.TextFitted
			if test.name {
				write = u.NameFitted
			}
			write(r, u.Theme().Ink, Left|Middle, "a text of some length", theme.Body, theme.Small)
		})
		drawn := 0
		for range tb.DrawnTexts {
			drawn++
		}
		if got := len(tb.Shortened()) > 0; got != test.cut || drawn > 0 != test.any || len(tb.Overflows()) > 0 {
			t.Errorf("%s: told is %v, %d texts are drawn, %d do not fit", test.what, got, drawn, len(tb.Overflows()))
		}
	}
}

var damageScreen = Rect{X: 0, Y: 0, W: 800, H: 600}

// between returns the damage from one frame to another.
func between(before, after func(u *UI)) []Rect {
	u := New(theme.New(false), keyTexts{})
	for _, frame := range []func(*UI){before, after} {
		u.Begin(Input{}, 800, 600, 1)
		u.Fill(u.Bounds(), rgb(0x123456))
		frame(u)
		u.End()
		if u.drawn == nil {
			asDrawn(u)
		}
	}
	return u.damage(damageScreen)
}

func TestDamageIsWhatDiffers(t *testing.T) {
	paint := func(*ebiten.Image, Rect) {}
	same := func(u *UI) {
		u.Polygon([]Point{geom.Pt(600, 500), geom.Pt(640, 500), geom.Pt(620, 540)}, rgb(7))
		u.Paint(Rect{X: 700, Y: 500, W: 20, H: 20}, "picture", paint)
		u.Text(Rect{X: 10, Y: 560, W: 300, H: 30}, theme.Body, rgb(0), Left, "still")
	}
	at := func(x, y float64) func(*UI) {
		return func(u *UI) {
			u.Polygon([]Point{geom.Pt(x, y), geom.Pt(x+10, y), geom.Pt(x, y+10)}, rgb(1))
			u.Paint(Rect{X: x, Y: y, W: 40, H: 40}, "moving", paint)
			same(u)
		}
	}
	if got := between(same, same); len(got) != 0 {
		t.Errorf("nothing differs, and %v is drawn", got)
	}
	got := between(at(100, 100), at(300, 300))
	if len(got) != 2 {
		t.Fatalf("the damage is %v, want where it was and where it is", got)
	}
	for i, want := range []Rect{{X: 100, Y: 100, W: 40, H: 40}, {X: 300, Y: 300, W: 40, H: 40}} {
		found := false
		for _, r := range got {
			found = found || r.Holds(want) && want.Inset(-30).Holds(r)
		}
		if !found {
			t.Errorf("the damage %v does not hold %d: %v", got, i, want)
		}
	}
	if got := between(at(100, 100), same); len(got) != 1 || !got[0].Holds(Rect{X: 100, Y: 100, W: 40, H: 40}) {
		t.Errorf("the damage of what is gone is %v", got)
	}
	if got := between(func(*UI) {}, func(u *UI) { u.Fill(Rect{X: 0, Y: 0, W: 790, H: 590}, rgb(1)) }); len(got) != 1 || got[0] != damageScreen {
		t.Errorf("when nearly all differs %v is drawn, want all", got)
	}
	changed := func(key any) func(*UI) { return func(u *UI) { u.Paint(Rect{X: 10, Y: 10, W: 20, H: 20}, key, paint) } }
	if got := between(changed([]int{1}), changed([]int{1})); len(got) != 1 || got[0] != damageScreen {
		t.Errorf("with a key that can't be compared %v is drawn, want all", got)
	}
}

// Two operations that overlap look different in the other order.
func TestDamageOfAnotherOrder(t *testing.T) {
	a := func(u *UI) { u.Fill(Rect{X: 100, Y: 100, W: 50, H: 50}, rgb(1)) }
	b := func(u *UI) { u.Fill(Rect{X: 120, Y: 120, W: 50, H: 50}, rgb(2)) }
	got := between(func(u *UI) { a(u); b(u) }, func(u *UI) { b(u); a(u) })
	if len(got) != 1 || !got[0].Holds(Rect{X: 120, Y: 120, W: 30, H: 30}) {
		t.Errorf("the damage is %v, want at least where both are", got)
	}
}
