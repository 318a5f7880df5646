package lab

import (
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/puertorico"
)

// near reports whether two numbers are hardly apart.
func near(a, b, within float64) bool { return max(a-b, b-a) <= within }

// simple returns a game in which the seats have these points and the first wins.
func simple(points ...int) facts {
	f := facts{Facts: lab.Facts{Players: len(points), Rounds: 10, Winners: 1}}
	copy(f.Points[:], points)
	return f
}

// level returns the report on a tally's games.
func level(t *tally) Level {
	common := lab.Common{}
	common.Players = make([]lab.Games, playerCounts)
	for n := range playerCounts {
		common.SeatsOf = append(common.SeatsOf, lab.SeatsOf{Seats: make([]lab.Group, game.MaxSeats)})
		_ = n
	}
	return t.Level(common).(Level)
}

// games3 returns three games whose figures are computed by hand.
func games3() []facts {
	a, b, c := simple(30, 20), simple(40, 10, 10), simple(25, 25)
	a.Built[0][puertorico.SmallMarket], a.Built[1][puertorico.SmallMarket] = 3, 5
	a.Built[1][puertorico.Wharf] = 8
	a.First, a.Ending = puertorico.EndCity, puertorico.EndCity|puertorico.EndChips
	a.Scores[0], a.Scores[1] = puertorico.Score{Chips: 10, Buildings: 15, Large: 5}, puertorico.Score{Chips: 20}
	a.Decisions, a.Options = 10, 30
	b.Built[0][puertorico.SmallMarket] = 1
	b.First, b.Ending, b.Ender = puertorico.EndColonists, puertorico.EndColonists, 2
	b.Scores[0] = puertorico.Score{Chips: 40}
	c.Winners = 0b11
	c.Built[1][puertorico.Wharf] = 6
	c.First, c.Ending = puertorico.EndCity, puertorico.EndCity
	c.Decisions, c.Options = 30, 50
	return []facts{a, b, c}
}

// TestTally adds up three games.
func TestTally(t *testing.T) {
	sum := &tally{level: "easy"}
	for _, f := range games3() {
		sum.add(&f)
	}
	l := level(sum)
	market, wharf, harbour := l.Buildings[puertorico.SmallMarket], l.Buildings[puertorico.Wharf], l.Buildings[puertorico.Harbour]
	if market.Key != "small-market" || market.Owners.Share.N != 3 || !near(market.PerGame, 1, 0) || !near(market.Games, 200.0/3, 0.01) ||
		!near(market.Winners, 200.0/3, 0.01) || market.Round.Mean != 3 || market.Owners.Points.Mean != 30 {
		t.Errorf("the small market: %+v", market)
	}
	if wharf.Owners.Share.N != 2 || !near(wharf.Winners, 50.0/3, 0.01) || wharf.Round.Mean != 7 {
		t.Errorf("the wharf: %+v", wharf)
	}
	if harbour.Owners.Share.N != 0 || harbour.Games != 0 || harbour.Winners != 0 {
		t.Errorf("the harbour: %+v", harbour)
	}
	for i, want := range []struct{ first, all int }{{1, 1}, {2, 2}, {0, 1}} {
		if l.First[i].Count != want.first || l.Ends[i].Count != want.all {
			t.Errorf("the end %s: %+v, %+v", l.First[i].Key, l.First[i], l.Ends[i])
		}
	}
	if two, three := l.FirstOf[0], l.FirstOf[1]; two.Players != 2 || two.First[1].Share != 100 || three.First[0].Share != 100 || three.First[1].Count != 0 {
		t.Errorf("by number of players the ends are %+v", l.FirstOf)
	}
	if l.ByWinner.Count != 2 {
		t.Errorf("%d games were ended by a winner", l.ByWinner.Count)
	}
	if l.Several != 1 {
		t.Errorf("%d games had several ends", l.Several)
	}
	chips, large := l.Sources[0], l.Sources[2]
	if !near(chips.All.Mean, 10, 1e-9) || chips.All.N != 7 || !near(chips.Winners.Mean, 12.5, 1e-9) || chips.Winners.N != 4 || !near(large.Winners.Mean, 1.25, 1e-9) {
		t.Errorf("points come from %+v", l.Sources)
	}
}

// TestFigures requires the figures of games beside the known ones: of people for a level that people play against, of random play
// for the level that plays so.
func TestFigures(t *testing.T) {
	for _, c := range []struct {
		level string
		want  map[Figure]float64 // without Here
		none  int                // figures of games that were not played
	}{
		{"easy", map[Figure]float64{
			{Key: figureEnds, Low: 2, High: 3}:                 2,
			{Key: figureBuildings, Low: 23, High: 23}:          2,
			{Players: 4, Key: figureRounds, Low: 14, High: 18}: -1,
		}, 11},
		{"random", map[Figure]float64{
			{Players: 2, Key: figureDecisions, Low: 221, High: 221}:   20,
			{Players: 2, Key: figureOptions, Low: 3.6, High: 3.6}:     2,
			{Players: 3, Key: figureDecisions, Low: 252, High: 252}:   0,
			{Players: 5, Key: figureWins, Seat: 5, Low: 29, High: 29}: -1,
		}, 19},
	} {
		sum := &tally{level: c.level}
		for _, f := range games3() {
			sum.add(&f)
		}
		none := 0
		for _, f := range level(sum).Figures {
			here := -1.0
			if f.Here != nil {
				here = *f.Here
			} else {
				none++
			}
			f.Here = nil
			if want, ok := c.want[f]; ok && here != want {
				t.Errorf("%s: %+v is %v, want %v", c.level, f, here, want)
			}
			delete(c.want, f)
		}
		if len(c.want) > 0 || none != c.none {
			t.Errorf("%s: missing are %+v; %d figures are of no game, want %d", c.level, c.want, none, c.none)
		}
	}
}
