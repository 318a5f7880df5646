package table

import (
	"islas/render/table"
	"islas/render/ui"
)

// layout has the regions of the table, in pixels. It depends only on the size, the scale, the number of players and the open page. A
// region that a layout does not have is empty and not drawn.
type layout struct {
	shape shape

	bar     ui.Rect   // the menu, the round, the prompt, and what any table has
	chart   ui.Rect   // the board, the largest of all
	players ui.Rect   // all players
	seats   []ui.Rect // of it, by seat: a player
	hand    ui.Rect   // the open hand
	turn    ui.Rect   // the buttons that lead on, or those that control the presentation
	actions ui.Rect   // what can be bought
	dice    ui.Rect   // the last roll, and how often each number was rolled
	stock   ui.Rect   // what the bank and the stacks have left
	trade   ui.Rect   // the desk: trade, or a question
	log     ui.Rect

	tabs   ui.Rect // the buttons that open the pages; empty where everything lies open
	page   ui.Rect // where the page lies
	opened page    // the page that is open
	gap    float64
}

// shape is a way to divide the table.
type shape uint8

const (
	wide    shape = iota // everything lies open at once
	compact              // the chart at the left, a page at the right
	upright              // the chart above a page
)

// page is a group of regions that can be opened where not all have room.
type page uint8

const (
	pageBuild page = iota // what can be bought, and the dice
	pageTrade
	pagePlayers
	pageStock // what is left, and the dice with their histogram
	pageLog
	pages = 5
)

// Sizes of the layouts in design units, and shares of regions.
const (
	wideFrom    = 1560 // width of the design space from which everything has room at once
	highFrom    = 860
	gap         = 10
	chartRatio  = 1.376 // width of the chart by its height
	seatMost    = 250   // greatest height of a player's panel
	twoColumns  = 360   // width from which the players of a page stand in two columns
	handPart    = 0.32  // of the strip below the chart: the hand
	turnPart    = 0.27  // and the buttons that lead on
	stripHigh   = 128
	turnBelow   = 60
	handBelow   = 104
	broadPage   = 400 // width of a page from which the hand lies below it in a low window
	fullFrom    = 640 // height from which the chart takes all of it
	logFrom     = 600 // height of a page from which the log lies open on it, too
	stripSmall  = 84
	turnUpright = 0.36
	pageLeast   = 236 // least height of a page below the chart
)

// Sizes of regions.
var (
	tabHeight    = table.Units(50)
	playersWide  = table.Size{Share: 0.165, Least: 280, Most: 330}
	sideWide     = table.Size{Share: 0.21, Least: 360, Most: 430}
	diceHigh     = table.Size{Share: 0.19, Least: 150, Most: 200}
	stockHigh    = table.Size{Share: 0.16, Least: 130, Most: 170}
	deskHigh     = table.Size{Share: 0.56, Least: 300, Most: 400}
	stripUpright = table.Size{Share: 0.1, Least: stripSmall, Most: stripHigh}
	dicePage     = table.Size{Share: 0.4, Least: 150, Most: 240}
	pageWide     = table.Size{Share: 0.37, Least: 330, Most: 560}
)

// plan returns the layout of a table in a room. larger means that what lies over it is written larger than the table.
func plan(room table.Extent, seats int, open page, larger bool) layout {
	l := layout{bar: room.Bar, gap: gap * room.Px}
	all := room.Space(gap, gap)
	switch {
	case room.Upright():
		l.shape = upright
		l.planUpright(all, seats, open)
	case room.Holds(wideFrom, highFrom):
		l.shape = wide
		l.planWide(all, seats)
	default:
		l.shape = compact
		l.planCompact(all, seats, open, larger)
	}
	return l
}

// planWide puts the players at the left, the chart in the middle, everything that all share at the right, and the hand at the bottom.
func (l *layout) planWide(all table.Space, seats int) {
	right := all.In(all.Right(sideWide))
	l.dice = right.Top(diceHigh)
	l.stock = right.Top(stockHigh)
	l.trade = right.Top(deskHigh)
	l.log = right.Rest
	l.strip(all.In(all.Bottom(table.Units(stripHigh))))
	l.players = all.Left(playersWide)
	l.seats = column(l.players, seats, l.gap, seatMost*all.Px)
	l.chart = all.Rest
}

// strip divides the strip below the chart.
func (l *layout) strip(low table.Space) {
	l.hand = low.Left(table.Size{Share: handPart})
	l.turn = low.Right(table.Size{Share: turnPart})
	l.actions = low.Rest
}

// planCompact puts the chart at the left and a page at the right. The hand lies below the page, or in a low window that is not wide enough for
// that below the chart.
func (l *layout) planCompact(all table.Space, seats int, open page, larger bool) {
	beside := (all.Rest.W-all.Rest.H*chartRatio)/all.Px - gap
	if all.Rest.H >= fullFrom*all.Px {
		right := all.In(all.Right(table.Units(max(beside, pageWide.Least))))
		l.tabs = right.Top(tabHeight)
		l.turn = right.Bottom(table.Units(turnBelow))
		l.hand, l.chart = right.Bottom(table.Units(handBelow)), all.Rest
		l.open(right, open, seats)
		return
	}
	strip := table.Size{Share: 0.18, Least: stripSmall, Most: stripHigh}
	broad, page, under := beside >= broadPage && !larger, pageWide, &all
	if broad {
		page = table.Units(min(beside, pageWide.Most))
	}
	right := all.In(all.Right(page))
	if broad {
		under = &right
	}
	l.tabs = right.Top(tabHeight)
	low := all.In(under.Bottom(strip))
	l.turn = low.Right(table.Size{Share: 0.4})
	l.hand = low.Rest
	l.chart = all.Rest
	l.open(right, open, seats)
}

// planUpright puts the chart at the top, and a page between it and the hand.
func (l *layout) planUpright(all table.Space, seats int, open page) {
	low := all.In(all.Bottom(stripUpright))
	below := tabHeight.Least + pageLeast + 2*gap
	l.chart = all.Top(table.Units(min(all.Rest.W/chartRatio, all.Rest.H-below*all.Px) / all.Px))
	l.turn = low.Right(table.Size{Share: turnUpright})
	l.hand = low.Rest
	l.tabs = all.Top(tabHeight)
	l.open(all, open, seats)
}

// open puts the regions of a page in their place.
func (l *layout) open(in table.Space, p page, seats int) {
	l.page, l.opened = in.Rest, p
	switch p {
	case pageBuild:
		if in.Rest.H > logFrom*in.Px {
			l.log = in.Bottom(table.Size{Share: 0.4})
		}
		if in.Rest.H > 320*in.Px {
			l.dice = in.Bottom(dicePage)
		}
		l.actions = in.Rest
	case pageTrade:
		if in.Rest.H > logFrom*in.Px {
			l.log = in.Bottom(table.Size{Share: 0.42})
		}
		l.trade = in.Rest
	case pagePlayers:
		l.players = in.Rest
		l.seats = grid(in.Rest, seats, l.gap, in.Px)
	case pageStock:
		l.dice = in.Top(table.Size{Share: 0.5})
		l.stock = in.Rest
	case pageLog:
		l.log = in.Rest
	}
}

// column puts n panels below each other, none higher than most.
func column(r ui.Rect, n int, gap, most float64) []ui.Rect {
	if high := (r.H - gap*float64(n-1)) / float64(n); high > most {
		r.H = most*float64(n) + gap*float64(n-1)
	}
	return r.Column(n, gap)
}

// grid puts n panels on a page: below each other where they stay high enough, otherwise in two columns.
func grid(r ui.Rect, n int, gap, px float64) []ui.Rect {
	if high := (r.H - gap*float64(n-1)) / float64(n); high >= 130*px || r.W < twoColumns*px {
		return column(r, n, gap, seatMost*px)
	}
	return r.Grid(2, (n+1)/2, gap)[:n]
}
