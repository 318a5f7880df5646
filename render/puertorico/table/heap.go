package table

import (
	"cmp"
	"slices"

	"islas/render/ui"
)

// mostHeaped is how many things of a heap can be seen; more lie behind them.
const mostHeaped = 9

// heap is where n things lie in r, each behind those after it: in rows that are filled from below, as large as they all fit.
func heap(r ui.Rect, n int) []ui.Rect {
	n = min(n, mostHeaped)
	if n <= 0 {
		return nil
	}
	rows := 1
	switch {
	case n > 6:
		rows = 3
	case n > 2:
		rows = 2
	}
	columns := (n + rows - 1) / rows
	const deep = 0.62 // of a thing's height: how far a row lies behind the one before it
	side := min(r.W/(1+0.8*float64(columns-1)), r.H/(1+deep*float64(rows-1)))
	all := make([]ui.Rect, 0, n)
	for row := rows - 1; row >= 0; row-- {
		first := row * columns
		count := min(columns, n-first)
		w := side * (1 + 0.8*float64(count-1))
		x := r.Middle().X - w/2
		y := r.Bottom() - side - float64(row)*deep*side
		for i := range count {
			all = append(all, ui.Rect{X: x + float64(i)*0.8*side, Y: y, W: side, H: side})
		}
	}
	return all
}

// lostOf returns the places of a heap of n things on which those are seen that are lost: the rightmost, below the number that says how
// many, and never all of them while something is kept.
func lostOf(places []ui.Rect, n, lost int) []ui.Rect {
	most := len(places)
	if lost < n {
		most = max(most-1, 0)
	}
	all := slices.Clone(places)
	slices.SortStableFunc(all, func(a, b ui.Rect) int { return cmp.Compare(b.X, a.X) })
	return all[:min(lost, most)]
}
