package table

import (
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/ui"
)

// layout has the regions of the table, in pixels. It depends only on the size, the scale, the number of players and the open page. A
// region that a layout does not have is empty and not drawn.
type layout struct {
	shape shape

	bar    ui.Rect   // the menu, the round, the prompt, and what any table has
	gauges ui.Rect   // how near the ends of the game are
	others []ui.Rect // the other players' boards, in turn order from the home seat on
	roles  ui.Rect   // the role cards

	island  ui.Rect // the home seat's island
	city    ui.Rect // the home seat's city
	stores  ui.Rect // the home seat's barrels, money, points and San Juan
	buttons ui.Rect // the buttons of a decision, or those that control the presentation
	placing ui.Rect // the same while workers are placed: the buttons, and the free room around them

	ships  ui.Rect // the cargo ships
	house  ui.Rect // the trading house
	tiles  ui.Rect // the open row, the quarries and the face-down tiles
	supply ui.Rect // the worker ship, and what is left in the supply
	market ui.Rect // the buildings
	log    ui.Rect

	tabs   ui.Rect // the buttons that open the pages; empty where everything lies open
	page   ui.Rect // where the page lies
	opened page    // the page that is open
	fixed  bool    // the roles lie open whatever the page
	gap    float64
}

// shape is a way to divide the table.
type shape uint8

const (
	wide    shape = iota // everything lies open at once
	compact              // the home seat's board at the left, a page at the right
	upright              // the home seat's board below a page
)

// page is a group of regions that can be opened where not all have room.
type page uint8

const (
	pageRoles page = iota
	pageTiles
	pageHarbour // ships and trading house
	pageMarket
	pageOthers
	pageLog
	pageOwn // the home seat's board, larger
	pages   = 7
)

// Sizes of the layouts in design units, and shares of regions.
const (
	wideFrom     = 1560 // width of the design space from which everything has room at once
	highFrom     = 860
	uprightRoomy = 1250 // height of an upright window from which the roles lie open all the time
	rowsFrom     = 700  // width of the home seat's board below which, on its page, placing takes two rows of buttons
	gap          = 10
	gaugesWide   = 660  // width of the gauges in the bar
	ownShare     = 0.52 // width of the home seat's board in a compact layout, as a part of the whole
	storesOwn    = 112  // height of the stores on the page of the home seat's board
	buttonsSmall = 56
	ownUpright   = 0.42 // height of island and city in an upright layout, as a part of the whole; they are at most half as high as wide
	middleShare  = 0.43 // width of the roles and the home seat's board in a wide layout, as a part of the whole
	othersHigh   = 300  // greatest height of another player's board
	loneHigh     = 580  // the same of the only other player: the log has room for all lines about two
	boardRatio   = 1.28 // width to height of an island or a city with little around it
	leastLog     = 240  // least height of the log below the others' boards
	lowLog       = 118  // the same below the home seat's board
	leastOther   = 200  // least height of another player's board
	otherRatio   = 1.4  // width to height of another player's board that shows most
	shipsHigh    = 158
	houseHigh    = 176 // height of the trading house, and of supply and tiles beside it
	supplyWide   = 104
	fittingRight = 940 // height of the right column for which its parts are designed
)

// Sizes of regions.
var (
	tabHeight    = table.Units(52)
	gaugeLine    = table.Units(40) // in a line of its own
	othersWide   = table.Size{Share: 0.18}
	pageWide     = table.Size{Share: 1 - ownShare, Least: 400}
	rolesHigh    = table.Size{Share: 0.215, Most: 204}
	rolesUpright = table.Units(190)
	storesHigh   = table.Units(112)
	storesLow    = table.Units(92)
	storesSmall  = table.Size{Share: 0.2, Least: 92, Most: 112}
	buttonsHigh  = table.Units(64)
	houseShare   = table.Size{Share: 0.415} // beside the tiles
)

// plan returns the layout of a table in a room.
func plan(room table.Extent, seats int, open page) layout {
	l := layout{bar: room.Bar, gap: gap * room.Px}
	all := room.Space(gap, gap)
	switch {
	case room.Upright():
		l.shape = upright
		l.planUpright(all, seats, open)
	case room.Holds(wideFrom, highFrom):
		if room.Apart {
			l.gauges = all.Top(gaugeLine)
		} else {
			l.gauges, l.bar = l.bar.CutRight(gaugesWide * room.Px)
		}
		l.planWide(all, seats)
	default:
		l.shape = compact
		l.planCompact(all, seats, open)
	}
	if l.placing.Empty() {
		l.placing = l.buttons
	}
	return l
}

// planWide puts the others on the left, the roles and the home seat's board in the middle, and what everybody shares on the right.
func (l *layout) planWide(all table.Space, seats int) {
	middleWide := table.Units(all.Rest.W * middleShare / all.Px)
	l.planOthers(all.Left(othersWide), all.Px, seats-1)
	middle := all.In(all.Left(middleWide))
	l.roles = middle.Top(rolesHigh)
	l.buttons = middle.Bottom(buttonsHigh)
	if l.log.Empty() { // it gets what the home seat's board does not need: more would mostly be land around it
		most := middle.Rest.H - (storesHigh.Least+lowLog)*all.Px - 2*all.Gap
		need := min(middle.Rest.W/(2*boardRatio), most)
		l.log = middle.Bottom(table.Units(lowLog + (most-need)/all.Px))
	}
	l.stores = middle.Bottom(storesHigh)
	l.own(middle.Rest)
	right := all
	right.Px *= min(max(all.Rest.H/(fittingRight*all.Px), 0.85), 1.15)
	l.shared(&right)
	l.market = right.Rest
}

// planCompact puts the home seat's board at the left and a page at the right.
func (l *layout) planCompact(all table.Space, seats int, open page) {
	whole := all.Rest
	right := all.In(all.Right(pageWide))
	l.tabs = right.Top(tabHeight)
	l.gauges = all.Top(gaugeLine)
	if open == pageOwn { // it also takes the place of the page
		own := all.In(ui.Rect{X: whole.X, Y: right.Rest.Y, W: whole.W, H: right.Rest.H})
		low := all.In(own.Bottom(table.Units(storesOwn)))
		l.opened = pageOwn
		l.own(own.Rest)
		l.stores = low.Left(table.Size{Share: ownShare})
		l.placing, l.buttons = low.Rest, low.Rest.Center(low.Rest.W, buttonsSmall*low.Px)
		return
	}
	l.buttons = all.Bottom(table.Units(buttonsSmall))
	l.stores = all.Bottom(storesSmall)
	l.own(all.Rest)
	l.open(right, open, seats)
}

// planUpright puts the home seat's board at the bottom and a page above it. In a high window the roles lie open above the page all the
// time.
func (l *layout) planUpright(all table.Space, seats int, open page) {
	l.gauges = all.Top(gaugeLine)
	stores, buttons := storesLow, table.Units(buttonsSmall)
	if l.fixed = all.Rest.H >= uprightRoomy*all.Px; l.fixed {
		l.roles = all.Top(rolesUpright)
		stores, buttons = storesHigh, buttonsHigh
	}
	if open == pageOwn && all.Rest.W < rowsFrom*all.Px {
		stores = table.Units(storesOwn)
		l.placing = all.Bottom(stores)
		l.buttons = l.placing.Center(l.placing.W, buttons.Least*all.Px)
	} else {
		l.buttons = all.Bottom(buttons)
	}
	l.stores = all.Bottom(stores)
	if open == pageOwn {
		l.tabs = all.Top(tabHeight)
		l.opened = pageOwn
		l.own(all.Rest)
		return
	}
	l.own(all.Bottom(table.Size{Share: min(ownUpright, all.Rest.W*0.5/all.Rest.H)}))
	l.tabs = all.Top(tabHeight)
	l.open(all, open, seats)
}

// shared puts what everybody shares, except the buildings, at the top of a column: the ships, and below them supply, tiles and trading house
// side by side.
func (l *layout) shared(column *table.Space) {
	high := float64(shipsHigh)
	if column.Rest.W < harbourWide*column.Px { // a second line of those who can load
		high += harbourLine
	}
	l.ships = column.Top(table.Units(high))
	row := column.In(column.Top(table.Units(houseHigh)))
	l.supply = row.Left(table.Units(supplyWide))
	l.house = row.Right(houseShare)
	l.tiles = row.Rest
}

// own puts the home seat's island and city in r.
func (l *layout) own(r ui.Rect) { l.island, l.city = halves(r, l.gap) }

// siteSize returns the side of a field of an island or of a site of a city in r, whichever is smaller.
func siteSize(r ui.Rect) float64 {
	wide := broad(r)
	return min(art.IslandSpots(r, wide)[0].W, art.TownSpots(r, wide)[0].W)
}

// open puts the regions of a page in their place.
func (l *layout) open(in table.Space, p page, seats int) {
	if p == pageRoles && l.fixed {
		p = pageHarbour
	}
	l.page, l.opened = in.Rest, p
	switch p {
	case pageTiles:
		l.tiles = in.Top(table.Size{Share: 0.5})
	case pageHarbour:
		l.ships = in.Top(table.Size{Share: 0.56})
	case pageOthers:
		l.others = largest(in.Top(table.Size{Share: 1, Most: othersHigh * float64(seats-1)}), seats-1, in.Gap, otherRatio)
	}
	if rest := [pages]*ui.Rect{
		pageRoles: &l.roles, pageTiles: &l.supply, pageHarbour: &l.house, pageMarket: &l.market, pageLog: &l.log,
	}[p]; rest != nil {
		*rest = in.Rest
	}
}

// on returns the regions of a page that are open now, wherever they lie.
func (l *layout) on(p page) []ui.Rect {
	return table.NotEmpty([pages][]ui.Rect{
		pageRoles: {l.roles}, pageTiles: {l.tiles}, pageHarbour: {l.ships, l.house}, pageMarket: {l.market}, pageOthers: l.others,
	}[p]...)
}

// planOthers puts the boards of n other players below each other, and the log below them if they stay high enough.
func (l *layout) planOthers(left ui.Rect, px float64, n int) {
	gaps, most := l.gap*float64(n-1), othersHigh*px
	if n == 1 {
		most = loneHigh * px
	}
	if spare := (left.H - leastLog*px - l.gap - gaps) / float64(n); spare >= leastOther*px {
		left, l.log = left.CutTop(min(spare, most)*float64(n)+gaps, l.gap)
	}
	l.others = left.Column(n, l.gap)
}
