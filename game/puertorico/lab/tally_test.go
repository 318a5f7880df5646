package lab

import (
	"testing"

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

// games3 returns three games whose figures are computed by hand.
func games3() []facts {
	a, b, c := simple(30, 20), simple(40, 10, 10), simple(25, 25)
	a.Built[0][puertorico.SmallMarket], a.Built[1][puertorico.SmallMarket] = 3, 5
	a.Built[1][puertorico.Wharf] = 8
	a.First, a.Ending = puertorico.EndCity, puertorico.EndCity|puertorico.EndChips
	a.Scores[0], a.Scores[1] = puertorico.Score{Chips: 10, Buildings: 15, Large: 5}, puertorico.Score{Chips: 20}
	b.Built[0][puertorico.SmallMarket] = 1
	b.First, b.Ending, b.Ender = puertorico.EndColonists, puertorico.EndColonists, 2
	b.Scores[0] = puertorico.Score{Chips: 40}
	c.Winners = 0b11
	c.Built[1][puertorico.Wharf] = 6
	c.First, c.Ending = puertorico.EndCity, puertorico.EndCity
	return []facts{a, b, c}
}

// TestTally adds up three games.
func TestTally(t *testing.T) {
	sum := &tally{}
	for _, f := range games3() {
		sum.add(&f)
	}
	l := sum.Level(lab.Common{}).(Level)
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
