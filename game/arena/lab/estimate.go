package lab

import (
	"math"

	"islas/game/arena/play"
)

// Interval is a 95 % interval.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Estimate is how far a share of wins is from the fair share.
type Estimate struct {
	N        int       `json:"n"`        // players counted
	Off      float64   `json:"off"`      // percentage points of win share above (below) the fair one
	Interval *Interval `json:"interval"` // of Off; null where nothing is known
}

// Limit is the least difference of win share worth naming, in percentage points.
const Limit = 5

// Far reports whether the estimate is worth naming: more than Limit points off, with an interval that excludes zero.
func (e Estimate) Far() bool {
	return e.Interval != nil && math.Abs(e.Off) > Limit && (e.Interval.Low > 0 || e.Interval.High < 0)
}

// open reports whether the estimate is not worth naming only because it is too uncertain: it may be more than Limit points off.
func (e Estimate) open() bool {
	return e.Interval != nil && !e.Far() && (e.Interval.Low < -Limit || e.Interval.High > Limit)
}

// sure reports whether the interval excludes zero even if it is widened for the looked figures that were compared, one of which
// may well be off by chance (the correction of Bonferroni).
func (e Estimate) sure(looked int) bool {
	if e.Interval == nil {
		return false
	}
	near := e.Off - e.Interval.Low // to the end on the side of zero
	if e.Off < 0 {
		near = e.Interval.High - e.Off
	}
	return math.Abs(e.Off) > near*math.Sqrt2*math.Erfinv(1-0.05/float64(looked))/z95
}

// Mean is an average.
type Mean struct {
	N        int       `json:"n"`
	Mean     float64   `json:"mean"`
	Interval *Interval `json:"interval"` // null for fewer than two values
}

// Share is a part of a whole.
type Share struct {
	Key   string  `json:"key"`
	Count int     `json:"count"`
	Share float64 `json:"share"` // percent of the whole; 0 if the whole is 0
}

// NewShare returns a part of a whole with its percentage.
func NewShare(key string, part, whole int) Share { return Share{key, part, Percent(part, whole)} }

const z95 = 1.959964 // of the normal distribution, 95 % lie within

// Wins adds up wins against fair shares.
type Wins struct {
	n      int
	excess int // sum of the win less the fair share, in sixtieths
	fair   int // sum of the fair shares, in sixtieths
	fair2  int // sum of their squares, in sixtieths of sixtieths
}

// Add adds a player among players who won that many sixtieths of the win.
func (w *Wins) Add(players, won int) {
	fair := play.WholeWin / players
	w.n++
	w.excess += won - fair
	w.fair += fair
	w.fair2 += fair * fair
}

// Estimate returns how far the wins are from the fair shares. The interval is Wilson's score interval for the model that each win
// is as probable as the fair share plus one unknown difference: the differences d with (S - n d)² <= z² Σ (p+d)(1-p-d), where p
// are the fair shares and S is the sum of wins less p. With one number of players it is Wilson's own interval less the fair
// share. A shared win varies less than the model assumes, which can only make the interval too wide.
func (w Wins) Estimate() Estimate {
	if w.n == 0 {
		return Estimate{}
	}
	n, zz := float64(w.n), z95*z95
	s := float64(w.excess) / play.WholeWin
	p := float64(w.fair) / play.WholeWin
	v := p - float64(w.fair2)/(play.WholeWin*play.WholeWin) // Σ p(1-p)
	a := float64(n*n) + float64(zz*n)
	b := float64(n*s) + float64(zz*(n/2-p)) // half of the linear term
	c := float64(s*s) - float64(zz*v)
	root := math.Sqrt(max(0, float64(b*b)-float64(a*c)))
	// Where few games of different numbers of players were all lost, or all won, the share itself lies a little outside.
	off := s / n
	return Estimate{w.n, percent(off), &Interval{percent(min(off, (b-root)/a)), percent(max(off, (b+root)/a))}}
}

// Values adds up whole numbers.
type Values struct{ n, sum, squares int }

// Add adds a value.
func (v *Values) Add(x int) {
	v.n++
	v.sum += x
	v.squares += x * x
}

// Mean returns the average of the values divided by unit, with Student's interval.
func (v Values) Mean(unit int) Mean {
	if v.n == 0 {
		return Mean{}
	}
	n, u := float64(v.n), float64(unit)
	m := Mean{N: v.n, Mean: round(float64(v.sum) / n / u)}
	if v.n > 1 {
		// In whole numbers, so that nothing is lost where the values hardly differ.
		spread := float64(v.n*v.squares-v.sum*v.sum) / n / (n - 1)
		half := student(v.n-1) * math.Sqrt(spread/n) / u
		m.Interval = &Interval{round(float64(v.sum)/n/u - half), round(float64(v.sum)/n/u + half)}
	}
	return m
}

// student returns how many standard errors to either side of a mean a 95 % interval reaches with freedom degrees of freedom, at
// least 1: Student's t distribution, from three on by the expansion of Cornish and Fisher, which is right to 0.004.
func student(freedom int) float64 {
	switch freedom {
	case 1:
		return 12.7062
	case 2:
		return 4.3027
	}
	const z = z95
	const z3, z5, z7, z9 = z * z * z, z * z * z * z * z, z * z * z * z * z * z * z, z * z * z * z * z * z * z * z * z
	f := float64(freedom)
	return z + (z3+z)/4/f + (5*z5+16*z3+3*z)/96/f/f + (3*z7+19*z5+17*z3-15*z)/384/f/f/f +
		(79*z9+776*z7+1482*z5-1920*z3-945*z)/92160/f/f/f/f
}

// percent returns a share in percent as reports hold it.
func percent(share float64) float64 { return round(100 * share) }

// round rounds to four decimals, so that reports do not depend on the last bits of a processor's results.
func round(x float64) float64 {
	r := math.Round(x*1e4) / 1e4
	if r == 0 {
		return 0 // not a negative one
	}
	return r
}

// Percent returns a part of a whole in percent, as reports hold it; 0 if the whole is 0.
func Percent(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return percent(float64(part) / float64(whole))
}

// Per returns the mean of n whole numbers without an interval, as reports hold it; 0 if n is 0.
func Per(sum, n int) float64 {
	if n == 0 {
		return 0
	}
	return round(float64(sum) / float64(n))
}
