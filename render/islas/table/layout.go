package table

import (
	"islas/render/paint"
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
	supply  ui.Rect   // empty in a compact layout: behind a button
	powers  ui.Rect   // the privileges; empty in a compact layout
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
	read     ui.Rect // in ledger: the card that has landed, and what is read out of it
}

// Figures of the layouts in design units.
const (
	wideFrom    = 1280 // the design space from which there is room for supply, privileges and log at once
	tallFrom    = 720
	gap         = 12
	topHeight   = 60
	handWide    = 232
	handCompact = 128
	sideWide    = 384
	sideCompact = 156
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
	l.berth = berth.Fit(paint.ShipRatio)
	l.planLedger(px)
	return l
}

func (l *layout) planWide(all ui.Rect, px float64, seats int) {
	g := gap * px
	side, rest := all.CutRight(sideWide * px)
	_, rest = rest.CutRight(g)
	l.pileRow(&side, 176*px, g)
	_, side = side.CutTop(g)
	l.supply, side = side.CutTop(172 * px)
	_, side = side.CutTop(g)
	l.powers, side = side.CutTop(min(196*px, side.H*0.5))
	_, l.log = side.CutTop(g)

	bottom, middle := rest.CutBottom(handWide * px)
	_, middle = middle.CutBottom(g)
	l.ledger = bottom
	l.actions, l.hand = bottom.CutRight(236 * px)
	_, l.hand = l.hand.CutRight(g)
	l.council(middle, g, seats)

	strip := 300 * px
	if seats == 2 {
		strip = min(480*px, middle.W*0.36)
	}
	left, board := middle.CutLeft(strip)
	_, l.board = board.CutLeft(g)
	l.stack(left, g, seats)
}

func (l *layout) planCompact(all ui.Rect, px float64, seats int) {
	g := gap * px * 0.7
	side, rest := all.CutRight(sideCompact * px)
	_, rest = rest.CutRight(g)
	var piles ui.Rect
	l.ship, side = side.CutTop(min(120*px, side.H*0.3))
	_, side = side.CutTop(g)
	piles, side = side.CutTop(min(104*px, side.H*0.4))
	two := piles.Row(2, g)
	l.deck, l.discard = two[0], two[1]
	_, l.drawers = side.CutTop(g)

	bottom, middle := rest.CutBottom(handCompact * px)
	_, middle = middle.CutBottom(g)
	ledger := max(bottom.H, min(190*px, rest.H*0.46))
	l.ledger, _ = rest.CutBottom(ledger)
	l.actions, l.hand = bottom.CutRight(204 * px)
	_, l.hand = l.hand.CutRight(g)
	_, isles := rest.CutBottom(ledger + g)
	l.council(isles, g, seats)

	strip := 150 * px
	if seats > 3 {
		strip = 204 * px // the plates stand beside the islands
	}
	if seats == 2 {
		strip = min(240*px, middle.W*0.36)
	}
	left, board := middle.CutLeft(strip)
	_, l.board = board.CutLeft(g)
	l.stack(left, g, seats)
}

func (l *layout) planUpright(all ui.Rect, px float64, seats int) {
	g := gap * px
	bottom, rest := all.CutBottom(handWide * px)
	_, rest = rest.CutBottom(g)
	buttons, rest := rest.CutBottom(60 * px)
	l.actions = buttons
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

// pileRow puts ship, deck and discard pile side by side on top of the side.
func (l *layout) pileRow(side *ui.Rect, height, g float64) {
	row, rest := side.CutTop(height)
	*side = rest
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
