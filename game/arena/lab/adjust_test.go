package lab

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
)

// lead makes games of two in which one player is ahead at half of the goal, owns blue more often than the other, and wins
// the more surely for the lead and, by gain, for blue.
func lead(n int, gain float64, seed uint64) *Tally {
	src := rand.New(rand.NewPCG(5, seed))
	t := NewTally(Plan{Level: "easy", Games: n})
	for i := range n {
		ahead := 1 + src.IntN(4)
		f := Facts{Players: 2, Draw: 4, Rounds: 10, Half: Half{Reached: true, Lead: [islas.MaxSeats]int{ahead, -ahead}}}
		chance := 0.5 + 0.1*float64(ahead)
		owner := game.Seat(0)
		if src.Float64() < 0.25 {
			owner = 1
		}
		// Owning moves the chance by half of the gain up, the other's owning by half of it down.
		if owner == 0 {
			chance += gain / 2
		} else {
			chance -= gain / 2
		}
		f.Half.Owns[owner] = 1 << islas.Blue
		f.Held[owner][islas.Blue] = 5
		f.Winners = game.SeatSet(0).Add(1)
		if src.Float64() < chance {
			f.Winners = game.SeatSet(0).Add(0)
		}
		f.Islands = [islas.MaxSeats]int{0, 1}
		t.Add(i, f)
	}
	return t
}

// TestAdjusted wants the adjusted figure to see through a privilege that only comes with the lead, and to find one that
// does something.
func TestAdjusted(t *testing.T) {
	for _, c := range []struct{ gain, want float64 }{{0, 0}, {0.1, 10}} {
		p := lead(20000, c.gain, 6).privilege(islas.Blue)
		if p.Longest.Share.Off < 10 {
			t.Errorf("gain %v: held longest is off only %v", c.gain, p.Longest.Share.Off)
		}
		a := p.Adjusted
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
		if in := lead(500, gain, seed).privilege(islas.Blue).Adjusted.Interval; in.Low <= 100*gain && 100*gain <= in.High {
			hit++
		}
	}
	if part := float64(hit) / runs; part < 0.92 || part > 0.985 {
		t.Errorf("the interval holds the difference in %.1f %%", 100*part)
	}
}

func TestAdjustedWithoutGames(t *testing.T) {
	if e := new(adjusted).estimate(); e.N != 0 || e.Interval != nil {
		t.Errorf("no games: %+v", e)
	}
	if e := lead(batches/2-1, 0, 6).privilege(islas.Blue).Adjusted; e.Interval != nil {
		t.Errorf("an interval from %d games: %+v", batches/2-1, e.Interval)
	}
	if e := lead(1000, 0, 6).privilege(islas.Red).Adjusted; e.N != 0 {
		t.Errorf("nobody owns red: %+v", e)
	}
}

// TestBatchesAreAlike wants games of all kinds in every batch.
func TestBatchesAreAlike(t *testing.T) {
	type kind struct{ batch, players, draw int }
	kinds := map[kind]int{}
	p := Plan{Level: "easy", Games: 48 * batches, Seed: 7, Goal: 19}
	for n := range p.Games {
		s := p.Setup(n)
		kinds[kind{n % batches, len(s.Seats), s.Values[engine.DrawPrivilege]}]++
	}
	for at, n := range kinds {
		if n != 48/8 {
			t.Errorf("%+v has %d games, want %d", at, n, 48/8)
		}
	}
	if len(kinds) != 8*batches {
		t.Errorf("%d kinds of games in %d batches", len(kinds), batches)
	}
}

// TestDifference works out two strata by hand.
func TestDifference(t *testing.T) {
	var all [strata]stratum
	all[3] = stratum{owners: 2, ownersWon: 60, others: 2, othersWon: 0} // 1/2, weight 1
	all[9] = stratum{owners: 1, ownersWon: 0, others: 3, othersWon: 60} // -1/3, weight 3/4
	all[11] = stratum{owners: 5, ownersWon: 300}                        // nobody to compare with
	n, off, ok := difference(&all)
	if want := (0.5 - 0.25) / 1.75; !ok || n != 3 || !near(off, want, 1e-12) {
		t.Errorf("%d owners, %v, want %v", n, off, want)
	}
}
