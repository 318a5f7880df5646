package table

import (
	"strconv"
	"strings"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// turnsNarrow is the width in design units below which there are two lines of text below the barrels, if these lie high enough.
const turnsNarrow = 460

// turnsLines returns how many lines of text have room below the barrels: two where these are narrow and lie high enough.
func (v *placingView) turnsLines(wide float64) int {
	return 1 + paint.Flag(wide < v.UI.Px(turnsNarrow) && v.lay.stores.H >= v.UI.Px(storesOwn))
}

// turnsHigh returns the height in pixels of the line below the barrels in which drawTurns writes.
func (v *placingView) turnsHigh(wide float64) float64 {
	return theme.Height(theme.SmallBold, v.UI.Scale(), v.turnsLines(wide)) + v.UI.Px(6)
}

// drawTurns writes below the barrels what changes, as fully as there is room for; the tooltip also has what harvests lose.
func (v *placingView) drawTurns(above ui.Rect) {
	u, th := v.UI, v.UI.Theme()
	_, r := ui.Rect{X: above.X, Y: above.Bottom(), W: above.W, H: v.turnsHigh(above.W)}.CutTop(u.Px(4))
	before, now, made := v.harvest()
	told := func(as caption.Detail) ([]string, bool) { return caption.Changes(u.T, before, now, made, as) }
	all, bad := told(caption.InFull)
	ground, ink, edge := th.PaperLight, th.Ink, th.BrassDark
	if bad {
		ground, ink, edge = th.Danger, th.On(th.Danger), th.Danger
	}
	tip := strings.Join(all, "\n")
	for g := range puertorico.Good(puertorico.Goods) {
		if now.Capacity(g) < before.Capacity(g) {
			tip += "\n" + caption.Harvest(u.T, g, before, now, made)
		}
	}
	v.TellOf("turns", r, strings.Join(all, " · "), "", tip)
	u.Round(r, min(r.H/2, u.Px(14)), ground, u.Px(1), edge)
	in, most := r.InsetXY(u.Px(10), 0), v.turnsLines(above.W)
	for as := range caption.Shortest + 1 {
		all, _ = told(as)
		text := strings.Join(all, " · ")
		for _, style := range []theme.Style{theme.SmallBold, theme.Small} {
			if len(u.Theme().Wrap(style, u.Scale(), text, in.W)) <= most {
				u.TextWrapped(in, style, ink, ui.Centered, text)
				return
			}
		}
	}
	u.TextFitted(in, ink, ui.Centered, all[0], theme.SmallBold, theme.Small)
}

// harvest returns the home seat before and by the pick, and the barrels that a harvest then brings, as far as the supply has them.
func (v *placingView) harvest() (before, now *puertorico.Player, made puertorico.Barrels) {
	stood := v.State.Unlifted()
	return stood.Player(v.Home), v.mine(), v.laid.Production(v.Home).Goods[v.Home]
}

// drawHarvest writes below the barrels of a kind what a harvest would bring before and now, with a sign where there is room.
func (v *placingView) drawHarvest(r ui.Rect, g puertorico.Good) {
	u, th := v.UI, v.UI.Theme()
	before, now, made := v.harvest()
	was, is, there := before.Capacity(g), now.Capacity(g), int(made[g])
	old, arrow, text, ink := "", 0.0, strconv.Itoa(is), th.Ink
	switch {
	case there < is: // what it really brings of what is worked for: the tooltip says why
		if text, ink = u.T("place.short", "n", there, "all", is), th.Danger; u.MeasureText(theme.SmallBold, text) > r.W {
			text = u.T("place.short.brief", "n", there, "all", is)
		}
	case is < was:
		old, arrow, ink = strconv.Itoa(was), r.H, th.Danger
	case is > was:
		old, arrow, ink = strconv.Itoa(was), r.H, th.Good
	}
	oldWide := u.MeasureText(theme.SmallBold, old)
	width := oldWide + arrow + u.MeasureText(theme.SmallBold, text)
	sign := min(u.Px(markMost), r.H, r.W-width-u.Px(markBeside))
	if sign >= u.Px(markTiny) {
		r = r.Center(width+sign+u.Px(markBeside), r.H)
		v.sprout(r.TakeLeft(sign, u.Px(markBeside)).Center(sign, sign))
	} else {
		r = r.Center(min(width, r.W), r.H)
	}
	if old != "" {
		u.Text(r.TakeLeft(oldWide, 0), theme.SmallBold, ink, ui.Left|ui.Middle, old)
		at := r.TakeLeft(arrow, 0).Center(arrow*0.75, arrow*0.45)
		tip := ui.Point{X: at.Right(), Y: at.Middle().Y}
		for _, from := range []ui.Point{{X: at.X, Y: tip.Y}, {X: tip.X - at.H/2, Y: at.Y}, {X: tip.X - at.H/2, Y: at.Bottom()}} {
			u.Line(from, tip, u.Px(2), ink)
		}
	}
	u.Text(r, theme.SmallBold, ink, ui.Left|ui.Middle, text)
}
