package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

// TestHistogram compares quantiles with those of the sorted durations, over nine powers of ten.
func TestHistogram(t *testing.T) {
	src := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{1, 2, 3, 100, 5000} {
		var h histogram
		var all []time.Duration
		for range n {
			d := time.Duration(math.Pow(10, 1+9*src.Float64()))
			h.add(d)
			all = append(all, d)
		}
		slices.Sort(all)
		for _, part := range []float64{0, 0.5, 0.95, 1} {
			want := all[max(0, int(math.Ceil(part*float64(n)))-1)]
			got := h.quantile(part)
			if math.Abs(float64(got-want)) > 0.01*float64(want) {
				t.Errorf("quantile %v of %d is %v, want %v", part, n, got, want)
			}
		}
	}
}

// TestHistogramCells requires every duration in a cell of its own size, with nothing between two cells.
func TestHistogramCells(t *testing.T) {
	for _, d := range []time.Duration{-1, 0, 1, 63} {
		if got := middle(cell(d)); got != max(d, 0) {
			t.Errorf("%d is counted as %d", d, got)
		}
	}
	for shift := 6; shift < 63; shift++ {
		d := time.Duration(1) << shift
		if cell(d) != cell(d-1)+1 {
			t.Errorf("there is a gap below %d: cells %d and %d", d, cell(d-1), cell(d))
		}
	}
	var h histogram
	h.add(math.MaxInt64)
	if got := h.quantile(0.5); float64(got) < 0.99*math.MaxInt64 {
		t.Errorf("the longest duration there is is counted as %d", got)
	}
	if got := new(histogram).quantile(0.5); got != 0 {
		t.Errorf("the median of nothing is %v", got)
	}
}
