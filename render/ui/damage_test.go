package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/theme"
)

var damageScreen = Rect{X: 0, Y: 0, W: 800, H: 600}

// between is the damage from one frame to another.
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

// Two that lie on one another look different the other way round.
func TestDamageOfAnotherOrder(t *testing.T) {
	a := func(u *UI) { u.Fill(Rect{X: 100, Y: 100, W: 50, H: 50}, rgb(1)) }
	b := func(u *UI) { u.Fill(Rect{X: 120, Y: 120, W: 50, H: 50}, rgb(2)) }
	got := between(func(u *UI) { a(u); b(u) }, func(u *UI) { b(u); a(u) })
	if len(got) != 1 || !got[0].Holds(Rect{X: 120, Y: 120, W: 30, H: 30}) {
		t.Errorf("the damage is %v, want at least where both are", got)
	}
}
