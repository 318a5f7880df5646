package shell_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/game/islas/engine"
	"islas/game/islas/printed"
	"islas/game/match"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/ui"
)

// sideID is the id of a side of hexagons.
func sideID(at sketch.Side) string {
	return "box.side." + strconv.Itoa(int(at.Cell)) + "." + strconv.Itoa(int(at.To))
}

// shortWays returns where the shortest river and road can run on the sketch that an island is begun with.
func shortWays(t testing.TB, id string) (river, road sketch.Side) {
	t.Helper()
	is, err := board.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	base := sketch.Trace(is)
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

// beginBoard begins to copy the board of an island.
func beginBoard(r *rig, id string) {
	r.pick("box.board." + id)
	r.Wait(2)
	r.pick("box.board.trace")
	r.Wait(2)
}

// copyBoard copies the board of an island with the shortest river and road, with the keyboard.
func copyBoard(r *rig, id string) {
	r.t.Helper()
	beginBoard(r, id)
	river, road := shortWays(r.t, id)
	for _, step := range []string{"box.brush.river", sideID(river), "box.brush.road", sideID(road)} {
		for _, way := range []string{"box.board.west", "box.board.east"} { // in another part of the board
			for !r.Has(step) && r.Widget(way).Enabled {
				r.pick(way)
				r.Wait(2)
			}
		}
		r.UI.Focus(step)
		r.Key(ui.KeyEnter)
		r.Wait(2)
	}
}

// drawSome draws some of a board, and looks where a river could run there.
func drawSome(r *rig) {
	r.pick("box.board.la-palma")
	r.Wait(2)
	r.pick("box.board.sea")
	r.Wait(2)
	r.pick("box.cell.2.2")
	r.pick("box.brush.village")
	r.pick("box.cell.2.3")
	r.pick("box.brush.river")
	r.Wait(2)
}

// TestBoardsCanBeHit: in windows of all sizes every hexagon and every side is large enough to be hit, in one of the parts in which the board
// is shown.
func TestBoardsCanBeHit(t *testing.T) {
	for i, w := range []harness.Window{{W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 390, H: 844, Percent: 100}, {W: 320, H: 568, Percent: 100}} {
		s := newStage(t, locales.Languages()[i%3])
		r := open(t, s, openBox(t, s), w)
		beginBoard(r, "la-palma")
		for brush, start := range map[string]string{"box.brush.coast": "box.cell.", "box.brush.river": "box.side."} {
			for r.Has("box.board.west") && r.Widget("box.board.west").Enabled {
				r.pick("box.board.west")
				r.Wait(2)
			}
			r.pick(brush)
			r.Wait(2)
			hit := map[string]bool{}
			for {
				for _, widget := range r.UI.Widgets() {
					if !strings.HasPrefix(widget.ID, start) {
						continue
					}
					hit[widget.ID] = true
					if least := 40 * r.Scale(); widget.Rect.W < least {
						t.Fatalf("%v: %s is only %v", w, widget.ID, widget.Rect)
					}
				}
				if !r.Has("box.board.east") || !r.Widget("box.board.east").Enabled {
					break
				}
				r.pick("box.board.east")
				r.Wait(2)
			}
			if start == "box.cell." && len(hit) != sketch.Cells {
				t.Errorf("%v: %d hexagons can be hit", w, len(hit))
			}
			if is, err := board.Load("la-palma"); start == "box.side." && err == nil {
				base := sketch.Trace(is)
				for _, at := range sketch.Sides() {
					if base.Border(at) && !hit[sideID(at)] {
						t.Errorf("%v: the side %v cannot be hit", w, at)
					}
				}
			}
		}
	}
}

// drawnBox is a box with nothing but a board.
func drawnBox(t testing.TB, id string) printed.Box {
	t.Helper()
	is, err := board.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	river, road := shortWays(t, id)
	b := printed.New()
	b.Islands = b.Islands.With(id, sketch.Trace(is).Led(sketch.River, river).Led(sketch.Road, road))
	return b
}

// TestBoardIsDrawn: a board is begun with the reconstruction, hexagons are filled, river and road are led by clicks; what is missing is told,
// everything is kept at once and can be undone, and the finished board is shown as in the game.
func TestBoardIsDrawn(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newStage(t, lang)
		r := open(t, s, openBox(t, s), full)
		state := func() string { return r.Widget("box.board.tenerife").Value }
		if !strings.HasPrefix(state(), r.T("box.state.reconstruction")) {
			t.Errorf("%s: at first the board is told as %q", lang, state())
		}
		beginBoard(r, "tenerife")
		if !strings.HasPrefix(state(), r.T("box.state.unfinished")) || !r.reads(r.T("box.fault.none.river")) || !r.reads(r.T("box.fault.none.road")) {
			t.Errorf("%s: river and road are not missed: %q", lang, state())
		}
		if w := r.Widget("box.board.view/1"); w.Enabled || w.Why != r.T("box.board.picture.why") {
			t.Errorf("%s: an unfinished board can be seen as in the game", lang)
		}
		river, road := shortWays(t, "tenerife")
		r.pick("box.brush.river")
		r.pick(sideID(river))
		r.pick("box.brush.road")
		r.pick(sideID(road))
		r.Wait(2)
		want := drawnBox(t, "tenerife")
		if text, err := s.OwnBox(); err != nil || text != want.String() {
			t.Errorf("%s: kept is %v\n%s\nwant\n%s", lang, err, text, want.String())
		}
		fine := r.reads(r.T("box.board.fine"))
		r.Reveal("box.board.tenerife")
		r.Wait(2)
		if !strings.HasPrefix(state(), r.T("box.state.printed")) || !fine || !r.reads(r.T("box.boards.count", "n", 1, "all", 6)) {
			t.Errorf("%s: the board is not told to be finished: %q", lang, state())
		}
		r.option("box.board.view", 1)
		r.Wait(2)
		if r.Has("box.cell.1.1") || r.Has(sideID(river)) {
			t.Errorf("%s: the picture is not shown", lang)
		}
		for range 3 {
			r.Key(ui.KeyU)
			r.Wait(2)
		}
		if text, err := s.OwnBox(); err != nil || text != "" {
			t.Errorf("%s: all undone there is still a box: %v\n%s", lang, err, text)
		}
		if told := r.Notices(); len(told) > 0 {
			t.Errorf("%s: %q", lang, told)
		}
	}
}

// TestBoardCells: a hexagon is filled by a click and by the keyboard, and several by drawing across them with the mouse; what is wrong then
// is told in words, and the board goes back to the reconstruction as a whole.
func TestBoardCells(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, openBox(t, s), full)
	r.pick("box.board.la-palma")
	r.Wait(2)
	r.pick("box.board.sea")
	r.Wait(2)
	if !r.reads(r.T("box.fault.empty")) {
		t.Error("nothing is said of an empty board")
	}
	ground := func(row, n int) string {
		return r.value("box.cell." + strconv.Itoa(row) + "." + strconv.Itoa(n))
	}
	r.pick("box.brush.village")
	r.pick("box.cell.3.3")
	r.Wait(2)
	if ground(3, 3) != r.T("feature.village") {
		t.Errorf("a click makes %q of a hexagon", ground(3, 3))
	}
	r.pick("box.brush.plot.12")
	r.Press(r.Widget("box.cell.6.2").Rect.Middle())
	for n := 3; n <= 5; n++ {
		r.Drag(r.Widget("box.cell.6." + strconv.Itoa(n)).Rect.Middle())
		r.Wait(1)
	}
	r.Up()
	r.Wait(2)
	for n := 2; n <= 5; n++ {
		if ground(6, n) != r.T("box.plot", "n", 12) {
			t.Errorf("drawn across, hexagon %d is %q", n, ground(6, n))
		}
	}
	r.Move(r.Widget("box.cell.1.1").Rect.Middle())
	r.Wait(2)
	if ground(1, 1) != r.T("box.sea") {
		t.Error("the mouse draws without its button")
	}
	r.UI.Focus("box.cell.6.2")
	r.Key(ui.KeyLeft)
	r.Key(ui.KeyEnter)
	r.Wait(2)
	if ground(6, 1) != r.T("box.plot", "n", 12) {
		t.Errorf("the keyboard makes %q of a hexagon", ground(6, 1))
	}
	if !r.reads(r.T("box.fault.torn")) || !r.Shows("Still missing: Plot 1, Plot 2") {
		t.Error("it is not told what is wrong")
	}
	r.pick("box.board.back")
	r.Wait(2)
	if text, _ := s.OwnBox(); text != "" || !r.Has("box.board.trace") {
		t.Errorf("the board is not the reconstruction again:\n%s", text)
	}
}

// TestBoardIsPlayed: a board that was copied is offered in a new game with one's own values, is played and told of at the table, and can be
// loaded where nobody has copied it; with the values built in the game has the islands of the program.
func TestBoardIsPlayed(t *testing.T) {
	for _, choose := range []int{0, 1} {
		own := choose == 1
		s := newStage(t, "en")
		b := drawnBox(t, "tenerife")
		if err := s.Store.Write(stage.BoxName(s.Game.Info()), []byte(b.String())); err != nil {
			t.Fatal(err)
		}
		r := open(t, s, s.Routes.NewGame(s), full)
		r.option("box", choose)
		r.Wait(2)
		if r.reads(r.T("island.printed")) != own {
			t.Errorf("own values %v: the boards to choose from tell of a printed one: %v", own, !own)
		}
		setup := someSetup(2)
		setup.Seats[0].Board, setup.Seats[1].Board = "tenerife", "la-palma"
		if own {
			setup.Box = b.Values()
		}
		m := played(t, setup)
		state := m.State()
		drawn, is := b.Island("tenerife"), "the reconstruction"
		if state.Geography(0) == drawn.Geography() {
			is = "drawn"
		}
		if (is == "drawn") != own || state.Geography(1) == drawn.Geography() {
			t.Errorf("own values %v: Tenerife is %s", own, is)
		}
		saved, err := m.Save()
		if err != nil {
			t.Fatal(err)
		}
		elsewhere := harness.NewStage(t, "en", newStage(t, "en").Games...)
		loaded, err := elsewhere.Game.Load(saved)
		if err != nil || loaded.(*engine.Match).State() != m.State() {
			t.Fatalf("own values %v: loaded elsewhere it is another: %v", own, err)
		}
		if (elsewhere.Game.BoardOf(loaded.Setup(), 0).Sentence() == "island.printed") != own || elsewhere.Game.BoardOf(loaded.Setup(), 1).Sentence() == "island.printed" {
			t.Errorf("own values %v: the result shows other boards", own)
		}
		if _, err := elsewhere.Game.Table(elsewhere, loaded, false); err != nil {
			t.Error(err)
		}
		if _, err := elsewhere.Game.Replay(elsewhere, loaded, 3); err != nil {
			t.Error(err)
		}
	}
}

// TestUnfinishedBoardIsNotPlayed: as long as a board is unfinished, it is kept, but games have the reconstruction, and nothing is to be
// chosen about them.
func TestUnfinishedBoardIsNotPlayed(t *testing.T) {
	s := newStage(t, "en")
	b := printed.New()
	b.Islands = b.Islands.With("tenerife", sketch.Sketch{}.Painted(5, sketch.Village))
	if err := s.Store.Write(stage.BoxName(s.Game.Info()), []byte(b.String())); err != nil {
		t.Fatal(err)
	}
	r := open(t, s, s.Routes.NewGame(s), full)
	if r.Has("box/1") || len(r.Notices()) > 0 {
		t.Errorf("an unfinished board can be played: %q", r.Notices())
	}
	s.Push(openBox(t, s))
	r.Wait(3)
	if !strings.HasPrefix(r.Widget("box.board.tenerife").Value, r.T("box.state.unfinished")) {
		t.Error("the unfinished board is lost")
	}
	own := b.Box
	if own != islas.NewBox() {
		t.Error("cards have changed")
	}
	if _, _, err := match.New(engine.Engine{}, match.Setup{Box: b.String(), Seats: someSetup(2).Seats}); err != nil {
		t.Error(err)
	}
}
