package table

import "islas/render/ui"

// Figures of the tall layout in design units.
const (
	tallFrom   = 1780 // the design height from which everything has room at once in a window held upright
	broadFrom  = 1080 // and the width
	rolesTall  = 200
	bandTall   = 0.27 // of the height: the others and what everybody shares
	marketTall = 530
	marketMost = 0.24 // of the height
	othersTall = 0.44 // of the width
	shipsTall  = 150
)

// planTall puts everything below each other: the roles, the others beside what everybody shares, the buildings, and the own board.
func (l *layout) planTall(all ui.Rect, px float64, seats int) {
	whole := all.H
	l.gauges = l.part(&all, gaugeLine*px)
	l.roles = l.part(&all, rolesTall*px)
	band := l.part(&all, whole*bandTall)
	left, right := band.CutLeft(band.W * othersTall)
	_, right = right.CutLeft(l.gap)
	l.others = boards(left, l.gap, px, seats-1)
	row := l.part(&right, shipsOf(shipsTall, seats)*px)
	l.house, row = row.CutRight(row.W * houseShare)
	_, l.ships = row.CutRight(l.gap)
	l.supply = l.part(&right, supplyHigh*px)
	l.tiles = l.part(&right, tilesHigh*px)
	l.log = right
	l.market = l.part(&all, max(marketTall*px, whole*marketMost))
	l.buttons, all = all.CutBottom(buttonsUpright * px)
	_, all = all.CutBottom(l.gap)
	l.stores, all = all.CutBottom(storesUpright * px)
	_, all = all.CutBottom(l.gap)
	l.own(all)
}
