package table

import (
	"islas/render/islas/art"
	"islas/render/paint/figures"
	"islas/render/table"
	"islas/render/ui"
)

// Sizes of an arrival in design units. The ledger is a strip below the islands, or a field among them if that makes these larger.
const (
	isleRatio    = 1.15 // width of a typical island by its height
	isleField    = 440  // least width of a ledger among the islands
	isleRoomy    = 270  // height of an island from which its plots can be clicked
	ledgerPad    = 10
	ledgerGap    = 14
	ledgerBand   = 3*44 + 2*6 // height of ship, card and controls above the table
	ledgerSays   = 78         // height of the text where it has lines of its own
	ledgerLine   = 34         // the same in a strip
	ledgerHead   = 50         // height of the signs of the priorities and their results
	ledgerTall   = 98         // the same in narrow columns
	ledgerFlat   = 42         // the same in a compact layout
	ledgerNarrow = 940        // width of a table below which its columns are narrow
	ledgerRow    = 36         // height of a player's row
	ledgerLow    = 24         // least height of a row
	ledgerLeast  = 3*44 + 2*6 + 2*ledgerPad
	ledgerMost   = 236 // greatest height of a strip
	ledgerTable  = 780 // width of the card of a strip and the table beside it
	controlsWide = 56
	quayLeast    = 130 // least width of the quay
)

// planLedger lays out an arrival: all islands as large as possible, and a ledger no higher than its players need.
func (l *layout) planLedger() {
	seats := len(l.others) + 1
	l.whole = l.sea
	if l.upright { // the piles lie between islands and ledger
		l.isles, _ = l.fields(l.sea, seats)
		l.ledgerParts()
		return
	}
	l.whole = l.sea.Union(l.ledger)
	strip := ledgerHead + ledgerLine + 2*ledgerPad + float64(seats)*ledgerRow
	if l.compact {
		strip = ledgerFlat + 2*ledgerPad + float64(seats)*ledgerLow
	}
	all := l.space(l.whole)
	l.ledger, l.sea = all.Bottom(table.Units(min(max(strip, ledgerLeast), ledgerMost))), all.Rest
	var best float64
	l.isles, best = l.fields(l.sea, seats)
	for columns := 2; columns < seats; columns++ {
		isles, ledger := among(l.whole, columns, seats, l.gap)
		if ledger.W < isleField*l.px || ledger.H < ledgerField(seats)*l.px {
			continue
		}
		if least := l.isleSize(isles[0]); least > best {
			l.isles, l.ledger, l.sea, best = isles, ledger, l.whole, least
		}
	}
	l.ledgerParts()
}

// space returns the space for regions in r.
func (l *layout) space(r ui.Rect) table.Space { return table.Space{Rest: r, Gap: l.gap, Px: l.px} }

// ledgerField returns the height of a ledger that is a field, in design units.
func ledgerField(seats int) float64 {
	return 2*ledgerPad + ledgerBand + ledgerSays + ledgerTall + float64(seats)*ledgerLow
}

// isleSize returns the height in pixels of a typical island in a place.
func (l *layout) isleSize(r ui.Rect) float64 {
	const plate = 44
	if r.H < 124*l.px && r.W > 1.5*r.H { // the plate stands beside it
		return min((r.W-1.2*r.H)/isleRatio, r.H)
	}
	return min(r.W/isleRatio, r.H-plate*l.px)
}

// fields divides r into n places, each as large as possible, with the last row centred; least is the height of an island there.
func (l *layout) fields(r ui.Rect, n int) (places []ui.Rect, least float64) {
	for columns := 1; columns <= n; columns++ {
		rows := (n + columns - 1) / columns
		cells := r.Grid(columns, rows, l.gap)
		if size := l.isleSize(cells[0]); places == nil || size > least {
			last := n - columns*(rows-1)
			for i := columns * (rows - 1); i < n; i++ {
				cells[i] = cells[i].Moved(float64(columns-last)*(cells[i].W+l.gap)/2, 0)
			}
			places, least = cells[:n], size
		}
	}
	return places, least
}

// among divides r into places of islands in columns, with the ledger after them; it is empty if no place is left.
func among(r ui.Rect, columns, n int, g float64) (isles []ui.Rect, ledger ui.Rect) {
	rows := (n + columns - 1) / columns
	cells := r.Grid(columns, rows, g)
	if n == len(cells) {
		return cells, ledger
	}
	return cells[:n], cells[n].Union(cells[len(cells)-1])
}

// roomy reports whether the islands of an arrival, all of one size, are large enough for their plots to be clicked.
func (l *layout) roomy() bool { return l.isleSize(l.isles[0]) >= isleRoomy*l.px }

// focus lays out an arrival whose islands would not be: that of a seat is as large as possible, the others are small beside it.
func (l *layout) focus(seat int) {
	seats := len(l.isles)
	var small []ui.Rect
	all := l.space(l.whole)
	if l.upright {
		all.Rest = l.sea
		small = all.Top(table.Size{Share: 0.24}).Row(seats-1, l.gap)
	} else {
		high := min(l.ledger.H/l.px, ledgerMost)
		if !l.compact { // its columns may be narrow
			high = max(high, 2*ledgerPad+ledgerLine+ledgerTall+float64(seats)*ledgerLow)
		}
		l.ledger = all.Bottom(table.Units(high))
		small, _ = l.fields(all.Left(table.Size{Share: 0.3}), seats-1)
	}
	l.isles = make([]ui.Rect, seats)
	for i, r := range small {
		l.isles[(seat+1+i)%seats] = r
	}
	l.isles[seat] = all.Rest
	l.ledgerParts()
}

// ledgerParts divides the ledger: ship, card, text, table and controls.
func (l *layout) ledgerParts() {
	r := l.space(l.ledger.Inset(ledgerPad * l.px))
	r.Gap = ledgerGap * l.px
	l.quayside, l.quay = ui.Rect{}, ui.Rect{}
	if r.Rest.W > 2.2*r.Rest.H {
		l.ledgerStrip(r)
	} else {
		l.ledgerBlock(r)
	}
	if !l.quayside.Empty() {
		l.quay = l.quayside.Inset(10 * l.px).Fit(figures.ShipRatio)
	}
}

// ledgerStrip puts all parts side by side.
func (l *layout) ledgerStrip(r table.Space) {
	l.cutControls(&r)
	if w := min(r.Rest.H*figures.ShipRatio, r.Rest.W-ledgerTable*l.px); w >= quayLeast*l.px {
		l.quayside = r.Left(table.Units(w / l.px))
	}
	l.landing = r.Left(table.Units(min(r.Rest.H*art.CardRatio, r.Rest.W*0.28) / l.px))
	switch { // in a compact layout the bar has the text
	case l.compact:
		l.says, l.columns = ui.Rect{}, r.Rest
	case l.upright:
		l.says, l.columns = r.Rest.CutTop(ledgerSays * l.px)
	default:
		l.says, l.columns = r.Rest.CutTop(ledgerLine * l.px)
	}
}

// ledgerBlock puts ship, card and controls above the table.
func (l *layout) ledgerBlock(r table.Space) {
	const beside = 230 // least width of the text beside the card
	head := ledgerHead
	if r.Rest.W < ledgerNarrow*l.px {
		head = ledgerTall
	}
	whole := r.Rest
	players := (float64(head) + float64(len(l.isles))*ledgerRow) * l.px
	high, text := min(max(ledgerBand*l.px, whole.H-players-8*l.px), whole.W*0.3), beside*l.px
	if whole.W-(controlsWide+8+quayLeast)*l.px-high*art.CardRatio-3*r.Gap < text { // it has lines of its own
		high, text = min(max(ledgerBand*l.px, whole.H-players-ledgerSays*l.px), whole.W*0.4), 0
	}
	at, rest := whole.CutTop(high)
	band := r.In(at)
	l.cutControls(&band)
	card := high * art.CardRatio
	if w := min(high*figures.ShipRatio, band.Rest.W-card-text-2*band.Gap); w > 0 {
		l.quayside = band.Left(table.Units(w / l.px))
	}
	l.landing = band.Left(table.Units(card / l.px))
	if text > 0 {
		_, rest = rest.CutTop(8 * l.px)
		l.says, l.columns = band.Rest, rest
		return
	}
	l.says, l.columns = rest.CutTop(ledgerSays * l.px)
}

// cutControls cuts the controls from the right of a ledger.
func (l *layout) cutControls(r *table.Space) {
	l.controls, r.Rest = r.Rest.CutRight(controlsWide*l.px, 8*l.px)
}
