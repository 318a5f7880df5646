package lab

import (
	"math"
	"math/rand/v2"
	"testing"

	"islas/game/arena/play"
)

func near(a, b, within float64) bool { return math.Abs(a-b) <= within }

// TestEstimateIsWilson compares with Wilson's interval where all games have as many players.
func TestEstimateIsWilson(t *testing.T) {
	for _, c := range []struct {
		players, won, n int
		low, high       float64
	}{ // from R: prop.test(won, n, correct = FALSE), in percent
		{2, 50, 100, 40.383, 59.617},
		{2, 950, 1000, 93.471, 96.186},
		{5, 0, 10, 0, 27.753},
		{4, 10, 10, 72.247, 100},
	} {
		var w Wins
		for i := range c.n {
			won := 0
			if i < c.won {
				won = play.WholeWin
			}
			w.Add(c.players, won)
		}
		fair := 100 / float64(c.players)
		e := w.Estimate()
		if e.N != c.n || !near(e.Off, 100*float64(c.won)/float64(c.n)-fair, 1e-3) ||
			!near(e.Interval.Low, c.low-fair, 5e-3) || !near(e.Interval.High, c.high-fair, 5e-3) {
			t.Errorf("%d of %d among %d: %+v %+v, want %v to %v", c.won, c.n, c.players, e, e.Interval, c.low-fair, c.high-fair)
		}
	}
	if e := (Wins{}).Estimate(); e.N != 0 || e.Interval != nil {
		t.Errorf("nothing is estimated as %+v", e)
	}
}

// TestEstimateOfDifferentGames checks the sum by hand and the interval by the equation that defines it.
func TestEstimateOfDifferentGames(t *testing.T) {
	var w Wins
	w.Add(2, play.WholeWin)   // 1/2 more than fair
	w.Add(5, 0)               // 1/5 less
	w.Add(4, play.WholeWin/2) // 1/4 more
	w.Add(3, play.WholeWin/3) // fair
	e := w.Estimate()
	if !near(e.Off, 100*(0.5-0.2+0.25)/4, 1e-3) {
		t.Errorf("off by %v", e.Off)
	}
	for _, d := range []float64{e.Interval.Low / 100, e.Interval.High / 100} {
		variance := 0.0
		for _, p := range []float64{1. / 2, 1. / 5, 1. / 4, 1. / 3} {
			variance += (p + d) * (1 - p - d)
		}
		if left := math.Pow(0.55-4*d, 2); !near(left, z95*z95*variance, 1e-4) {
			t.Errorf("the end %v does not solve the equation: %v and %v", d, left, z95*z95*variance)
		}
	}
}

// TestEstimateLiesInItsInterval tries all that is won, or lost, by few in games of different numbers of players.
func TestEstimateLiesInItsInterval(t *testing.T) {
	for n := 1; n < 40; n++ {
		for _, won := range []int{0, play.WholeWin} {
			var w Wins
			for i := range n {
				w.Add(2+i%4, won)
			}
			if e := w.Estimate(); e.Off < e.Interval.Low || e.Off > e.Interval.High {
				t.Errorf("%d games: %v is not within %+v", n, e.Off, e.Interval)
			}
		}
	}
}

// TestEstimateCovers draws many samples with a known difference: 95 % of the intervals must hold it.
func TestEstimateCovers(t *testing.T) {
	src := rand.New(rand.NewPCG(3, 4))
	for _, d := range []float64{0, 0.1, -0.15} {
		hit := 0
		const samples = 4000
		for range samples {
			var w Wins
			for i := range 80 {
				players, won := 2+i%4, 0
				if src.Float64() < 1/float64(players)+d {
					won = play.WholeWin
				}
				w.Add(players, won)
			}
			if in := w.Estimate().Interval; in.Low <= 100*d && 100*d <= in.High {
				hit++
			}
		}
		if part := float64(hit) / samples; part < 0.935 || part > 0.965 {
			t.Errorf("with a difference of %v the interval holds it in %.1f %%", d, 100*part)
		}
	}
}

func TestFar(t *testing.T) {
	for _, c := range []struct {
		off, low, high  float64
		far, open, sure bool // sure among 36
	}{
		{6, 1, 11, true, false, false},
		{-6, -11, -1, true, false, false},
		{6, 2.4, 9.6, true, false, true},     // 36 figures take 3.20 standard errors, this is 3.27
		{-6, -9.7, -2.3, true, false, false}, // 3.18
		{6, -1, 13, false, true, false},
		{-1, -6, 4, false, true, false},
		{5, 4, 6, false, true, true},
		{-4.9, -5, -4.8, false, false, true},
	} {
		e := Estimate{1, c.off, &Interval{c.low, c.high}}
		if far, open, sure := e.Far(), e.open(), e.sure(36); far != c.far || open != c.open || sure != c.sure {
			t.Errorf("%+v is far: %v, open: %v, sure: %v", c, far, open, sure)
		}
	}
	if e := (Estimate{N: 1, Off: 50}); e.Far() || e.open() || e.sure(1) {
		t.Error("something is known without an interval")
	}
}

func TestMean(t *testing.T) {
	var v Values
	for _, x := range []int{120, 240, 360, 480} {
		v.Add(x)
	}
	// 2, 4, 6, 8: mean 5, standard error 1.29099, Student's t for 3 is 3.18245
	m := v.Mean(60)
	if m.N != 4 || m.Mean != 5 || !near(m.Interval.Low, 5-4.10852, 5e-3) || !near(m.Interval.High, 5+4.10852, 5e-3) {
		t.Errorf("%+v %+v", m, m.Interval)
	}
	var one Values
	one.Add(7)
	if m := one.Mean(1); m.Mean != 7 || m.Interval != nil {
		t.Errorf("one value: %+v", m)
	}
	if m := (Values{}).Mean(1); m.N != 0 || m.Mean != 0 || m.Interval != nil {
		t.Errorf("no value: %+v", m)
	}
}

// TestStudent compares with a printed table.
func TestStudent(t *testing.T) {
	for freedom, want := range map[int]float64{1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 49: 2.010, 1000: 1.962} {
		if got := student(freedom); !near(got, want, 4e-3) {
			t.Errorf("%d degrees of freedom: %v, want %v", freedom, got, want)
		}
	}
}
