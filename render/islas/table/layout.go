package table

import (
	"islas/render/islas/art"
	"islas/render/paint/figures"
	"islas/render/table"
	"islas/render/ui"
)

// layout has the regions of the table, in pixels. It depends only on the size, the scale and the number of players.
type layout struct {
	top     ui.Rect   // the bar with the round, the prompt, and buttons
	others  []ui.Rect // the islands that are not large, in turn order from the large one on
	board   ui.Rect   // the large island
	hand    ui.Rect
	actions ui.Rect // the buttons of the turn
	ship    ui.Rect // the ship with its cards
	deck    ui.Rect
	discard ui.Rect
	race    ui.Rect   // the points of all players; empty in a compact layout, where plates show them
	powers  ui.Rect   // the privileges; empty in a compact layout, where a button opens them
	supply  ui.Rect   // the line of scarce pieces; empty in a compact layout
	log     ui.Rect   // empty in a compact layout
	drawers ui.Rect   // the buttons that open supply, privileges and log in a compact layout
	isles   []ui.Rect // all islands by seat, while the ship is in
	sea     ui.Rect   // all of these together
	gap     float64
	px      float64 // pixels per design unit
	ledger  ui.Rect // the ledger, while the ship is in
	compact bool
	upright bool

	berth    ui.Rect // in ship: where it lies while it is loaded
	controls ui.Rect // in ledger: the buttons that control the reading
	quayside ui.Rect // in ledger: the water at which the ship unloads, empty where there is no room
	landing  ui.Rect // in ledger: the card that has landed
	says     ui.Rect // in ledger: the text about the card
	columns  ui.Rect // in ledger: the table
	whole    ui.Rect // islands and ledger together
}

// Sizes of the layouts in design units.
const (
	wideFrom = 1280 // width of the design space from which race, privileges, supply and log have room at once
	tallFrom = 820
	gap      = 12
	raceLine = 26  // height of the line above the race with the goal
	sideFull = 945 // height of the side for which its regions are designed
)

// Sizes of regions.
var (
	handWide    = table.Size{Share: 0.337, Most: 318}
	handUpright = table.Size{Share: 0.22, Most: 320}
	handCompact = table.Size{Share: 0.36, Least: 128}
	ledgerWide  = table.Units(232)
	sideWide    = table.Size{Share: 0.28, Most: 384}
	sideTwo     = table.Size{Share: 0.28, Most: 350} // with two players, whose islands fill the width while the ship is in
	sideCompact = table.Size{Share: 0.15, Least: 156}
	besideOne   = table.Size{Share: 0.3, Most: 400} // width of the column of the other islands
	besideFew   = table.Size{Share: 0.3, Most: 300}
	besideMany  = table.Size{Share: 0.23, Most: 270}
)

// plan returns the layout of a table for a number of players in a room.
func plan(room table.Extent, seats int) layout {
	l := layout{top: room.Bar, px: room.Px, upright: room.Upright()}
	l.compact = !l.upright && !room.Holds(wideFrom, tallFrom)
	all := room.Space(gap, gap)
	switch {
	case l.upright:
		l.planUpright(all, seats)
	case l.compact:
		l.planCompact(all, seats)
	default:
		l.planWide(all, seats)
	}
	berth, _ := pileIn(l.ship, l.px)
	l.berth = berth.Fit(figures.ShipRatio)
	l.planLedger()
	return l
}

// planWide puts the others on the left, the large island above the hand in the middle, or the hand below few others, and the rest on the right.
func (l *layout) planWide(all table.Space, seats int) {
	side, beside := sideWide, besideFew
	if seats == 2 {
		side, beside = sideTwo, besideOne
	}
	l.planSide(all.In(all.Right(side)), seats)
	arrival := all
	l.ledger = arrival.Bottom(ledgerWide)
	l.sea, l.gap = arrival.Rest, all.Gap
	var left ui.Rect
	if seats > 3 {
		left = all.Left(besideMany)
	}
	if l.hand = all.Bottom(handWide); seats <= 3 {
		left = all.Left(beside)
	}
	l.others, l.board = left.Column(seats-1, all.Gap), all.Rest
}

// planSide divides the right side: the piles, what all players have, the buttons of the turn, and the log.
func (l *layout) planSide(side table.Space, seats int) {
	px := side.Px
	side.Px = px * min(max(side.Rest.H/(sideFull*px), 0.8), 1.1)
	apart := side.Gap
	side.Gap = 8 * side.Px
	piles, row, deeds := 134.0, 30.0, 208.0
	if seats < 4 {
		piles, row, deeds = 176, 40, 246
	}
	in := table.Space{Rest: side.Top(table.Units(piles)), Gap: apart}
	l.ship = in.Left(table.Size{Share: 0.38})
	two := in.Rest.Row(2, apart)
	l.deck, l.discard = two[0], two[1]
	l.race = side.Top(table.Units(row*float64(seats) + 12 + raceLine))
	l.powers = side.Top(table.Units(deeds))
	l.supply = side.Top(table.Units(max(46, 42*px/side.Px)))
	l.actions = side.Top(table.Units(116))
	l.log = side.Rest
}

func (l *layout) planCompact(all table.Space, seats int) {
	all.Gap *= 0.7
	side := all.In(all.Right(sideCompact))
	l.ship = side.Top(table.Size{Share: 0.3, Most: 120})
	two := side.Top(table.Size{Share: 0.4, Most: 104}).Row(2, all.Gap)
	l.deck, l.discard, l.drawers = two[0], two[1], side.Rest

	arrival := all
	bottom := all.In(all.Bottom(handCompact))
	l.ledger = arrival.Bottom(table.Units(max(bottom.Rest.H/l.px, min(190, arrival.Rest.H*0.46/l.px))))
	l.sea, l.gap = arrival.Rest, all.Gap
	l.actions, l.hand = bottom.Right(table.Units(204)), bottom.Rest

	strip := table.Size{Share: 0.26, Least: 150}
	switch {
	case seats == 2:
		strip = table.Size{Share: 0.36, Most: 240}
	case seats > 3:
		strip = table.Size{Share: 0.32, Least: 204} // the plates stand beside the islands
	}
	r, n := all.Left(strip), float64(seats-1)
	gaps := (n - 1) * l.gap
	high := min(r.W*0.8+56*l.gap/gap, (r.H-gaps)/n) // of an island: no more than its picture needs
	l.others, l.board = r.Center(r.W, n*high+gaps).Column(seats-1, l.gap), all.Rest
}

func (l *layout) planUpright(all table.Space, seats int) {
	l.hand = all.Bottom(handUpright)
	buttons := all.Bottom(table.Units(60))
	l.actions = buttons.Rounded() // whole pixels like the buttons themselves, so that a raised card covers none of them
	l.ledger = l.hand.Union(buttons)
	four := all.Bottom(table.Size{Share: 0.2, Most: 170}).Row(4, all.Gap)
	l.ship, l.deck, l.discard, l.drawers = four[0], four[1], four[2], four[3]
	l.sea, l.gap = all.Rest, all.Gap
	row := all.Top(table.Size{Share: 0.34, Most: 260})
	l.board = all.Rest
	if seats == 2 {
		l.others = []ui.Rect{row.Center(row.W*0.5, row.H)}
	} else {
		l.others = row.Row(seats-1, all.Gap)
	}
}

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
		cells := l.whole.Grid(columns, (seats+columns-1)/columns, l.gap)
		if seats == len(cells) { // no place is left for the ledger
			continue
		}
		ledger, size := cells[seats].Union(cells[len(cells)-1]), l.isleSize(cells[0])
		least := 2*ledgerPad + ledgerBand + ledgerSays + ledgerTall + float64(seats)*ledgerLow
		if ledger.W >= isleField*l.px && ledger.H >= least*l.px && size > best {
			l.isles, l.ledger, l.sea, best = cells[:seats], ledger, l.whole, size
		}
	}
	l.ledgerParts()
}

// space returns the space for regions in r.
func (l *layout) space(r ui.Rect) table.Space { return table.Space{Rest: r, Gap: l.gap, Px: l.px} }

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
	l.quayside = ui.Rect{}
	if r.Rest.W > 2.2*r.Rest.H {
		l.ledgerStrip(r)
	} else {
		l.ledgerBlock(r)
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
