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
	plateClear = 58 // of width at the upper right, for the number of the ship
	plateTouch = 4  // so much of the hull is covered
	plateOver  = 13 // and so much if there is no other way
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

// platePlaces is where the plates of loads lie in r, whose upper right corner has the number of the ship: in as few columns as there
// is room for, below that number or beside it, and over the upper part of the hull only if it can't be helped.
func (f *frame) platePlaces(r ui.Rect, all []loading) []ui.Rect {
	u := f.ui
	for _, over := range []float64{plateTouch, plateOver} {
		for columns := 1; columns <= max(len(all), 2); columns++ {
			below := r
			_, below = below.CutTop(u.LineHeight(theme.SmallBold))
			if high, ok := f.plateHeight(below, columns, columns, over, all); ok {
				return platesIn(below, len(all), columns, columns, high)
			}
			first := int((r.W - u.Px(plateClear)) / (r.W / float64(columns)))
			if high, ok := f.plateHeight(r, first, columns, over, all); ok {
				return platesIn(r, len(all), first, columns, high)
			}
		}
	}
	return platesIn(r, len(all), 1, 2, u.LineHeight(theme.SmallBold)+1)
}

// plateHeight is how high the plates of loads can be in rows of so many columns in r, the first of which has fewer, if they reach
// beyond it by no more than so many design units; ok is false if they have no room.
func (f *frame) plateHeight(r ui.Rect, first, columns int, over float64, all []loading) (high float64, ok bool) {
	u := f.ui
	if first < 1 {
		return 0, false
	}
	rows := 1 + (max(len(all)-first, 0)+columns-1)/columns
	high = min((r.H+u.Px(over))/float64(rows), u.Px(plateHigh))
	for least := u.LineHeight(theme.SmallBold) + 1; high >= least; high -= u.Px(2) {
		if f.plateFits(r.W/float64(columns), high, all) {
			return high, true
		}
	}
	return 0, false
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

// plateFits reports whether a plate of a size has room for what matters of each load.
func (f *frame) plateFits(wide, high float64, all []loading) bool {
	for _, o := range all {
		if p := f.plateOf(high-1, o); p.least > wide-1 {
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
	beside.W -= u.Px(plateClear)
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
	least               float64 // width of what matters: kind, points, and what is lost
}

// plateOf is the plate of a load in a height. That barrels are lost is said if another load loses less.
func (f *frame) plateOf(high float64, o loading) plate {
	u := f.ui
	p := plate{style: theme.Number, count: strconv.Itoa(o.barrels), points: u.T("load.points", "n", o.points), gap: u.Px(3), side: high - u.Px(3)}
	if u.LineHeight(p.style) > high*1.15 {
		p.style = theme.SmallBold
	}
	p.chip = p.side * 0.8
	p.least = p.gap*2 + p.side + p.wide(u, p.points)
	if n := o.lost.Total(); n > f.leastLost() {
		p.lost = u.T("store.lost", "n", n)
		p.least += p.gap + p.wide(u, p.lost)
	}
	return p
}

// wide is how wide a text on the plate is.
func (p *plate) wide(u *ui.UI, text string) float64 { return u.MeasureText(p.style, text) }

// loadPlate is a plate with the points that a load brings and what is lost by it, and where there is room with how many barrels it is.
func (f *frame) loadPlate(r ui.Rect, o loading) {
	u, th := f.ui, f.ui.Theme()
	p := f.plateOf(r.H, o)
	total := p.least
	if more := p.wide(u, p.count) + p.gap*2; total+more <= r.W {
		total += more
	} else {
		p.count = ""
	}
	if total+p.chip <= r.W {
		total += p.chip
	} else {
		p.chip = 0
	}
	at := ui.Rect{X: r.X, Y: r.Y, W: min(total, r.W), H: r.H}
	u.Round(at, min(at.H/2, u.Px(12)), th.PaperLight, u.Px(1.5), th.Brass)
	_, in := at.CutLeft(p.gap)
	var cell ui.Rect
	cell, in = in.CutLeft(p.side)
	f.paint.barrel(cell.Center(p.side, p.side), o.good)
	if p.count != "" {
		cell, in = in.CutLeft(p.wide(u, p.count) + p.gap*2)
		u.Text(cell, p.style, th.Ink, ui.Left|ui.Middle, p.count)
	}
	cell, in = in.CutLeft(p.wide(u, p.points))
	u.Text(cell, p.style, th.Accent, ui.Left|ui.Middle, p.points)
	cell, in = in.CutLeft(p.chip)
	if p.chip > 0 {
		f.paint.chip(cell.Center(p.chip, p.chip))
	}
	if p.lost != "" {
		u.Text(in, p.style, th.Danger, ui.Centered, p.lost)
	}
}
