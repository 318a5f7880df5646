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
	columns := marketBuildings()
	shown := columns[:]
	if (in.W-g*(marketColumns-1))/marketColumns < u.Px(columnLeast) { // the last columns go on below the first ones
		shown = [][]puertorico.Building{slices.Concat(columns[0], columns[2]), slices.Concat(columns[1], columns[3])}
	}
	rows := 0
	for _, c := range shown {
		rows = max(rows, len(c))
	}
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
