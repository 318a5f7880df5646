package table

import (
	"cmp"
	"math"
	"slices"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the market in rows in design units.
const (
	rowLeast    = 28  // the least height of a row, if all have room then
	rowScrolled = 40  // the height of a row where they scroll
	rowDoes     = 46  // the least height of a row that says what a building does
	rowWide     = 212 // the least width from which they stand in more than two columns
	rowsApart   = 1.5
	rowsBeside  = 4
	rowsMost    = 3  // columns
	rowsFewest  = 2  // columns
	moreHigh    = 34 // of the button that scrolls on
	rowCoin     = 34 // the side of what a building costs at the most
	rowCoinTiny = 24 // and where there is little room
	rowPicture  = 44 // the width of its picture at the most
	rowPictured = 28 // the width below which coins are smaller and names are cut short rather
	rowTiny     = 20 // the width below which a part of it lies below the coin
	rowAround   = 3
	rowBetween  = 1
	rowTucked   = 0.3 // of what it costs lies over the picture where there is no other room
)

// drawMarketRows are all buildings in short rows, by price: those that can still be had before those that can't.
func (f *frame) drawMarketRows() (want intent) {
	u, all := f.ui, f.inRows()
	in, hidden := f.lay.market, 0
	columns := f.rowColumns()
	lay := func(r ui.Rect) {
		var look rowLook
		draw := func(r ui.Rect, b puertorico.Building, price int, stands offer) { f.lotRow(r, b, price, stands, look) }
		for i, at := range r.Row(columns, u.Px(rowsBeside)) {
			lines := at.Column(f.rowLines(), u.Px(rowsApart))
			if i == 0 {
				look = f.rowLook(lines[0], all)
			}
			for k := i; k < len(all); k += columns {
				cell := lines[k/columns]
				want = want.or(f.forSale(cell, all[k], draw))
				if y := cell.Middle().Y; y < in.Y || y > in.Bottom() {
					hidden++
				}
			}
		}
	}
	if in.H >= f.rowsHigh(f.rowLines(), rowLeast) {
		lay(in)
		return want
	}
	more, in := in.CutBottom(u.Px(moreHigh))
	_, in = in.CutBottom(u.Px(marketGap))
	u.Scroll("market", in, f.rowsHigh(f.rowLines(), rowScrolled), lay)
	f.scrollsOn(more, in.H, hidden)
	return want
}

// rowColumns is in how many columns rows stand.
func (f *frame) rowColumns() int {
	room := int((f.lay.market.W + f.ui.Px(rowsBeside)) / f.ui.Px(rowWide+rowsBeside))
	return min(max(room, rowsFewest), rowsMost)
}

// rowLines is how many rows stand in a column.
func (f *frame) rowLines() int {
	return (puertorico.Buildings + f.rowColumns() - 1) / f.rowColumns()
}

// rowsHigh is how high so many rows of a height in design units are.
func (f *frame) rowsHigh(lines int, high float64) float64 {
	return f.ui.Px(high*float64(lines) + rowsApart*float64(lines-1))
}

// inRows are all buildings in the order of their rows.
func (f *frame) inRows() (all []puertorico.Building) {
	for b := range puertorico.Building(puertorico.Buildings) {
		all = append(all, b)
	}
	closed := func(b puertorico.Building) int {
		if f.mine().Has(b) || f.known().Left(b) == 0 {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(all, func(a, b puertorico.Building) int {
		return cmp.Or(cmp.Compare(closed(a), closed(b)), cmp.Compare(a.Cost(), b.Cost()))
	})
	return all
}

// scrollsOn is the button that says how many buildings are not in view, and scrolls to them: on for a view of a height, or up from the end.
func (f *frame) scrollsOn(r ui.Rect, high float64, hidden int) {
	u := f.ui
	offset, most := u.ScrollOffset("market")
	pitch := u.Px(rowScrolled + rowsApart)
	icon, to := paint.IconDown, pitch*math.Floor((offset+high+u.Px(rowsApart))/pitch) // the first row that is not seen whole
	if offset >= most-1 {
		icon, to = paint.IconUp, 0
	}
	text := u.T("market.more", "n", hidden)
	if u.Button("market.more", r, text, ui.ButtonOptions{Icon: f.paint.sign(icon), Style: theme.SmallBold, Looks: true}) {
		u.ScrollTo("market", min(to, most))
	}
}

// rowLook is how all rows of the market are laid out: each alike.
type rowLook struct {
	named   naming
	side    float64 // of what it costs
	over    float64 // how much of that lies over the picture
	picture float64 // width
	copies  float64 // width of how many are left
	counts  theme.Style
}

// rowLook is how rows like r are laid out, in which all names have room beside how many are left: coins get smaller before names do, and names
// before pictures can't be told apart.
func (f *frame) rowLook(r ui.Rect, all []puertorico.Building) (look rowLook) {
	u := f.ui
	room := r.W - 2*u.Px(rowAround) - 2*u.Px(rowBetween) - 1 // columns differ by a pixel
	for _, look.named = range namings() {
		look.counts, look.copies = look.named.style, 0
		for _, b := range all {
			look.copies = max(look.copies, u.MeasureText(look.counts, u.T("market.copies", "n", f.copies(b))))
		}
		wide := f.widest(look.named, all) + look.copies
		for _, coin := range []float64{rowCoin, rowCoinTiny} {
			look.side = min(r.H-u.Px(1), u.Px(coin))
			look.picture = max(min(room-look.side-wide, u.Px(rowPicture), r.H), 0)
			if look.picture >= min(u.Px(rowPictured), r.H-u.Px(1)) {
				return look
			}
		}
	}
	if look.picture < u.Px(rowTiny) {
		look.over = look.side * rowTucked
		look.picture += look.over
	}
	return look
}

// lotRow draws the row of a building: what it costs, its picture, its name, how many are left, and where there is room for that what it
// does.
func (f *frame) lotRow(r ui.Rect, b puertorico.Building, price int, stands offer, look rowLook) {
	u := f.ui
	ground, ink := f.lotGround(r, b, stands)
	coin, in := r.InsetXY(u.Px(rowAround), 0).CutLeft(look.side - look.over)
	picture, in := in.CutLeft(look.picture)
	f.lotPicture(picture.Center(picture.W, picture.W), b)
	if stands == allBuilt {
		u.Round(picture, u.Px(4), theme.Alpha(ground, 0.55), 0, ground)
	}
	if at := (ui.Rect{X: coin.X, Y: coin.Middle().Y - look.side/2, W: look.side, H: look.side}); stands == allBuilt {
		f.paint.icon(at.Inset(look.side*0.22), paint.IconCross, u.Theme().InkSoft)
	} else {
		f.lotCoin(at, b, price, stands)
	}
	_, in = in.CutLeft(u.Px(rowBetween))
	line := in
	if in.H >= u.Px(rowDoes) {
		line = f.lotDoes(in, ink, b)
	}
	copies, name := line.CutRight(look.copies)
	_, name = name.CutRight(u.Px(rowBetween))
	if f.tellsCopies(b, stands) {
		u.Text(copies, look.counts, ink, ui.Right|ui.Middle, u.T("market.copies", "n", f.copies(b)))
	}
	f.lotName(name, ink, b, look.named, stands == allBuilt)
}

// lotDoes writes what a building does in the lower part of r, in as many lines as that takes if there is room for them, and returns the line
// that is left above it.
func (f *frame) lotDoes(r ui.Rect, ink theme.Color, b puertorico.Building) (line ui.Rect) {
	u, th, text := f.ui, f.ui.Theme(), caption.Short(f.ui.T, b)
	least := u.LineHeight(theme.Small) * denseLine
	need := least*float64(len(th.Wrap(theme.Small, u.Scale(), text, r.W))) + 0.5 // sums may be a bit less
	high := max(min(u.Px(rowDoes)/2, r.H-need), least)
	line, does := r.Center(r.W, min(r.H, high+max(need, u.Px(rowDoes)/2))).CutTop(high)
	f.dense(does, ink, text)
	return ui.RectAround(line.Middle(), line.W, u.LineHeight(theme.SmallBold))
}

// showBuilding scrolls the market so that a building is to be seen, where it scrolls at all.
func (f *frame) showBuilding(b puertorico.Building) {
	if f.cardsFit() || f.lay.market.H >= f.rowsHigh(f.rowLines(), rowLeast) {
		return
	}
	line := slices.Index(f.inRows(), b) / f.rowColumns()
	f.ui.ScrollTo("market", max(f.rowsHigh(line, rowScrolled)-f.ui.Px(rowScrolled*0.3), 0)) // a part of the one before it shows that there is more
}
