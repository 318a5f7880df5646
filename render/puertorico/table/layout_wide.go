package table

import "islas/render/ui"

// Figures of the wide layout in design units.
const (
	gaugesWide   = 470   // of the bar
	othersShare  = 0.18  // of the width
	middleShare  = 0.445 // of the width: roles and the own board
	othersHigh   = 320   // what the board of one other takes at most
	rolesHigh    = 176
	boardShare   = 0.46 // of the height of the middle: island and city
	storesHigh   = 112
	buttonsHigh  = 64
	shipsHigh    = 150 // of ships and trading house
	supplyHigh   = 52
	tilesHigh    = 92
	leastLog     = 130
	houseShare   = 0.34 // of the width of the right column, beside the ships
	fittingRight = 940  // height of the right column for which its parts are designed
)

// planWide puts the others on the left, the roles and the own board in the middle, and what everybody shares on the right.
func (l *layout) planWide(all ui.Rect, px float64, seats int) {
	l.gauges, l.bar = l.bar.CutRight(gaugesWide * px)
	left, rest := all.CutLeft(all.W * othersShare)
	_, rest = rest.CutLeft(l.gap)
	middle, right := rest.CutLeft(all.W * middleShare)
	_, right = right.CutLeft(l.gap)

	n := float64(seats - 1)
	high := min((left.H-l.gap*(n-1))/n, othersHigh*px)
	column, below := left.CutTop(high*n + l.gap*(n-1))
	l.others = column.Column(seats-1, l.gap)
	_, below = below.CutTop(l.gap)

	l.roles = l.part(&middle, min(rolesHigh*px, middle.H*0.19))
	l.buttons, middle = middle.CutBottom(buttonsHigh * px)
	_, middle = middle.CutBottom(l.gap)
	share := boardShare
	if below.H >= leastLog*px {
		l.log = below
		share = 1
	}
	storesH := storesHigh * px
	board := min(middle.H*share, middle.H-storesH-l.gap)
	l.own(l.part(&middle, board))
	l.stores = l.part(&middle, storesH)
	if l.log.Empty() {
		l.log = middle
	}

	k := px * min(max(right.H/(fittingRight*px), 0.85), 1.15)
	row := l.part(&right, shipsHigh*k)
	l.house, row = row.CutRight(row.W * houseShare)
	_, l.ships = row.CutRight(l.gap)
	l.supply = l.part(&right, supplyHigh*k)
	l.tiles = l.part(&right, tilesHigh*k)
	l.market = right
}
