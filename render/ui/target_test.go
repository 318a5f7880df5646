package ui

import "testing"

// place is what a widget stands for in these tests.
type place struct{ column, row int }

// TestTarget asks a widget that is pointed at, refused or dropped what it stands for, without reading its id.
func TestTarget(t *testing.T) {
	dropped := place{}
	tb := newTable(t, func(u *UI) {
		u.Region("a", Rect{X: 0, Y: 0, W: 100, H: 100}, RegionOptions{Target: place{1, 2}, Looks: true, Drag: true})
		u.Button("b", Rect{X: 200, Y: 0, W: 100, H: 100}, "", ButtonOptions{Target: place{3, 4}, Disabled: true})
		got := u.Region("c", Rect{X: 400, Y: 0, W: 100, H: 100}, RegionOptions{DropOn: true})
		if w, ok := u.Widget(got.Dropped); ok {
			dropped, _ = w.Target.(place)
		}
	})
	tb.moveTo(50, 50)
	if w, ok := tb.Widget(tb.Pointed()); !ok || w.Target != (place{1, 2}) || !w.Looks {
		t.Errorf("pointed at %+v", w)
	}
	tb.click(250, 50)
	if w, ok := tb.Widget(tb.Refused()); !ok || w.Target != (place{3, 4}) || w.Looks {
		t.Errorf("refused is %+v", w)
	}
	tb.moveTo(50, 50)
	tb.press()
	tb.moveTo(300, 50)
	tb.moveTo(450, 50)
	tb.release()
	if dropped != (place{1, 2}) {
		t.Errorf("dropped was %v", dropped)
	}
	if w, ok := tb.Widget("none"); ok || w.Target != nil {
		t.Errorf("a widget that there is not is %+v", w)
	}
}
