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
	"islas/render/testkit/harness"
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

// The person whose games are counted, and the aspect by which they are compared, can be chosen.
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

// The tooltip of a decision in the chart of chances stays for a pointer that moves onto it, however it drifts on the way; a pointer that
// moves along the chart gets the text of each in turn (WCAG 2.2, 1.4.13).
func TestPointerGoesOntoWhatAChartTells(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 100}} {
		t.Run(w.String(), func(t *testing.T) {
			h, _ := reviewed(t, "en", "islas", 4, w, true)
			chart := h.Widget("chances").Rect
			for _, part := range []float64{0.2, 0.55, 0.9} {
				h.Away()
				h.Wait(3)
				from := ui.Point{X: chart.X + chart.W*part, Y: chart.Bottom() - 12}
				h.Move(from)
				h.Pass(time.Second)
				id, tip, ok := h.UI.Tip()
				if !ok || id != "chances" {
					continue // a mark lies there
				}
				told := h.Widget("chances").Tooltip
				to := ui.Point{X: min(max(from.X+30, tip.X+4), tip.Right()-4), Y: min(max(from.Y, tip.Y+4), tip.Bottom()-4)}
				for i := range 15 {
					h.Move(from.Lerp(to, float64(i+1)/15))
				}
				h.Pass(2 * time.Second)
				id, now, ok := h.UI.Tip()
				if !ok || id != "chances" || !now.Contains(to) || h.Widget("chances").Tooltip != told {
					t.Errorf("at %v of the chart: on its tooltip %q there is %v one of %q: %q", part, told, ok, id, h.Widget("chances").Tooltip)
				}
			}
			seen := map[string]bool{}
			h.Away()
			for x := chart.X + 5; x < chart.Right(); x += chart.W / 40 {
				h.Move(ui.Point{X: x, Y: chart.Bottom() - 12})
				h.Wait(3)
				seen[h.Widget("chances").Tooltip] = true
			}
			if len(seen) < 20 {
				t.Errorf("who slides along the chart is told of %d decisions", len(seen))
			}
		})
	}
}

// The line below the curve of all games stays for a pointer that moves onto it, and hides nothing.
func TestPointerGoesOntoWhatACurveTells(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, chronicled(t, s, 40), full)
	r.Rest()
	curve := r.Widget("curve").Rect
	x := curve.X + curve.W/60
	r.Move(ui.Point{X: x, Y: curve.Middle().Y})
	r.Wait(3)
	at := func() ui.Rect {
		for text, where := range r.UI.DrawnTexts {
			if strings.Contains(text, "1 January 2026") && where.Y >= curve.Bottom() {
				return where
			}
		}
		return ui.Rect{}
	}
	told := at()
	if told.Empty() {
		t.Fatal("the first game is not told")
	}
	legend := r.T("chronicle.legend", "n", 10)
	for y := curve.Middle().Y; y < told.Middle().Y; y += 8 {
		r.Move(ui.Point{X: x, Y: y})
	}
	for range 3 { // along the line
		x += 20
		r.Move(ui.Point{X: x, Y: told.Middle().Y})
	}
	r.Pass(2 * time.Second)
	if at() != told || !r.Shows(legend) {
		t.Error("the line below the curve does not stay for who reads it, or stands where it is told how the curve is read")
	}
	r.Move(ui.Point{X: x, Y: r.UI.Bounds().Bottom() - 2})
	r.Wait(3)
	if !at().Empty() {
		t.Error("the line stays for ever")
	}
}
