package table

import (
	"math"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// glow lights a set of plots; strength is from 0 to 1.
func (i *isle) glow(set islas.PlotSet, c theme.Color, strength float64) {
	if set != 0 && strength > 0 {
		i.f.Carry(i.land, art.PlotGlow{Island: i.chart, Plots: set, Colour: c, Strength: strength}, i.settled < 1)
	}
}

// glows lights what can be clicked, what a card under the pointer could build on, and what a settler counts.
func (i *isle) glows() {
	f, th := i.f, i.inks()
	if f.arriving {
		i.counted()
	}
	if i.seat != f.Actor || f.outlook.card != islas.NoCard && !f.choice.sites() {
		return
	}
	if c := &f.choice; c.active {
		if c.needsHouses() {
			i.glow(c.offer.houses&^c.from&f.meant, th.BrassLight, 0.7)
			i.glow(c.from, th.Focus, 1)
			return
		}
		i.glow(c.from&^c.offer.plots, th.BrassLight, 0.5)
		i.glow(c.offer.plots&f.meant, th.Focus, 1)
		return
	}
	if card := f.hover; card != islas.NoCard && card.Settler() && f.choice.plays(islas.Build) {
		plots, _ := f.State.Allowed(i.seat, card)
		i.glow(plots&f.meant, th.BrassLight, 0.7)
	}
}

// counted lights and numbers the plots that a settler counts.
func (i *isle) counted() {
	a, drop := i.f.arrival, 0.0
	set, progress, counts := a.counted(i.f.State, i.seat)
	if !counts {
		return
	}
	if !a.past {
		drop = a.reading.columns[a.column()].dropped(a.stage)
	}
	i.glow(set, i.inks().BrassLight, table.Ease(table.Within(progress, 0, islandLit))*(1-drop))
	i.f.Faint(1-drop, func() {
		if way := table.Within(progress, islandLit, islandCounted); set == 0 && way > 0 {
			i.tallied(i.land.Middle(), 0)
		} else {
			i.tally(set, way)
		}
	})
}

// tally numbers plots one after the other, as a finger on the board would.
func (i *isle) tally(set islas.PlotSet, progress float64) {
	n, total := 0, set.Count()
	for plot := range set.All() {
		n++
		if float64(n-1) >= progress*float64(total) {
			return
		}
		i.tallied(i.site(plot), n)
	}
}

// tallied draws a number on the island.
func (i *isle) tallied(at ui.Point, n int) {
	u, th := i.f.UI, i.f.UI.Theme()
	text := strconv.Itoa(n)
	width := u.MeasureText(theme.SmallBold, text)
	radius := max(min(max(art.SiteSize(i.land, i.chart)*0.5, u.Px(9)), u.Px(20)), width/2+u.Px(3))
	u.Disc(at, radius, u.Px(2))
	style := u.Fitting(text, radius*1.3, theme.Number, theme.SmallBold)
	// The line is higher than its digits: on small islands it may be higher than the circle.
	u.Text(ui.RectAround(at, max(radius*2, width), max(radius*2, u.LineHeight(style))), style, th.PaperLight, ui.Center|ui.Middle, text)
}

// leastTick is the radius in pixels from which a tick shows on its disc.
const leastTick = 7

// ticked draws a tick at the houses that have been picked for a palace or a town, which distinguishes them from those that can be.
func (i *isle) ticked() {
	f := i.f
	if i.seat != f.Actor || !f.choice.active {
		return
	}
	u, th := f.UI, i.inks()
	size := art.SiteSize(i.land, i.chart)
	radius := max(min(max(size*0.26, u.Px(9)), u.Px(16)), leastTick)
	for plot := range f.choice.from.All() {
		at := i.site(plot).Add(ui.Point{X: -size * 0.5, Y: -size * 0.5}) // beside the preview on the plot under the pointer
		u.Circle(at, radius, th.Good, u.Px(1.5), th.PaperLight)
		f.Icon(ui.RectAround(at, radius*1.3, radius*1.3), paint.IconTick, th.PaperLight)
	}
}

// site returns the middle of the building site of a plot.
func (i *isle) site(plot islas.Plot) ui.Point {
	x, y := art.SitePoint(i.land, i.chart, plot)
	return ui.Point{X: x, Y: y}
}

// mark frames the building site of a plot that can be clicked, and draws what would stand there under the pointer.
func (i *isle) mark(plot islas.Plot, hover bool) {
	u, th := i.f.UI, i.inks()
	side := art.SiteSize(i.land, i.chart)
	at := ui.RectAround(i.site(plot), side*1.12, side*1.12)
	width := u.Px(2.5)
	if hover {
		width = u.Px(4)
	}
	dark := u.LinePx(1.5) // around both, as neither shows on faded land
	u.Stroke(at.Inset(-dark), side*0.16+dark, width+u.Px(2)+dark, th.FocusEdge, th.FocusEdge)
	u.Stroke(at, side*0.16, width+u.Px(2), th.PaperLight, th.PaperLight)
	u.Stroke(at, side*0.16, width, th.Accent, th.Accent)
	if !hover {
		return
	}
	if c := &i.f.choice; c.offer.colours.Count() == 1 && !c.needsHouses() { // its colour is open otherwise, or something is removed
		b := islas.Building{Kind: c.building(), Colour: c.offer.colours.First()}
		i.f.Faint(0.75, func() { i.f.Show(art.PieceRect(i.land, i.chart, plot, b.Kind), art.Piece(b)) })
	}
}

// plots makes the plots of a large island answer: a click for what is legal, a tooltip for what they are and why not.
func (i *isle) plots() {
	f, c := i.f, &i.f.choice
	room := closest(i.land, i.chart)
	side := min(max(art.SiteSize(i.land, i.chart)*1.25, f.UI.Px(theme.Target)), room*0.95)
	told := islas.NoPlot // the last plot, while the pointer is on its way to its popover
	for plot := range islas.Plot(islas.Plots) {
		at := site{i.seat, plot}
		id := at.id()
		label := f.said(id, func() string { return i.label(plot) })
		can, why, value := i.seat == f.Actor && c.takes(plot), label, ""
		if i.seat == f.Actor && c.active && !can {
			why += "\n" + whyNotPlot(f, plot)
		}
		if can && c.active && c.from.Has(plot) {
			value = "selected"
		}
		region := f.UI.Region
		if i.seat != f.Actor { // a click is only a look
			region = f.UI.Passive
		}
		got := region(id, ui.RectAround(i.site(plot), side, side), ui.RegionOptions{
			Role: ui.RolePlace, Label: f.said("name of "+id, func() string { return i.name(plot) }), Value: value, Tooltip: label,
			Disabled: !can && i.seat == f.Actor, Why: why, NoFocus: !can, Target: at,
			DropOn: can && c.kind == islas.Build, TipAside: can && c.active && f.foretells(),
		})
		pointed := got.Hover || got.Ring || got.DragOver != ""
		if !pointed && got.Tip && f.pointed == plot {
			pointed, told = true, plot
		}
		if can && c.active && f.meant.Has(plot) {
			i.mark(plot, pointed)
			if pointed && i.seat == f.Actor {
				i.v.pointed = plot
			}
		} else if pointed {
			i.outline(plot)
		}
		if can && (got.Clicked || got.Dropped != "") {
			i.want = c.with(plot)
		}
	}
	if told != islas.NoPlot {
		i.v.pointed = told
	}
	i.ticked()
}

// closest returns the least distance of two building sites, along the axis on which they are further apart, so that squares don't overlap.
func closest(body ui.Rect, isl *board.Island) float64 {
	least := body.W
	for a := islas.Plot(0); a < islas.Plots; a++ {
		ax, ay := art.SitePoint(body, isl, a)
		for b := a + 1; b < islas.Plots; b++ {
			bx, by := art.SitePoint(body, isl, b)
			least = min(least, max(math.Abs(ax-bx), math.Abs(ay-by)))
		}
	}
	return least
}

// outline draws the border of a plot.
func (i *isle) outline(plot islas.Plot) {
	field := i.chart.FieldOf(int(plot))
	if field < 0 {
		return
	}
	u, th := i.f.UI, i.inks()
	scale, dx, dy := art.BoardTransform(i.land, i.chart)
	var border []ui.Point
	for _, k := range i.chart.Fields[field].Border {
		p := i.chart.Points[k]
		border = append(border, ui.Point{X: p[0]*scale + dx, Y: p[1]*scale + dy})
	}
	line := u.LinePx(3)
	u.Outline(border, true, line+2*u.LinePx(1.5), th.FocusEdge) // dark, so that the light line shows on any ground
	u.Outline(border, true, line, th.Focus)
}

// label returns what stands on a plot and what it lies next to.
func (i *isle) label(plot islas.Plot) string {
	text := i.f.features(i.seat, plot)
	if b, ok := i.f.Known().At(i.seat, plot); ok {
		text = caption.Piece(i.f.UI.T, b.Kind, b.Colour) + "\n" + text
	}
	return text + i.fresh(plot)
}

// name returns, for whoever does not see where a plot lies, its number, what stands on it, what it lies next to, and its neighbours.
func (i *isle) name(plot islas.Plot) string {
	u := i.f.UI
	what := func(p islas.Plot) string {
		if b, ok := i.f.Known().At(i.seat, p); ok {
			return caption.Piece(u.T, b.Kind, b.Colour)
		}
		return u.T("plot.free")
	}
	beside := table.List(i.f.Known().Neighbours(i.seat, plot).All(), func(p islas.Plot) string {
		return u.T("plot.beside", "n", int(p)+1, "what", what(p))
	})
	return u.T("plot.name", "n", int(plot)+1, "what", what(plot)) + "\n" + i.f.features(i.seat, plot) + "\n" +
		u.T("plot.neighbours", "list", beside) + i.fresh(plot)
}

// fresh returns that the building on a plot is news, as a line of text, "" if it is not.
func (i *isle) fresh(plot islas.Plot) string {
	_, built := i.f.Known().At(i.seat, plot)
	if !built || !i.f.news.Any || !i.f.news.plots[i.seat].Has(plot) {
		return ""
	}
	return "\n" + i.f.UI.T("table.plot-new")
}

// features returns what a plot of a seat's island lies next to.
func (f *frame) features(seat game.Seat, plot islas.Plot) string {
	var near []string
	for k := range islas.Feature(islas.Features) {
		if f.Known().Near(seat, islas.FeaturePriority(k)).Has(plot) {
			near = append(near, f.UI.T("feature."+k.String()))
		}
	}
	return f.UI.T("table.plot", "near", strings.Join(near, ", "))
}
