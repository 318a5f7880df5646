package table

import (
	"strconv"
	"strings"

	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the line about what stops and starts to work, in design units.
const (
	turnsAround = 6   // margin of its height
	turnsNarrow = 460 // width below which it has two lines of text, if the barrels lie high enough to leave room
)

// detail is how fully a text says what changes by the pick.
type detail uint8

const (
	inFull   detail = iota
	briefly         // with brief names of buildings
	shortly         // with no more than the first of each list
	shortest        // and no more than the first sentence
)

// turns returns the buildings that stop to work by the pick, violet ones first, and those that start to.
func (v *placingView) turns(as detail) (stops, starts []string) {
	u, stood := v.UI, v.stood()
	before, now := stood.Player(v.Home), v.mine()
	for _, violet := range []bool{true, false} {
		for _, b := range now.Built() {
			name := u.T("building.brief." + b.ID())
			if as == inFull {
				name = caption.Building(u.T, b)
			}
			switch was, is := before.Occupied(b), now.Occupied(b); {
			case b.Violet() != violet:
			case was && !is:
				stops = append(stops, name)
			case is && !was:
				starts = append(starts, name)
			}
		}
	}
	return stops, starts
}

// fallow returns the plantations that bring less because nobody works there any more.
func (v *placingView) fallow() (fields []string) {
	u, stood := v.UI, v.stood()
	before, now := stood.Player(v.Home), v.mine()
	for g := range puertorico.Good(puertorico.Goods) {
		_, was := before.Tiles(puertorico.Tile(g))
		_, is := now.Tiles(puertorico.Tile(g))
		if name := caption.Tile(u.T, puertorico.Tile(g)); is < was && now.Capacity(g) < before.Capacity(g) {
			if was-is > 1 {
				name = u.T("place.times", "what", name, "n", was-is)
			}
			fields = append(fields, name)
		}
	}
	return fields
}

// yields returns of which kinds a harvest brings less by the pick, of which more, and of which the supply has too few.
func (v *placingView) yields() (less, more, short []string) {
	for g := range puertorico.Good(puertorico.Goods) {
		was, is, there := v.harvest(g)
		name := caption.Good(v.UI.T, g)
		switch {
		case is < was:
			less = append(less, name)
		case is > was:
			more = append(more, name)
		}
		if there < is {
			short = append(short, name)
		}
	}
	return less, more, short
}

// turnsLines returns how many lines of text there is room for below the barrels in a width.
func (v *placingView) turnsLines(wide float64) int {
	if wide < v.UI.Px(turnsNarrow) && v.lay.stores.H >= v.UI.Px(storesOwn) {
		return 2
	}
	return 1
}

// turnsHigh returns the height in pixels of the line below the barrels in which drawTurns writes.
func (v *placingView) turnsHigh(wide float64) float64 {
	return theme.Height(theme.SmallBold, v.UI.Scale(), v.turnsLines(wide)) + v.UI.Px(turnsAround)
}

// told returns sentences about what changes by the pick, compared with how everybody stood before. bad reports whether something stops
// to work.
func (v *placingView) told(as detail) (all []string, bad bool) {
	u, stood := v.UI, v.stood()
	say := func(key string, names []string) {
		switch n := len(names); {
		case n > 1 && as >= shortly:
			all = append(all, u.T(key, "list", u.T("place.more", "list", names[0], "n", n-1)))
		case n > 0:
			all = append(all, u.T(key, "list", strings.Join(names, ", ")))
		}
	}
	stops, starts := v.turns(as)
	if fields := v.fallow(); as == inFull || len(stops) == 0 { // the barrels show that, too
		stops = append(stops, fields...)
	}
	_, was := stood.Player(v.Home).Tiles(puertorico.Quarry)
	_, is := v.mine().Tiles(puertorico.Quarry)
	less, more, short := v.yields()
	say("place.stops", stops)
	say("place.starts", starts)
	if bad = len(stops) > 0 || is < was; was != is {
		all = append(all, u.T("place.quarries", "was", was, "is", is))
	}
	if len(all) == 0 {
		say("place.yields.less", less)
		say("place.yields.more", more)
		bad = len(less) > 0
	}
	switch {
	case len(all) > 0:
	case as >= shortly:
		all = append(all, u.T("place.same.short"))
	default:
		all = append(all, u.T("place.same"))
	}
	switch as {
	case inFull:
		say("place.supply", short)
	case shortest:
		all = all[:1]
	}
	return all, bad
}

// drawTurns writes below the barrels what stops and starts to work, as fully as there is room for; the tooltip also has what harvests
// lose.
func (v *placingView) drawTurns(above ui.Rect) {
	u, th := v.UI, v.UI.Theme()
	_, r := ui.Rect{X: above.X, Y: above.Bottom(), W: above.W, H: v.turnsHigh(above.W)}.CutTop(u.Px(4))
	all, bad := v.told(inFull)
	ground, ink, edge := th.PaperLight, th.Ink, th.BrassDark
	if bad {
		ground, ink, edge = th.Danger, th.On(th.Danger), th.Danger
	}
	tip := strings.Join(all, "\n")
	for g := range puertorico.Good(puertorico.Goods) {
		if was, is, _ := v.harvest(g); is < was {
			tip += "\n" + v.harvestTip(g)
		}
	}
	v.paint.TellOf("turns", r, strings.Join(all, " · "), "", tip)
	u.Round(r, min(r.H/2, u.Px(14)), ground, u.Px(1), edge)
	in, most := r.InsetXY(u.Px(10), 0), v.turnsLines(above.W)
	for as := range shortest + 1 {
		all, _ = v.told(as)
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

// stood returns the position with the colonists where they stood before they were lifted.
func (v *placingView) stood() puertorico.State { return v.State.Staffed(v.State.Lifted()) }

// harvest returns how many barrels of a kind a harvest would bring before the placement and by the pick, and how many of the latter the
// supply has.
func (v *placingView) harvest(g puertorico.Good) (was, is, there int) {
	stood := v.stood()
	was = stood.Player(v.Home).Capacity(g)
	is = v.mine().Capacity(g)
	return was, is, int(v.laid.Production(v.Home).Goods[v.Home][g])
}

// drawHarvest writes below the barrels of a kind what a harvest would bring before and now, with a sign where there is room.
func (v *placingView) drawHarvest(r ui.Rect, g puertorico.Good) {
	u, th := v.UI, v.UI.Theme()
	was, is, there := v.harvest(g)
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
	before := u.MeasureText(theme.SmallBold, old)
	width := before + arrow + u.MeasureText(theme.SmallBold, text)
	sign := min(u.Px(markMost), r.H, r.W-width-u.Px(markBeside))
	if sign >= u.Px(markTiny) {
		width += sign + u.Px(markBeside)
	}
	r = r.Center(min(width, r.W), r.H)
	if sign >= u.Px(markTiny) {
		at := r.TakeLeft(sign, u.Px(markBeside))
		v.paint.sprout(at.Center(sign, sign))
	}
	if old != "" {
		u.Text(r.TakeLeft(before, 0), theme.SmallBold, ink, ui.Left|ui.Middle, old)
		at := r.TakeLeft(arrow, 0)
		v.arrow(at.Center(arrow*0.75, arrow*0.45), ink)
	}
	u.Text(r, theme.SmallBold, ink, ui.Left|ui.Middle, text)
}

// arrow draws an arrow from the left to the right.
func (v *placingView) arrow(r ui.Rect, ink theme.Color) {
	u, tip := v.UI, ui.Point{X: r.Right(), Y: r.Middle().Y}
	width := u.Px(2)
	u.Line(ui.Point{X: r.X, Y: tip.Y}, tip, width, ink)
	for _, y := range []float64{r.Y, r.Bottom()} {
		u.Line(ui.Point{X: tip.X - r.H/2, Y: y}, tip, width, ink)
	}
}

// harvestTip returns that as a sentence.
func (v *placingView) harvestTip(g puertorico.Good) string {
	was, is, there := v.harvest(g)
	key := "place.harvest.tip"
	if there < is {
		key = "place.harvest-short.tip"
	}
	return v.UI.T(key, "good", caption.Good(v.UI.T, g), "was", was, "is", is, "n", there, "all", is)
}
