package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the plates that say on a ship what a load brings, in design units.
const (
	plateHigh  = 34 // at most, of several
	plateLone  = 40 // of the only one
	plateClear = 14 // of width at the upper right, around the number of the ship
	plateTouch = 4  // so much of the hull is covered
	plateOver  = 13 // and so much if there is no other way
	lossApart  = 6  // between points and what is lost

	plateDense = 0.7 // of the height of a line: figures alone need no more
)

// settled reports whether only barrels of one kind can be loaded by now: they were chosen, or there are no others.
func (f *frame) settled() bool {
	left := f.pick.loads(f.legal)
	for _, a := range left {
		if a.Good() != left[0].Good() {
			return f.dragged() != puertorico.NoGood
		}
	}
	return true
}

// deckOf is where the hold of a ship of a size begins in its place, 0 for the own one: what is told of loads stays above it.
func (f *frame) deckOf(r ui.Rect, size int) float64 {
	at := f.shipIn(r)
	if size == 0 {
		return art.DeckSpot(at, 0).Y
	}
	y := at.Bottom()
	for i := range size {
		y = min(y, art.HoldSpot(at, size, i).Y)
	}
	return y
}

// numberRoom is the width at the upper right that the number of a ship takes.
func (f *frame) numberRoom() float64 {
	return f.ui.MeasureText(theme.SmallBold, f.ui.T("ship.load", "n", 0, "size", 0)) + f.ui.Px(plateClear)
}

// drawLoadings writes above the hold of a ship what each load on it would bring: for every kind that can still be chosen how many
// barrels go aboard and the points, and for the only one also what becomes of the rest.
func (f *frame) drawLoadings(r ui.Rect, size int, all []loading) {
	if len(all) == 0 {
		return
	}
	area := r.Inset(f.ui.Px(5))
	area.H = max(f.deckOf(r, size)-area.Y, 0)
	if len(all) == 1 && f.settled() {
		f.drawLoading(area, all[0])
		return
	}
	for i, at := range f.platePlaces(area, all) {
		f.loadPlate(at, all[i])
	}
}

// plateWays are how far plates may reach over the hull, in design units, and whether their figures may stand close below each other,
// the best first.
func plateWays() [4]plateFit {
	return [...]plateFit{{plateTouch, 1}, {plateTouch, plateDense}, {plateOver, 1}, {plateOver, plateDense}}
}

// plateFit is a way to find room for the plates of loads.
type plateFit struct {
	over  float64 // so much of the hull is covered at the most, in design units
	dense float64 // the least height of a plate, in heights of a line
}

// platePlaces is where the plates of loads lie in r, whose upper right corner has the number of the ship: in as few columns as there
// is room for, below that number or beside it, and over the upper part of the hull only if it can't be helped.
func (f *frame) platePlaces(r ui.Rect, all []loading) []ui.Rect {
	u := f.ui
	for columns := 1; columns <= max(len(all), 2); columns++ {
		for _, how := range plateWays() {
			_, below := r.CutTop(u.LineHeight(theme.SmallBold))
			if places, ok := f.platesFit(below, columns, columns, 0, how, all); ok {
				return places
			}
			first, clear := int((r.W-f.numberRoom())/(r.W/float64(columns))), 0.0
			if columns == 1 {
				first, clear = 1, f.numberRoom()
			}
			if places, ok := f.platesFit(r, first, columns, clear, how, all); ok {
				return places
			}
		}
	}
	return platesIn(r, len(all), 1, 2, u.LineHeight(theme.SmallBold)+1)
}

// platesFit are the plates of loads in rows of so many columns in r, the first of which has fewer or leaves so much of the width clear,
// as high as they can be; ok is false if they have no room.
func (f *frame) platesFit(r ui.Rect, first, columns int, clear float64, how plateFit, all []loading) (places []ui.Rect, ok bool) {
	u := f.ui
	if first < 1 {
		return nil, false
	}
	rows := 1 + (max(len(all)-first, 0)+columns-1)/columns
	high := min((r.H+u.Px(how.over))/float64(rows), u.Px(plateHigh))
	for least := u.LineHeight(theme.SmallBold)*how.dense + 1; high >= least; high -= u.Px(1) {
		places = platesIn(r, len(all), first, columns, high)
		places[0].W -= clear
		if f.plateFits(places, all) {
			return places, true
		}
	}
	return nil, false
}

// platesIn are n plates of a height in rows of so many columns, the first of which has fewer.
func platesIn(r ui.Rect, n, first, columns int, high float64) (all []ui.Rect) {
	wide := r.W / float64(columns)
	row, column := 0, 0
	for range n {
		all = append(all, ui.Rect{X: r.X + float64(column)*wide, Y: r.Y + float64(row)*high, W: wide - 1, H: high - 1})
		if column++; column == columns || row == 0 && column == first {
			row, column = row+1, 0
		}
	}
	return all
}

// plateFits reports whether plates have room for what matters of each load.
func (f *frame) plateFits(places []ui.Rect, all []loading) bool {
	for i, o := range all {
		if p := f.plateOf(places[i].H, o); p.least > places[i].W {
			return false
		}
	}
	return true
}

// drawLoading is the only load that is left on a ship: large, and beside and below it what stays and what is lost.
func (f *frame) drawLoading(r ui.Rect, o loading) {
	u, th := f.ui, f.ui.Theme()
	line := u.LineHeight(theme.SmallBold)
	beside, rest := r.CutTop(line)
	beside.W -= f.numberRoom()
	type told struct {
		text string
		ink  theme.Color
	}
	var all []told
	if o.stays > 0 {
		all = append(all, told{u.T("load.stays", "n", o.stays), th.InkSoft})
	}
	if n := o.lost.Total(); n > 0 {
		all = append(all, told{u.T("load.gone", "n", n), th.Danger})
	}
	tell := func(at ui.Rect, t told) {
		at.W = min(at.W, u.MeasureText(theme.SmallBold, t.text)+u.Px(14))
		u.Round(at, at.H/2, th.PaperLight, u.Px(1), th.BrassDark)
		u.TextFitted(at.InsetXY(u.Px(4), 0), t.ink, ui.Centered, t.text, theme.SmallBold, theme.Small)
	}
	if n := len(all); n > 0 && u.MeasureText(theme.SmallBold, all[n-1].text)+u.Px(8) <= beside.W {
		tell(beside, all[n-1])
		all = all[:n-1]
	}
	high := min(rest.H-line*float64(len(all)), u.Px(plateLone))
	plate, rest := rest.CutTop(max(high, line))
	o.lost = puertorico.Barrels{} // it is told in words
	f.loadPlate(plate, o)
	for _, t := range all {
		var at ui.Rect
		at, rest = rest.CutTop(line)
		tell(ui.Rect{X: at.X, Y: at.Y, W: at.W, H: line}, t)
	}
}

// plate is what stands on the plate of a load, and how wide it is.
type plate struct {
	style               theme.Style
	count, points, lost string
	gap, side, chip     float64
	apart, gone         float64 // before what is lost, and its sign, for which there may be no room
	least               float64 // width of what matters: kind, points with their sign, and what is lost
}

// plateOf is the plate of a load in a height. What is lost is all that is lost when storing, as it is told in the prompt.
func (f *frame) plateOf(high float64, o loading) plate {
	u := f.ui
	p := plate{style: theme.Number, count: strconv.Itoa(o.barrels), points: u.T("load.points", "n", o.points), gap: u.Px(2), side: high - u.Px(3)}
	if u.LineHeight(p.style) > high*1.15 {
		p.style = theme.SmallBold
	}
	p.chip = p.side * 0.8
	p.least = p.gap*3 + p.side + p.wide(u, p.points) + p.chip
	if n := o.lost.Total(); n > 0 {
		p.lost, p.apart, p.gone = u.T("store.lost", "n", n), u.Px(lossApart), p.side*0.9
		p.least += p.apart + p.wide(u, p.lost) + p.gap
	}
	return p
}

// wide is how wide a text on the plate is.
func (p *plate) wide(u *ui.UI, text string) float64 { return u.MeasureText(p.style, text) }

// loadPlate is a plate with the points that a load brings and the barrels that are lost with it, and where there is room with how many
// go aboard, and with the sign of a barrel that is lost.
func (f *frame) loadPlate(r ui.Rect, o loading) {
	u, th := f.ui, f.ui.Theme()
	p := f.plateOf(r.H, o)
	total := p.least
	if more := p.wide(u, p.count) + p.gap*2; total+more <= r.W {
		total += more
	} else {
		p.count = ""
	}
	if total+p.gone <= r.W {
		total += p.gone
	} else {
		p.gone = 0
	}
	at := ui.Rect{X: r.X, Y: r.Y, W: min(total, r.W), H: r.H}
	u.Round(at, min(at.H/2, u.Px(12)), th.PaperLight, u.Px(1.5), th.Brass)
	_, in := at.CutLeft(p.gap)
	var cell ui.Rect
	cell, in = in.CutLeft(p.side)
	f.paint.barrel(cell.Center(p.side, p.side), o.good)
	_, in = in.CutLeft(p.gap)
	figures := func(at ui.Rect, ink theme.Color, text string) { // whose line may be higher than the plate: they have no descenders
		u.Text(ui.RectAround(at.Middle(), at.W, max(at.H, u.LineHeight(p.style))), p.style, ink, ui.Left|ui.Middle, text)
	}
	if p.count != "" {
		cell, in = in.CutLeft(p.wide(u, p.count) + p.gap*2)
		figures(cell, th.Ink, p.count)
	}
	cell, in = in.CutLeft(p.wide(u, p.points))
	figures(cell, th.Good, p.points)
	cell, in = in.CutLeft(p.chip)
	f.paint.chip(cell.Center(p.chip, p.chip))
	if p.lost == "" {
		return
	}
	_, in = in.CutLeft(p.apart)
	if p.gone > 0 {
		cell, in = in.CutLeft(p.gone)
		f.lostBarrel(cell.Center(p.gone, p.gone))
	}
	figures(in, th.Danger, p.lost)
}
