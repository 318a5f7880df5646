package shell_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/game/islas/printed"
	"islas/locales"
	"islas/render/keep/store"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// phones are windows of telephones, both ways round.
var phones = []harness.Window{{W: 390, H: 844, Percent: 100}, {W: 844, H: 390, Percent: 100}}

// TestBoardsCanBeHit: in windows of all sizes every hexagon and every side is large enough to be hit, in one of the parts of the board at
// its largest scale.
func TestBoardsCanBeHit(t *testing.T) {
	windows := append([]harness.Window{{W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 320, H: 568, Percent: 100}}, phones...)
	for i, w := range windows {
		s := newStage(t, locales.Languages()[i%3])
		r := open(t, s, openEdition(t, s), w)
		beginBoard(r, "la-palma")
		for r.Widget("edition.board.larger").Enabled {
			r.Pick("edition.board.larger")
		}
		is, err := board.Load("la-palma")
		must.OK(t, err)
		base := sketch.Trace(is).Bare()
		for brush, start := range map[string]string{"edition.brush.coast": "edition.cell.", "edition.brush.river": "edition.side."} {
			r.Pick(brush)
			hit := map[string]bool{}
			r.parts(func() bool {
				_, most := r.UI.ScrollOffset("edition.entry")
				r.UI.ScrollTo("edition.entry", most)
				r.Wait(2)
				for _, widget := range r.UI.Widgets() {
					if !strings.HasPrefix(widget.ID, start) {
						continue
					}
					hit[widget.ID] = true
					if least := 40 * r.Scale(); widget.Rect.W < least {
						t.Fatalf("%v: %s is only %v", w, widget.ID, widget.Rect)
					}
				}
				return false
			})
			if start == "edition.cell." && len(hit) != sketch.Cells {
				t.Errorf("%v: %d hexagons can be hit", w, len(hit))
			}
			for _, at := range sketch.Sides() {
				if start == "edition.side." && base.Border(at) && !hit[sideID(at)] {
					t.Errorf("%v: the side %v cannot be hit", w, at)
				}
			}
		}
	}
}

// finger draws a line over positions with a finger.
func (r *rig) finger(places ...ui.Point) {
	r.t.Helper()
	at := places[0]
	r.Tick(ui.Input{Pos: at, Inside: true, Touch: true, Down: true, Pressed: true})
	for _, to := range places[1:] {
		const ticks = 4
		for i := range ticks {
			r.Tick(ui.Input{Pos: at.Lerp(to, float64(i+1)/ticks), Inside: true, Touch: true, Down: true})
		}
		at = to
	}
	r.Tick(ui.Input{Pos: at, Inside: true, Touch: true, Released: true})
	r.Wait(3)
}

// TestBoardIsDrawnByFinger: on telephones brushes and hexagons are seen together, a line of a finger fills hexagons, also up and down,
// leads the river from corner to corner or removes it, and scrolls nothing meanwhile; each line is undone as one.
func TestBoardIsDrawnByFinger(t *testing.T) {
	for i, w := range phones {
		s := newStage(t, locales.Languages()[i])
		r := open(t, s, openEdition(t, s), w)
		r.UI.Fingertip(44)
		beginBoard(r, "la-palma")
		if r.Has("edition.card.molinero") {
			t.Fatalf("%v: the list takes the room of the board", w)
		}
		for _, id := range []string{"edition.brush.coast", "edition.brush.plot.12", "edition.board.ground"} {
			if at := r.Widget(id); !at.Visible || at.Rect.Bottom() > float64(w.H) || min(at.Rect.W, at.Rect.H) < 43.5 {
				t.Errorf("%v: %s is at %v", w, id, at.Rect)
			}
		}
		if ground := r.Widget("edition.board.ground").Rect; ground.H < 170 {
			t.Errorf("%v: the board is only %v", w, ground)
		}
		r.Pick("edition.brush.farmland")
		r.parts(func() bool {
			return r.Has("edition.cell.1.1") && r.Has("edition.cell.3.1") && r.Has("edition.cell.2.2")
		})
		scrolled, _ := r.UI.ScrollOffset("edition.entry")
		before, err := s.Editions.Own()
		must.OK(t, err)
		from, to := r.Widget("edition.cell.1.1").Rect.Middle(), r.Widget("edition.cell.3.1").Rect.Middle()
		r.finger(from, to)
		for _, id := range []string{"edition.cell.1.1", "edition.cell.3.1"} {
			if got := r.value(id); got != r.T("feature.farmland") {
				t.Errorf("%v: the line makes %q of %s", w, got, id)
			}
		}
		if now, _ := r.UI.ScrollOffset("edition.entry"); now != scrolled {
			t.Errorf("%v: the line scrolls the page by %v", w, now-scrolled)
		}
		r.Key(ui.KeyU)
		if text, err := s.Editions.Own(); err != nil || text != before {
			t.Errorf("%v: undone is not the whole line: %v\n%s", w, err, text)
		}
		r.Pick("edition.cell.2.2") // a hexagon with the sea around it
		r.Pick("edition.brush.river")
		corners := corners(r)
		ground := r.Widget("edition.board.ground").Rect.Inset(1)
		for t := 0.0; t < 1; t += 0.02 { // all around its edge
			for _, at := range []ui.Point{
				{X: ground.X, Y: ground.Y + t*ground.H}, {X: ground.Right() - 1, Y: ground.Y + t*ground.H},
				{X: ground.X + t*ground.W, Y: ground.Y}, {X: ground.X + t*ground.W, Y: ground.Bottom() - 1},
			} {
				if id := r.UI.Touched(at); id != "edition.board.ground" && !strings.HasPrefix(id, "edition.side.") {
					r.t.Errorf("%v: at %v in %v a finger meets %s", w, at, ground, id)
				}
			}
		}
		for _, has := range []bool{true, false} {
			r.finger(corners...)
			text, err := s.Editions.Own()
			must.OK(t, err)
			b, err := printed.Read("", text)
			must.OK(t, err)
			sketched := b.Islands["la-palma"]
			n := 0
			for _, at := range sketch.Sides() {
				if sketched.Has(sketch.River, at) {
					n++
				}
			}
			if led := n == 3; led != has || n != 3 && n != 0 {
				t.Errorf("%v: the river runs along %d sides, drawn was a line along 3", w, n)
			}
		}
		r.Pick("edition.board.list")
		if !r.Has("edition.board.la-palma") || r.Has("edition.board.ground") {
			t.Errorf("%v: nothing leads to the list", w)
		}
	}
}

// corners returns those of the hexagon in row 2, number 2, along which a line of three sides leads, as they are seen while ways are led.
func corners(r *rig) (all []ui.Point) {
	r.t.Helper()
	right, below := "edition.side.11.0", "edition.side.11.1"
	found := false
	r.parts(func() bool {
		if !r.Has(right) || !r.Has(below) {
			return false
		}
		at, other := r.Widget(right).Rect.Middle(), r.Widget(below).Rect.Middle()
		unit := (other.Y - at.Y) / 42.75
		middle := ui.Point{X: at.X - 47.5*unit, Y: at.Y}
		all = []ui.Point{
			middle.Add(ui.Point{Y: -57 * unit}), middle.Add(ui.Point{X: 47.5 * unit, Y: -28.5 * unit}),
			middle.Add(ui.Point{X: 47.5 * unit, Y: 28.5 * unit}), middle.Add(ui.Point{Y: 57 * unit}),
		}
		ground := r.Widget("edition.board.ground").Rect.Inset(8) // nobody draws along the very edge
		found = !slices.ContainsFunc(all, func(p ui.Point) bool { return !ground.Contains(p) })
		return found
	})
	if !found {
		r.t.Fatalf("the board is shown in no part in which a line along the hexagon can be drawn, as the last one shows of it %v in %v", all, r.Widget("edition.board.ground").Rect)
	}
	return all
}

// A line drawn across a board is saved once, when it ends, and undone as a whole; so it is when the page is left meanwhile.
func TestDrawnLineIsKeptOnce(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openEdition(t, s), full)
	beginBoard(r, "la-palma")
	before, err := s.Editions.Own()
	must.OK(t, err)
	cell := func(n int) ui.Point { return r.Widget("edition.cell.6." + strconv.Itoa(n)).Rect.Middle() }
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
	r.Pick("edition.brush.village")
	if n := draw(); n > 0 {
		t.Errorf("while a line is drawn the store is written to %d times", n)
	}
	_, was := s.Store.(*store.Memory).Calls()
	r.Up()
	r.Wait(3)
	_, now := s.Store.(*store.Memory).Calls()
	if text, err := s.Editions.Own(); err != nil || text == before || now != was+1 {
		t.Errorf("after %d writes kept is %q, %v", now-was, text, err)
	}
	r.Key(ui.KeyU)
	if text, err := s.Editions.Own(); err != nil || text != before {
		t.Errorf("undone, kept is\n%s\nbut it was\n%s, %v", text, before, err)
	}
	draw()
	s.End()
	if text, err := s.Editions.Own(); err != nil || text == before {
		t.Errorf("what was drawn when the program ended is lost: %v", err)
	}
}
