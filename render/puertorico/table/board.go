package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// boardView draws the board of any player small: island, city and goods.
type boardView struct{ *frame }

// PaintBoard draws the island and city of a player in r.
func PaintBoard(s *stage.Stage, u *ui.UI, r ui.Rect, p *puertorico.Player) {
	const ratio = 1.28 // width to height of an island or a city with little around it
	draw := table.Painter{UI: u, Stage: s}
	f := frame{base: base{Painter: draw}, paint: painter{Painter: draw}}
	const crown = 90 // how far in design units the owner's portrait hangs into r at the upper left
	_, below := r.CutTop(u.Px(crown))
	if beside, above := r.Fit(2*ratio), below.Fit(ratio/2); above.W > beside.W/2 {
		r = above
	} else {
		r = beside
	}
	boardView{&f}.draw(r, p, p.Placement(), nil)
}

// draw draws the island and city of a player, placed by halves. staff is where the player's colonists are; building is called with where
// each building stands, and may be nil.
func (v boardView) draw(r ui.Rect, p *puertorico.Player, staff puertorico.Placement, building func(b puertorico.Building, at ui.Rect)) {
	island, city := v.halves(r)
	v.paint.island(island)
	v.paint.town(city)
	spots := fieldSpots(island)
	for i, at := range fields(p, func(t puertorico.Tile) int { return int(staff[puertorico.GroupOfTile(t)]) }) {
		if v.dotted(spots[i]) {
			v.paint.tileSign(spots[i], at.tile, at.worker)
		} else {
			v.paint.tile(spots[i], at.tile, at.worker)
		}
		v.smallSpot(v.fieldPlace(spots[i]), at.worker, v.dotted(spots[i]), int(at.tile)+at.n)
	}
	built := p.Built()
	for i, at := range sites(city, built) {
		v.paint.raised(at, built[i])
		for k, place := range v.sitePlaces(at, built[i]) {
			v.smallSpot(place, k < int(staff[puertorico.GroupOf(built[i])]), v.dotted(at), int(built[i])+k)
		}
		if building != nil {
			building(built[i], at)
		}
	}
}

// Sizes of the workers on small boards, in design units.
const (
	dottedBelow = 62   // side of a field or site below which a worker is a dot, and a field shows nothing but what it bears
	dotLeast    = 14   // side of a dot
	dotField    = 0.44 // side of a dot, as a part of that of its field
	dotSite     = 0.36 // the same of its site
	figureLeast = 26   // side of a figure
	figuresWide = 1.15 // width of all workers, as a part of the width of a building
)

// dotted reports whether a field or site in r is so small that its worker is a dot.
func (v boardView) dotted(r ui.Rect) bool { return r.H < v.UI.Px(dottedBelow) }

// halves returns where the island and the city of a player are drawn in r: side by side or the island above, whichever makes fields and
// sites larger.
func halves(r ui.Rect, gap float64) (island, city ui.Rect) {
	two, above := r.Row(2, gap), r.Column(2, gap)
	if siteSize(above[0]) > siteSize(two[0]) {
		two = above
	}
	return two[0], two[1]
}

// halves returns where they are drawn on a small board.
func (v boardView) halves(r ui.Rect) (island, city ui.Rect) { return halves(r, v.UI.Px(4)) }

// fieldPlace returns where the worker of a tile in r stands on a small board.
func (v boardView) fieldPlace(r ui.Rect) ui.Rect {
	if !v.dotted(r) {
		return art.TilePlace(r)
	}
	side := max(r.W*dotField, v.UI.Px(dotLeast))
	return ui.Rect{X: r.Right() - side, Y: r.Bottom() - side, W: side, H: side}
}

// sitePlaces returns where the workers of a building in r stand on a small board.
func (v boardView) sitePlaces(r ui.Rect, b puertorico.Building) []ui.Rect {
	all := art.BuildingPlaces(r, b)
	n := float64(len(all))
	for i, at := range all {
		side := max(at.W, v.UI.Px(figureLeast))
		if v.dotted(r) {
			side = max(r.H*dotSite, v.UI.Px(dotLeast))
		}
		side = min(side, r.W*figuresWide/n)
		x := r.Middle().X + side*(float64(i)-n/2)
		all[i] = ui.Rect{X: x, Y: at.Bottom() - side, W: side, H: side}
	}
	return all
}

// smallSpot draws a circle of a small board: an empty ring, or if it is filled worker number n, as a dot or as a figure.
func (v boardView) smallSpot(r ui.Rect, filled, dotted bool, n int) {
	switch {
	case !filled:
		v.paint.workerPlace(r)
	case dotted:
		v.paint.dot(r)
	default:
		v.paint.worker(r, n)
	}
}

// Sizes of the numbers of a kind of good in design units.
const (
	markMost   = 26 // greatest side of a sign
	markLeast  = 14 // least side of a sign
	markTiny   = 10 // least side where there is hardly any room
	markBeside = 3  // between a sign and its number
	markClose  = 1  // the same where there is hardly any room
	marksApart = 10 // between the number held and the number made
)

// marked is a number with a sign before it, or without one.
type marked struct {
	sign func(r ui.Rect)
	text string
	ink  theme.Color
}

// holding returns how many barrels of a kind a player has, with the good as the sign, and how many a harvest brings, with a sprout.
func (v boardView) holding(seat game.Seat, g puertorico.Good) [2]marked {
	th := v.UI.Theme()
	return [2]marked{
		v.marked(v.stored(seat, g), th.Ink, func(r ui.Rect) { v.paint.barrel(r, g) }),
		v.marked(v.makes(seat, g), th.Good, v.paint.sprout),
	}
}

// zeroSign is the opacity of the sign of a zero: fainter than others, and still legible on paper.
const zeroSign = 0.85

// marked returns a number with its sign. A zero has soft ink and a fainter sign.
func (v boardView) marked(n int, ink theme.Color, sign func(r ui.Rect)) marked {
	visible := 1.0
	if n == 0 {
		ink, visible = v.UI.Theme().InkSoft, zeroSign
	}
	return marked{func(r ui.Rect) { v.paint.Faint(visible, func() { sign(r) }) }, v.UI.T("table.number", "n", n), ink}
}

// sprout draws the sign for what a harvest brings.
func (p *painter) sprout(r ui.Rect) {
	ink := p.UI.Theme().Good
	if tiny(r) {
		ink = theme.Mix(ink, p.UI.Theme().Ink, 0.5)
	}
	p.Icon(r, art.IconField, ink)
}

// cross draws a red cross on a light disc with a ring; inset is a part of the disc's side. In the dark theme red has little contrast:
// there a tiny cross has the colour of text, and no ring.
func (p *painter) cross(r ui.Rect, inset float64) {
	u, th := p.UI, p.UI.Theme()
	ring, red := th.Danger, th.Danger
	if th.Dark() && tiny(r) {
		ring, red = th.PaperLight, th.Ink
	}
	u.Circle(r.Middle(), r.W/2, th.PaperLight, u.LinePx(1), ring)
	p.Icon(r.Inset(r.W*inset), paint.IconCross, red)
}

// tiny reports whether a sign is so small that its lines need a darker colour: hardly any pixel is fully covered by them (WCAG 2.2,
// 1.4.11).
func tiny(r ui.Rect) bool { return min(r.W, r.H) < 17 }

// marksWide returns the width in pixels from which the numbers held and made stand beside each other, with two digits each.
func (v boardView) marksWide() float64 {
	u := v.UI
	return 2*(u.Px(markMost+markBeside)+u.MeasureText(theme.SmallBold, "00")) + u.Px(marksApart)
}

// holdingsHigh returns the height in pixels of the numbers of all kinds in a width: one line, or two with the number made below the
// number held.
func (v boardView) holdingsHigh(width float64) float64 {
	if goods, _ := holdingCells(ui.Rect{W: width}, v.UI); goods[0].W < v.marksWide() {
		return 2 * v.UI.LineHeight(theme.SmallBold)
	}
	return v.UI.Px(34)
}

// drawHoldings writes in r how many barrels of each kind a player has, how many a harvest brings, and how many workers wait in San Juan.
func (v boardView) drawHoldings(r ui.Rect, seat game.Seat) {
	goods, waiting := holdingCells(r, v.UI)
	v.drawIdle(waiting, seat)
	for g, at := range goods {
		if at.W >= v.marksWide() || at.H < 2*v.UI.LineHeight(theme.SmallBold)-1 {
			v.markRow(at, v.holding(seat, puertorico.Good(g)))
		} else {
			v.markColumn(at, v.holding(seat, puertorico.Good(g)))
		}
	}
}

// markRow draws numbers beside each other in the middle of r, with signs as large as fit.
func (v boardView) markRow(r ui.Rect, all [2]marked) {
	u := v.UI
	apart, around, beside, signs := u.Px(marksApart), 0.0, u.Px(markBeside), 2.0
	if all[0].sign == nil {
		signs = 1
	}
	if r.W < v.marksWide() { // nearer to each other than to the numbers of the next kind
		apart, around = apart/2, apart
	}
	text := u.MeasureText(theme.SmallBold, all[0].text) + u.MeasureText(theme.SmallBold, all[1].text)
	if text+signs*(beside+u.Px(markLeast))+apart > r.W { // nothing may cover the first number
		apart, around, beside = u.Px(markClose+2), 0, u.Px(markClose)
	}
	bare := text + signs*beside + apart
	side := min(max((r.W-bare-around)/signs, u.Px(markTiny)), u.Px(markMost), r.H+u.Px(4))
	tight := min(r.W-bare-signs*side, 0) // with little room they stand nearer to each other
	x := r.Middle().X - (bare+signs*side+tight)/2
	x = v.mark(x, r, side, beside, all[0]) + apart + tight
	// A ground of its own, so that nobody takes its sign for that of the other.
	grows, th := ui.Rect{X: x, Y: r.Y, W: side + beside + u.MeasureText(theme.SmallBold, all[1].text), H: r.H}, u.Theme()
	u.Round(grows.InsetXY(-u.Px(1), u.Px(1)), u.Px(5), theme.Mix(th.Good, th.PaperLight, 0.82), 0, th.Good)
	v.mark(x, r, side, beside, all[1])
}

// markColumn draws numbers below each other in the middle of r, sign below sign.
func (v boardView) markColumn(r ui.Rect, all [2]marked) {
	u, text := v.UI, 0.0
	for _, m := range all {
		text = max(text, u.MeasureText(theme.SmallBold, m.text))
	}
	lines := r.Column(len(all), 0)
	side := min(u.Px(markMost), lines[0].H+u.Px(2), r.W-text-u.Px(markBeside))
	for i, m := range all {
		v.mark(r.Middle().X-(side+u.Px(markBeside)+text)/2, lines[i], side, u.Px(markBeside), m)
	}
}

// mark draws a number after its sign in the line r, from x on; side is that of the sign and beside the gap between them. It returns the x
// at which the number ends.
func (v boardView) mark(x float64, r ui.Rect, side, beside float64, m marked) float64 {
	u := v.UI
	if m.sign == nil {
		m.sign, side, beside = func(ui.Rect) {}, 0, 0
	}
	m.sign(ui.Rect{X: x, Y: r.Middle().Y - side/2, W: side, H: side})
	text := ui.Rect{X: x + side + beside, Y: r.Y, W: u.MeasureText(theme.SmallBold, m.text), H: r.H}
	u.Text(text, theme.SmallBold, m.ink, ui.Left|ui.Middle, m.text)
	return text.Right()
}

// Sizes of the number of workers who wait in San Juan, in design units.
const (
	waitingMost = 38 // greatest side of the sign
	waitingLine = 34 // greatest height of its ground where the number held stands in one line
)

// holdingCells divides a row r among the kinds of goods and the workers who wait in San Juan.
func holdingCells(r ui.Rect, u *ui.UI) (goods []ui.Rect, waiting ui.Rect) {
	all := r.Row(puertorico.Goods+1, u.Px(3))
	return all[:puertorico.Goods], all[puertorico.Goods]
}

// waitingSign draws the sign for workers who wait in San Juan: a worker before a house. On cloth in the dark theme the thin house has the
// colour of text, as the paler colour of borders would not show.
func (v boardView) waitingSign(r ui.Rect, cloth bool) {
	th := v.UI.Theme()
	house := th.InkSoft
	switch {
	case cloth && th.Dark():
		house = th.OnDark
	case cloth:
		house = th.Brass
	case tiny(r):
		house = th.Ink
	}
	v.Icon(ui.Rect{X: r.X, Y: r.Y, W: r.W * 0.8, H: r.H * 0.8}, art.IconBuilding, house)
	side := r.W * 0.72
	v.paint.worker(ui.Rect{X: r.Right() - side, Y: r.Bottom() - side, W: side, H: side}, 1)
}

// waits makes r a region whose tooltip says how many workers of a player wait in San Juan.
func (v boardView) waits(id string, r ui.Rect, seat game.Seat) {
	tip := v.UI.T("waiting.tip", "name", v.Name(seat), "n", v.atHome(seat))
	v.paint.Tell(id, r, tip)
}

// drawIdle writes in r how many workers of a player wait in San Juan, on a ground of its own, as they are not goods.
func (v boardView) drawIdle(r ui.Rect, seat game.Seat) {
	u, th := v.UI, v.UI.Theme()
	idle := v.marked(v.atHome(seat), th.Ink, func(r ui.Rect) { v.waitingSign(r, false) })
	wide, line := u.MeasureText(theme.SmallBold, idle.text), u.LineHeight(theme.SmallBold)
	ground := func(at ui.Rect) {
		u.Round(at, u.Px(6), theme.Mix(th.PaperDark, th.Brass, 0.25), 0, th.PaperDark)
	}
	if r.H >= 1.9*line { // the number below the sign
		side := min(u.Px(waitingMost), r.W-u.Px(markBeside), r.H-line*denseLine)
		at := r.Center(max(side, wide)+u.Px(markBeside), r.H)
		ground(at)
		sign, number := at.CutTop(side)
		idle.sign(sign.Center(side, side))
		u.Text(ui.RectAround(number.Middle(), number.W, line), theme.SmallBold, idle.ink, ui.Centered, idle.text)
		return
	}
	side := max(min(r.H, r.W-wide-u.Px(2*markBeside)), u.Px(markLeast))
	at := r.Center(min(r.W, side+wide+u.Px(4*markBeside)), min(r.H, max(side, u.Px(waitingLine))))
	ground(at)
	v.mark(at.Middle().X-(side+u.Px(markBeside)+wide)/2, at, side, u.Px(markBeside), idle)
}
