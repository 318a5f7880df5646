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

// change is a list of what changes by the pick, the most important first.
type change struct {
	key   string   // of the sentence with the list
	whole []string // full names
	brief []string // shorter ones; only of buildings if there are any, as the barrels show what plantations lack
}

// add adds something to the list.
func (c *change) add(whole, brief string) {
	c.whole, c.brief = append(c.whole, whole), append(c.brief, brief)
}

// turns returns what stops to work by the pick, violet buildings first and plantations last, and which buildings start to.
func (v *placingView) turns() (stops, starts change) {
	u, stood := v.UI, v.stood()
	before, now := stood.Player(v.Home), v.mine()
	stops.key, starts.key = "place.stops", "place.starts"
	for _, violet := range []bool{true, false} {
		for _, b := range now.Built() {
			if b.Violet() != violet || before.Occupied(b) == now.Occupied(b) {
				continue
			}
			t := &starts
			if before.Occupied(b) {
				t = &stops
			}
			t.add(caption.Building(u.T, b), u.T("building.brief."+b.ID()))
		}
	}
	var fields change
	for g := range puertorico.Good(puertorico.Goods) {
		_, was := before.Tiles(puertorico.Tile(g))
		_, is := now.Tiles(puertorico.Tile(g))
		if name := caption.Tile(u.T, puertorico.Tile(g)); is < was && now.Capacity(g) < before.Capacity(g) {
			if was-is > 1 {
				name = u.T("place.times", "what", name, "n", was-is)
			}
			fields.add(name, name)
		}
	}
	if stops.whole = append(stops.whole, fields.whole...); len(stops.brief) == 0 {
		stops.brief = fields.brief
	}
	return stops, starts
}

// yields returns of which kinds a harvest brings less by the pick, of which more, and of which the supply has too few.
func (v *placingView) yields() (less, more, short change) {
	less.key, more.key, short.key = "place.yields.less", "place.yields.more", "place.supply"
	for g := range puertorico.Good(puertorico.Goods) {
		was, is, there := v.harvest(g)
		name := caption.Good(v.UI.T, g)
		switch {
		case is < was:
			less.add(name, name)
		case is > was:
			more.add(name, name)
		}
		if there < is {
			short.add(name, name)
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

// told returns the texts about what changes by the pick, compared with how everybody stood before: in full, with brief names, with the
// first of each list, and last only the first sentence. Each has its sentences apart. bad reports whether something stops to work.
func (v *placingView) told() (ways [4][]string, bad bool) {
	u, stood := v.UI, v.stood()
	stops, starts := v.turns()
	_, was := stood.Player(v.Home).Tiles(puertorico.Quarry)
	_, is := v.mine().Tiles(puertorico.Quarry)
	less, more, short := v.yields()
	all := []change{stops, starts}
	if bad = len(stops.whole) > 0 || is < was; len(stops.whole)+len(starts.whole) == 0 && was == is {
		all, bad = []change{less, more}, len(less.whole) > 0
	}
	for way := range ways[:3] {
		say := func(text string) { ways[way] = append(ways[way], text) }
		for _, c := range all {
			names := c.brief
			if way == 0 {
				names = c.whole
			}
			if n := len(names); n > 0 {
				list := strings.Join(names, ", ")
				if way == 2 && n > 1 {
					list = u.T("place.more", "list", names[0], "n", n-1)
				}
				say(u.T(c.key, "list", list))
			}
		}
		if was != is {
			say(u.T("place.quarries", "was", was, "is", is))
		}
		if len(ways[way]) == 0 {
			say(u.T([]string{"place.same", "place.same", "place.same.short"}[way]))
		}
		if way == 0 && len(short.whole) > 0 {
			say(u.T(short.key, "list", strings.Join(short.whole, ", ")))
		}
	}
	ways[3] = ways[2][:1]
	return ways, bad
}

// drawTurns writes below the barrels what stops and starts to work, as fully as there is room for; the tooltip also has what harvests
// lose.
func (v *placingView) drawTurns(above ui.Rect) {
	u, th := v.UI, v.UI.Theme()
	_, r := ui.Rect{X: above.X, Y: above.Bottom(), W: above.W, H: v.turnsHigh(above.W)}.CutTop(u.Px(4))
	ways, bad := v.told()
	ground, ink, edge := th.PaperLight, th.Ink, th.BrassDark
	if bad {
		ground, ink, edge = th.Danger, th.On(th.Danger), th.Danger
	}
	tip := strings.Join(ways[0], "\n")
	for g := range puertorico.Good(puertorico.Goods) {
		if was, is, _ := v.harvest(g); is < was {
			tip += "\n" + v.harvestTip(g)
		}
	}
	v.paint.TellOf("turns", r, strings.Join(ways[0], " · "), "", tip)
	u.Round(r, min(r.H/2, u.Px(14)), ground, u.Px(1), edge)
	v.drawTold(r.InsetXY(u.Px(10), 0), ink, v.turnsLines(above.W), ways[:])
}

// drawTold writes in the middle of r, in so many lines at most, the first of the texts for which there is room, or the last.
func (v *placingView) drawTold(r ui.Rect, ink theme.Color, most int, ways [][]string) {
	u, text := v.UI, ""
	for _, parts := range ways {
		text = strings.Join(parts, " · ")
		for _, style := range []theme.Style{theme.SmallBold, theme.Small} {
			lines := func(text string) int { return len(u.Theme().Wrap(style, u.Scale(), text, r.W)) }
			one := text
			if each := strings.Join(parts, "\n"); lines(one) > 1 && lines(each) <= most { // each part in a line, if possible
				one = each
			}
			if lines(one) <= most {
				u.TextWrapped(r, style, ink, ui.Centered, one)
				return
			}
		}
	}
	u.TextFitted(r, ink, ui.Centered, text, theme.SmallBold, theme.Small)
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
	if sign >= u.Px(markLeast) {
		width += sign + u.Px(markBeside)
	}
	r = r.Center(min(width, r.W), r.H)
	if sign >= u.Px(markLeast) {
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
