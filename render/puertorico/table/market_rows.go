package table

import (
	"cmp"
	"math"
	"slices"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the market in rows in design units.
const (
	rowLeast    = 38  // the least height of a row, with a line below its name that says what it does, if all have room then
	rowScrolled = 42  // the height of a row where they scroll
	rowDoes     = 46  // of a name and what is written below it, where there is room
	rowWide     = 212 // the least width from which they stand in more than two columns
	rowsApart   = 1.5
	rowsBeside  = 4
	rowsMost    = 3   // columns
	rowsFewest  = 2   // columns
	moreHigh    = 34  // of the button that scrolls on
	rowCoin     = 34  // the side of what a building costs at the most
	rowCoinTiny = 24  // and where there is little room
	rowPicture  = 44  // the width of its picture at the most
	rowPictured = 28  // the width below which coins are smaller and names are cut short rather
	rowSmall    = 22  // its width at the least where how many are left stands below it
	rowTiny     = 20  // the width below which a part of it lies below the coin
	rowCopies   = 15  // the height of how many are left below what it costs
	rowRises    = 1.5 // what two lines that have little room are higher, for letters reach less far up than down
	rowAround   = 3
	rowBetween  = 1
	rowTucked   = 0.3 // of what it costs lies over the picture where there is no other room
)

// drawMarketRows are all buildings in short rows, by price: those that can still be had before those that can't.
func (f *frame) drawMarketRows() (want intent) {
	u, all := f.UI, f.inRows()
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
				want = table.Or(want, f.forSale(cell, all[k], draw))
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
	room := int((f.lay.market.W + f.UI.Px(rowsBeside)) / f.UI.Px(rowWide+rowsBeside))
	return min(max(room, rowsFewest), rowsMost)
}

// rowLines is how many rows stand in a column.
func (f *frame) rowLines() int {
	return (puertorico.Buildings + f.rowColumns() - 1) / f.rowColumns()
}

// rowsHigh is how high so many rows of a height in design units are.
func (f *frame) rowsHigh(lines int, high float64) float64 {
	return f.UI.Px(high*float64(lines) + rowsApart*float64(lines-1))
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
	u := f.UI
	offset, most := u.ScrollOffset("market")
	pitch := u.Px(rowScrolled + rowsApart)
	icon, to := paint.IconDown, pitch*math.Floor((offset+high+u.Px(rowsApart))/pitch) // the first row that is not seen whole
	if offset >= most-1 {
		icon, to = paint.IconUp, 0
	}
	text := u.T("market.more", "n", hidden)
	if u.Button("market.more", r, text, ui.ButtonOptions{Icon: f.Sign(icon), Style: theme.SmallBold, Looks: true}) {
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
	below   bool    // that stands below what it costs, not beside the name
	counts  theme.Style
}

// rowLook is how rows like r are laid out, in which all names have room beside how many are left, and what each does in a line of its own:
// coins get smaller before names do, and names before pictures can't be told apart. Where that is not enough how many are left stands below
// what it costs.
func (f *frame) rowLook(r ui.Rect, all []puertorico.Building) (look rowLook) {
	u := f.UI
	room := r.W - 2*u.Px(rowAround) - 2*u.Px(rowBetween) - 1 // columns differ by a pixel
	does := 0.0
	for _, b := range all {
		does = max(does, u.MeasureText(theme.Small, caption.Brief(u.T, b)))
	}
	try := func(n naming, coin, wide, most float64) float64 {
		look.named, look.side = n, min(r.H-u.Px(1), u.Px(coin))
		look.picture = max(min(room-look.side-max(wide, does), u.Px(rowPicture), most), 0)
		return look.picture
	}
	for _, n := range namings() {
		look.counts, look.copies = n.style, f.copiesWide(n.style, all)
		wide := f.widest(n, all) + look.copies
		if least := min(u.Px(rowPictured), r.H-u.Px(1)); try(n, rowCoin, wide, r.H) >= least || try(n, rowCoinTiny, wide, r.H) >= least {
			return look
		}
	}
	look.below, look.counts, look.copies = true, theme.SmallBold, 0
	for _, n := range namings() {
		if try(n, rowCoinTiny, f.widest(n, all), r.H) >= u.Px(rowSmall) {
			return look
		}
	}
	if look.picture < u.Px(rowTiny) {
		look.over = look.side * rowTucked
		look.picture += look.over
	}
	return look
}

// copiesWide is how wide it is at the most how many are left of a building.
func (f *frame) copiesWide(s theme.Style, all []puertorico.Building) (wide float64) {
	for _, b := range all {
		wide = max(wide, f.UI.MeasureText(s, f.UI.T("market.copies", "n", f.copies(b))))
	}
	return wide
}

// lotRow draws the row of a building: what it costs, its picture, its name, how many are left, and below that what it does.
func (f *frame) lotRow(r ui.Rect, b puertorico.Building, price int, stands offer, look rowLook) {
	u := f.UI
	ground, ink := f.lotGround(r, b, stands)
	coin, in := r.InsetXY(u.Px(rowAround), 0).CutLeft(look.side - look.over)
	picture, in := in.CutLeft(look.picture)
	copies := coin
	if look.below {
		copies, coin = coin.CutBottom(u.Px(rowCopies))
		copies = ui.RectAround(copies.Middle(), copies.W+2*u.Px(rowAround), u.LineHeight(look.counts)).Moved(0, -u.Px(rowRises))
	}
	f.lotPicture(picture.Center(picture.W, picture.W), b)
	if stands == allBuilt && !f.stepsBack(b) {
		u.Round(picture, u.Px(4), theme.Alpha(ground, soldOut), 0, ground)
	}
	if at := (ui.Rect{X: coin.X, Y: coin.Middle().Y - look.side/2, W: look.side, H: look.side}); stands == allBuilt {
		f.Icon(at.Inset(look.side*0.22), paint.IconCross, u.Theme().InkSoft)
	} else {
		f.lotCoin(at, b, price, stands)
	}
	_, in = in.CutLeft(u.Px(rowBetween))
	line := f.lotDoes(in, ink, b)
	name, align := line, ui.Centered
	if !look.below {
		copies, name = line.CutRight(look.copies)
		_, name = name.CutRight(u.Px(rowBetween))
		align = ui.Right | ui.Middle
	}
	if f.tellsCopies(b, stands) {
		u.Text(copies, look.counts, ink, align, u.T("market.copies", "n", f.copies(b)))
	}
	f.lotName(name, ink, b, look.named, stands == allBuilt)
}

// lotDoes writes what a building does in the lower part of r, in as many lines as there is room for, and returns the line that is left
// above it.
func (f *frame) lotDoes(r ui.Rect, ink theme.Color, b puertorico.Building) (line ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	least := u.LineHeight(theme.Small) * denseLine
	text := caption.Short(u.T, b)
	lines := len(th.Wrap(theme.Small, u.Scale(), text, r.W))
	if least*float64(1+lines) > r.H {
		text, lines = caption.Brief(u.T, b), 1
	}
	need := least*float64(lines) + 0.5 // sums may be a bit less
	if r.H < u.Px(rowDoes) {
		r = r.Moved(0, -u.Px(rowRises))
	}
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
	f.UI.ScrollTo("market", max(f.rowsHigh(line, rowScrolled)-f.UI.Px(rowScrolled*0.3), 0)) // a part of the one before it shows that there is more
}
