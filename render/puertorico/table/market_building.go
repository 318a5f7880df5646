package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// denseLine is how close lines may lie in the cards of the market, as a part of the height of a line.
const denseLine = 0.78

// offer is how a building of the market stands to the own player.
type offer uint8

const (
	withinReach offer = iota
	tooDear           // the money is short, or free city spaces are
	allBuilt          // no copy is left
	ownAlready
)

// offerOf is how a building stands to the own player at a price.
func (f *frame) offerOf(b puertorico.Building, price int) offer {
	mine := f.mine()
	switch {
	case mine.Has(b):
		return ownAlready
	case f.known().Left(b) == 0:
		return allBuilt
	case mine.Doubloons() < price, mine.CitySpaces()+b.Spaces() > puertorico.CitySize:
		return tooDear
	}
	return withinReach
}

// forSale draws a building of the market: its name, its picture, what it does, what it costs the own player now and how many are
// left. It answers with its being built.
func (f *frame) forSale(r ui.Rect, b puertorico.Building) intent {
	u := f.ui
	a := puertorico.BuildAction(b)
	price := f.known().Price(f.home, f.builder(), b)
	stands := f.offerOf(b, price)
	tip := f.marketTip(b, price, stands)
	open := f.can(a)
	got := u.Region("build."+b.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: buildingName(u, b), Tooltip: tip, Target: a, Disabled: !open, Why: f.whyThere(tip, a),
	})
	f.lot(r, b, price, stands)
	if open {
		f.offered(r, u.Px(6))
	}
	if got.Clicked && open {
		return acts(a)
	}
	return intent{}
}

// lot draws the card of a building in the market.
func (f *frame) lot(r ui.Rect, b puertorico.Building, price int, stands offer) {
	u, th := f.ui, f.ui.Theme()
	ground, ink, edge := th.PaperLight, th.Ink, th.BrassDark
	if stands != withinReach {
		ground = th.Paper
	}
	if stands >= allBuilt {
		ground, ink = theme.Mix(th.PaperDark, th.Paper, 0.5), th.InkSoft
	}
	u.Round(r, u.Px(6), ground, u.Px(1.5), edge)
	in := r.InsetXY(u.Px(5), u.Px(2))
	head, in := in.CutTop(u.LineHeight(theme.Small))
	u.TextFitted(head, ink, ui.Left|ui.Middle, f.nameIn(head.W, b), theme.SmallBold, theme.Small)
	picture, words := lotParts(in, b, u)
	f.paint.building(picture, b)
	if stands == allBuilt {
		u.Round(picture, u.Px(4), theme.Alpha(ground, 0.55), 0, ground)
	}
	f.priceTag(picture, b, price, stands)
	marks := in
	if words.Y > picture.Y { // the words take the whole width
		marks, _ = in.CutTop(words.Y - in.Y)
	}
	f.copies(marks, f.known().Left(b), b.Copies(f.known().Seats()))
	f.dense(words, ink, u.T("effect.short."+b.ID()))
}

// nameIn is what a building is called in a width: with "small" and "large" cut short where there is no room for the whole.
func (f *frame) nameIn(width float64, b puertorico.Building) string {
	name := buildingName(f.ui, b)
	if f.ui.MeasureText(theme.Small, name) <= width {
		return name
	}
	return f.ui.T("building.brief." + b.ID())
}

// dense writes a text in lines close to each other, as many as there is room for.
func (f *frame) dense(r ui.Rect, ink theme.Color, text string) {
	u, th := f.ui, f.ui.Theme()
	style := theme.Small
	lines := th.Wrap(style, u.Scale(), text, r.W)
	line := u.LineHeight(style)
	least := line * denseLine
	if room := max(int(r.H/least), 1); len(lines) > room {
		lines = lines[:room]
		lines[room-1] = th.Ellipsis(style, u.Scale(), lines[room-1]+"…", r.W)
	}
	pitch := min(max(r.H/float64(len(lines)), least), line)
	y := r.Y + max(0, (r.H-pitch*float64(len(lines)))/2)
	for i, l := range lines {
		at := ui.Rect{X: r.X, Y: y + float64(i)*pitch - (line-pitch)/2, W: r.W, H: line}
		u.Text(at, style, ink, ui.Left|ui.Middle, l)
	}
}

// lotParts is where in the card of a building, below its name, its picture and its words are: beside each other, or the words
// below the picture of a building that is wide.
func lotParts(in ui.Rect, b puertorico.Building, u *ui.UI) (picture, words ui.Rect) {
	two := 2 * u.LineHeight(theme.Small) * denseLine
	if b.Spaces() > 1 && in.H-two > u.Px(30) {
		words, picture = in.CutBottom(two + u.Px(2))
		picture, _ = picture.CutLeft(min(picture.H*2, picture.W*0.72))
		return picture, words
	}
	side := min(in.H, in.W*0.36)
	picture, words = in.CutLeft(side)
	_, words = words.CutLeft(u.Px(5))
	if b.Spaces() > 1 {
		return picture, words
	}
	return picture.Center(side, side), words
}

// priceTag is the coin with the price at the lower left of the picture of a building. A price that is lower than usual is marked,
// one that cannot be paid is pale, and a tick stands there for a building one has.
func (f *frame) priceTag(picture ui.Rect, b puertorico.Building, price int, stands offer) {
	u, th := f.ui, f.ui.Theme()
	if stands == allBuilt {
		return
	}
	side := max(u.Px(26), u.LineHeight(theme.SmallBold))
	at := ui.Rect{X: picture.X - u.Px(2), Y: picture.Bottom() - side + u.Px(1), W: side, H: side}
	if stands == ownAlready {
		u.Round(at.Inset(u.Px(1)), side/2, th.PaperLight, u.Px(1.5), th.BrassDark)
		f.paint.icon(at.Inset(side*0.22), paint.IconTick, th.Accent)
		return
	}
	if stands == tooDear {
		u.Round(at.Inset(u.Px(1)), side/2, th.PaperDark, u.Px(1.5), th.BrassDark)
		u.Text(at, theme.SmallBold, th.InkSoft, ui.Centered, strconv.Itoa(price))
		return
	}
	f.paint.doubloon(at)
	u.Round(at.Inset(side*0.16), side/2, th.BrassLight, 0, th.BrassLight)
	u.Text(at, theme.SmallBold, th.Ink, ui.Centered, strconv.Itoa(price))
	if price < b.Cost() { // a second coin behind it would say more than it costs: a line below says less
		line := ui.Rect{X: at.X + side*0.3, Y: at.Bottom() - u.Px(5), W: side * 0.4, H: u.Px(2)}
		u.Round(line, u.Px(1), th.Accent, 0, th.Accent)
	}
}

// copies are the copies of a building that are left, a small mark for each there was at the start.
func (f *frame) copies(in ui.Rect, left, all int) {
	u, th := f.ui, f.ui.Theme()
	side, gap := u.Px(7), u.Px(3)
	x := in.Right() - side
	for i := range all {
		at := ui.Rect{X: x - float64(all-1-i)*(side+gap), Y: in.Bottom() - side - u.Px(1), W: side, H: side}
		ground := theme.Alpha(th.InkSoft, 0)
		if i < left {
			ground = th.InkSoft
		}
		u.Round(at, u.Px(1.5), ground, u.Px(1), th.InkSoft)
	}
}

// marketTip says of a building what it does, what it costs and why, and how many are left.
func (f *frame) marketTip(b puertorico.Building, price int, stands offer) string {
	u := f.ui
	name, effect := buildingName(u, b), u.T("effect."+b.ID())
	left := f.known().Left(b)
	switch stands {
	case ownAlready:
		return u.T("market.tip.owned", "name", name, "effect", effect)
	case allBuilt:
		return u.T("market.tip.gone", "name", name, "effect", effect)
	}
	key := "market.tip"
	if price < b.Cost() {
		key = "market.tip.less"
	}
	return u.T(key, "name", name, "effect", effect, "price", price, "cost", b.Cost(), "points", b.Points(), "left", left)
}
