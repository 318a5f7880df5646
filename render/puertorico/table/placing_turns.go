package table

import (
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the line that says what stops to work and what starts to, in design units.
const (
	turnsAround = 6   // of its height, around the text
	turnsNarrow = 460 // below this width it has two lines of text where the own barrels lie so high that there is room
)

// turned is what stops to work by what has been chosen, or starts to, in words: the most telling first.
type turned struct {
	whole []string // as it is called
	brief []string // shorter; only buildings if there are any, as what plantations lack is written on the barrels
}

// tells adds something that is called in a way, and in a shorter one.
func (t *turned) tells(whole, brief string) {
	t.whole, t.brief = append(t.whole, whole), append(t.brief, brief)
}

// turns returns what stops to work by what has been chosen: violet buildings, others, and plantations that a harvest lacks; and which
// buildings start to.
func (f *frame) turns() (stops, starts turned) {
	u, stood := f.UI, f.stood()
	before, now := stood.Player(f.Home), f.mine()
	for _, violet := range []bool{true, false} {
		for _, b := range now.Built() {
			name, brief := buildingName(u, b), u.T("building.brief."+b.ID())
			switch {
			case b.Violet() != violet || before.Occupied(b) == now.Occupied(b):
			case before.Occupied(b):
				stops.tells(name, brief)
			default:
				starts.tells(name, brief)
			}
		}
	}
	var fields []string
	for g := range puertorico.Good(puertorico.Goods) {
		_, was := before.Tiles(puertorico.Tile(g))
		_, is := now.Tiles(puertorico.Tile(g))
		if name := tileName(u, puertorico.Tile(g)); is < was && now.Capacity(g) < before.Capacity(g) {
			if was-is > 1 {
				name = u.T("place.times", "what", name, "n", was-is)
			}
			fields = append(fields, name)
		}
	}
	if stops.whole = append(stops.whole, fields...); len(stops.brief) == 0 {
		stops.brief = fields
	}
	return stops, starts
}

// yields returns of which kinds a harvest brings less by what has been chosen, and of which more.
func (f *frame) yields() (less, more []string) {
	for g := range puertorico.Good(puertorico.Goods) {
		switch was, is, _ := f.harvest(g); {
		case is < was:
			less = append(less, goodName(f.UI, g))
		case is > was:
			more = append(more, goodName(f.UI, g))
		}
	}
	return less, more
}

// quarriesWere is how many quarries worked before, and how many do by what has been chosen.
func (f *frame) quarriesWere() (was, is int) {
	stood := f.stood()
	_, was = stood.Player(f.Home).Tiles(puertorico.Quarry)
	_, is = f.mine().Tiles(puertorico.Quarry)
	return was, is
}

// turnsLines is how many lines of text there is room for below the own barrels, which lie in a width.
func (f *frame) turnsLines(wide float64) int {
	if wide < f.UI.Px(turnsNarrow) && f.lay.stores.H >= f.UI.Px(storesOwn) {
		return 2
	}
	return 1
}

// turnsHigh is the height of the line below the own barrels in which drawTurns writes.
func (f *frame) turnsHigh(wide float64) float64 {
	return theme.Height(theme.SmallBold, f.UI.Scale(), f.turnsLines(wide)) + f.UI.Px(turnsAround)
}

// turnsTold is what is said of that.
type turnsTold struct {
	whole []string   // all there is to be said
	ways  [][]string // the parts of how it is said where there is less room, each way shorter than the one before
	bad   bool       // something stops to work
}

// says adds a way to say it that leaves out what is empty, unless nothing is left.
func (t *turnsTold) says(parts ...string) {
	if parts = slices.DeleteFunc(parts, func(part string) bool { return part == "" }); len(parts) > 0 {
		t.ways = append(t.ways, parts)
	}
}

// suppliesShort says of which kinds a harvest would bring less than what works by what has been chosen, as the supply has too few; empty
// for none.
func (f *frame) suppliesShort() string {
	var kinds []string
	for g := range puertorico.Good(puertorico.Goods) {
		if _, is, there := f.harvest(g); there < is {
			kinds = append(kinds, goodName(f.UI, g))
		}
	}
	if len(kinds) == 0 {
		return ""
	}
	return f.UI.T("place.supply", "list", strings.Join(kinds, ", "))
}

// turnsTold says what stops to work and what starts to, compared with how everybody stood before.
func (f *frame) turnsTold() (t turnsTold) {
	u := f.UI
	stops, starts := f.turns()
	was, is := f.quarriesWere()
	var ends, begins, brief, quarries string
	short := f.suppliesShort()
	if len(stops.whole) > 0 {
		ends = u.T("place.stops", "list", strings.Join(stops.whole, ", "))
	}
	if n := len(starts.whole); n > 0 {
		begins, brief = u.T("place.starts", "list", strings.Join(starts.whole, ", ")), u.T("place.starts.short", "n", n)
	}
	if was != is {
		quarries = u.T("place.quarries", "was", was, "is", is)
	}
	if t.bad = ends != "" || is < was; ends+begins+quarries == "" {
		f.yieldsTold(&t, short)
		t.whole = t.ways[0]
		return t
	}
	if short != "" {
		t.says(ends, begins, quarries, short)
	}
	t.says(ends, begins, quarries)
	t.whole = t.ways[0]
	t.says(ends, brief, quarries)
	for n := len(stops.brief); n > 0; n-- {
		ends = u.T("place.stops", "list", f.firstOf(stops.brief, n))
		t.says(ends, quarries)
		t.says(ends)
	}
	if n := len(stops.brief); n > 0 {
		ends = u.T("place.stops.short", "n", n)
	}
	t.says(ends, brief, quarries)
	t.says(ends, quarries)
	return t
}

// yieldsTold says where nothing stops to work or starts to what a harvest brings less of, and more, and of which kinds the supply is short.
func (f *frame) yieldsTold(t *turnsTold, short string) {
	u := f.UI
	less, more := f.yields()
	t.bad = len(less) > 0
	if len(less)+len(more) == 0 {
		if short != "" {
			t.says(u.T("place.same"), short)
			t.says(short)
		}
		t.says(u.T("place.same"))
		t.says(u.T("place.same.short"))
		return
	}
	for n := max(len(less), len(more)); n > 0; n-- {
		var fewer, further string
		if len(less) > 0 {
			fewer = u.T("place.yields.less", "list", f.firstOf(less, min(n, len(less))))
		}
		if len(more) > 0 {
			further = u.T("place.yields.more", "list", f.firstOf(more, min(n, len(more))))
		}
		t.says(fewer, further, short)
		t.says(fewer, further)
	}
}

// firstOf lists the first n names, and says how many more there are.
func (f *frame) firstOf(names []string, n int) string {
	list := strings.Join(names[:n], ", ")
	if more := len(names) - n; more > 0 {
		return f.UI.T("place.more", "list", list, "n", more)
	}
	return list
}

// drawTurns writes that below the own barrels, in as many words as there is room for; with what harvests lose it is told when one
// points at it.
func (f *frame) drawTurns(above ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	_, r := ui.Rect{X: above.X, Y: above.Bottom(), W: above.W, H: f.turnsHigh(above.W)}.CutTop(u.Px(4))
	told := f.turnsTold()
	ground := th.PaperLight
	if told.bad {
		ground = theme.Mix(th.PaperLight, th.Danger, 0.18)
	}
	tip := strings.Join(told.whole, "\n")
	for g := range puertorico.Good(puertorico.Goods) {
		if was, is, _ := f.harvest(g); is < was {
			tip += "\n" + f.harvestTip(g)
		}
	}
	u.Region("turns", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: strings.Join(told.whole, " · "), Tooltip: tip, Looks: true})
	u.Round(r, min(r.H/2, u.Px(14)), ground, u.Px(1), th.BrassDark)
	f.drawTold(r.InsetXY(u.Px(10), 0), f.turnsLines(above.W), told.ways)
}

// drawTold writes in the middle of r, in so many lines at most, the first way to say something for which there is room, or the last.
func (f *frame) drawTold(r ui.Rect, most int, ways [][]string) {
	u, th := f.UI, f.UI.Theme()
	var text string
	for _, parts := range ways {
		text = strings.Join(parts, " · ")
		for _, style := range []theme.Style{theme.SmallBold, theme.Small} {
			lines := th.Wrap(style, u.Scale(), text, r.W)
			if len(lines) > 1 { // rather a line for each part
				if each := th.Wrap(style, u.Scale(), strings.Join(parts, "\n"), r.W); len(each) <= most {
					lines = each
				}
			}
			if len(lines) > most {
				continue
			}
			pitch := u.LineHeight(style)
			at := r.Center(r.W, pitch*float64(len(lines)))
			for _, line := range lines {
				at.H = pitch
				u.Text(at, style, th.Ink, ui.Centered, line)
				at.Y += pitch
			}
			return
		}
	}
	u.TextFitted(r, th.Ink, ui.Centered, text, theme.SmallBold, theme.Small)
}
