package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/popover"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// stood is what lay before the own seat with the colonists where they stood before they were lifted.
func (f *frame) stood() puertorico.State { return f.State.Staffed(f.State.Lifted()) }

// harvest is what a harvest would bring of a kind by what has been chosen: before, now, and how many of those now the supply has.
func (f *frame) harvest(g puertorico.Good) (was, is, there int) {
	stood := f.stood()
	was = stood.Player(f.Home).Capacity(g)
	is = f.mine().Capacity(g)
	return was, is, int(f.laid.Production(f.Home).Goods[f.Home][g])
}

// drawHarvest writes below the own barrels of a kind what a harvest would bring before and now, with its sign where there is room.
func (f *frame) drawHarvest(r ui.Rect, g puertorico.Good) {
	u, th := f.UI, f.UI.Theme()
	was, is, there := f.harvest(g)
	ink := th.Ink
	switch {
	case is < was:
		ink = th.Danger
	case is > was:
		ink = th.Good
	}
	words := []string{strconv.Itoa(is)}
	if was != is {
		words = []string{strconv.Itoa(was), strconv.Itoa(is)}
	}
	arrow := r.H
	width := arrow * float64(len(words)-1)
	for _, w := range words {
		width += u.MeasureText(theme.SmallBold, w)
	}
	if there < is { // what it brings indeed, of what is worked for: why is in the tooltip
		text := u.T("place.short", "n", there, "all", is)
		if u.MeasureText(theme.SmallBold, text) > r.W {
			text = u.T("place.short.brief", "n", there, "all", is)
		}
		words, ink, width = []string{text}, th.Danger, u.MeasureText(theme.SmallBold, text)
	}
	sign := min(u.Px(markMost), r.H, r.W-width-u.Px(markBeside))
	if sign >= u.Px(markLeast) {
		width += sign + u.Px(markBeside)
	}
	r = r.Center(min(width, r.W), r.H)
	if sign >= u.Px(markLeast) {
		var at ui.Rect
		at, r = r.CutLeft(sign)
		f.sprout(at.Center(sign, sign))
		_, r = r.CutLeft(u.Px(markBeside))
	}
	for i, w := range words {
		if i > 0 {
			var at ui.Rect
			at, r = r.CutLeft(arrow)
			f.arrow(at.Center(arrow*0.75, arrow*0.45), ink)
		}
		var at ui.Rect
		at, r = r.CutLeft(u.MeasureText(theme.SmallBold, w))
		u.Text(at, theme.SmallBold, ink, ui.Left|ui.Middle, w)
	}
}

// arrow draws an arrow from the left to the right.
func (f *frame) arrow(r ui.Rect, ink theme.Color) {
	u, tip := f.UI, ui.Point{X: r.Right(), Y: r.Middle().Y}
	width := u.Px(2)
	u.Line(ui.Point{X: r.X, Y: tip.Y}, tip, width, ink)
	for _, y := range []float64{r.Y, r.Bottom()} {
		u.Line(ui.Point{X: tip.X - r.H/2, Y: y}, tip, width, ink)
	}
}

// harvestTip is the same in a sentence.
func (f *frame) harvestTip(g puertorico.Good) string {
	u := f.UI
	was, is, there := f.harvest(g)
	text := u.T("place.harvest.tip", "good", goodName(u, g), "was", was, "is", is)
	if there < is {
		text = u.T("place.harvest-short.tip", "good", goodName(u, g), "n", there, "all", is)
	}
	return text
}

// placingAdvice is what a note says while colonists are placed: the whole placement is suggested. Marked is only what comes next, so that
// nobody takes the button that confirms for a part of it: what lays it out, or where it lies already, that button, which is all there is
// to press then.
func (f *frame) placingAdvice() table.Advice {
	why, b := f.whyPlaced()
	a := table.Advice{What: f.UI.T("do.place-suggested"), Why: why, Targets: []any{asSuggested}, Avoid: popover.All(popover.Never, f.argued(b, puertorico.NoGood)), Lays: true}
	if f.liesAsSuggested() {
		a.What, a.Targets, a.Button = f.UI.T("do.place-lies"), []any{confirmed{}}, confirmButton
		if f.pick.follows() {
			a.Confirm = f.UI.T("do.place")
		}
	}
	a.Left = a.Targets
	return a
}

// whyPlaced says what is better with the placement that is suggested than it was: a building that starts to work, which is returned, too,
// or the harvest.
func (f *frame) whyPlaced() (why string, starts puertorico.Building) {
	stood, then := f.stood(), f.State.Staffed(f.laidOut(asSuggested))
	was, is := stood.Player(f.Home), then.Player(f.Home)
	for _, b := range is.Built() {
		if b.Violet() && is.Occupied(b) && !was.Occupied(b) {
			return f.UI.T("suggest.why.man-building", "building", caption.At(f.UI.T, b)), b
		}
	}
	before, after := 0, 0
	for g := range puertorico.Good(puertorico.Goods) {
		before += was.Capacity(g)
		after += is.Capacity(g)
	}
	if after <= before {
		return "", puertorico.NoBuilding
	}
	return f.UI.T("suggest.why.placing", "n", after, "was", before), puertorico.NoBuilding
}
