package table

import (
	"slices"

	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// denseLine is how close lines may lie in the cards of the market, as a part of the height of a line.
const denseLine = 0.78

// lotAround is how far in design units what is on a card of the market stands from its sides.
const lotAround = 5

// offer is how a building of the market stands to the own player.
type offer uint8

const (
	withinReach offer = iota
	tooDear           // the money is short, or free city spaces are, or the game is over
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
	case f.State.Over(), mine.Doubloons() < price, mine.CitySpaces()+b.Spaces() > puertorico.CitySize:
		return tooDear
	}
	return withinReach
}

// forSale is a building of the market in r, drawn by draw. It answers with its being built.
func (f *frame) forSale(r ui.Rect, b puertorico.Building, draw func(r ui.Rect, b puertorico.Building, price int, stands offer)) intent {
	u := f.UI
	a := puertorico.BuildAction(b)
	price := f.known().Price(f.Home, f.builder(), b)
	stands := f.offerOf(b, price)
	tip := f.marketTip(b, price, stands)
	open := f.can(a)
	got := u.Region("build."+b.ID(), r, ui.RegionOptions{
		Role: ui.RoleItem, Label: buildingName(u, b), Tooltip: tip, Target: a, Disabled: !open, Why: f.whyThere(tip, a),
	})
	if open {
		u.Shadow(r, u.Px(6), u.Px(9), u.Theme().Focus)
	}
	draw(r, b, price, stands)
	if got.Clicked && open {
		return a
	}
	return nil
}

// lot draws the card of a building in the market: its name, its picture with what it counts and costs and how many are left, and
// what it does.
func (f *frame) lot(r ui.Rect, b puertorico.Building, price int, stands offer, named naming) {
	u := f.UI
	ground, ink := f.lotGround(r, b, stands)
	in := r.InsetXY(u.Px(lotAround), u.Px(2))
	head, in := in.CutTop(u.LineHeight(theme.SmallBold))
	f.lotName(head, ink, b, named, stands == allBuilt)
	picture, words, foot := lotParts(in, b, u)
	f.lotPicture(picture, b)
	if stands == allBuilt && !f.stepsBack(b) {
		u.Round(picture, u.Px(4), theme.Alpha(ground, soldOut), 0, ground)
	}
	f.pointsTag(picture, b)
	f.lotFoot(foot, b, price, stands)
	f.dense(words, ink, caption.Short(u.T, b))
}

// stepsBack reports whether a building of the market can't be had while one chooses what to build: it steps back behind those that can.
func (f *frame) stepsBack(b puertorico.Building) bool {
	return f.asks(puertorico.PhaseBuild) && !f.can(puertorico.BuildAction(b))
}

// soldOut is how much of the picture of a building that is sold out cannot be seen.
const soldOut = 0.3

// backAlpha is how visible buildings are that cannot be had: the line around them still shows.
const backAlpha = 0.78

// lotPicture draws a building of the market, faint while it rests.
func (f *frame) lotPicture(r ui.Rect, b puertorico.Building) {
	if !f.stepsBack(b) {
		f.paint.building(r, b)
		return
	}
	f.UI.PushAlpha(backAlpha)
	f.paint.building(r, b)
	f.UI.PopAlpha()
}

// lotGround draws the ground of a building of the market, which says how it stands to the own player, and returns its colour and that of
// the ink on it.
func (f *frame) lotGround(r ui.Rect, b puertorico.Building, stands offer) (ground, ink theme.Color) {
	u, th := f.UI, f.UI.Theme()
	ground, ink, edge := th.PaperLight, th.Ink, th.BrassDark
	switch stands {
	case tooDear:
		ground = th.Paper
	case ownAlready:
		ground, edge = theme.Mix(th.Good, th.PaperLight, 0.82), th.Good
	case allBuilt:
		ground, ink = theme.Mix(th.PaperDark, th.Paper, 0.5), th.InkSoft
	}
	if f.stepsBack(b) && stands == tooDear {
		ground, ink = theme.Mix(th.PaperDark, th.Paper, 0.5), th.InkSoft
	}
	u.Round(r, u.Px(6), ground, u.Px(1.5), edge)
	if f.can(puertorico.BuildAction(b)) { // below the letters, which in rows reach as far as its frame
		f.offered(r, u.Px(6))
	}
	return ground, ink
}

// lotName writes the name of a building at the head of its card, struck through when all of them are built.
func (f *frame) lotName(r ui.Rect, ink theme.Color, b puertorico.Building, named naming, struck bool) {
	u, name := f.UI, f.named(named, b)
	u.TextFitted(r, ink, ui.Left|ui.Middle, name, named.style)
	if struck {
		y := r.Middle().Y + u.Px(1)
		u.Line(ui.Point{X: r.X, Y: y}, ui.Point{X: r.X + min(u.MeasureText(named.style, name), r.W), Y: y}, u.Px(2), ink)
	}
}

// naming is how all buildings of a part of the table are named: each alike.
type naming struct {
	brief bool // "small" and "large" are cut short
	style theme.Style
}

// namings are all ways to name buildings, the best first.
func namings() [3]naming {
	return [...]naming{{false, theme.SmallBold}, {true, theme.SmallBold}, {true, theme.Small}}
}

// namingIn is the best naming with which the names of buildings have room in a width, or that which needs least.
func (f *frame) namingIn(width float64, all []puertorico.Building) (n naming) {
	for _, n = range namings() {
		if f.widest(n, all) <= width {
			break
		}
	}
	return n
}

// widest is how wide the names of buildings are at the most.
func (f *frame) widest(n naming, all []puertorico.Building) (wide float64) {
	for _, b := range all {
		wide = max(wide, f.UI.MeasureText(n.style, f.named(n, b)))
	}
	return wide
}

// named is what a building is called.
func (f *frame) named(n naming, b puertorico.Building) string {
	if n.brief {
		return f.UI.T("building.brief." + b.ID())
	}
	return buildingName(f.UI, b)
}

// dense writes a text in lines close to each other, as many as there is room for.
func (f *frame) dense(r ui.Rect, ink theme.Color, text string) {
	u, th := f.UI, f.UI.Theme()
	style := theme.Small
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

// marketTip says of a building what it does, what it costs and why, and how many are left.
func (f *frame) marketTip(b puertorico.Building, price int, stands offer) string {
	u := f.UI
	name, effect := buildingName(u, b), caption.Effect(u.T, b)
	left := f.known().Left(b)
	switch stands {
	case ownAlready:
		return u.T("market.tip.owned", "name", name, "effect", effect, "points", b.Points(), "left", left)
	case allBuilt:
		return u.T("market.tip.gone", "name", name, "effect", effect, "points", b.Points())
	}
	key := "market.tip"
	if price < b.Cost() {
		key = "market.tip.less"
	}
	return u.T(key, "name", name, "effect", effect, "price", price, "cost", b.Cost(), "points", b.Points(), "left", left)
}
