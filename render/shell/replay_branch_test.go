package shell_test

import (
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	rules "islas/game/toy"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/toy"
	"islas/render/ui"
)

// keptMatch is the match of the table that was opened last.
type keptMatch struct{ match match.Any }

// catchTables makes the routes lead to a stand in place of a table, and returns who it is told of.
func catchTables(h *harness.Harness) *keptMatch {
	kept := &keptMatch{}
	table := h.Stage.Routes.Table
	h.Stage.Routes.Table = func(s *stage.Stage, m match.Any, fresh bool) stage.Scene {
		kept.match = m
		return table(s, m, fresh)
	}
	return kept
}

// From any moment of a replay a game of one's own goes on, with whom one likes on each seat. It is kept and continued like any other.
func TestPlayOnFromAReplay(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		kept := catchTables(h)
		h.Key(ui.KeyPageDown)
		h.Key(ui.KeyPageDown)
		h.Rest()
		recordedMatch, err := h.Stage.Opened(recordOf(t, h.Stage.Game.Info().ID, 3, 3))
		if err != nil {
			t.Fatal(err)
		}
		h.Click("replay.branch")
		h.Option("branch.seat.0", 1)
		h.Option("branch.seat.1", 0)
		h.Option("branch.seat.2", 1)
		h.Wait(2)
		h.Click("branch.begin")
		h.Wait(5)
		if kept.match == nil || h.Has("replay.line") {
			t.Fatalf("no game begins, but %T is seen", h.Stage.Top())
		}
		setup, before := kept.match.Setup(), recordedMatch.Setup()
		easy := h.Stage.Game.Info().Levels.Offered()[0]
		for i, control := range []string{easy, game.Human, easy} {
			if got := setup.Seats[i]; got.Control != control || got.Board != before.Seats[i].Board || got.Name == "" {
				t.Errorf("on seat %d sits %+v", i, got)
			}
		}
		if setup.Seats[0].Name != before.Seats[0].Name || setup.Seats[1].Name == before.Seats[1].Name || setup.Seed != before.Seed {
			t.Errorf("the game goes on as %+v, it was %+v", setup, before)
		}
		if n := kept.match.Round(); n != 3 {
			t.Errorf("it goes on in round %d", n)
		}
		m := h.Stage.Continue()
		if m == nil || m.Round() < 3 || m.Setup().Seats[1].Control != game.Human {
			t.Fatalf("what is kept is %+v; told is %q", m, h.Notices())
		}
		h.Rest()
	})
}

// Who does something else in a replay than was done begins a game with that.
func TestPlayOnOtherwise(t *testing.T) {
	bubble(t, func(t *testing.T) {
		h := watching(t, "en", "toy", 3, usual)
		h.Clock = true
		kept := catchTables(h)
		h.Key(ui.KeyPageDown)
		h.Rest()
		at := shown(t, h)
		played, err := h.Stage.Opened(recordOf(t, "toy", 3, 3))
		if err != nil {
			t.Fatal(err)
		}
		m := played.(*toy.Match)
		n := 0
		for m.Marks()[n] < at {
			n++
		}
		was := m.Actions()[n]
		var same, other ui.Widget
		for _, w := range widgets(h, "do ") {
			if w.Target == was {
				same = w
			} else {
				other = w
			}
		}
		if same.ID == "" || other.ID == "" {
			t.Fatalf("at %d one could do %v", at, h.IDs())
		}
		h.Click(same.ID)
		h.Rest()
		if shown(t, h) != m.Marks()[n+1] || h.Has("branch.begin") {
			t.Errorf("what was done leads from %d to %d", at, shown(t, h))
		}
		h.Key(ui.KeyLeft)
		h.Click(other.ID)
		h.Wait(3)
		h.Key(ui.KeyEscape)
		h.Wait(3)
		if h.Has("branch.begin") || shown(t, h) != at || kept.match != nil {
			t.Fatal("the question is not put away")
		}
		h.Click(other.ID)
		h.Wait(3)
		h.Click("branch.begin")
		h.Wait(3)
		branch, ok := kept.match.(*toy.Match)
		if !ok || branch.Played() != n+1 || branch.Actions()[n] != other.Target.(rules.Action) {
			t.Errorf("the game begins as %+v", branch)
		}
	})
}

// From a record whose chance is another program's nobody can play on, and it is said why.
func TestNobodyPlaysOnFromOtherChance(t *testing.T) {
	h := watching(t, "de", "toy", 2, usual)
	data := strings.Replace(string(recordOf(t, "islas", 2, 3)), `"seed":"3"`, `"seed":"dice"`, 1)
	h.Stage.Show("dice.islas.jsonl", []byte(data))
	h.Wait(5)
	if w := h.Widget("replay.branch"); w.Enabled || w.Why != h.T("why.replay-branch") {
		t.Errorf("the button is %+v", w)
	}
	if len(h.Notices()) > 0 {
		t.Errorf("told is %q", h.Notices())
	}
}
