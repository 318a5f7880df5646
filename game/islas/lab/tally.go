package lab

import (
	"slices"

	"islas/game/arena/lab"
	"islas/game/islas"
	"islas/game/islas/engine"
)

// tally adds up the games of one level. It does not depend on the order in which they are added. It implements lab.Study.
type tally struct {
	games      int
	held       [islas.Colours]holding
	sum        facts // sums of all counts; the other fields are not used
	ranOut     [islas.Kinds][islas.Colours]int
	reshuffled int // games with a reshuffle
}

// holding adds up who held a privilege.
type holding struct {
	longest  lab.GroupSum // those who held it longer than anybody else
	byDraw   [len(drawValues)]lab.Wins
	tied     int // games in which several held it equally long
	nobody   int // games in which nobody held it at the end of any round
	rounds   int // rounds at whose end somebody owned it
	adjusted *lab.Adjusted
}

func newTally() *tally {
	t := &tally{}
	for c := range t.held {
		t.held[c].adjusted = lab.NewAdjusted(batches, strata)
	}
	return t
}

// add adds game number n of the plan. No game may be added twice.
func (t *tally) add(n int, f *facts) {
	t.games++
	for c := range t.held {
		t.held[c].add(n, f, islas.Colour(c))
	}
	t.sum.plus(f)
	for k, set := range f.RanOut {
		for c := range set.All() {
			t.ranOut[k][c]++
		}
	}
	if f.Reshuffles > 0 {
		t.reshuffled++
	}
}

func (h *holding) add(n int, f *facts, c islas.Colour) {
	switch longest := f.longest(c); longest.Count() {
	case 0:
		h.nobody++
	case 1:
		h.longest.Add(&f.Facts, longest.First())
		draw := slices.Index(drawValues[:], f.Values[engine.DrawPrivilege])
		h.byDraw[draw].Add(f.Players, f.Won(longest.First()))
	default:
		h.tied++
	}
	for _, held := range f.Held[:f.Players] {
		h.rounds += held[c]
	}
	adjust(h.adjusted, n, f, c)
}

// plus adds the counts of a game.
func (f *facts) plus(g *facts) {
	for i, n := range g.Settlers {
		f.Settlers[i] += n
	}
	for i, n := range g.Pirates {
		f.Pirates[i] += n
	}
	for i, n := range g.Used {
		f.Used[i] += n
	}
	for i, n := range g.Substitutes {
		f.Substitutes[i] += n
	}
	f.Homeless += g.Homeless
	f.Spared += g.Spared
	f.Lost += g.Lost
	f.Houses += g.Houses
	f.Arrived += g.Arrived
	f.Palaces += g.Palaces
	f.Towns += g.Towns
	f.Reshuffles += g.Reshuffles
	f.Rounds += g.Rounds
}
