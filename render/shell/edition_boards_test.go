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
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// sideID returns the id of a side of hexagons.
func sideID(at sketch.Side) string {
	return "edition.side." + strconv.Itoa(int(at.Cell)) + "." + strconv.Itoa(int(at.To))
}

// shortWays returns where the shortest river and road can run on the fields with which a board begins.
func shortWays(t testing.TB, id string) (river, road sketch.Side) {
	t.Helper()
	is, err := board.Load(id)
	must.OK(t, err)
	base := sketch.Trace(is).Bare()
	for _, at := range sketch.Sides() {
		other, _ := at.Cell.Beside(at.To)
		a, b := base.Ground[at.Cell], base.Ground[other]
		if !base.Border(at) || a == sketch.Sea || b == sketch.Sea {
			continue
		}
		if s := base.Led(sketch.River, at); river == (sketch.Side{}) {
			if _, found := s.Island(is); !slices.Contains(found, sketch.Finding{Fault: sketch.Inland}) {
				river = at
			}
		}
		if a == sketch.Village || b == sketch.Village {
			road = at
		}
	}
	return river, road
}

// beginBoard begins the board of an island with its fields.
func beginBoard(r *rig, id string) {
	r.enter("edition.board." + id)
	r.Pick("edition.board.fields")
}

// copyBoard copies the board of an island with the shortest river and road, with the keyboard.
func copyBoard(r *rig, id string) {
	r.t.Helper()
	beginBoard(r, id)
	river, road := shortWays(r.t, id)
	for _, step := range []string{"edition.brush.river", sideID(river), "edition.brush.road", sideID(road)} {
		r.parts(func() bool { return r.Has(step) })
		r.UI.Focus(step)
		r.Key(ui.KeyEnter)
	}
}

// parts shows the parts of a board one after the other until enough returns true.
func (r *rig) parts(enough func() bool) {
	r.t.Helper()
	move := func(way string) bool {
		if !r.Widget("edition.board." + way).Enabled {
			return false
		}
		r.Pick("edition.board." + way)
		return true
	}
	if enough() {
		return
	}
	for move("west") || move("north") {
	}
	for across, back := "east", "west"; ; across, back = back, across {
		for ; !enough(); move(across) {
			if !r.Widget("edition.board." + across).Enabled {
				break
			}
		}
		if enough() || !move("south") {
			return
		}
	}
}

// drawSome draws a part of a board, and checks where a river could run there.
func drawSome(r *rig) {
	r.enter("edition.board.la-palma")
	r.Pick("edition.board.sea")
	r.parts(func() bool { return r.Has("edition.cell.2.2") && r.Has("edition.cell.2.3") })
	r.Pick("edition.cell.2.2")
	r.Pick("edition.brush.village")
	r.Pick("edition.cell.2.3")
	r.Pick("edition.brush.river")
}

// traced returns a custom edition with only a board, on which another island of the program is drawn.
func traced(t testing.TB, id, other string) printed.Edition {
	t.Helper()
	is, err := board.Load(other)
	must.OK(t, err)
	b := printed.New()
	b.Islands = b.Islands.With(id, sketch.Trace(is))
	return b
}

// TestBoardIsDrawn: a board is begun with the reconstruction, hexagons are filled, river and road are led by clicks; faults are shown,
// everything is saved at once and can be undone, and the finished board looks as in the game.
func TestBoardIsDrawn(t *testing.T) {
	const lang = "es"
	s := newStage(t, lang)
	r := open(t, s, openEdition(t, s), full)
	state := func() string { return r.Widget("edition.board.tenerife").Value }
	if !strings.HasPrefix(state(), r.T("edition.state.reconstruction")) {
		t.Errorf("%s: at first the board is told as %q", lang, state())
	}
	beginBoard(r, "tenerife")
	if !strings.HasPrefix(state(), r.T("edition.state.unfinished")) || !r.Reads(r.T("edition.fault.none.river")) || !r.Reads(r.T("edition.fault.none.road")) {
		t.Errorf("%s: river and road are not missed: %q", lang, state())
	}
	if w := r.Widget("edition.board.view/1"); w.Enabled || w.Why != r.T("edition.board.picture.why") {
		t.Errorf("%s: an unfinished board can be seen as in the game", lang)
	}
	river, road := shortWays(t, "tenerife")
	r.Pick("edition.brush.river")
	r.Click(sideID(river))
	r.Pick("edition.brush.road")
	names := map[string]bool{}
	sides := widgets(r.Harness, "edition.side.")
	for _, w := range sides {
		names[w.Label] = true
	}
	if len(sides) < 50 || len(names) < len(sides) {
		t.Errorf("%d sides have %d names", len(sides), len(names))
	}
	r.Click(sideID(road))
	want := traced(t, "tenerife", "tenerife")
	want.Islands = want.Islands.With("tenerife", want.Islands["tenerife"].Bare().Led(sketch.River, river).Led(sketch.Road, road))
	if text, err := s.Editions.Own(); err != nil || text != want.String() {
		t.Errorf("%s: kept is %v\n%s\nwant\n%s", lang, err, text, want.String())
	}
	fine := r.Reads(r.T("edition.board.fine"))
	r.Reveal("edition.board.tenerife")
	r.Wait(2)
	if !strings.HasPrefix(state(), r.T("edition.state.printed")) || !fine || !r.Reads(r.T("edition.boards.count", "n", 1, "all", 6)) {
		t.Errorf("%s: the board is not told to be finished: %q", lang, state())
	}
	r.option("edition.board.view", 1)
	if r.Has("edition.cell.1.1") || r.Has(sideID(river)) {
		t.Errorf("%s: the picture is not shown", lang)
	}
	for range 3 {
		r.Key(ui.KeyU)
	}
	if text, err := s.Editions.Own(); err != nil || text != "" {
		t.Errorf("%s: all undone there is still an edition: %v\n%s", lang, err, text)
	}
	if told := r.Notices(); len(told) > 0 {
		t.Errorf("%s: %q", lang, told)
	}
}

// phones are windows of telephones, both ways round.
var phones = []harness.Window{{W: 390, H: 844, Percent: 100}, {W: 844, H: 390, Percent: 100}}

// TestBoardsCanBeHit: on the smallest telephone every hexagon and every side is large enough to be hit, in one of the parts of the board at
// its largest scale.
func TestBoardsCanBeHit(t *testing.T) {
	is, err := board.Load("la-palma")
	must.OK(t, err)
	base := sketch.Trace(is).Bare()
	s := newStage(t, "de")
	r := open(t, s, openEdition(t, s), harness.Window{W: 320, H: 568, Percent: 100})
	beginBoard(r, "la-palma")
	for r.Widget("edition.board.larger").Enabled {
		r.Pick("edition.board.larger")
	}
	hit := map[string]bool{}
	for _, brush := range []string{"edition.brush.coast", "edition.brush.river"} {
		r.Pick(brush)
		r.parts(func() bool {
			_, most := r.UI.ScrollOffset("edition.entry")
			r.UI.ScrollTo("edition.entry", most)
			r.Wait(2)
			for _, widget := range append(widgets(r.Harness, "edition.cell."), widgets(r.Harness, "edition.side.")...) {
				hit[widget.ID] = true
				if least := 40 * r.Scale(); widget.Rect.W < least {
					t.Fatalf("%s is only %v", widget.ID, widget.Rect)
				}
			}
			return false
		})
	}
	cells := 0
	for id := range hit {
		if strings.HasPrefix(id, "edition.cell.") {
			cells++
		}
	}
	if cells != sketch.Cells {
		t.Errorf("%d hexagons can be hit", cells)
	}
	for _, at := range sketch.Sides() {
		if base.Border(at) && !hit[sideID(at)] {
			t.Errorf("the side %v cannot be hit", at)
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
// or leads the river, and scrolls nothing meanwhile; each line is undone as one.
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
		r.Pick("edition.brush.farmland")
		r.parts(func() bool {
			return r.Has("edition.cell.1.1") && r.Has("edition.cell.3.1") && r.Has("edition.cell.2.2")
		})
		own := func() string {
			text, err := s.Editions.Own()
			must.OK(t, err)
			return text
		}
		scrolled, _ := r.UI.ScrollOffset("edition.entry")
		before := own()
		r.finger(r.Widget("edition.cell.1.1").Rect.Middle(), r.Widget("edition.cell.3.1").Rect.Middle())
		for _, id := range []string{"edition.cell.1.1", "edition.cell.3.1"} {
			if got := r.value(id); got != r.T("feature.farmland") {
				t.Errorf("%v: the line makes %q of %s", w, got, id)
			}
		}
		if now, _ := r.UI.ScrollOffset("edition.entry"); now != scrolled {
			t.Errorf("%v: the line scrolls the page by %v", w, now-scrolled)
		}
		if r.Key(ui.KeyU); own() != before {
			t.Errorf("%v: undone is not the whole line:\n%s", w, own())
		}
		r.Pick("edition.cell.2.2") // a hexagon with the sea around it
		r.Pick("edition.brush.river")
		before = own()
		var from, to ui.Point // the ends of its right side, which is upright
		r.parts(func() bool {
			if !r.Has("edition.side.11.0") || !r.Has("edition.side.11.1") {
				return false
			}
			side, next := r.Widget("edition.side.11.0").Rect.Middle(), r.Widget("edition.side.11.1").Rect.Middle()
			from, to = side.Add(ui.Point{Y: (side.Y - next.Y) * 2 / 3}), side.Add(ui.Point{Y: (next.Y - side.Y) * 2 / 3})
			ground := r.Widget("edition.board.ground").Rect.Inset(8) // nobody draws along the very edge
			return ground.Contains(from) && ground.Contains(to)
		})
		r.finger(from, to)
		if own() == before {
			t.Errorf("%v: no river is led by a line", w)
		}
		r.Pick("edition.board.list")
		if !r.Has("edition.board.la-palma") || r.Has("edition.board.ground") {
			t.Errorf("%v: nothing leads to the list", w)
		}
	}
}

// A line drawn across a board is saved once, when it ends, and undone as a whole; so it is when the page is left meanwhile.
func TestDrawnLineIsKeptOnce(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openEdition(t, s), full)
	beginBoard(r, "la-palma")
	before, err := s.Editions.Own()
	must.OK(t, err)
	changed := func() bool {
		text, err := s.Editions.Own()
		must.OK(t, err)
		return text != before
	}
	cell := func(n int) ui.Point { return r.Widget("edition.cell.6." + strconv.Itoa(n)).Rect.Middle() }
	_, was := r.Store.Calls()
	writes := func() int {
		_, now := r.Store.Calls()
		return now - was
	}
	draw := func() {
		r.Press(cell(2))
		for n := 3; n <= 6; n++ {
			r.Drag(cell(n))
			r.Wait(2)
		}
	}
	r.Pick("edition.brush.village")
	if draw(); writes() > 0 {
		t.Errorf("while a line is drawn the store is written to %d times", writes())
	}
	r.Up()
	r.Wait(3)
	if writes() != 1 || !changed() {
		t.Errorf("a line is saved by %d writes", writes())
	}
	if r.Key(ui.KeyU); changed() {
		t.Error("undone, something of the line is kept")
	}
	draw()
	if s.End(); !changed() {
		t.Error("what was drawn when the program ended is lost")
	}
}

// TestBoardCells: a hexagon is filled by a click and by the keyboard; faults are shown as texts, and the board goes back to the
// reconstruction as a whole. A board begun with the reconstruction is finished at once.
func TestBoardCells(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openEdition(t, s), full)
	r.Pick("edition.board.la-palma")
	r.Pick("edition.board.sea")
	if !r.Reads(r.T("edition.fault.empty")) {
		t.Error("nothing is said of an empty board")
	}
	r.Pick("edition.brush.village")
	r.Pick("edition.cell.3.3")
	if got := r.value("edition.cell.3.3"); got != r.T("feature.village") {
		t.Errorf("a click makes %q of a hexagon", got)
	}
	r.Pick("edition.brush.plot.12")
	r.UI.Focus("edition.cell.6.2")
	r.Key(ui.KeyLeft)
	r.Key(ui.KeyEnter)
	if got := r.value("edition.cell.6.1"); got != r.T("edition.plot", "n", 12) {
		t.Errorf("the keyboard makes %q of a hexagon", got)
	}
	if !r.Reads(r.T("edition.fault.torn")) || !r.Shows("Still missing: Plot 1, Plot 2") {
		t.Error("it is not told what is wrong")
	}
	r.Pick("edition.board.back")
	if text, _ := s.Editions.Own(); text != "" {
		t.Errorf("the board is not the reconstruction again:\n%s", text)
	}
	r.Pick("edition.board.trace")
	if !r.Reads(r.T("edition.board.fine")) || !r.Widget("edition.board.view/1").Enabled {
		t.Error("the reconstruction is not a finished board")
	}
}
