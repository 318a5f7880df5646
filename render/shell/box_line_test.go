package shell_test

import (
	"strconv"
	"testing"

	"islas/render/store"
	"islas/render/ui"
)

// A line that is drawn across a board is kept when it ends, at once, and undone as a whole; so it is when the page is left meanwhile.
func TestDrawnLineIsKeptOnce(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openBox(t, s), full)
	beginBoard(r, "la-palma")
	before, err := s.OwnBox()
	if err != nil {
		t.Fatal(err)
	}
	cell := func(n int) ui.Point { return r.Widget("box.cell.6." + strconv.Itoa(n)).Rect.Middle() }
	draw := func() (writes int) {
		_, was := s.Store.(*store.Memory).Calls()
		r.Press(cell(2))
		for n := 3; n <= 6; n++ {
			r.Drag(cell(n))
			r.Wait(2)
		}
		_, now := s.Store.(*store.Memory).Calls()
		return now - was
	}
	r.pick("box.brush.village")
	if n := draw(); n > 0 {
		t.Errorf("while a line is drawn the store is written to %d times", n)
	}
	_, was := s.Store.(*store.Memory).Calls()
	r.Up()
	r.Wait(3)
	_, now := s.Store.(*store.Memory).Calls()
	if text, err := s.OwnBox(); err != nil || text == before || now != was+1 {
		t.Errorf("after %d writes kept is %q, %v", now-was, text, err)
	}
	r.Key(ui.KeyU)
	r.Wait(2)
	if text, err := s.OwnBox(); err != nil || text != before {
		t.Errorf("undone, kept is\n%s\nbut it was\n%s, %v", text, before, err)
	}
	draw()
	s.End()
	if text, err := s.OwnBox(); err != nil || text == before {
		t.Errorf("what was drawn when the program ended is lost: %v", err)
	}
}
