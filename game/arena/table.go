package main

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"islas/game"
	"islas/game/arena/play"
)

// table adds up games by level. It does not depend on the order in which games are added.
type table struct {
	games   int
	stalled int // games ended by a stalemate
	rows    []row
}

// row is one level.
type row struct {
	level string
	games int // counted once for each seat that the level had
	// wins are counted in sixtieths (play.WholeWin).
	wins   int
	points int
	times  []time.Duration // of the decisions in which there was something to choose
}

// newTable returns a table with a row for each of the levels, in their order.
func newTable(levels []string) *table {
	t := &table{}
	for i, level := range levels {
		if !slices.Contains(levels[:i], level) {
			t.rows = append(t.rows, row{level: level})
		}
	}
	return t
}

func (t *table) add(r play.Result) {
	t.games++
	if r.Stalled {
		t.stalled++
	}
	for i, seat := range r.Seats {
		row := &t.rows[slices.IndexFunc(t.rows, func(row row) bool { return row.level == seat.Level })]
		row.games++
		if r.Winners.Has(game.Seat(i)) {
			row.wins += play.WholeWin / r.Winners.Count()
		}
		row.points += seat.Points
		row.times = append(row.times, seat.Times...)
	}
}

func (r *row) winCount() float64   { return float64(r.wins) / play.WholeWin }
func (r *row) share() float64      { return ratio(r.winCount(), r.games) }
func (r *row) meanPoints() float64 { return ratio(float64(r.points), r.games) }

// thinking returns the mean of the times, and those that half of the decisions, 95 % and all of them did not exceed.
func (r *row) thinking() (mean, median, most, longest time.Duration) {
	n := len(r.times)
	if n == 0 {
		return 0, 0, 0, 0
	}
	sorted, sum := slices.Sorted(slices.Values(r.times)), time.Duration(0)
	for _, t := range sorted {
		sum += t
	}
	return sum / time.Duration(n), sorted[(n-1)/2], sorted[(n*95-1)/100], sorted[n-1]
}

func ratio(sum float64, of int) float64 {
	if of == 0 {
		return 0
	}
	return sum / float64(of)
}

// wilson returns the 95 % interval of a share of n tries (Wilson's score interval), which, unlike the plain one, holds for shares
// near 0 and 1 too.
func wilson(share float64, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959964 // of the normal distribution, 95 % lie within
	k := z * z / float64(n)
	middle := (share + k/2) / (1 + k)
	half := float64(z / (1 + k) * math.Sqrt(share*(1-share)/float64(n)+k/(4*float64(n))))
	return max(0, middle-half), min(1, middle+half)
}

// text returns the table as people read it.
func (t *table) text() string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "level\tgames\twins\tshare\t95 % interval\tmean points\tmedian time\tmean\t95 % within\tlongest\t")
	for i := range t.rows {
		r := &t.rows[i]
		low, high := wilson(r.share(), r.games)
		mean, median, most, longest := r.thinking()
		fmt.Fprintf(w, "%s\t%d\t%s\t%.1f %%\t%.1f to %.1f %%\t%.1f\t%v\t%v\t%v\t%v\t\n",
			r.level, r.games, decimals(r.winCount()), 100*r.share(), 100*low, 100*high, r.meanPoints(),
			brief(median), brief(mean), brief(most), brief(longest))
	}
	w.Flush()
	if t.stalled > 0 {
		fmt.Fprintf(&b, "Ended by a stalemate, in which nobody got on any more: %d of %d games.\n", t.stalled, t.games)
	}
	b.WriteString("Times are those of decisions with more than one legal action.\n")
	return b.String()
}

// decimals returns whole numbers without a fraction and others with two digits.
func decimals(f float64) string {
	if f == math.Trunc(f) {
		return strconv.FormatFloat(f, 'f', 0, 64)
	}
	return strconv.FormatFloat(f, 'f', 2, 64)
}

// brief returns a time with about three significant digits.
func brief(d time.Duration) time.Duration {
	for unit := time.Second; unit >= time.Microsecond; unit /= 1000 {
		if d >= unit {
			return d.Round(unit / 100)
		}
	}
	return d
}
