package table

import (
	"islas/render/paint/figures"
	"islas/render/ui"
)

// layout is where everything on the table lies, in pixels. It is computed from the size, the scale and the number of
// players alone.
type layout struct {
	top     ui.Rect   // the bar with the round, what has to be done, and the buttons
	others  []ui.Rect // the islands that are not large, in turn order from the large one on
	board   ui.Rect   // the large island
	hand    ui.Rect
	actions ui.Rect // the buttons of the turn
	ship    ui.Rect // the ship with its cards
	deck    ui.Rect
	discard ui.Rect
	race    ui.Rect   // the points of all players; empty in a compact layout: their plates tell them
	powers  ui.Rect   // the privileges; empty in a compact layout: behind a button
	supply  ui.Rect   // the line with what is scarce; empty in a compact layout
	log     ui.Rect   // empty in a compact layout
	drawers ui.Rect   // in a compact layout the buttons that open supply, privileges and log
	isles   []ui.Rect // all islands by seat, while the ship arrives
	sea     ui.Rect   // what they share
	gap     float64
	ledger  ui.Rect // the settler's ledger, while the ship arrives
	compact bool
	upright bool

	berth    ui.Rect // in ship: where the ship lies while it is loaded
	controls ui.Rect // in ledger: the buttons that govern what is read out
	quayside ui.Rect // in ledger: the water at which the ship unloads, empty where there is no room for it
	quay     ui.Rect // in quayside: where the ship lies
	landing  ui.Rect // in ledger: the card that has landed
	says     ui.Rect // in ledger: what is said of it in words
	columns  ui.Rect // in ledger: the table
	whole    ui.Rect // islands and ledger together
}

// Figures of the layouts in design units.
const (
	wideFrom    = 1280 // the design space from which there is room for race, privileges, supply and log at once
	tallFrom    = 820
	gap         = 12
	topHeight   = 60
	raceHead    = 26 // the line above the race that names the goal
	handWide    = 318
	handShare   = 0.337 // of the height below the bar: what the hand takes at most
	handUpright = 320
	handCompact = 128
	ledgerWide  = 232
	sideWide    = 384
	sideTwo     = 350 // with two players, whose islands fill the width while the ship is in
	sideCompact = 156
	besideFew   = 300 // width of the column with the other islands
	besideMany  = 270
	sideFull    = 945 // height of the side for which its parts are designed
)

// plan lays the table out for a window of w by h pixels with px pixels a design unit and the given number of players.
func plan(w, h, px float64, seats int) layout {
	var l layout
	l.upright = h > w
	l.compact = !l.upright && (w/px < wideFrom || h/px < tallFrom)
	all := ui.Rect{W: w, H: h}
	l.top, all = all.CutTop(topHeight * px)
	all = all.Inset(gap * px)
	switch {
	case l.upright:
		l.planUpright(all, px, seats)
	case l.compact:
		l.planCompact(all, px, seats)
	default:
		l.planWide(all, px, seats)
	}
	berth, _ := pileIn(l.ship, px)
	l.berth = berth.Fit(figures.ShipRatio)
	l.planLedger(px)
	return l
}

// planWide puts the other islands on the left, the own one in the middle with the hand below it, and the rest on the right.
// Few islands need less than the whole height: then the hand goes on below them.
func (l *layout) planWide(all ui.Rect, px float64, seats int) {
	g := gap * px
	column := sideWide * px
	if seats == 2 {
		column = sideTwo * px
	}
	side, rest := all.CutRight(min(column, all.W*0.28))
	_, rest = rest.CutRight(g)
	l.planSide(side, px, seats)
	ledger, sea := rest.CutBottom(ledgerWide * px)
	_, sea = sea.CutBottom(g)
	l.ledger = ledger
	l.council(sea, g, seats)

	hand := min(handWide*px, rest.H*handShare)
	var left ui.Rect
	if seats > 3 {
		left, rest = rest.CutLeft(min(besideMany*px, rest.W*0.23))
		_, rest = rest.CutLeft(g)
		l.hand, l.board = rest.CutBottom(hand)
		_, l.board = l.board.CutBottom(g)
		l.others = left.Column(seats-1, g)
		return
	}
	l.hand, rest = rest.CutBottom(hand)
	_, rest = rest.CutBottom(g)
	others := besideFew * px
	if seats == 2 {
		others = 400 * px
	}
	left, l.board = rest.CutLeft(min(others, rest.W*0.3))
	_, l.board = l.board.CutLeft(g)
	l.others = left.Column(seats-1, g)
}

// planSide divides what stands on the right: the piles, what all players have, the buttons of the turn, and the log.
func (l *layout) planSide(side ui.Rect, px float64, seats int) {
	k := px * min(max(side.H/(sideFull*px), 0.8), 1.1)
	g := 8 * k
	piles, row, deeds := 150*k, 33*k, 214*k
	if seats < 4 {
		piles, row, deeds = 176*k, 40*k, 246*k
	}
	part := func(height float64) (r ui.Rect) {
		r, side = side.CutTop(height)
		_, side = side.CutTop(g)
		return r
	}
	l.pileRow(part(piles), gap*px)
	l.race = part(row*float64(seats) + (12+raceHead)*k)
	l.powers = part(deeds)
	l.supply = part(max(46*k, 42*px))
	l.actions = part(116 * k)
	l.log = side
}

func (l *layout) planCompact(all ui.Rect, px float64, seats int) {
	g := gap * px * 0.7
	side, rest := all.CutRight(max(sideCompact*px, all.W*0.15))
	_, rest = rest.CutRight(g)
	var piles ui.Rect
	l.ship, side = side.CutTop(min(120*px, side.H*0.3))
	_, side = side.CutTop(g)
	piles, side = side.CutTop(min(104*px, side.H*0.4))
	two := piles.Row(2, g)
	l.deck, l.discard = two[0], two[1]
	_, l.drawers = side.CutTop(g)

	bottom, middle := rest.CutBottom(max(handCompact*px, rest.H*0.3))
	_, middle = middle.CutBottom(g)
	ledger := max(bottom.H, min(190*px, rest.H*0.46))
	l.ledger, _ = rest.CutBottom(ledger)
	l.actions, l.hand = bottom.CutRight(204 * px)
	_, l.hand = l.hand.CutRight(g)
	_, isles := rest.CutBottom(ledger + g)
	l.council(isles, g, seats)

	strip := max(150*px, middle.W*0.26)
	switch {
	case seats == 2:
		strip = min(240*px, middle.W*0.36)
	case seats > 3:
		strip = max(204*px, middle.W*0.32) // the plates stand beside the islands
	}
	left, board := middle.CutLeft(strip)
	_, l.board = board.CutLeft(g)
	l.stack(left, g, seats)
}

func (l *layout) planUpright(all ui.Rect, px float64, seats int) {
	g := gap * px
	bottom, rest := all.CutBottom(min(handUpright*px, all.H*0.22))
	_, rest = rest.CutBottom(g)
	buttons, rest := rest.CutBottom(60 * px)
	l.actions = buttons.Rounded() // whole pixels as the buttons themselves, so that a raised card covers none of them
	l.hand = bottom
	_, rest = rest.CutBottom(g)
	piles, rest := rest.CutBottom(min(170*px, rest.H*0.2))
	l.ledger = bottom.Union(buttons)
	four := piles.Row(4, g)
	l.ship, l.deck, l.discard, l.drawers = four[0], four[1], four[2], four[3]
	_, middle := rest.CutBottom(g)
	l.council(middle, g, seats)
	row, board := middle.CutTop(min(260*px, middle.H*0.34))
	_, l.board = board.CutTop(g)
	if seats == 2 {
		l.others = []ui.Rect{row.Center(row.W*0.5, row.H)}
	} else {
		l.others = row.Row(seats-1, g)
	}
}

// pileRow puts ship, deck and discard pile side by side.
func (l *layout) pileRow(row ui.Rect, g float64) {
	ship, piles := row.CutLeft(row.W * 0.38)
	_, piles = piles.CutLeft(g)
	two := piles.Row(2, g)
	l.ship, l.deck, l.discard = ship, two[0], two[1]
}

// stack puts the other islands below each other, none larger than its picture needs.
func (l *layout) stack(r ui.Rect, g float64, seats int) {
	n := seats - 1
	height := min(r.W*0.8+56*g/gap, (r.H-float64(n-1)*g)/float64(n))
	r = r.Center(r.W, float64(n)*height+float64(n-1)*g)
	for i := range n {
		l.others = append(l.others, ui.Rect{X: r.X, Y: r.Y + float64(i)*(height+g), W: r.W, H: height})
	}
}
