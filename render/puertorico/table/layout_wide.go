package table

import "islas/render/ui"

// Figures of the wide layout in design units.
const (
	gaugesWide   = 660   // of the bar
	othersShare  = 0.18  // of the width
	middleShare  = 0.445 // of the width: roles and the own board
	othersHigh   = 300   // what the board of one other takes at most
	loneHigh     = 480   // the same of the only other: the log has room for all that is told of two
	rolesHigh    = 204
	storesHigh   = 112
	buttonsHigh  = 64
	shipsHigh    = 150 // of ships and trading house
	supplyHigh   = 52
	tilesHigh    = 92
	leastLog     = 190  // below the others, where they leave so much
	lowLog       = 118  // otherwise below the own board
	leastOther   = 200  // what the board of one other needs
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

	l.planOthers(left, px, seats-1)
	l.roles = l.part(&middle, min(rolesHigh*px, middle.H*0.215))
	l.buttons, middle = middle.CutBottom(buttonsHigh * px)
	_, middle = middle.CutBottom(l.gap)
	if l.log.Empty() {
		l.log, middle = middle.CutBottom(lowLog * px)
		_, middle = middle.CutBottom(l.gap)
	}
	l.stores, middle = middle.CutBottom(storesHigh * px)
	_, middle = middle.CutBottom(l.gap)
	l.own(middle)

	k := px * min(max(right.H/(fittingRight*px), 0.85), 1.15)
	row := l.part(&right, shipsOf(shipsHigh, seats)*k)
	l.house, row = row.CutRight(row.W * houseShare)
	_, l.ships = row.CutRight(l.gap)
	l.supply = l.part(&right, supplyHigh*max(k, px))
	l.tiles = l.part(&right, tilesHigh*k)
	l.market = right
}

// shipsOf is how high the ships lie for which a height is designed, at a table of so many: who can still load is told in some lines more
// where more can.
func shipsOf(high float64, seats int) float64 {
	return high + 0.85*harbourLine*float64(loaderLines(seats)-1)
}

// planOthers puts the boards of n others below each other, and the log below them if that leaves them high enough.
func (l *layout) planOthers(left ui.Rect, px float64, n int) {
	gaps := l.gap * float64(n-1)
	if spare := (left.H - leastLog*px - l.gap - gaps) / float64(n); spare >= leastOther*px {
		most := othersHigh * px
		if n == 1 {
			most = loneHigh * px
		}
		high := min(spare, most)
		left, l.log = left.CutTop(high*float64(n) + gaps)
		_, l.log = l.log.CutTop(l.gap)
	}
	l.others = left.Column(n, l.gap)
}
