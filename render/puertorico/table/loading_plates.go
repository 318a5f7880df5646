package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the plates that say on a ship what a load brings, in design units.
const (
	plateHigh  = 34 // at most, of several
	plateLone  = 40 // of the only one
	plateLeast = 24 // lower ones rather cover the number of the ship
	plateClear = 58 // of width for that number
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

// drawLoadings writes on a ship what each load on it would bring: for every kind that can still be chosen how many barrels go aboard
// and the points, and for the only one also what becomes of the rest.
func (f *frame) drawLoadings(r ui.Rect, all []loading) {
	if len(all) == 0 {
		return
	}
	u := f.ui
	clear := u.LineHeight(theme.SmallBold) // below the number of the ship
	if len(all) == 1 && f.settled() {
		_, r = r.CutTop(min(clear, r.H*0.2))
		f.drawLoading(r, all[0])
		return
	}
	if _, below := r.CutTop(clear); below.H/float64(len(all)) >= u.Px(plateLeast) {
		r = below
	} else {
		r, _ = r.CutLeft(r.W - u.Px(plateClear))
	}
	high := min(r.H/float64(len(all)), u.Px(plateHigh))
	for i, o := range all {
		f.loadPlate(ui.Rect{X: r.X, Y: r.Y + float64(i)*high, W: r.W, H: high - u.Px(1)}, o)
	}
}

// drawLoading is the only load that is left on a ship: large, and below it what stays and what is lost.
func (f *frame) drawLoading(r ui.Rect, o loading) {
	u, th := f.ui, f.ui.Theme()
	high := min(r.H, u.Px(plateLone))
	line := u.LineHeight(theme.SmallBold)
	plate, rest := r.CutTop(high)
	f.loadPlate(plate, o)
	tell := func(ink theme.Color, key string, n int) {
		if n == 0 || rest.H < line {
			return
		}
		var at ui.Rect
		at, rest = rest.CutTop(line)
		text := u.T(key, "n", n)
		at.W = min(at.W, u.MeasureText(theme.SmallBold, text)+u.Px(14))
		u.Round(at, at.H/2, th.PaperLight, u.Px(1), th.BrassDark)
		u.TextFitted(at.InsetXY(u.Px(4), 0), ink, ui.Centered, text, theme.SmallBold, theme.Small)
	}
	tell(th.InkSoft, "load.stays", o.stays)
	tell(th.Danger, "load.gone", o.lost.Total())
}

// loadPlate is a plate with the barrels of a load and the points it brings, and with what is lost by it if another load loses less.
func (f *frame) loadPlate(r ui.Rect, o loading) {
	u, th := f.ui, f.ui.Theme()
	style := theme.Number
	if u.LineHeight(style) > r.H*1.15 {
		style = theme.SmallBold
	}
	gap, side := u.Px(4), r.H-u.Px(3)
	count, points, lost := strconv.Itoa(o.barrels), u.T("load.points", "n", o.points), ""
	if n := o.lost.Total(); n > f.leastLost() {
		lost = u.T("store.lost", "n", n)
	}
	wide := func(text string) float64 { return u.MeasureText(style, text) }
	chip := side * 0.8
	total := gap*2 + side + wide(count) + gap*2 + wide(points) + chip
	if total > r.W {
		total, chip = total-chip, 0
	}
	if total > r.W {
		side = max(side-(total-r.W), 0)
		total = min(total, r.W)
	}
	if lost != "" && total+gap+wide(lost) <= r.W {
		total += gap + wide(lost)
	} else {
		lost = ""
	}
	at := ui.Rect{X: r.X, Y: r.Y, W: min(total, r.W), H: r.H}
	u.Round(at, min(at.H/2, u.Px(12)), th.PaperLight, u.Px(1.5), th.Brass)
	_, in := at.CutLeft(gap)
	var cell ui.Rect
	cell, in = in.CutLeft(side)
	f.paint.barrel(cell.Center(side, side), o.good)
	cell, in = in.CutLeft(wide(count) + gap*2)
	u.Text(cell, style, th.Ink, ui.Left|ui.Middle, count)
	cell, in = in.CutLeft(wide(points))
	u.Text(cell, style, th.Accent, ui.Left|ui.Middle, points)
	cell, in = in.CutLeft(chip)
	if chip > 0 {
		f.paint.chip(cell.Center(chip, chip))
	}
	if lost != "" {
		u.Text(in, style, th.Danger, ui.Centered, lost)
	}
}
