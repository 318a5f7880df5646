package lab

import (
	"testing"

	"islas/game/arena/lab"
	"islas/game/arena/lab/labtest"
	"islas/game/arena/play"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/colonies/lines"
)

// theColonies is the game with what it needs to be played.
var theColonies = play.Game[colonies.State, colonies.Action, colonies.Event, colonies.View]{Game: engine.Engine{}, Lines: lines.Lines{}}

// report plays games of medium and returns the report on them.
func report(t *testing.T, games int) (*lab.Report, Level) {
	t.Helper()
	plans := []lab.Plan{{Level: "medium", Games: games, Seed: 11}}
	r := labtest.Play(t, lab.Begin(theColonies, Laboratory{}, plans), games)
	return r, r.Levels[0].(Level)
}

// TestReport: what the report counts fits together, and its text can be written.
func TestReport(t *testing.T) {
	r, l := report(t, 48)
	labtest.Report(t, r)
	acts := map[string]float64{}
	for _, a := range l.Acts {
		acts[a.Key] = a.PerGame
	}
	if acts["deal"] > acts["offer"] || acts["settlement"] < 6 || acts["sail"] == 0 || acts["bank"] == 0 || acts["robbery"] == 0 {
		t.Errorf("in a game there are %v", acts)
	}
	players := 0
	for _, k := range []int{oneShip, moreShips} {
		players += l.Openings[k].Share.N
	}
	if players != 24*3+24*4 {
		t.Errorf("%d players have begun with one ship or more", players)
	}
	points := 0.0
	for _, s := range l.Sources {
		points += s.Winners.Mean
	}
	if points < 11 || points > 14 {
		t.Errorf("winners have %.1f points by source", points)
	}
}

// TestLeadersAreRobbed: players rob whoever leads more often than chance would, and whoever is last less often.
func TestLeadersAreRobbed(t *testing.T) {
	_, l := report(t, 48)
	if lead := l.Robbed[0]; lead.N < 200 || lead.Share <= lead.Chance {
		t.Errorf("leaders are robbed in %.1f %% of %d robberies, by chance in %.1f %%", lead.Share, lead.N, lead.Chance)
	}
	if last := l.Robbed[1]; last.Share >= last.Chance {
		t.Errorf("the last are robbed in %.1f %% of %d robberies, by chance in %.1f %%", last.Share, last.N, last.Chance)
	}
}

// TestRobberiesByHand: a robbery of one of two leaders among three others.
func TestRobberiesByHand(t *testing.T) {
	var r robberies
	r.add(true, 2, 3)
	r.add(false, 1, 3)
	r.add(true, 3, 3) // all alike: nothing can be told of it
	if r != (robberies{N: 1, All: 2, Sum: 60}) {
		t.Errorf("counted are %+v", r)
	}
}

// TestOpeningsByHand: openings are sorted by what they earn.
func TestOpeningsByHand(t *testing.T) {
	o := opening{Pips: 20, Kinds: 4, Ships: 2}
	for _, c := range []struct {
		players int
		want    []int
	}{{4, []int{rich, allKinds, moreShips, withoutHarbour}}, {3, []int{poor, allKinds, moreShips, withoutHarbour}}} {
		got := o.groups(c.players)
		for i := range c.want {
			if got[i] != c.want[i] {
				t.Errorf("%d players: the opening is in %v, want %v", c.players, got, c.want)
			}
		}
	}
}
