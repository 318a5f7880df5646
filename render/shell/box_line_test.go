package shell_test

import (
	"strconv"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board/sketch"
	"islas/game/islas/printed"
	"islas/render/keep/store"
	"islas/render/stage"
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

// What another window keeps while a line is drawn is taken up, and neither what has been drawn so far nor the line itself is lost; each of
// them is undone by itself.
func TestLineIsDrawnWhileAnotherWindowKeeps(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openBox(t, s), full)
	beginBoard(r, "la-palma")
	r.pick("box.brush.village")
	text, err := s.OwnBox()
	if err != nil {
		t.Fatal(err)
	}
	cell := func(n int) ui.Point { return r.Widget("box.cell.6." + strconv.Itoa(n)).Rect.Middle() }
	r.Press(cell(2))
	r.Drag(cell(4))
	r.Wait(2)
	other, err := printed.Read("", text) // another window has another first wish of the miller, and a hexagon
	if err != nil {
		t.Fatal(err)
	}
	face := other.Face(0)
	face.Priorities[0] = islas.FeaturePriority(islas.Coast)
	other.Box = other.Changed(face)
	other.Islands = other.Islands.With("la-palma", other.Islands["la-palma"].Painted(0, sketch.Mountain))
	if err := s.Store.Write(stage.BoxName(s.Game.Info()), []byte(other.String())); err != nil {
		t.Fatal(err)
	}
	r.Wait(2)
	r.Drag(cell(7))
	r.Wait(2)
	r.Up()
	r.Wait(3)
	want := other
	for n := 2; n <= 7; n++ {
		want.Islands = want.Islands.With("la-palma", want.Islands["la-palma"].Painted(sketch.Cell(5*sketch.Columns+n-1), sketch.Village))
	}
	for step, want := range []string{want.String(), other.String(), text} {
		if got, err := s.OwnBox(); err != nil || got != want {
			t.Errorf("after undoing %d times kept is\n%s\nnot\n%s\n%v", step, got, want, err)
		}
		r.Key(ui.KeyU)
		r.Wait(2)
	}
	if told := r.Notices(); len(told) > 0 {
		t.Errorf("told is %q", told)
	}
}

// What could not be kept, as the disk was full, stays when another window has kept something since, and is kept with it.
func TestUnkeptStaysBesideAnotherWindow(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openBox(t, s), full)
	s.Store.(*store.Memory).FailWith(store.ErrFull)
	r.pick("box.house.red")
	r.Wait(2)
	if told := r.Notices(); len(told) != 1 {
		t.Errorf("of a full disk told is %q", told)
	}
	s.Store.(*store.Memory).FailWith(nil)
	if err := s.Store.Write(stage.BoxName(s.Game.Info()), []byte(theirs())); err != nil {
		t.Fatal(err)
	}
	r.Wait(3)
	want, err := islas.ReadBox("", theirs())
	if err != nil {
		t.Fatal(err)
	}
	mine := islas.BuiltIn().Face(0)
	mine.Colour = islas.Red
	want = want.Changed(mine)
	if b, err := keptBox(s); err != nil || b != want {
		t.Errorf("kept is\n%s\nnot\n%s\n%v", b.String(), want.String(), err)
	}
}
