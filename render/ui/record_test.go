package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/theme"
)

// asDrawn makes the kit believe that it has drawn the frame, as Draw does with a screen.
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

// BenchmarkFrame records a frame of some 400 operations and compares it with the one drawn, as an idle table does.
func BenchmarkFrame(b *testing.B) {
	u := New(theme.New(false), keyTexts{})
	frame := func() bool {
		u.Begin(Input{Inside: true, Pos: geom.Pt(170, 185)}, 1920, 1080, 1)
		side := u.Panel(Rect{X: 1110, Y: 40, W: 450, H: 640})
		u.TextWrapped(side, theme.Small, rgb(0), Left, "María builds a house on the coast of La Palma, next to the village: two settlers notice.")
		for i := range busyIDs {
			u.Button(busyIDs[i], Rect{X: float64(i%8) * 200, Y: float64(i/8) * 100, W: 180, H: 50}, "Build", ButtonOptions{Tooltip: "why", Icon: IconTick})
		}
		for i := range 200 {
			u.Fill(Rect{X: float64(i) * 10, Y: 900, W: 8, H: 8}, rgb(uint32(i)))
		}
		return u.End()
	}
	frame()
	frame()
	asDrawn(u)
	b.ReportAllocs()
	for b.Loop() {
		frame()
	}
	b.ReportMetric(float64(u.Operations()), "operations")
}

var busyIDs = [...]string{"x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"}
