package ui

import (
	"testing"
	"time"
)

// chart returns an interface with a sheet of 1000 by 800 pixels, of which a view of 400 by 300 below a bar shows a part: buttons in its
// corners, one in the middle that can also be dragged. In every frame it checks the reported movement.
func chart(t *testing.T) (tb *table, p *Panned, clicks map[string]int) {
	p, clicks = &Panned{Still: true}, map[string]int{}
	was := Point{X: 0, Y: 50}
	tb = newTable(t, func(u *UI) {
		u.Region("bar", Rect{W: 1920, H: 50}, RegionOptions{NoFocus: true})
		at := u.Lay(p, Rect{X: 0, Y: 50, W: 400, H: 300}, 1000, 800)
		if by := at.Min().Sub(was); p.Moved() != by {
			t.Errorf("the sheet has moved by %v and says %v", by, p.Moved())
		}
		was = at.Min()
		u.Pan(p, 2, func() {
			for id, r := range map[string]Rect{"nw": {X: 20, Y: 20, W: 60, H: 60}, "se": {X: 920, Y: 720, W: 60, H: 60}, "thing": {X: 180, Y: 120, W: 60, H: 60}} {
				if u.Region(id, r.Moved(at.X, at.Y), RegionOptions{Label: id, Target: id, Drag: id == "thing"}).Clicked {
					clicks[id]++
				}
			}
		})
	})
	tb.step(Input{})
	return tb, p, clicks
}

// A finger moves the sheet in both directions once it has left its place, as far as possible, and clicks nothing meanwhile.
func TestFingerPans(t *testing.T) {
	tb, _, clicks := chart(t)
	tb.drag(Point{X: 350, Y: 300}, Point{X: 250, Y: 200}, 0)
	if at := tb.Ground().Min(); at != (Point{X: -90, Y: -40}) {
		t.Errorf("the sheet lies at %v", at)
	}
	tb.drag(Point{X: 110, Y: 100}, Point{X: 10, Y: 100}, 0) // a draggable widget lies there
	if at := tb.Ground().Min(); at != (Point{X: -170, Y: -40}) {
		t.Errorf("from what can be dragged it lies at %v", at)
	}
	for range 5 {
		tb.drag(Point{X: 390, Y: 340}, Point{X: 10, Y: 60}, 0)
	}
	if r := tb.Ground(); r.Right() != 400 || r.Bottom() != 350 {
		t.Errorf("at its end it lies at %v", r)
	}
	if len(clicks) > 0 {
		t.Errorf("clicked were %v", clicks)
	}
}

// A finger drags a draggable widget after it has rested on it.
func TestRestedFingerDragsWhatLiesOnASheet(t *testing.T) {
	tb, p, _ := chart(t)
	tb.drag(Point{X: 210, Y: 200}, Point{X: 110, Y: 200}, time.Second)
	if p.offset != (Point{}) {
		t.Errorf("the sheet has moved by %v", p.offset)
	}
}

// The wheel moves the sheet, with Shift sideways, and so do the keys for pages; the arrows do where nothing has the focus.
func TestWheelAndKeysPan(t *testing.T) {
	tb, p, _ := chart(t)
	tb.moveTo(300, 300)
	for _, s := range []struct {
		in   Input
		want Point
	}{
		{Input{Wheel: Point{Y: -1}}, Point{Y: 90}}, {Input{Wheel: Point{Y: -1}, Shift: true}, Point{X: 90, Y: 90}},
		{Input{Wheel: Point{X: 1}}, Point{X: 180, Y: 90}}, {Input{Wheel: Point{X: -1, Y: 1}}, Point{X: 90}},
		{Input{Keys: []Key{KeyPageDown}}, Point{X: 90, Y: 255}}, {Input{Keys: []Key{KeyPageDown}, Shift: true}, Point{X: 430, Y: 255}},
		{Input{Keys: []Key{KeyUp}}, Point{X: 430, Y: 150}}, {Input{Keys: []Key{KeyLeft}}, Point{X: 290, Y: 150}},
	} {
		tb.step(s.in)
		tb.step(Input{})
		if p.offset.Sub(s.want).Len() > 0.01 {
			t.Errorf("%+v: the sheet has moved by %v, not %v", s.in, p.offset, s.want)
		}
	}
}

// The focused widget and shown places come into view, what is not seen has its place nevertheless, and nothing moves when that is done.
func TestSheetShowsWhatMatters(t *testing.T) {
	tb, p, _ := chart(t)
	if w, _ := tb.Widget("se"); w.Visible || w.Whole != (Rect{X: 920, Y: 770, W: 60, H: 60}) {
		t.Errorf("what is not seen lies at %+v", w)
	}
	for range 4 {
		if tb.key(KeyTab); tb.Focused() == "se" {
			break
		}
	}
	tb.step(Input{})
	if w, _ := tb.Widget("se"); w.Rect != w.Whole || !w.Visible {
		t.Errorf("with the focus it lies at %+v", w)
	}
	w, _ := tb.Widget("nw")
	tb.Show([]Rect{w.Whole})
	for range 3 {
		tb.step(Input{})
	}
	if w, _ := tb.Widget("nw"); w.Rect != w.Whole {
		t.Errorf("what is shown lies at %+v", w)
	}
	was := p.offset
	tb.down = true
	tb.step(Input{Pressed: true})
	se, _ := tb.Widget("se")
	tb.Show([]Rect{se.Whole})
	for range 3 {
		tb.step(Input{})
	}
	if p.offset != was {
		t.Error("it is pulled away while somebody has a button down")
	}
	tb.release()
	for range 40 {
		tb.step(Input{})
	}
	if tb.Busy() || p.offset == was {
		t.Errorf("afterwards it lies at %v, and goes on: %v", p.offset, tb.Busy())
	}
}

// Without reduced motion it glides there.
func TestSheetGlides(t *testing.T) {
	tb, p, _ := chart(t)
	p.Still = false
	se, _ := tb.Widget("se")
	tb.Show([]Rect{se.Whole})
	tb.step(Input{})
	first := p.offset
	for range 60 {
		tb.step(Input{})
	}
	if first.Len() == 0 || first.Len() > p.offset.Len()*0.5 || p.offset.Len() < 500 {
		t.Errorf("after a tick it has come to %v, then to %v", first, p.offset)
	}
}
