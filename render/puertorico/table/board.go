package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// boardView draws the board of any player small: island, city and goods.
type boardView struct{ *frame }

// PaintBoard draws the island and city of a player in r.
func PaintBoard(s *stage.Stage, u *ui.UI, r ui.Rect, p *puertorico.Player) {
	draw := table.Painter{UI: u, Stage: s}
	f := frame{base: base{Painter: draw}}
	const crown = 90 // how far in design units the owner's portrait hangs into r at the upper left
	_, below := r.CutTop(u.Px(crown))
	if beside, above := r.Fit(2*boardRatio), below.Fit(boardRatio/2); above.W > beside.W/2 {
		r = above
	} else {
		r = beside
	}
	boardView{&f}.draw(r, p, nil)
}

// draw draws the island and city of a player, placed by halves. building is called with where each building stands, and may be nil.
func (v boardView) draw(r ui.Rect, p *puertorico.Player, building func(b puertorico.Building, at ui.Rect)) {
	island, city := v.halves(r)
	v.Show(island, art.Island{Wide: broad(island)})
	v.Show(city, art.Town{Wide: broad(city)})
	spots := fieldSpots(island)
	for i, at := range p.Fields() {
		if v.dotted(spots[i]) {
			v.Show(spots[i], art.TileSign{Tile: at.Tile, Working: at.Occupied})
		} else {
			v.Show(spots[i], art.Tile{Tile: at.Tile, Working: at.Occupied})
		}
		v.smallSpot(v.fieldPlace(spots[i]), at.Occupied, v.dotted(spots[i]), int(at.Tile)+at.N)
	}
	built := p.Built()
	for i, at := range sites(city, built) {
		v.raised(at, built[i])
		_, workers := p.Circles(puertorico.GroupOf(built[i]))
		for k, place := range v.sitePlaces(at, built[i]) {
			v.smallSpot(place, k < workers, v.dotted(at), int(built[i])+k)
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

// halves returns where the island and the city of a player are drawn in r: beside or below each other, whichever makes sites larger.
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

// smallSpot draws a circle of a small board, empty or filled by worker number n: as a dot, or with a figure as on a large board.
func (v boardView) smallSpot(r ui.Rect, filled, dotted bool, n int) {
	switch {
	case !dotted:
		v.spot(r, filled, n)
	case filled:
		v.Show(r, &art.WorkerDot)
	default:
		v.Show(r, &art.DotPlace)
	}
}

// Sizes of the numbers of a kind of good in design units.
const (
	markMost   = 26 // greatest side of a sign
	markTiny   = 10 // least side of a sign
	markBeside = 3  // between a sign and its number
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
		v.marked(v.stored(seat, g), th.Ink, v.Of(art.Barrel(g))),
		v.marked(v.makes(seat, g), th.Good, v.sprout),
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
	return marked{func(r ui.Rect) { v.Faint(visible, func() { sign(r) }) }, v.UI.T("table.number", "n", n), ink}
}

// sprout draws the sign for what a harvest brings.
func (f *frame) sprout(r ui.Rect) {
	ink := f.UI.Theme().Good
	if tiny(r) {
		ink = theme.Mix(ink, f.UI.Theme().Ink, 0.5)
	}
	f.Icon(r, art.IconField, ink)
}

// cross draws a red cross on a light disc with a ring; inset is a part of the disc's side. In the dark theme red has little contrast:
// there a tiny cross has the colour of text, and no ring.
func (f *frame) cross(r ui.Rect, inset float64) {
	u, th := f.UI, f.UI.Theme()
	ring, red := th.Danger, th.Danger
	if th.Dark() && tiny(r) {
		ring, red = th.PaperLight, th.Ink
	}
	u.Circle(r.Middle(), r.W/2, th.PaperLight, u.LinePx(1), ring)
	f.Icon(r.Inset(r.W*inset), paint.IconCross, red)
}

// tiny reports whether a sign is so small that its lines need a darker colour (WCAG 2.2, 1.4.11).
func tiny(r ui.Rect) bool { return min(r.W, r.H) < 17 }

// marksWide returns the width in pixels from which the numbers held and made stand beside each other, with two digits each.
func (v boardView) marksWide() float64 {
	u := v.UI
	return 2*(u.Px(markMost+markBeside)+u.MeasureText(theme.SmallBold, "00")) + u.Px(6)
}

// holdingsHigh returns the height in pixels of the numbers of all kinds in a width: one line, or two where that is narrow.
func (v boardView) holdingsHigh(width float64) float64 {
	if goods, _ := holdingCells(ui.Rect{W: width}, v.UI); goods[0].W < v.marksWide() {
		return 2 * v.UI.LineHeight(theme.SmallBold)
	}
	return v.UI.Px(34)
}

// drawHoldings writes in r how many barrels of each kind a player has, how many a harvest brings, and how many workers wait in San Juan. The
// ids of its widgets begin with id.
func (v boardView) drawHoldings(id string, r ui.Rect, seat game.Seat) {
	u, th := v.UI, v.UI.Theme()
	goods, waiting := holdingCells(r, u)
	v.Tell(id+".juan", waiting, u.T("waiting.tip", "name", v.Name(seat), "n", v.atHome(seat)))
	idle := v.marked(v.atHome(seat), th.Ink, func(r ui.Rect) { v.waitingSign(r, false) })
	v.mark(waiting, idle, theme.Mix(th.PaperDark, th.Brass, 0.25)) // a ground of its own, as they are not goods
	for i, at := range goods {
		g := puertorico.Good(i)
		n, makes := v.stored(seat, g), v.makes(seat, g)
		v.Tell(id+"."+g.ID(), at, u.T("store.tip.other", "name", v.Name(seat), "good", caption.Good(u.T, g), "n", n, "makes", makes))
		v.marks(at, v.holding(seat, g))
	}
}

// marks draws the number held in r and the number made beside it, or below it where r is high and narrow. The latter has a ground of its
// own, so that nobody takes its sign for that of the other.
func (v boardView) marks(r ui.Rect, all [2]marked) {
	th, cells := v.UI.Theme(), r.Column(2, 0)
	if r.W >= v.marksWide() || r.H < 2*v.UI.LineHeight(theme.SmallBold)-1 {
		cells = r.Center(min(r.W, v.marksWide()), r.H).Row(2, 0)
	}
	v.mark(cells[0], all[0], theme.Color{})
	v.mark(cells[1], all[1], theme.Mix(th.Good, th.PaperLight, 0.82))
}

// mark draws a number after its sign, which is as large as fits, in the middle of r on a ground.
func (v boardView) mark(r ui.Rect, m marked, ground theme.Color) {
	u, side, text := v.UI, 0.0, v.UI.MeasureText(theme.SmallBold, m.text)
	if m.sign != nil {
		side = max(min(u.Px(markMost), r.H+u.Px(2), r.W-text-u.Px(markBeside)), u.Px(markTiny))
	}
	at := ui.RectAround(r.Middle(), side+text+min(side, u.Px(markBeside)), r.H)
	u.Round(at.InsetXY(-u.Px(1), u.Px(1)), u.Px(5), ground, 0, ground)
	if m.sign != nil {
		sign := at.TakeLeft(side, u.Px(markBeside))
		m.sign(sign.Center(side, side))
	}
	u.Text(at, theme.SmallBold, m.ink, ui.Left|ui.Middle, m.text)
}

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
	v.worker(ui.Rect{X: r.Right() - side, Y: r.Bottom() - side, W: side, H: side}, 1)
}

// freeLand writes the number of free fields and sites on the last free field and the last free site of a player's board, with words if both
// have room for them. The ids of its widgets begin with id.
func (v boardView) freeLand(id string, seat game.Seat, island, city ui.Rect) {
	u, p, key := v.UI, v.known().Player(seat), "free.words"
	if u.MeasureText(theme.SmallBold, u.T(key, "n", puertorico.CitySize)) > min(siteSize(island), siteSize(city))*0.86 {
		key = "free.number"
	}
	if n := puertorico.IslandSize - p.TileCount(); n > 0 {
		spots := fieldSpots(island)
		v.free(id+".fields", spots[len(spots)-1], u.T(key, "n", n), u.T("free.fields", "n", n, "of", puertorico.IslandSize))
	}
	if n := puertorico.CitySize - p.CitySpaces(); n > 0 {
		v.free(id+".sites", lastSite(city, p.Built()), u.T(key, "n", n), u.T("free.sites", "n", n, "of", puertorico.CitySize))
	}
}

// free writes in r how many places like it are free.
func (v boardView) free(id string, r ui.Rect, text, tip string) {
	u, style := v.UI, theme.SmallBold
	v.TellOf(id, r, tip, "", tip)
	at := ui.RectAround(r.Middle(), max(r.W, u.MeasureText(style, text)), max(r.H, u.LineHeight(style)))
	at.X -= max(at.Right()-r.Right(), 0) // text wider than a place reaches over the free one before it, never beyond the board
	ink := u.Theme().InkSoft
	if u.Theme().HighContrast { // the ground is not paper
		ink = u.Theme().Ink
	}
	u.Text(at, style, ink, ui.Centered, text)
}
