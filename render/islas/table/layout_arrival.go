package table

import (
	"islas/render/islas/art"
	"islas/render/paint/figures"
	"islas/render/ui"
)

// Figures of an arrival in design units. The ledger is a strip below the islands, or where that leaves these larger a field
// among them.
const (
	isleRatio    = 1.15 // width of a typical island divided by its height
	isleField    = 440  // least width of a ledger among the islands, or beside a large one
	ledgerPad    = 10
	ledgerBand   = 3*44 + 2*6 // ship, card and controls above the table
	ledgerSays   = 78         // what is said where it stands in lines of its own
	ledgerLine   = 34         // the same in a strip
	ledgerHead   = 50         // signs of the priorities, and what they have brought
	ledgerTall   = 98         // the same in narrow columns
	ledgerFlat   = 42         // the same in a compact layout
	ledgerNarrow = 940        // of width: a narrower table has narrow columns
	ledgerRow    = 36         // of a player
	ledgerLow    = 24         // the least it takes
	ledgerLeast  = 3*44 + 2*6 + 2*ledgerPad
	ledgerMost   = 236 // of a strip
	ledgerTable  = 780 // of width: what the card of a strip and the table beside it need
	controlsWide = 56
	focusFrom    = 1200 // of width: from here on a large island has the ledger beside it
)

// council notes what all islands share for the time a ship arrives.
func (l *layout) council(r ui.Rect, g float64, _ int) { l.sea, l.gap = r, g }

// planLedger lays an arrival out: all islands as large as they can be, and the ledger, no higher than its players need.
func (l *layout) planLedger(px float64) {
	seats := len(l.others) + 1
	l.whole = l.sea
	if l.upright { // between islands and ledger lie the piles
		l.isles, _ = fields(l.sea, seats, l.gap, px)
		l.ledgerParts(px, seats)
		return
	}
	l.whole = l.sea.Union(l.ledger)
	strip := ledgerHead + ledgerLine + 2*ledgerPad + float64(seats)*ledgerRow
	if l.compact {
		strip = ledgerFlat + 2*ledgerPad + float64(seats)*ledgerLow
	}
	l.ledger, l.sea = l.whole.CutBottom(min(max(strip, ledgerLeast), ledgerMost) * px)
	_, l.sea = l.sea.CutBottom(l.gap)
	var best float64
	l.isles, best = fields(l.sea, seats, l.gap, px)
	for columns := 2; columns < seats; columns++ {
		isles, ledger := among(l.whole, columns, seats, l.gap)
		if ledger.W < isleField*px || ledger.H < ledgerField(seats)*px {
			continue
		}
		if least := isleSize(isles[0], px); least > best {
			l.isles, l.ledger, l.sea, best = isles, ledger, l.whole, least
		}
	}
	l.ledgerParts(px, seats)
}

// ledgerField is the height of a ledger that is a field, in design units.
func ledgerField(seats int) float64 {
	return 2*ledgerPad + ledgerBand + ledgerSays + ledgerTall + float64(seats)*ledgerLow
}

// isleSize is how high a typical island is drawn in a place.
func isleSize(r ui.Rect, px float64) float64 {
	const plate = 44
	if r.H < 124*px && r.W > 1.5*r.H { // the plate stands beside it
		return min((r.W-1.2*r.H)/isleRatio, r.H)
	}
	return min(r.W/isleRatio, r.H-plate*px)
}

// fields divides r into as many places, each as large as it can be, the last row centred; least is how high an island is
// drawn there.
func fields(r ui.Rect, n int, g, px float64) (places []ui.Rect, least float64) {
	for columns := 1; columns <= n; columns++ {
		rows := (n + columns - 1) / columns
		cells := r.Grid(columns, rows, g)
		if size := isleSize(cells[0], px); places == nil || size > least {
			last := n - columns*(rows-1)
			for i := columns * (rows - 1); i < n; i++ {
				cells[i] = cells[i].Moved(float64(columns-last)*(cells[i].W+g)/2, 0)
			}
			places, least = cells[:n], size
		}
	}
	return places, least
}

// among divides r into places of islands in columns, and the ledger after them; it is empty where no place is left over.
func among(r ui.Rect, columns, n int, g float64) (isles []ui.Rect, ledger ui.Rect) {
	rows := (n + columns - 1) / columns
	cells := r.Grid(columns, rows, g)
	if n == len(cells) {
		return cells, ledger
	}
	return cells[:n], cells[n].Union(cells[len(cells)-1])
}

// focus lays an arrival out in which a person has to choose a plot: that person's island is as large as it can be, the others
// are small beside it.
func (l *layout) focus(seat int, px float64) {
	seats := len(l.isles)
	var small []ui.Rect
	var large ui.Rect
	switch {
	case l.upright:
		row, rest := l.sea.CutTop(l.sea.H * 0.24)
		_, large = rest.CutTop(l.gap)
		small = row.Row(seats-1, l.gap)
	case l.whole.W < focusFrom*px || l.whole.H < (ledgerField(seats)+150)*px:
		_, r := l.whole.CutBottom(min(l.ledger.H, ledgerMost*px))
		l.ledger, _ = l.whole.CutBottom(min(l.ledger.H, ledgerMost*px))
		_, r = r.CutBottom(l.gap)
		column, rest := r.CutLeft(r.W * 0.3)
		_, large = rest.CutLeft(l.gap)
		small, _ = fields(column, seats-1, l.gap, px)
	default:
		column, rest := l.whole.CutRight(max(isleField*px, l.whole.W*0.32))
		_, large = rest.CutRight(l.gap)
		l.ledger, rest = column.CutBottom(ledgerField(seats) * px)
		_, rest = rest.CutBottom(l.gap)
		small, _ = fields(rest, seats-1, l.gap, px)
	}
	l.isles = make([]ui.Rect, seats)
	for i, r := range small {
		l.isles[(seat+1+i)%seats] = r
	}
	l.isles[seat] = large
	l.ledgerParts(px, seats)
}

// ledgerParts divides the ledger: ship, card, what is said, table and controls.
func (l *layout) ledgerParts(px float64, seats int) {
	r := l.ledger.Inset(ledgerPad * px)
	l.quayside, l.quay = ui.Rect{}, ui.Rect{}
	if r.W > 2.2*r.H {
		l.ledgerStrip(r, px)
	} else {
		l.ledgerBlock(r, px, seats)
	}
	if !l.quayside.Empty() {
		l.quay = l.quayside.Inset(10 * px).Fit(figures.ShipRatio)
	}
}

// ledgerStrip puts all parts side by side.
func (l *layout) ledgerStrip(r ui.Rect, px float64) {
	const least = 130 // of the quay
	l.controls, r = r.CutRight(controlsWide * px)
	_, r = r.CutRight(8 * px)
	if w := min(r.H*figures.ShipRatio, r.W-ledgerTable*px); w >= least*px {
		l.quayside, r = r.CutLeft(w)
		_, r = r.CutLeft(14 * px)
	}
	l.landing, r = r.CutLeft(min(r.H*art.CardRatio, r.W*0.28))
	_, r = r.CutLeft(14 * px)
	switch { // in a compact layout the bar says it
	case l.compact:
		l.says, l.columns = ui.Rect{}, r
	case l.upright:
		l.says, l.columns = r.CutTop(ledgerSays * px)
	default:
		l.says, l.columns = r.CutTop(ledgerLine * px)
	}
}

// ledgerBlock puts ship, card and controls above the table.
func (l *layout) ledgerBlock(r ui.Rect, px float64, seats int) {
	const beside = 230 // least width of what is said beside the card
	head := ledgerHead
	if r.W < ledgerNarrow*px {
		head = ledgerTall
	}
	table := (float64(head) + float64(seats)*ledgerRow) * px
	band, rest := r.CutTop(max(ledgerBand*px, r.H-table-ledgerSays*px))
	if band.H > r.W*0.4 {
		band.H = r.W * 0.4
		_, rest = r.CutTop(band.H)
	}
	l.controls, band = band.CutRight(controlsWide * px)
	_, band = band.CutRight(8 * px)
	card := band.H * art.CardRatio
	if w := min(band.H*figures.ShipRatio, band.W-card-14*px); w > 0 {
		l.quayside, band = band.CutLeft(w)
		_, band = band.CutLeft(14 * px)
	}
	l.landing, band = band.CutLeft(card)
	if _, band = band.CutLeft(14 * px); band.W >= beside*px {
		_, rest = rest.CutTop(8 * px)
		l.says, l.columns = band, rest
		return
	}
	l.says, l.columns = rest.CutTop(ledgerSays * px)
}
