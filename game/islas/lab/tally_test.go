package lab

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/islas"
	"islas/game/islas/engine"
)

// near reports whether two numbers are hardly apart.
func near(a, b, within float64) bool { return max(a-b, b-a) <= within }

// simple returns a game in which the seats have these points and the best of them win.
func simple(points ...int) facts {
	f := facts{Facts: lab.Facts{Players: len(points), Values: game.Values{engine.DrawPrivilege: 4, engine.Goal: 19}, Rounds: 10}}
	copy(f.Points[:], points)
	for i, n := range points {
		f.Boards[i] = i
		if n == slices.Max(points) {
			f.Winners = f.Winners.Add(game.Seat(i))
		}
	}
	return f
}

func TestLongest(t *testing.T) {
	f := simple(10, 20, 20, 5)
	f.Held[1][islas.Blue], f.Held[3][islas.Blue], f.Held[0][islas.Red], f.Held[2][islas.Red] = 3, 2, 4, 4
	if f.longest(islas.Blue) != 0b0010 || f.longest(islas.Red) != 0b0101 || f.longest(islas.Green) != 0 {
		t.Errorf("held longest: %b, %b, %b", f.longest(islas.Blue), f.longest(islas.Red), f.longest(islas.Green))
	}
}

// level returns the report on a tally's games.
func level(t *tally) Level { return t.Level(lab.Common{Options: make([]lab.Option, 1)}).(Level) }

// TestTally adds up three games whose figures are computed by hand.
func TestTally(t *testing.T) {
	tally := newTally()
	a := simple(20, 10)
	a.Held[0][islas.Brown], a.Held[1][islas.Brown], a.Held[1][islas.Red] = 5, 2, 1
	a.Settlers = [deciders]int{1, 2, 3, 4, 5, 6}
	a.Pirates[mostOf+2], a.Spared, a.Lost = 3, 1, 6
	a.Houses, a.Palaces, a.Reshuffles, a.Substitutes[islas.Palace] = 9, 4, 2, 1
	a.RanOut[islas.Palace] = 1 << islas.Green
	a.Used[islas.Draw] = 3
	b := simple(15, 21, 9)
	b.Values, b.Rounds = game.Values{engine.DrawPrivilege: 5}, 13
	b.Held[1][islas.Brown] = 7
	c := simple(19, 19)
	c.Held[0][islas.Brown], c.Held[1][islas.Brown] = 3, 3
	for n, f := range []facts{a, b, c} {
		tally.add(n, &f)
	}
	l := level(tally)
	brown := l.Privileges[islas.Brown]
	if brown.Power != "draw" || brown.Tied != 1 || brown.Nobody != 0 || brown.Longest.Share.N != 2 ||
		!near(brown.Longest.Share.Off, (50+200./3)/2, 1e-3) || brown.Used != 1 || !near(brown.Kept, 100*20./33, 1e-3) {
		t.Errorf("brown: %+v", brown)
	}
	if len(brown.ByDraw) != 2 || brown.ByDraw[0].Share.N != 1 || !near(brown.ByDraw[1].Share.Off, 66.6667, 1e-3) {
		t.Errorf("brown by cards: %+v", brown.ByDraw)
	}
	if red := l.Privileges[islas.Red]; red.Nobody != 2 || red.Longest.Share.N != 1 || red.Longest.Share.Off != -50 {
		t.Errorf("red: %+v", red)
	}
	if l.Settlers[0] != (lab.Share{Key: "1", Count: 2, Share: 9.5238}) || l.Settlers[4] != (lab.Share{Key: "ties", Count: 6, Share: 28.5714}) ||
		l.Settlers[5] != (lab.Share{Key: "nobody", Count: 1, Share: 4.7619}) {
		t.Errorf("settlers: %v", l.Settlers)
	}
	if i := slices.Index(l.Pirates, lab.Share{Key: "most-2", Count: 3, Share: 100}); i < 0 || l.Spared != 1 {
		t.Errorf("pirates: %v", l.Pirates)
	}
	if l.Supply[1].RanOut[islas.Green] != (lab.Share{Key: "green", Count: 1, Share: 33.3333}) || l.Supply[1].Substitutes != 0.3333 || l.Supply[0].RanOut[0].Count != 0 {
		t.Errorf("supply: %v", l.Supply)
	}
	if p := l.PerGame; p.Houses != 3 || p.Palaces != 1.3333 || p.Lost != 2 || p.Reshuffles != 0.6667 || p.Reshuffled != 33.3333 {
		t.Errorf("per game: %+v", p)
	}
}

// TestFindings makes games that the owner of one privilege always wins.
func TestFindings(t *testing.T) {
	tally := newTally()
	for n := range 400 {
		f := simple(20, 10)
		f.Half.Reached = true
		f.Half.Owns[0], f.Held[0][islas.Beige] = 1<<islas.Beige, 5
		tally.add(n, &f)
	}
	l := level(tally)
	if len(l.Findings) != 2 || l.Findings[0].Kind != kindAdjusted || l.Findings[0].Share.Off != 100 ||
		l.Findings[1].Kind != kindHeld || l.Findings[1].Key != "beige" || l.Findings[1].Share.Off != 50 || !l.Findings[1].Sure {
		t.Errorf("findings: %+v", l.Findings)
	}
	if l.Compared != 2 || l.Open != 0 {
		t.Errorf("%d figures were looked at, %d are open", l.Compared, l.Open)
	}
}
