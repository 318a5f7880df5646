package table

import (
	"islas/render/paint"
	"islas/render/ui"
)

// planLedger divides the ledger.
func (l *layout) planLedger(px float64) {
	const (
		wide  = 56  // the controls
		least = 130 // of the quay
		table = 800 // what the card and what is read out of it need
	)
	var body ui.Rect
	l.controls, body = l.ledger.Inset(10 * px).CutRight(wide * px)
	_, l.read = body.CutRight(8 * px)
	w := min(l.read.H*paint.ShipRatio, l.read.W-table*px)
	if w < least*px {
		return
	}
	l.quayside, l.read = l.read.CutLeft(w)
	_, l.read = l.read.CutLeft(14 * px)
	l.quay = l.quayside.Inset(12 * px).Fit(paint.ShipRatio)
}

// council shows all islands at the same size, for the time a ship arrives.
func (l *layout) council(r ui.Rect, g float64, seats int) {
	l.sea, l.gap = r, g
	columns := seats
	if seats > 3 && r.W < 2.2*r.H {
		columns = (seats + 1) / 2
	} else if seats == 3 && r.W < 1.6*r.H {
		columns = 2
	}
	if r.H > r.W {
		columns = min(2, seats)
	}
	rows := (seats + columns - 1) / columns
	cells := r.Grid(columns, rows, g)
	last := seats - columns*(rows-1) // islands in the last row, which is centred
	for i := range seats {
		c := cells[i]
		if i >= columns*(rows-1) {
			c = c.Moved(float64(columns-last)*(c.W+g)/2, 0)
		}
		l.isles = append(l.isles, c)
	}
}

// focused is all islands by seat while a person has to choose a plot during an arrival: that person's island is as large
// as it can be, the others are small beside it.
func (l *layout) focused(seat, seats int) []ui.Rect {
	n := seats - 1
	var small []ui.Rect
	var large ui.Rect
	if l.upright {
		row, rest := l.sea.CutTop(l.sea.H * 0.24)
		_, large = rest.CutTop(l.gap)
		small = row.Row(n, l.gap)
	} else {
		column, rest := l.sea.CutLeft(l.sea.W * 0.3)
		_, large = rest.CutLeft(l.gap)
		small = column.Column(n, l.gap)
	}
	isles := make([]ui.Rect, seats)
	for i := range n {
		isles[(seat+1+i)%seats] = small[i]
	}
	isles[seat] = large
	return isles
}
