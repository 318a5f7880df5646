package main

import (
	"fmt"
	"io"
	"math"
	"text/tabwriter"

	"islas/game"
	"islas/game/review"
)

// table compares chances with what came true in matches of one number of seats.
type table struct {
	seats   int
	tenths  [10]tenth
	score   float64 // sum of squared errors
	n       int     // chances
	matches map[int]bool
}

// tenth holds the chances from that many tenths on, to less than one more.
type tenth struct {
	n          int
	said, came float64 // sums
	matches    map[int]bool
}

func newTable(seats int) *table {
	t := &table{seats: seats, matches: map[int]bool{}}
	for i := range t.tenths {
		t.tenths[i].matches = map[int]bool{}
	}
	return t
}

// add adds the chances of a decision.
func (t *table) add(f *review.Foretold, said review.Chances) {
	t.matches[f.Match] = true
	for seat := range f.Seats {
		p, right := part(said[seat]), part(f.Right[seat])
		at := &t.tenths[min(said[seat]*10/review.Whole, 9)]
		at.n++
		at.said += p
		at.came += right
		at.matches[f.Match] = true
		t.score += (p - right) * (p - right)
		t.n++
	}
}

func part(n int) float64 { return float64(n) / review.Whole }

// brier returns the Brier score.
func (t *table) brier() float64 { return t.score / float64(t.n) }

// write prints the table. The list is what was added, for the score of the points.
func (t *table) write(out io.Writer, list []review.Foretold) error {
	fmt.Fprintf(out, "%d matches of %d, %d chances\n\n", len(t.matches), t.seats, t.n)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "said\tchances\tmatches\tmean said\tcame true\toff\t")
	for i := range t.tenths {
		at := &t.tenths[i]
		if at.n == 0 {
			continue
		}
		said, came := 100*at.said/float64(at.n), 100*at.came/float64(at.n)
		fmt.Fprintf(w, "%d to %d %%\t%d\t%d\t%.1f %%\t%.1f %%\t%+.1f\t\n", 10*i, 10*i+10, at.n, len(at.matches), said, came, came-said)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(out, "\nBrier score %.4f; of the points so far %.4f; of even chances %.4f\n\n", t.brier(), byPoints(list), even(list))
	return err
}

// byPoints returns the Brier score of chances that follow from the points at the time alone: each point more makes a seat so many
// times as likely to win, by the factor that suits these very matches best.
func byPoints(list []review.Foretold) float64 {
	best := math.Inf(1)
	for k := 0.0; k <= 1; k += 0.01 {
		best = min(best, scored(list, func(f *review.Foretold, seat game.Seat) float64 {
			return math.Exp(k * float64(f.Ahead[seat]))
		}))
	}
	return best
}

// even returns the Brier score of equal chances for everybody.
func even(list []review.Foretold) float64 {
	return scored(list, func(*review.Foretold, game.Seat) float64 { return 1 })
}

// scored returns the Brier score of chances in proportion to weights.
func scored(list []review.Foretold, weight func(f *review.Foretold, seat game.Seat) float64) float64 {
	score, n := 0.0, 0
	for i := range list {
		f := &list[i]
		sum := 0.0
		var w [game.MaxSeats]float64
		for seat := range f.Seats {
			w[seat] = weight(f, game.Seat(seat))
			sum += w[seat]
		}
		for seat := range f.Seats {
			d := w[seat]/sum - part(f.Right[seat])
			score += d * d
			n++
		}
	}
	return score / float64(n)
}
