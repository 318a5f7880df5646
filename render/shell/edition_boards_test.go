package shell_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/game/islas/printed"
	"islas/render/stage"
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

// TestBoardIsTraced: a board begun with the reconstruction is finished at once and equals it; another that looks the same is reported as
// unlike the reconstruction, but can be played.
func TestBoardIsTraced(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openEdition(t, s), full)
	r.Pick("edition.board.gran-canaria")
	r.Pick("edition.board.trace")
	if !r.Reads(r.T("edition.board.fine")) || r.Reads("reconstruction (check again") || !r.Widget("edition.board.view/1").Enabled {
		t.Error("the reconstruction is not a finished board")
	}
	b := traced(t, "tenerife", "la-palma")
	must.OK(t, s.Store.Write(stage.EditionName(s.Game.Info()), []byte(b.String())))
	r = open(t, s, openEdition(t, s), full)
	r.Pick("edition.board.tenerife")
	r.Reveal("edition.board.tenerife")
	if !r.Reads(r.T("edition.fault.alike", "what", "La Palma")) || !r.Reads(r.T("edition.board.fine")) {
		t.Error("that two boards are alike is not told, or keeps one from being played")
	}
}

// TestBoardCells: a hexagon is filled by a click and by the keyboard; faults are shown as texts, and the board goes back to the
// reconstruction as a whole.
func TestBoardCells(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openEdition(t, s), full)
	r.Pick("edition.board.la-palma")
	r.Pick("edition.board.sea")
	if !r.Reads(r.T("edition.fault.empty")) {
		t.Error("nothing is said of an empty board")
	}
	ground := func(row, n int) string {
		return r.value("edition.cell." + strconv.Itoa(row) + "." + strconv.Itoa(n))
	}
	r.Pick("edition.brush.village")
	r.Pick("edition.cell.3.3")
	if ground(3, 3) != r.T("feature.village") {
		t.Errorf("a click makes %q of a hexagon", ground(3, 3))
	}
	r.Pick("edition.brush.plot.12")
	r.UI.Focus("edition.cell.6.2")
	r.Key(ui.KeyLeft)
	r.Key(ui.KeyEnter)
	if ground(6, 1) != r.T("edition.plot", "n", 12) {
		t.Errorf("the keyboard makes %q of a hexagon", ground(6, 1))
	}
	if !r.Reads(r.T("edition.fault.torn")) || !r.Shows("Still missing: Plot 1, Plot 2") {
		t.Error("it is not told what is wrong")
	}
	r.Pick("edition.board.back")
	if text, _ := s.Editions.Own(); text != "" || !r.Has("edition.board.trace") {
		t.Errorf("the board is not the reconstruction again:\n%s", text)
	}
}
