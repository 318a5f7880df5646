package lab

import (
	"testing"

	"islas/game/arena/lab"
	"islas/game/arena/lab/labtest"
	"islas/game/arena/play"
	"islas/game/internal/golden"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
)

// report plays as many games of each of the plans as games lists and returns the report.
func report(t *testing.T, plans []lab.Plan, games ...int) *lab.Report {
	t.Helper()
	g := play.Game[islas.State, islas.Action, islas.Event, islas.View]{Game: engine.Engine{}, Lines: lines.Lines{}}
	return labtest.Play(t, lab.Begin(g, Laboratory{}, plans), games...)
}

// TestGolden compares the text of a run with the kept one. A recount of the same games in their records agreed with it.
func TestGolden(t *testing.T) {
	r := report(t, []lab.Plan{plan(192)}, 192)
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

// TestFindingsAreTold requires the findings in the text, or that there are none.
func TestFindingsAreTold(t *testing.T) {
	found := lab.Head{Level: "easy", Planned: 1, Games: 1, Compared: 36, Open: 7, Findings: []lab.Finding{
		{Kind: "island", Key: "la-gomera", Share: lab.Estimate{N: 100, Off: -7.25, Interval: &lab.Interval{Low: -9, High: -5.5}}, Sure: true},
		{Kind: kindAdjusted, Key: "orange", Share: lab.Estimate{N: 100, Off: 8, Interval: &lab.Interval{Low: 5, High: 11}}, Sure: true},
		{Kind: kindHeld, Key: "red", Share: lab.Estimate{N: 100, Off: 20, Interval: &lab.Interval{Low: 15, High: 25}}},
	}}
	for _, c := range []struct {
		head lab.Head
		want []string
	}{
		{found, []string{
			"La Gomera wins 7.2 percentage points less than its fair share (−9.0 to −5.5).",
			"The owner of orange (ties), adjusted, wins 8.0 percentage points more than equals without it (+5.0 to +11.0).",
			"Holding red (shield) longest goes with 20.0 percentage points more than a fair share (+15.0 to +25.0; perhaps chance).",
		}},
		{lab.Head{Level: "easy", Planned: 1, Games: 1}, []string{"No island, seat or privilege is seen to be more than 5 percentage points of win share off."}},
	} {
		r := report(t, []lab.Plan{plan(1)}, 0)
		r.Levels = []any{Level{Head: c.head, Draws: make([]lab.Games, len(drawValues))}}
		labtest.Says(t, r, c.want...)
	}
}
