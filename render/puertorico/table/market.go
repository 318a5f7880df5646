package table

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// marketView draws the market of buildings.
type marketView struct {
	*frame
	unseen puertorico.Building // the building of a lesson to scroll to, NoBuilding for none
}

// marketColumns is the number of columns of the market. The number of a column is the most quarries that lower a price there.
const marketColumns = 4

// Sizes in the market, in design units.
const (
	marketRow   = 82 // least height of a card; with less room there are rows
	marketGap   = 5
	columnLeast = 150 // least width of a card
)

// draw draws all buildings with their price for the home seat and how many are left: as cards in columns, or as rows where there is no
// room for cards.
func (v *marketView) draw() (want intent) {
	if !v.cardsFit() {
		return v.drawRows()
	}
	u, g := v.UI, v.UI.Px(marketGap)
	columns := v.lay.market.Row(marketColumns, g)
	named, _ := namingIn(u, columns[0].W-2*u.Px(lotAside))
	for c, shown := range v.columnsShown() {
		cells := columns[c].Column(len(shown), g) // the large ones share the whole height
		for i, b := range shown {
			want = table.Or(want, v.forSale(cells[i], b, func(r ui.Rect, l lot) { v.card(r, l, named) }))
		}
	}
	return want
}

// cardsFit reports whether all cards have room at once.
func (v *marketView) cardsFit() bool {
	rows := float64(len(v.columnsShown()[0])) // no column has more
	least := ui.Point{X: columnLeast*marketColumns + marketGap*(marketColumns-1), Y: marketRow*rows + marketGap*(rows-1)}
	return v.lay.market.W >= v.UI.Px(least.X) && v.lay.market.H >= v.UI.Px(least.Y)
}

// columnsShown returns the buildings in the columns of cards.
func (v *marketView) columnsShown() (columns [marketColumns][]puertorico.Building) {
	for b := range puertorico.Building(puertorico.Buildings) {
		columns[b.Column()-1] = append(columns[b.Column()-1], b)
	}
	return columns
}

// privileged returns who has the privilege of a role, NoSeat while another role is played. While the effect of the role is foretold it is
// whoever would take it, so that the market and the trading house show the foretold prices.
func (f *frame) privileged(r puertorico.Role) game.Seat {
	if f.forecast.rests(r) {
		return f.Actor
	}
	if role, chooser := f.State.Role(); role == r {
		return chooser
	}
	return game.NoSeat
}

// Sizes and opacities on cards.
const (
	effectLines = 2    // most lines of what a building does: more would stand against its name
	denseLine   = 0.78 // distance of lines, as a part of the height of a line
	lotAside    = 7    // margin in design units at the sides of a card
	lotAround   = 3    // the same above and below
	lotBeside   = 5    // between the picture and the words
	lotPicture  = 0.36 // greatest width of the picture, as a part of that of the card
	lotFoot     = 1.1  // height of price, points and copies, in lines
	backAlpha   = 0.78 // opacity of buildings that can't be built while one is chosen; the line around them still shows
	awayAlpha   = 0.6  // the same of those that can't be paid or are sold out
)

// offer is the state of a building in the market for the home seat.
type offer uint8

const (
	withinReach offer = iota
	tooDear           // money or city spaces are short
	allBuilt          // no copy is left
	ownAlready
)

// lot is a building in the market as it is for the home seat.
type lot struct {
	puertorico.Building
	price  int
	stands offer
	open   bool // it can be built now
}

// lot returns a building as it is for the home seat. While the builder is foretold it is as it would be then, with the doubloons that lie
// on the card.
func (v *marketView) lot(b puertorico.Building) lot {
	mine, s := v.mine(), v.known()
	l := lot{Building: b, price: s.Price(v.Home, v.privileged(puertorico.Builder), b), open: v.can(puertorico.BuildAction(b))}
	dear := mine.Doubloons() < l.price || mine.CitySpaces()+b.Spaces() > puertorico.CitySize
	if v.forecast.rests(puertorico.Builder) {
		dear = v.forecast.roles[puertorico.Builder].Seats[v.Home].Builder.Could&(1<<b) == 0
	}
	switch {
	case mine.Has(b):
		l.stands = ownAlready
	case s.Left(b) == 0:
		l.stands = allBuilt
	case dear && !v.State.Over(): // at the end nothing steps back any more
		l.stands = tooDear
	}
	return l
}

// forSale draws a building of the market in r by draw, and returns the intent to build it once it is clicked.
func (v *marketView) forSale(r ui.Rect, b puertorico.Building, draw func(r ui.Rect, l lot)) intent {
	u, a, l := v.UI, puertorico.BuildAction(b), v.lot(b)
	tip := caption.Offer(u.T, v.known(), v.Home, b, l.price)
	if l.open {
		tip += " " + u.T("market.rest", "n", v.money(v.Home)-l.price)
	}
	got := u.Region("build."+b.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: caption.Building(u.T, b), Tooltip: tip, Target: a, Disabled: !l.open, Why: v.whyThere(tip, a),
	})
	if l.open {
		u.Shadow(r, u.Px(6), u.Px(9), u.Theme().Focus)
	}
	draw(r, l)
	if v.shows(puertorico.EvAct) && v.Event.Action == a {
		v.Picked(r, u.Px(6))
	}
	if got.Clicked && l.open {
		return a
	}
	return nil
}

// card draws the card of a building: its name, its picture, what it does, and below that price, points and copies left.
func (v *marketView) card(r ui.Rect, l lot, named naming) {
	u := v.UI
	ink := v.ground(r, l)
	head, in := r.InsetXY(u.Px(lotAside), u.Px(lotAround)).CutTop(u.LineHeight(theme.SmallBold))
	v.name(head.Moved(0, u.Px(1.5)), ink, l, named) // the frame of what can be bought lies inside
	picture, words, foot := lotParts(in, l.Building, u)
	v.picture(picture, l)
	v.foot(foot, l)
	text, _ := v.effect(words, l.Building)
	v.dense(words, theme.Small, ink, text)
}

// effect returns what a building does, in few words where more have no room in r or take many lines, and how many close lines that takes.
func (v *marketView) effect(r ui.Rect, b puertorico.Building) (text string, lines int) {
	u, line := v.UI, v.UI.LineHeight(theme.Small)*denseLine
	text = caption.Short(u.T, b)
	if lines = len(u.Theme().Wrap(theme.Small, u.Scale(), text, r.W)); lines > effectLines || line*float64(lines) > r.H {
		return caption.Brief(u.T, b), 1
	}
	return text, lines
}

// picture draws a building of the market: faint if it can't be built while one is chosen, fainter if it can't be had.
func (v *marketView) picture(r ui.Rect, l lot) {
	visible := 1.0
	switch {
	case l.stands == tooDear || l.stands == allBuilt:
		visible = awayAlpha
	case v.asks(puertorico.PhaseBuild) && !l.open:
		visible = backAlpha
	}
	v.Faint(visible, func() { v.Show(r, art.Building(l.Building)) })
}

// ground draws the ground of a building of the market, which shows its state for the home seat, and returns the colour of the ink on it.
func (v *marketView) ground(r ui.Rect, l lot) (ink theme.Color) {
	u, th := v.UI, v.UI.Theme()
	ground, edge, ink := th.PaperLight, th.BrassDark, th.Ink
	switch {
	case l.stands == ownAlready:
		ground, edge = theme.Mix(th.Good, th.PaperLight, 0.72), th.Good
	case l.stands != withinReach, v.Fast: // grounds that turn light and dark with whoever builds would flash
		ground, ink = theme.Mix(th.PaperDark, th.Paper, 0.5), th.InkSoft
	}
	u.Round(r, u.Px(6), ground, u.Px(1.5), edge)
	if l.open { // below the letters, which reach up to the frame in rows
		v.Offered(r, u.Px(6))
	}
	return ink
}

// name writes the name of a building at the head of its card, struck through if it is sold out.
func (v *marketView) name(r ui.Rect, ink theme.Color, l lot, named naming) {
	u, name := v.UI, named.of(v.UI, l.Building)
	u.TextFitted(r, ink, ui.Left|ui.Middle, name, named.style)
	if y := r.Middle().Y + u.Px(1); l.stands == allBuilt {
		u.Line(ui.Point{X: r.X, Y: y}, ui.Point{X: r.X + min(u.MeasureText(named.style, name), r.W), Y: y}, u.Px(2), ink)
	}
}

// naming is how all buildings of a part of the table are named.
type naming struct {
	name  func(text caption.Text, b puertorico.Building) string
	style theme.Style
}

// namings are the ways to name buildings, the best first; in the others "small" and "large" are cut short.
var namings = [...]naming{{caption.Building, theme.SmallBold}, {caption.BriefName, theme.SmallBold}, {caption.BriefName, theme.Small}}

// of returns the name of a building.
func (n naming) of(u *ui.UI, b puertorico.Building) string { return n.name(u.T, b) }

// namingIn returns the best way in which all names have room in a width, or else the last, and how wide the widest is, in pixels.
func namingIn(u *ui.UI, width float64) (n naming, wide float64) {
	for _, n = range namings {
		if wide = widest(u, n.style, func(b puertorico.Building) string { return n.of(u, b) }); wide <= width {
			break
		}
	}
	return n, wide
}

// widest returns the width in pixels of the widest text about a building.
func widest(u *ui.UI, style theme.Style, text func(b puertorico.Building) string) (wide float64) {
	for b := range puertorico.Building(puertorico.Buildings) {
		wide = max(wide, u.MeasureText(style, text(b)))
	}
	return wide
}

// dense writes a text in close lines, as many as there is room for.
func (f *frame) dense(r ui.Rect, style theme.Style, ink theme.Color, text string) {
	u, th := f.UI, f.UI.Theme()
	lines := th.Wrap(style, u.Scale(), text, r.W)
	line := u.LineHeight(style)
	least := line * denseLine
	if room := max(int(r.H/least), 1); len(lines) > room {
		lines = slices.Clone(lines[:room])
		lines[room-1] = th.Ellipsis(style, u.Scale(), lines[room-1]+"…", r.W)
	}
	pitch := min(max(r.H/float64(len(lines)), least), line)
	y := r.Y + max(0, (r.H-pitch*float64(len(lines)))/2)
	for i, l := range lines {
		at := ui.Rect{X: r.X, Y: y + float64(i)*pitch - (line-pitch)/2, W: r.W, H: line}
		u.Text(at, style, ink, ui.Left|ui.Middle, l)
	}
}

// lotParts divides the card of a building below its name among its picture, its words, and the foot with price, points and copies. Words and
// foot stand beside the picture; the words of a wide building stand below both.
func lotParts(in ui.Rect, b puertorico.Building, u *ui.UI) (picture, words, foot ui.Rect) {
	mark := u.LineHeight(theme.SmallBold) * lotFoot
	if two := 2 * denseLine * u.LineHeight(theme.Small); b.Spaces() > 1 && in.H-two >= mark {
		words, picture = in.CutBottom(two + u.Px(2*lotAround))
		words = words.Moved(0, -u.Px(lotAround)) // the last line reaches down to the frame
		picture, foot = picture.CutLeft(min(picture.H*2, picture.W-2*mark-2*u.Px(lotBeside)), u.Px(lotBeside))
		return picture, words, foot.Center(foot.W, min(foot.H, 2*mark))
	}
	picture, words = in.CutLeft(min(in.H, in.W*lotPicture), u.Px(lotBeside))
	foot, words = words.CutBottom(min(mark, words.H))
	return picture.Center(picture.W, picture.W), words, foot
}

// pointsTag writes the points of a building on a hexagon, as that of the tokens for points.
func (v *marketView) pointsTag(at ui.Rect, b puertorico.Building) {
	u, th := v.UI, v.UI.Theme()
	var corners []ui.Point
	for i := range 6 {
		y, x := math.Sincos(math.Pi * (float64(i)/3 + 1.0/6))
		corners = append(corners, at.Middle().Add(ui.Point{X: x, Y: y}.Mul(at.H/2)))
	}
	u.Polygon(corners, th.ClothDark)
	u.Text(at, theme.SmallBold, th.OnDark, ui.Centered, strconv.Itoa(b.Points()))
}

// foot writes at the foot of a card the price of the building, or that it is owned, its points, and how many are left.
func (v *marketView) foot(r ui.Rect, l lot) {
	u, ink, text, below := v.UI, v.UI.Theme().InkSoft, v.UI.T("market.gone"), ui.Rect{}
	if mark := u.LineHeight(theme.SmallBold) * lotFoot; r.H > mark*1.5 {
		r, below = r.CutTop(mark)
	}
	if l.stands != allBuilt {
		ink, text = v.coin(r.TakeLeft(r.H, u.Px(3)), l), v.copiesLeft(l)
	}
	chip, rest := r.CutLeft(r.H, u.Px(4))
	v.pointsTag(chip, l.Building)
	if !below.Empty() {
		rest = below
	}
	u.TextFitted(rest, ink, ui.Left|ui.Middle, text, theme.SmallBold, theme.Small)
}

// copiesLeft returns the text for the number of copies left, "" for none: a zero beside the tick of an owned building would mean nothing.
func (v *marketView) copiesLeft(l lot) string {
	if n := v.tally(number{counts: countsCopies, building: l.Building}); l.stands != allBuilt && (l.stands != ownAlready || n > 0) {
		return v.UI.T("market.copies", "n", n)
	}
	return ""
}

// coin draws the price of a building, or a tick if it is owned, and returns the ink for what stands beside it.
func (v *marketView) coin(at ui.Rect, l lot) theme.Color {
	u, th, side := v.UI, v.UI.Theme(), at.W
	switch l.stands {
	case ownAlready:
		u.Circle(at.Middle(), side/2-u.Px(1), th.Good, u.Px(1.5), th.PaperLight)
		v.Icon(at.Inset(side*0.2), paint.IconTick, th.PaperLight)
	case tooDear:
		u.Circle(at.Middle(), side/2-u.Px(1), th.PaperDark, u.Px(1.5), th.BrassDark)
		u.Text(at, theme.SmallBold, th.InkSoft, ui.Centered, strconv.Itoa(l.price))
		return th.InkSoft
	default:
		v.priceTag(at, l.price, l.price < l.Cost())
	}
	return th.Ink
}

// priceTag draws the coin with a price that can be paid; a lower price than usual is marked.
func (f *frame) priceTag(at ui.Rect, price int, lower bool) {
	u, th := f.UI, f.UI.Theme()
	side := at.W
	f.Show(at, &art.Doubloon)
	u.Round(at.Inset(side*0.16), side/2, th.BrassLight, 0, th.BrassLight)
	u.Text(at, theme.SmallBold, th.Ink, ui.Centered, strconv.Itoa(price))
	if lower { // a second coin would look like a higher price; a line below looks lower
		line := ui.Rect{X: at.X + side*0.3, Y: at.Bottom() - u.Px(5), W: side * 0.4, H: u.Px(2)}
		u.Round(line, u.Px(1), th.Accent, 0, th.Accent)
	}
}

// Sizes of the market in rows, in design units.
const (
	rowLeast    = 38  // least height of a row with a line about what the building does, if all have room then
	rowScrolled = 43  // height of a row where they scroll
	rowDoes     = 38  // height of a name and the line below it, where there is room
	rowWide     = 212 // least width of a row where there are more than two columns
	rowsApart   = 1.5
	rowsBeside  = 4
	rowsMost    = 3  // most columns
	rowsFewest  = 2  // fewest columns
	moreHigh    = 34 // height of the button that scrolls
	rowCoin     = 24
	rowPicture  = 44  // greatest width of the picture
	rowSmall    = 22  // least width while names can be shorter instead
	rowCopies   = 15  // height of the copies below the coin
	rowRises    = 1.5 // extra height of the copies, for letters reach less far up than down
	rowAround   = 3
	rowBetween  = 1
)

// drawRows draws all buildings in short rows by price: those that can still be had before those that can't.
func (v *marketView) drawRows() (want intent) {
	u, all := v.UI, v.inRows()
	in, hidden := v.lay.market, 0
	columns, rows := v.rowsLie()
	lay := func(r ui.Rect) {
		var look rowLook
		for i, at := range r.Row(columns, u.Px(rowsBeside)) {
			lines := at.Column(rows, u.Px(rowsApart))
			if i == 0 {
				look = v.look(lines[0])
			}
			for k := i; k < len(all); k += columns {
				cell := lines[k/columns]
				want = table.Or(want, v.forSale(cell, all[k], func(r ui.Rect, l lot) { v.drawRow(r, l, look) }))
				if y := cell.Middle().Y; y < in.Y || y > in.Bottom() {
					hidden++
				}
			}
		}
	}
	if v.rowsFit(rows) {
		lay(in)
		return want
	}
	more, in := in.CutBottom(u.Px(moreHigh), u.Px(marketGap))
	u.Scroll("market", in, v.rowsHigh(rows, rowScrolled), lay)
	v.scrollsOn(more, in.H, hidden)
	return want
}

// rowsFit reports whether so many rows have room at once.
func (v *marketView) rowsFit(lines int) bool { return v.lay.market.H >= v.rowsHigh(lines, rowLeast) }

// rowsLie returns the number of columns of rows, and of rows in each.
func (v *marketView) rowsLie() (columns, lines int) {
	room := int((v.lay.market.W + v.UI.Px(rowsBeside)) / v.UI.Px(rowWide+rowsBeside))
	columns = min(max(room, rowsFewest), rowsMost)
	return columns, (puertorico.Buildings + columns - 1) / columns
}

// rowsHigh returns the height in pixels of so many rows of a height in design units.
func (v *marketView) rowsHigh(lines int, high float64) float64 {
	return v.UI.Px(high*float64(lines) + rowsApart*float64(lines-1))
}

// inRows returns all buildings in the order of their rows.
func (v *marketView) inRows() (all []puertorico.Building) {
	for b := range puertorico.Building(puertorico.Buildings) {
		all = append(all, b)
	}
	closed := func(b puertorico.Building) int { return paint.Flag(v.mine().Has(b) || v.known().Left(b) == 0) }
	slices.SortStableFunc(all, func(a, b puertorico.Building) int {
		return cmp.Or(cmp.Compare(closed(a), closed(b)), cmp.Compare(a.Cost(), b.Cost()))
	})
	return all
}

// scrollsOn draws the button that says how many buildings are out of view, and scrolls on by a view, or from the end to the top.
func (v *marketView) scrollsOn(r ui.Rect, high float64, hidden int) {
	u := v.UI
	offset, most := u.ScrollOffset("market")
	pitch := u.Px(rowScrolled + rowsApart)
	icon, to := paint.IconDown, pitch*math.Floor((offset+high+u.Px(rowsApart))/pitch) // the first row that is not wholly in view
	if offset >= most-1 {
		icon, to = paint.IconUp, 0
	}
	text := u.T("market.more", "n", hidden)
	if u.Button("market.more", r, text, ui.ButtonOptions{Icon: v.Sign(icon), Style: theme.SmallBold, Looks: true}) {
		u.ScrollTo("market", min(to, most))
	}
}

// rowLook is the layout of all rows of the market.
type rowLook struct {
	named   naming
	side    float64 // of the coin
	picture float64 // width of the picture
}

// look returns the layout of rows like r in which all names have room, and what each does has a line of its own: names get shorter, then
// pictures smaller.
func (v *marketView) look(r ui.Rect) rowLook {
	u := v.UI
	does := widest(u, theme.Small, func(b puertorico.Building) string { return caption.Brief(u.T, b) })
	side := min(r.H-u.Px(1), u.Px(rowCoin))
	room := r.W - 2*u.Px(rowAround) - 2*u.Px(rowBetween) - 1 - side // columns differ by a pixel
	named, wide := namingIn(u, room-u.Px(rowSmall))
	return rowLook{named, side, max(min(room-max(wide, does), u.Px(rowPicture), r.H), 0)}
}

// drawRow draws the row of a building: price, below it the copies, picture, name, and below that what it does.
func (v *marketView) drawRow(r ui.Rect, l lot, look rowLook) {
	u := v.UI
	ink := v.ground(r, l)
	coin, in := r.InsetXY(u.Px(rowAround), 0).CutLeft(look.side)
	picture, in := in.CutLeft(look.picture, u.Px(rowBetween))
	copies, coin := coin.CutBottom(u.Px(rowCopies))
	v.picture(picture.Center(picture.W, picture.W), l)
	if at := (ui.Rect{X: coin.X, Y: coin.Middle().Y - look.side/2, W: look.side, H: look.side}); l.stands == allBuilt {
		v.Icon(at.Inset(look.side*0.22), paint.IconCross, u.Theme().InkSoft)
	} else {
		v.coin(at, l)
	}
	at := ui.RectAround(copies.Middle(), copies.W+2*u.Px(rowAround), u.LineHeight(theme.SmallBold)).Moved(0, -u.Px(rowRises))
	u.Text(at, theme.SmallBold, ink, ui.Centered, v.copiesLeft(l))
	v.name(v.does(in, ink, l.Building), ink, l, look.named)
}

// does writes what a building does in the lower part of r, in as many lines as there is room for, and returns the rest above it.
func (v *marketView) does(r ui.Rect, ink theme.Color, b puertorico.Building) (line ui.Rect) {
	u := v.UI
	least := u.LineHeight(theme.Small) * denseLine
	_, below := r.CutTop(least)
	text, lines := v.effect(below, b)
	need := least*float64(lines) + 0.5 // for rounding
	high := max(min(u.Px(rowDoes)/2, r.H-need), least)
	line, does := r.Center(r.W, min(r.H, high+max(need, u.Px(rowDoes)/2))).CutTop(high)
	v.dense(does, theme.Small, ink, text)
	return ui.RectAround(line.Middle(), line.W, u.LineHeight(theme.SmallBold))
}

// show scrolls the market to a building, if the market scrolls at all.
func (v *marketView) show(b puertorico.Building) {
	columns, rows := v.rowsLie()
	if v.cardsFit() || v.rowsFit(rows) {
		return
	}
	line := slices.Index(v.inRows(), b) / columns
	v.UI.ScrollTo("market", max(v.rowsHigh(line, rowScrolled)-v.UI.Px(rowScrolled*0.3), 0)) // the row before it stays partly visible
}
