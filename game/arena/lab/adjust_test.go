package lab

import (
	"math/rand/v2"
	"testing"

	"islas/game/arena/play"
)

const batches = 49

// ahead returns the sums of games of two in which one player is ahead, has something more often than the other, and wins more
// surely by the lead and, by gain, by having it. Strata are leads.
func ahead(n int, gain float64, seed uint64) *Adjusted {
	src := rand.New(rand.NewPCG(5, seed))
	a := NewAdjusted(batches, 9)
	for i := range n {
		lead := 1 + src.IntN(4)
		chance := 0.5 + 0.1*float64(lead)
		owner := 0
		if src.Float64() < 0.25 {
			owner = 1
		}
		// Owning moves the chance by half of the gain up, the other's owning by half of it down.
		if owner == 0 {
			chance += gain / 2
		} else {
			chance -= gain / 2
		}
		winner := 1
		if src.Float64() < chance {
			winner = 0
		}
		for seat, stratum := range []int{4 + lead, 4 - lead} {
			won := 0
			if seat == winner {
				won = play.WholeWin
			}
			a.Add(i, stratum, seat == owner, won)
		}
	}
	return a
}

// TestAdjusted requires the adjusted figure to see through something that only comes with the lead, and to find one that
// does something.
func TestAdjusted(t *testing.T) {
	for _, c := range []struct{ gain, want float64 }{{0, 0}, {0.1, 10}} {
		a := ahead(20000, c.gain, 6).Estimate()
		if a.Interval == nil || a.Interval.Low > c.want || a.Interval.High < c.want || a.Interval.High-a.Interval.Low > 8 {
			t.Errorf("gain %v: adjusted %+v %+v, want %v", c.gain, a, a.Interval, c.want)
		}
		if a.N != 20000 {
			t.Errorf("%d owners were compared", a.N)
		}
	}
}

// TestAdjustedCovers draws many small runs with a known difference: about 95 % of the intervals must hold it.
func TestAdjustedCovers(t *testing.T) {
	const runs, gain = 300, 0.1
	hit := 0
	for seed := range uint64(runs) {
		if in := ahead(500, gain, seed).Estimate().Interval; in.Low <= 100*gain && 100*gain <= in.High {
			hit++
		}
	}
	if part := float64(hit) / runs; part < 0.92 || part > 0.985 {
		t.Errorf("the interval holds the difference in %.1f %%", 100*part)
	}
}

func TestAdjustedWithoutGames(t *testing.T) {
	if e := NewAdjusted(batches, 9).Estimate(); e.N != 0 || e.Interval != nil {
		t.Errorf("no games: %+v", e)
	}
	if e := ahead(batches/2-1, 0, 6).Estimate(); e.Interval != nil {
		t.Errorf("an interval from %d games: %+v", batches/2-1, e.Interval)
	}
	a := NewAdjusted(batches, 1)
	for n := range 1000 {
		a.Add(n, 0, false, play.WholeWin)
	}
	if e := a.Estimate(); e.N != 0 {
		t.Errorf("nobody owns anything: %+v", e)
	}
}

// TestDifference checks two strata computed by hand.
func TestDifference(t *testing.T) {
	all := make([]stratum, 12)
	all[3] = stratum{owners: 2, ownersWon: 60, others: 2, othersWon: 0} // 1/2, weight 1
	all[9] = stratum{owners: 1, ownersWon: 0, others: 3, othersWon: 60} // -1/3, weight 3/4
	all[11] = stratum{owners: 5, ownersWon: 300}                        // nobody to compare with
	n, off, ok := difference(all)
	if want := (0.5 - 0.25) / 1.75; !ok || n != 3 || !near(off, want, 1e-12) {
		t.Errorf("%d owners, %v, want %v", n, off, want)
	}
}
