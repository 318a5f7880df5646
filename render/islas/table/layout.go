package table

import (
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
	quay     ui.Rect // in quayside: where the ship lies
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
	raceHead = 26  // height of the line above the race with the goal
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

// planWide puts the other islands on the left, the large one in the middle with the hand below it, and the rest on the right. Few islands
// need less than the whole height: then the hand reaches below them.
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
		l.hand = all.Bottom(handWide)
	} else {
		l.hand = all.Bottom(handWide)
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
	l.race = side.Top(table.Units(row*float64(seats) + 12 + raceHead))
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
	l.stack(all.Left(strip), seats-1)
	l.board = all.Rest
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

// stack puts n islands below each other, none larger than its picture needs.
func (l *layout) stack(r ui.Rect, n int) {
	gaps := float64(n-1) * l.gap
	height := min(r.W*0.8+56*l.gap/gap, (r.H-gaps)/float64(n))
	l.others = r.Center(r.W, float64(n)*height+gaps).Column(n, l.gap)
}
