package shell_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/render/keep/chronicle"
	"islas/render/stage"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// someResults returns n results of the chosen game of a stage, of two people at one table and of computers.
func someResults(s *stage.Stage, n int) (all []chronicle.Result) {
	lot := rand.New(rand.NewPCG(1, 2))
	info := s.Game.Info()
	offered := info.Levels.Offered()
	for i := range n {
		ended := time.Date(2026, 1, 1+i, 18, 30, 0, 0, time.UTC)
		r := chronicle.Result{
			ID: fmt.Sprintf("game-20260101-000000-%04x", i), Sum: "0", Game: info.Record, Rounds: 7 + lot.IntN(9), Actions: 60,
			Ended: ended, Begun: ended.Add(-time.Hour), Played: 40 * time.Minute,
		}
		seats := info.MinSeats + lot.IntN(info.MaxSeats-info.MinSeats+1)
		level := offered[lot.IntN(len(offered))]
		most := 0
		for seat := range seats {
			at := chronicle.Seat{Name: "Nayra", Control: level}
			switch {
			case seat == 0:
				at = chronicle.Seat{Name: "Yaiza", Control: game.Human}
			case seat == 1 && i%3 == 0:
				at = chronicle.Seat{Name: "Bartholomäus-Maximilian", Control: game.Human}
			}
			if boards := info.Boards.IDs; len(boards) > 0 {
				at.Board = boards[(seat+i)%len(boards)]
			}
			r.Seats = append(r.Seats, at)
			r.Points = append(r.Points, 8+lot.IntN(18)+min(i/4, 9))
			most = max(most, r.Points[seat])
		}
		for seat, points := range r.Points {
			if points == most {
				r.Winners = append(r.Winners, seat)
			}
		}
		r.Start = lot.IntN(seats)
		for k, label := range map[string][]string{"islas": {"result.houses", "result.first", "result.further", "result.towns"}, "puertorico": {"result.chips", "result.buildings"}, "colonies": {"result.settlements", "result.cities", "result.chips", "result.cards", "result.army"}}[info.ID] {
			from := chronicle.Source{Label: label}
			for _, points := range r.Points {
				from.Points = append(from.Points, points*(k+1)/10)
			}
			r.Sources = append(r.Sources, from)
		}
		if g, ok := s.Game.(stage.AchievementJudge); ok {
			r.Judged, r.Achievements = g.Judged(), make([][]string, seats)
			for _, f := range g.Achievements() {
				if lot.IntN(9) == 0 {
					r.Achievements[0] = append(r.Achievements[0], f.ID)
				}
			}
		}
		all = append(all, r)
	}
	return all
}

// chronicled returns the chronicle of a stage with n results.
func chronicled(t testing.TB, s *stage.Stage, n int) stage.Scene {
	t.Helper()
	if n > 0 {
		must.OK(t, s.Results.Ledger().Note(someResults(s, n)...))
	}
	return s.Routes.Chronicle(s)
}

// A game that ends is in the chronicle, also after it is deleted; a lost chronicle is rebuilt from the kept games.
func TestChronicleKnowsWhatEnded(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), full)
	r.Click("chronicle")
	if !r.Has("new") || r.Has("aspect") {
		t.Error("an empty chronicle does not offer to begin a game")
	}
	r.Key(ui.KeyEscape)
	m := over(t, 4)
	s.Saves.Adopt(m)
	s.Saves.Keep(m) // once more, as a table may
	if told := s.TakeNotices(); len(told) != 0 {
		t.Errorf("before the end has been seen %q is told", told)
	}
	s.Routes.Result(s, m)
	s.Routes.Result(s, m) // once more, as from the list of games
	if told := s.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], "for the first time") {
		t.Errorf("what was achieved is told as %q", told)
	}
	kept := s.Saves.Library().List()
	if err := errors.Join(s.Store.Remove(chronicle.File), s.Store.Remove(chronicle.Before)); err != nil || len(kept) != 1 {
		t.Fatal(err, kept)
	}
	for _, gone := range []bool{false, true} {
		fresh := newStage(t, "en")
		fresh.Store = s.Store
		if gone {
			must.OK(t, fresh.Saves.Library().Delete(kept[0].ID))
		}
		r := open(t, fresh, fresh.Routes.Title(fresh), full)
		r.Click("chronicle")
		r.Rest()
		if !r.Shows("Yaiza") || !r.Has("best.0") {
			t.Fatalf("gone %v: the chronicle does not know the game", gone)
		}
		r.Click("best.0")
		r.Rest()
		if _, stays := fresh.Top().(*stand); stays || r.Has("aspect") != gone {
			t.Errorf("gone %v: the record led to %T", gone, fresh.Top())
		}
	}
}

// The person whose games are counted, and the aspect by which they are compared, can be chosen; below the curve stands the game that is
// pointed at.
func TestChronicleIsTurned(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, chronicled(t, s, 30), full)
	if !r.Shows("Yaiza") || !r.Shows("30") {
		t.Error("it does not begin with who played most")
	}
	r.Click("after")
	if !r.Shows("Bartholomäus-Maximilian") || !r.Shows("10") {
		t.Error("the next one is not shown")
	}
	r.Click("after")
	if !r.Shows("Everyone") {
		t.Error("everyone is not shown")
	}
	curve := r.Widget("curve").Rect
	r.Move(ui.Point{X: curve.X + curve.W/60, Y: curve.Middle().Y})
	r.Wait(3)
	if below := (ui.Rect{Y: curve.Bottom(), W: curve.Right(), H: 100}); !r.ShowsIn("1 January 2026", below) || !r.Shows(r.T("chronicle.legend", "n", 10)) {
		t.Error("the first game is not told below the curve")
	}
	r.option("aspect", 1)
	if !r.Shows("5 players") {
		t.Error("it is not compared by the number of players")
	}
	r.option("aspect", 3)
	if !r.Shows(s.Game.Board(s.Game.Info().Boards.IDs[0]).Name()) {
		t.Error("it is not compared by island")
	}
}

// A record shows when it was set, with whom and how often it was broken; there is one for each source of points of the game.
func TestRecordsTellOfTheirGames(t *testing.T) {
	s := newStage(t, "en")
	m := over(t, 3)
	s.Saves.Keep(m)
	r := open(t, s, s.Routes.Chronicle(s), full)
	r.Rest()
	for _, source := range s.Game.Result(s, m).Sources {
		id := "best." + source.Label
		if source.Amounts[0].Points == 0 {
			continue
		}
		points := strconv.Itoa(source.Amounts[0].Points) + ". "
		if w := r.Widget(id); !strings.HasPrefix(w.Value, points) || !strings.Contains(w.Value, "with ") || w.Label != "Most points: "+r.T(source.Label) {
			t.Errorf("%q is %q: %q", id, w.Label, w.Value)
		}
	}
	names := m.Setup().Seats
	with := "with " + names[1].Name + " and " + names[2].Name
	if tip := r.Widget("best.0").Tooltip; !strings.Contains(tip, with) || strings.Contains(tip, "broken") {
		t.Errorf("the record says %q", tip)
	}
	s = newStage(t, "en")
	r = open(t, s, chronicled(t, s, 40), full)
	if tip := r.Widget("best.0").Tooltip; !strings.Contains(tip, "broken") || !strings.Contains(tip, "2026") {
		t.Errorf("a record that was broken says %q", tip)
	}
}
