package lab

import (
	"cmp"
	"context"
	"fmt"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/arena/lab/labtest"
	"islas/game/internal/golden"
	"islas/game/puertorico"
)

// report plays as many games of each of the plans as games lists and returns the report.
func report(t *testing.T, plans []lab.Plan, games ...int) *lab.Report {
	t.Helper()
	return labtest.Play(t, lab.Begin(puertoRico, Laboratory{}, plans), games...)
}

// TestGolden compares the text of a run with the kept one. A recount of the same games in their records agreed with it.
func TestGolden(t *testing.T) {
	r := report(t, []lab.Plan{plan(80)}, 80)
	golden.Text(t, "testdata/small.txt", labtest.Report(t, r))
}

// TestReports makes reports on some games, one, none, and several levels.
func TestReports(t *testing.T) {
	easy := lab.Plan{Level: "easy", Games: 7, Seed: 3}
	for _, c := range []struct {
		name  string
		plans []lab.Plan
		games []int
	}{
		{"two", []lab.Plan{plan(30), easy}, []int{30, 1}},
		{"none", []lab.Plan{easy}, []int{0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			labtest.Report(t, report(t, c.plans, c.games...))
		})
	}
}

// TestRandomPlay: random play is as long, as rich and as unfair to the seats as that of another program, 40,000 games of it with each
// number of players, as far as so few games show.
func TestRandomPlay(t *testing.T) {
	known := [...]map[string]float64{ // by the number of players, from 2; seats from that of the first governor
		{"rounds": 13.5, "decisions": 221, "options": 3.6, "points": 31.4, "winner": 35.8, "seat 1": 32, "seat 2": 68},
		{"rounds": 21.9, "decisions": 252, "options": 3.9, "points": 26.1, "winner": 32.5, "seat 1": 23, "seat 2": 24, "seat 3": 53},
		{"rounds": 20.2, "decisions": 332, "options": 3.8, "points": 26, "winner": 33.1, "seat 1": 16, "seat 2": 16, "seat 3": 35, "seat 4": 33},
		{"rounds": 19.3, "decisions": 406, "options": 3.9, "points": 25.7, "winner": 33.9, "seat 1": 13, "seat 2": 13, "seat 3": 14, "seat 4": 31, "seat 5": 29},
	}
	within := map[string]float64{"rounds": 0.6, "decisions": 8, "options": 0.15, "points": 1.2, "winner": 1.8}
	p, info := plan(800), puertoRico.Info()
	for few, of := range known {
		players, games := few+info.MinSeats, p.Games/len(known)
		sum := map[string]float64{}
		for n := range games {
			setup := p.Setup(info, few+n*len(known))
			var before puertorico.State
			r, err := puertoRico.Play(context.Background(), setup, false, func(steps []puertorico.Step) {
				for i := range steps {
					if e := &steps[i].Event; e.Kind == puertorico.EvAct && !e.Forced {
						sum["decisions"]++
						sum["options"] += float64(len(before.Legal(nil)))
					}
					before = steps[i].After
				}
			})
			if err != nil || len(r.Seats) != players {
				t.Fatalf("%d players: %v", len(r.Seats), err)
			}
			sum["rounds"] += float64(r.Rounds)
			sum["winner"] += float64(r.Seats[r.Winners.First()].Points)
			for i, seat := range r.Seats {
				sum["points"] += float64(seat.Points) / float64(players)
				if r.Winners.Has(game.Seat(i)) {
					sum[fmt.Sprint("seat ", 1+(i-int(setup.Start)+players)%players)] += 100 / float64(r.Winners.Count())
				}
			}
		}
		sum["options"] *= float64(games) / sum["decisions"]
		for key, want := range of {
			if got := sum[key] / float64(games); !near(got, want, cmp.Or(within[key], 11)) {
				t.Errorf("%d players, %s: %.1f, but known is %v", players, key, got, want)
			}
		}
	}
}

// TestOptions requires the options that are a choice in the report, with their games.
func TestOptions(t *testing.T) {
	level := report(t, []lab.Plan{plan(16)}, 16).Levels[0].(Level)
	if values := level.Options[0].Values; len(values) != 2 || values[0].Key != 122 || values[1].Key != 126 || values[0].Games != 2 || values[1].Games != 2 {
		t.Errorf("the points at the start are %+v", values)
	}
}

// TestFindingsAreTold requires the findings in the text, or that there are none.
func TestFindingsAreTold(t *testing.T) {
	found := lab.Head{Level: "easy", Planned: 1, Games: 1, Compared: 36, Open: 7, Findings: []lab.Finding{
		{Kind: "seat", Key: "1", Players: 4, Share: lab.Estimate{N: 100, Off: -7.25, Interval: &lab.Interval{Low: -9, High: -5.5}}, Sure: true},
		{Kind: kindBuilding, Key: "guild-hall", Share: lab.Estimate{N: 100, Off: 20, Interval: &lab.Interval{Low: 15, High: 25}}},
	}}
	for _, c := range []struct {
		head lab.Head
		want []string
	}{
		{found, []string{
			"The second player of 4 wins 7.2 percentage points less than a fair share (−9.0 to −5.5).",
			"Building the guild hall goes with 20.0 percentage points more than a fair share (+15.0 to +25.0; perhaps chance).",
		}},
		{lab.Head{Level: "easy", Planned: 1, Games: 1}, []string{"No seat or building is seen to be more than 5 percentage points of win share off."}},
	} {
		r := report(t, []lab.Plan{plan(1)}, 0)
		r.Levels = []any{Level{Common: lab.Common{Head: c.head}}}
		labtest.Says(t, r, c.want...)
	}
}
