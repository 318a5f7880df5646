package puertorico

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"islas/game"
)

var played = flag.Int("played", 2500, "random games for each number of players in TestRandomPlay")

// sample are numbers of which the mean is asked for.
type sample struct{ n, sum, squares float64 }

func (s *sample) add(x float64) { s.n, s.sum, s.squares = s.n+1, s.sum+x, s.squares+x*x }

func (s *sample) mean() float64 { return s.sum / s.n }

func (s *sample) variance() float64 { return s.squares/s.n - s.mean()*s.mean() }

// randomPlay is what random games of a number of players look like.
type randomPlay struct {
	rounds, decisions, options, points, winner sample
	means                                      sample           // of the options in a game
	seats                                      [MaxSeats]sample // 1 for a win, shared wins in parts
	ends                                       [3]sample
}

// perDecision returns the mean options of all decisions, with the variance of the means of games.
func (r *randomPlay) perDecision() sample {
	mean := r.options.sum / r.decisions.sum
	return sample{n: r.options.n, sum: mean * r.options.n, squares: (mean*mean + r.means.variance()) * r.options.n}
}

// TestRandomPlay compares random play with the figures of an engine of others (40,000 games each, rounded as given): a difference
// must be within four standard errors of both samples. With -played 20000 -v it prints the figures.
func TestRandomPlay(t *testing.T) {
	for _, at := range []struct {
		seats                                      int
		rounds, decisions, options, points, winner float64
		shares                                     []float64
	}{
		{2, 13.5, 221, 3.6, 31.4, 35.8, []float64{32, 68}},
		{3, 21.9, 252, 3.9, 26.1, 32.5, []float64{23, 24, 53}},
		{4, 20.2, 332, 3.8, 26.0, 33.1, []float64{16, 16, 35, 33}},
		{5, 19.3, 406, 3.9, 25.7, 33.9, []float64{13, 13, 14, 31, 29}},
	} {
		t.Run(fmt.Sprintf("%d players", at.seats), func(t *testing.T) {
			t.Parallel()
			got := playMany(t, at.seats, *played)
			near := func(what string, s sample, scale, want, rounding float64) {
				t.Helper()
				mean := scale * s.mean()
				if d := 4 * scale * math.Sqrt(s.variance()*(1/s.n+1./40000)); math.Abs(mean-want) > rounding+d {
					t.Errorf("%s: %.3f, want %v with at most %.3f between them", what, mean, want, rounding+d)
				}
				t.Logf("%s: %.2f ± %.2f (others %v)", what, mean, 1.96*scale*math.Sqrt(s.variance()/s.n), want)
			}
			near("rounds", got.rounds, 1, at.rounds, 0.05)
			near("decisions", got.decisions, 1, at.decisions, 0.5)
			near("options", got.perDecision(), 1, at.options, 0.05)
			near("points", got.points, 1, at.points, 0.05)
			near("winner", got.winner, 1, at.winner, 0.05)
			for seat, want := range at.shares {
				near(fmt.Sprintf("seat %d wins %%", seat), got.seats[seat], 100, want, 0.5)
			}
			for i, end := range []string{"colonists", "city", "chips"} {
				t.Logf("ended by %s: %.1f %%", end, 100*got.ends[i].mean())
			}
		})
	}
}

// playMany plays so many random games.
func playMany(t *testing.T, seats, games int) (r randomPlay) {
	var buf []Action
	for seed := range uint64(games) {
		s, err := New(Options{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		pick := picker(seed << 20)
		decisions, options := 0, 0
		for ; !s.Over(); decisions++ {
			buf = s.Legal(buf[:0])
			options += len(buf)
			if err := s.Apply(buf[pick.below(len(buf))], nil); err != nil {
				t.Fatal(err)
			}
		}
		r.rounds.add(float64(s.Round()))
		r.decisions.add(float64(decisions))
		r.options.add(float64(options))
		r.means.add(float64(options) / float64(decisions))
		best, winners := 0, s.Winners()
		for seat := range game.Seat(seats) {
			points := s.Points(seat)
			best = max(best, points)
			r.points.add(float64(points))
			share := 0.0
			if winners.Has(seat) {
				share = 1 / float64(winners.Count())
			}
			r.seats[seat].add(share)
		}
		r.winner.add(float64(best))
		for i := range r.ends {
			r.ends[i].add(float64(s.Ending() >> i & 1))
		}
	}
	return r
}
