package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/ui"
)

// Columns of the market: as many quarries lower a price at most as the number of its column says.
const marketColumns = 4

// Figures of the market in design units.
const (
	marketRow   = 92 // the least height of a building; where there is less the market scrolls
	marketGap   = 5
	columnLeast = 150 // the least width of a building; where there is less there are two columns
)

// drawMarket are all buildings in columns, with what they cost the own player now and how many are left.
func drawMarket(f *frame) (want intent) {
	if f.lay.market.Empty() {
		return intent{}
	}
	u := f.ui
	g := u.Px(marketGap)
	in := f.lay.market
	shown, rows := f.columnsShown()
	least := u.Px(marketRow)*float64(rows) + g*float64(rows-1)
	lay := func(r ui.Rect) {
		for c, column := range r.Row(len(shown), g) {
			cells := column.Column(len(shown[c]), g) // the large ones are as high as they are few
			for i, b := range shown[c] {
				want = want.or(f.forSale(cells[i], b))
			}
		}
	}
	if in.H >= least {
		lay(in)
		return want
	}
	u.Scroll("market", in, least, lay)
	return want
}

// columnsShown are the buildings in the columns in which they lie side by side, and how many rows there are at most.
func (f *frame) columnsShown() (shown [][]puertorico.Building, rows int) {
	columns := marketBuildings()
	shown = columns[:]
	if g := f.ui.Px(marketGap); (f.lay.market.W-g*(marketColumns-1))/marketColumns < f.ui.Px(columnLeast) { // the last columns go on below the first ones
		shown = [][]puertorico.Building{slices.Concat(columns[0], columns[2]), slices.Concat(columns[1], columns[3])}
	}
	for _, c := range shown {
		rows = max(rows, len(c))
	}
	return shown, rows
}

// showBuilding scrolls the market so that a building is to be seen, where it scrolls at all.
func (f *frame) showBuilding(b puertorico.Building) {
	u := f.ui
	columns, rows := f.columnsShown()
	high := u.Px(marketRow)*float64(rows) + u.Px(marketGap)*float64(rows-1)
	for _, column := range columns {
		if i := slices.Index(column, b); i >= 0 {
			u.ScrollTo("market", (float64(i)-0.3)*high/float64(len(column))) // a part of the one before it shows that there is more
		}
	}
}

// marketBuildings are the buildings by column.
func marketBuildings() (columns [marketColumns][]puertorico.Building) {
	for b := range puertorico.Building(puertorico.Buildings) {
		c := b.Column() - 1
		columns[c] = append(columns[c], b)
	}
	return columns
}

// builder is who has the builder's privilege: while another role is played nobody.
func (f *frame) builder() game.Seat {
	if role, chooser := f.state.Role(); role == puertorico.Builder {
		return chooser
	}
	return game.NoSeat
}
