package shell_test

import (
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board/sketch"
	"islas/game/islas/engine"
	"islas/game/islas/printed"
	"islas/game/match"
	"islas/render/internal/harness"
	"islas/render/stage"
)

// TestBoardIsPlayed: a board that was copied is offered in a new game with one's own values, is played and told of at the table, and can be
// loaded where nobody has copied it; with the values built in the game has the islands of the program.
func TestBoardIsPlayed(t *testing.T) {
	for _, choose := range []int{0, 1} {
		own := choose == 1
		s := newStage(t, "en")
		b := traced(t, "tenerife", "gran-canaria")
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
