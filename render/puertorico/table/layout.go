package table

import (
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// layout is where everything on the table lies, in pixels. It is computed from the size, the scale, the number of players and
// the page that lies open alone. What has no place in a layout has an empty rectangle and is not drawn.
type layout struct {
	shape shape

	bar    ui.Rect   // the menu, the round, what has to be done, and what any table has
	gauges ui.Rect   // how far the ends of the game are
	others []ui.Rect // the other players' boards, in turn order from the own one on
	roles  ui.Rect   // the role cards

	island  ui.Rect // the own island
	city    ui.Rect // the own city
	stores  ui.Rect // the own barrels, money, points and San Juan
	buttons ui.Rect // what is decided by buttons, or those that govern what is shown
	placing ui.Rect // the same while workers are placed: the buttons, and what is free around them

	ships  ui.Rect // the cargo ships
	house  ui.Rect // the trading house
	tiles  ui.Rect // the open row, the quarries and the tiles that lie face down
	supply ui.Rect // the worker ship, and what is left in the supply
	market ui.Rect // the buildings
	log    ui.Rect

	tabs   ui.Rect // the buttons that open the pages; empty where everything lies open
	page   ui.Rect // where the page lies open
	opened page    // the page that does
	fixed  bool    // the roles lie open whichever page does
	gap    float64
}

// shape is a way to lay the table out.
type shape uint8

const (
	wide    shape = iota // everything lies open at once
	compact              // the own board at the left, a page at the right
	upright              // the own board below a page
)

// page is what lies open where not everything can.
type page uint8

const (
	pageRoles page = iota
	pageTiles
	pageHarbour // ships and trading house
	pageMarket
	pageOthers
	pageLog
	pageOwn // the own board, larger
	pages   = 7
)

// Figures of the layouts in design units.
const (
	wideFrom  = 1560 // the design space from which everything has room at once
	highFrom  = 860
	gap       = 10
	barHeight = 60
	tabHeight = 52
	gaugeLine = 40 // height of the gauges in a line of their own
)

// plan lays the table out for a window of w by h pixels with px pixels a design unit.
func plan(w, h, px float64, seats int, open page) layout {
	l := layout{gap: gap * px}
	all := ui.Rect{W: w, H: h}
	l.bar, all = all.CutTop(barHeight * px)
	all = all.Inset(l.gap)
	switch {
	case h/px >= tallFrom && w/px >= broadFrom && h > w:
		l.shape = upright
		l.planTall(all, px, seats)
	case h > w:
		l.shape = upright
		l.planUpright(all, px, seats, open)
	case w/px < wideFrom || h/px < highFrom:
		l.shape = compact
		l.planCompact(all, px, seats, open)
	default:
		l.planWide(all, px, seats)
	}
	if l.placing.Empty() {
		l.placing = l.buttons
	}
	return l
}

// part cuts a part of a height from the top of rest, with the gap below it.
func (l *layout) part(rest *ui.Rect, height float64) (r ui.Rect) {
	r, *rest = rest.CutTop(height)
	_, *rest = rest.CutTop(l.gap)
	return r
}

// own puts the own island and city in r, side by side or the island above, whichever makes fields and sites larger.
func (l *layout) own(r ui.Rect) {
	beside, above := r.Row(2, l.gap), r.Column(2, l.gap)
	two := beside
	if siteSize(above[0]) > siteSize(beside[0]) {
		two = above
	}
	l.island, l.city = two[0], two[1]
}

// siteSize is how large a field of an island and a site of a city are that lie in r, the smaller of the two.
func siteSize(r ui.Rect) float64 {
	wide := broad(r)
	return min(art.IslandSpots(r, wide)[0].W, art.TownSpots(r, wide)[0].W)
}

// open puts the parts of a page in its place.
func (l *layout) open(p page, px float64, seats int) {
	if p == pageRoles && l.fixed {
		p = pageHarbour
	}
	r := l.page
	l.opened = p
	switch p {
	case pageRoles:
		l.roles = r
	case pageTiles:
		l.tiles = l.part(&r, r.H*0.5)
		l.supply = r
	case pageHarbour:
		l.ships = l.part(&r, r.H*0.56)
		l.house = r
	case pageMarket:
		l.market = r
	case pageOthers:
		l.others = boards(r, l.gap, px, seats-1)
	case pageLog:
		l.log = r
	}
}

// boards divides a page among the boards of n others: below each other where that leaves them high enough, otherwise in two
// columns.
func boards(r ui.Rect, gap, px float64, n int) []ui.Rect {
	const least, most = 210, 330
	high := func(rows int) float64 {
		return min((r.H-gap*float64(rows-1))/float64(rows), most*px)
	}
	columns := 1
	if rows := n; rows > 1 && high(rows) < least*px {
		columns = 2
	}
	rows := (n + columns - 1) / columns
	r, _ = r.CutTop(high(rows)*float64(rows) + gap*float64(rows-1))
	return r.Grid(columns, rows, gap)[:n]
}
