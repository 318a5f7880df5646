package lab

import (
	"testing"

	"islas/game/arena/lab"
	"islas/game/arena/lab/labtest"
	"islas/game/internal/golden"
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

// TestRandomPlay: random play is as long, as rich and as unfair to the seats as that of another program, as far as so few games
// show.
func TestRandomPlay(t *testing.T) {
	level := report(t, []lab.Plan{plan(800)}, 800).Levels[0].(Level)
	within := map[string]float64{figureRounds: 0.6, figureDecisions: 8, figureOptions: 0.15, figurePoints: 1.2, figureWinner: 1.8, figureWins: 11}
	for _, f := range level.Figures {
		if f.Here == nil || !near(*f.Here, f.Low, within[f.Key]) {
			t.Errorf("%s, %s: %s, but known is %s", figureName(f), ofPlayers(f), here(f), rangeOf(f))
		}
	}
	if values := level.Options[0].Values; len(values) != 2 || values[0].Key != 122 || values[1].Key != 126 || values[0].Games != 100 || values[1].Games != 100 {
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
