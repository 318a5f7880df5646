package main

import (
	"math/bits"
	"time"
)

// histogram counts durations in cells of constant relative width, so that its size does not grow with their number. Durations
// below 128 ns are exact; above, a cell is at most 1/64 of its value wide, and a quantile, the middle of a cell, is within 1 % of
// a duration that was counted.
type histogram struct {
	cells [(64 - cellBits) * cellsPerDoubling]int
	n     int
}

// Between a duration and its double there are 64 cells.
const (
	cellBits         = 6
	cellsPerDoubling = 1 << cellBits
)

// cell returns the cell in which a duration is counted. The cells of one doubling follow those of the one before without a gap.
func cell(d time.Duration) int {
	v := uint64(max(d, 0))
	shift := max(0, bits.Len64(v)-cellBits-1)
	return shift*cellsPerDoubling + int(v>>shift)
}

// middle returns the middle of a cell.
func middle(cell int) time.Duration {
	shift := max(0, cell/cellsPerDoubling-1)
	low := uint64(cell-shift*cellsPerDoubling) << shift
	return time.Duration(low + (1<<shift-1)/2)
}

func (h *histogram) add(d time.Duration) {
	h.cells[cell(d)]++
	h.n++
}

// quantile returns the least duration that part of all durations, from 0 to 1, do not exceed; 0 if nothing was counted.
func (h *histogram) quantile(part float64) time.Duration {
	below := 0
	for c, n := range h.cells {
		below += n
		if n > 0 && float64(below) >= part*float64(h.n) {
			return middle(c)
		}
	}
	return 0
}
