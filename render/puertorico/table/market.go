package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/ui"
)

// Columns of the market: as many quarries lower a price at most as the number of its column says.
const marketColumns = 4

// Figures of the market in design units.
const (
	marketRow  = 92 // the least height of a building; where there is less the market scrolls
	marketGap  = 5
	besideFrom = 150 // from this width on what a small building does stands beside its picture
)

// drawMarket are all buildings in columns, with what they cost the own player now and how many are left.
func drawMarket(f *frame) (want intent) {
	if f.lay.market.Empty() {
		return intent{}
	}
	u := f.ui
	columns := marketBuildings()
	rows := 0
	for _, c := range columns {
		rows = max(rows, len(c))
	}
	g := u.Px(marketGap)
	in := f.lay.market
	least := u.Px(marketRow)*float64(rows) + g*float64(rows-1)
	lay := func(r ui.Rect) {
		for c, column := range r.Row(marketColumns, g) {
			cells := column.Column(rows, g)
			if len(columns[c]) < rows { // the large ones are as high as they are many
				cells = column.Column(len(columns[c]), g)
			}
			for i, b := range columns[c] {
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
