package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/table"
	"islas/render/ui"
)

// Columns of the market: as many quarries lower a price at most as the number of its column says.
const marketColumns = 4

// Figures of the market in design units.
const (
	marketRow   = 78 // the least height of a card; where there is less there are rows
	marketGap   = 5
	columnLeast = 150 // the least width of a card; where there is less there are two columns
)

// drawMarket are all buildings, with what they cost the own player now and how many are left: as cards in columns, or in a window that
// has no room for those as rows.
func drawMarket(f *frame) (want intent) {
	if f.lay.market.Empty() {
		return nil
	}
	if !f.cardsFit() {
		return f.drawMarketRows()
	}
	g, shown := f.UI.Px(marketGap), f.columnsShown()
	columns := f.lay.market.Row(len(shown), g)
	named := f.namingIn(columns[0].W-2*f.UI.Px(lotAround), f.inRows())
	draw := func(r ui.Rect, b puertorico.Building, price int, stands offer) { f.lot(r, b, price, stands, named) }
	for c, column := range columns {
		cells := column.Column(len(shown[c]), g) // the large ones are as high as they are few
		for i, b := range shown[c] {
			want = table.Or(want, f.forSale(cells[i], b, draw))
		}
	}
	return want
}

// cardsFit reports whether there is room for the cards of all buildings at once.
func (f *frame) cardsFit() bool {
	rows := 0
	for _, c := range f.columnsShown() {
		rows = max(rows, len(c))
	}
	return f.lay.market.H >= f.UI.Px(marketRow)*float64(rows)+f.UI.Px(marketGap)*float64(rows-1)
}

// columnsShown are the buildings in the columns in which their cards lie side by side.
func (f *frame) columnsShown() [][]puertorico.Building {
	columns := marketBuildings()
	if g := f.UI.Px(marketGap); (f.lay.market.W-g*(marketColumns-1))/marketColumns < f.UI.Px(columnLeast) { // the last columns go on below the first ones
		return [][]puertorico.Building{slices.Concat(columns[0], columns[2]), slices.Concat(columns[1], columns[3])}
	}
	return columns[:]
}

// marketBuildings are the buildings by column.
func marketBuildings() (columns [marketColumns][]puertorico.Building) {
	for b := range puertorico.Building(puertorico.Buildings) {
		c := b.Column() - 1
		columns[c] = append(columns[c], b)
	}
	return columns
}

// builder is who has the builder's privilege.
func (f *frame) builder() game.Seat { return f.privileged(puertorico.Builder) }

// privileged is who has the privilege of a role: while another one is played nobody, and while it is shown what the role would do,
// whoever would take it. So the market and the trading house show the prices of which that speaks.
func (f *frame) privileged(r puertorico.Role) game.Seat {
	if f.rests == r && f.ahead.shows(f.rests) {
		return f.Actor
	}
	if role, chooser := f.State.Role(); role == r {
		return chooser
	}
	return game.NoSeat
}
