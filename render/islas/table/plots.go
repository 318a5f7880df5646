package table

import (
	"cmp"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// glowKey says which plots are lit, and how.
type glowKey struct {
	island   string
	set      islas.PlotSet
	colour   theme.Color
	strength int // in steps of glowSteps
	moving   bool
}

// glowSteps is how many strengths of light are told apart: a picture with the same key has to look the same.
const glowSteps = 32

// glow lights a set of plots.
func (i *isle) glow(set islas.PlotSet, c theme.Color, strength float64) {
	step := int(math.Round(strength * glowSteps))
	if set == 0 || step <= 0 {
		return
	}
	strength = float64(step) / glowSteps
	s, chart, moving := i.f.Stage, i.chart, i.gliding
	i.f.UI.Paint(i.body, glowKey{chart.Layout(), set, c, step, moving}, func(dst *ebiten.Image, r ui.Rect) {
		a := s.Art
		if moving {
			a = a.Moving()
		}
		art.PlotGlow(a, dst, r, chart, set, c, strength)
	})
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
	i.glow(f.pairs(), th.BrassLight, 0.7)
	if card := f.hover; card != islas.NoCard && card.Settler() && f.choice.plays(islas.Build) {
		plots, _ := f.State.Allowed(i.seat, card)
		i.glow(plots&f.meant, th.BrassLight, 0.7)
	}
}

// counted lights and numbers the plots that a settler counts.
func (i *isle) counted() {
	set, progress, counts := i.f.arrival.counted(i.f.State, i.seat)
	if !counts {
		return
	}
	u := i.f.UI
	_, drop := i.f.arrival.counting()
	if i.f.arrival.past {
		drop = 0
	}
	i.glow(set, i.inks().BrassLight, table.Ease(table.Within(progress, 0, islandLit))*(1-drop))
	u.PushAlpha(1 - drop)
	defer u.PopAlpha()
	if way := table.Within(progress, islandLit, islandCounted); set == 0 && way > 0 {
		i.tallied(i.body.Middle(), 0)
	} else {
		i.tally(set, way)
	}
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

// tallied is a number on the island.
func (i *isle) tallied(at ui.Point, n int) {
	u, th := i.f.UI, i.f.UI.Theme()
	text := strconv.Itoa(n)
	width := u.MeasureText(theme.SmallBold, text)
	radius := max(min(max(art.SiteSize(i.body, i.chart)*0.5, u.Px(9)), u.Px(20)), width/2+u.Px(3))
	u.Disc(at, radius, u.Px(2))
	style := u.Fitting(text, radius*1.3, theme.Number, theme.SmallBold)
	// The line is higher than its figures: on small islands it may stand over the circle.
	u.Text(ui.RectAround(at, max(radius*2, width), max(radius*2, u.LineHeight(style))), style, th.PaperLight, ui.Center|ui.Middle, text)
}

// pairs are the houses of which a palace or town can be made whose button is pointed at, until it is chosen.
func (f *frame) pairs() islas.PlotSet {
	if f.choice.active {
		return 0
	}
	switch id := cmp.Or(f.UI.Pointed(), f.UI.Focused()); id {
	case palaceButton:
		return begin(islas.MakePalace).offered(f.choice.legal).houses
	case townButton:
		return begin(islas.MakeTown).offered(f.choice.legal).houses
	}
	return 0
}

// pairs frames them.
func (i *isle) pairs() {
	if i.seat != i.f.Actor || i.double {
		return
	}
	for plot := range i.f.pairs().All() {
		i.mark(plot, false)
	}
}

// leastTick is the radius in pixels from which a tick shows on its disc.
const leastTick = 7

// ticked marks the houses that have been picked for a palace or a town with a tick, by which they are told from those that can be.
func (i *isle) ticked() {
	f := i.f
	if i.seat != f.Actor || !f.choice.active {
		return
	}
	u, th := f.UI, i.inks()
	size := art.SiteSize(i.body, i.chart)
	radius := max(min(max(size*0.26, u.Px(9)), u.Px(16)), leastTick)
	for plot := range f.choice.from.All() {
		at := i.site(plot).Add(ui.Point{X: -size * 0.5, Y: -size * 0.5}) // beside what is foretold of the plot under the pointer
		u.Circle(at, radius, th.Good, u.Px(1.5), th.PaperLight)
		f.Icon(ui.RectAround(at, radius*1.3, radius*1.3), paint.IconTick, th.PaperLight)
	}
}

// site is the middle of the building site of a plot.
func (i *isle) site(plot islas.Plot) ui.Point {
	x, y := art.SitePoint(i.body, i.chart, plot)
	return ui.Point{X: x, Y: y}
}

// mark frames the building site of a plot that can be clicked, and shows what would stand there under the pointer.
func (i *isle) mark(plot islas.Plot, hover bool) {
	u, th := i.f.UI, i.inks()
	side := art.SiteSize(i.body, i.chart)
	at := ui.RectAround(i.site(plot), side*1.12, side*1.12)
	width := u.Px(2.5)
	if hover {
		width = u.Px(4)
	}
	dark := u.LinePx(1.5) // around both, as neither shows on land that has faded
	u.Stroke(at.Inset(-dark), side*0.16+dark, width+u.Px(2)+dark, th.FocusEdge, th.FocusEdge)
	u.Stroke(at, side*0.16, width+u.Px(2), th.PaperLight, th.PaperLight)
	u.Stroke(at, side*0.16, width, th.Accent, th.Accent)
	if !hover {
		return
	}
	if b, ok := i.f.choice.preview(); ok {
		u.PushAlpha(0.75)
		i.f.paint.piece(art.PieceRect(i.body, i.chart, plot), b)
		u.PopAlpha()
	}
}

// plots makes the plots answer: a click for what is legal, a tooltip for what they are and why not.
func (i *isle) plots() {
	f, c := i.f, &i.f.choice
	room := closest(i.body, i.chart)
	side := min(max(art.SiteSize(i.body, i.chart)*1.25, f.UI.Px(theme.Target)), room*0.95)
	told := islas.NoPlot // whose consequences stay, as the pointer goes to where they are told
	labels := i.v.labels.of(f, i.seat)
	for plot, label := range labels.texts {
		plot := islas.Plot(plot)
		can, why := i.canClick(plot, label)
		value := ""
		if can && c.active && c.from.Has(plot) {
			value = "selected"
		}
		got := f.UI.Region(f.players.plotIDs[i.seat][plot], ui.RectAround(i.site(plot), side, side), ui.RegionOptions{
			Role: ui.RolePlace, Label: labels.names[plot], Value: value, Tooltip: label + i.handovers(plot, can),
			Disabled: !can, Why: why, NoFocus: !can, DropOn: can && c.kind == islas.Build, TipAside: can && c.active && f.foretells(), Target: f.players.sites[i.seat][plot],
		})
		pointed := got.Hover || got.Ring || got.DragOver != ""
		if !pointed && got.Tip && f.pointed == plot {
			pointed, told = true, plot
		}
		if can && c.active && f.meant.Has(plot) {
			i.mark(plot, pointed)
			i.point(plot, pointed)
		} else if pointed {
			i.outline(plot)
		}
		if pointed {
			i.touches(plot)
		}
		if can && (got.Clicked || got.Dropped != "") {
			i.want = c.with(plot)
		}
	}
	if told != islas.NoPlot {
		i.v.pointed = told
	}
}

// canClick says whether a click on a plot with a label does something now, and if not what a person should know instead.
func (i *isle) canClick(plot islas.Plot, label string) (can bool, why string) {
	switch f := i.f; {
	case i.seat != f.Actor:
		return false, label
	case f.choice.takes(plot):
		return true, ""
	case f.choice.active:
		return false, label + "\n" + f.whyNotPlot(plot)
	}
	return false, label
}

// onlyLooks reports whether a widget is a plot of an island on which nothing can be done by who acts.
func onlyLooks(w ui.Widget, actor game.Seat) bool {
	at, ok := w.Target.(site)
	return ok && at.seat != actor
}

// closest is the least distance of two building sites of an island, along the axis on which they are further apart: how
// large squares around them can be without touching.
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
