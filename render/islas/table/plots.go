package table

import (
	"cmp"
	"math"
	"strconv"
	"strings"

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

// glowKey identifies the picture of lit plots.
type glowKey struct {
	island   string
	set      islas.PlotSet
	colour   theme.Color
	strength int // from 0 to glowSteps
	moving   bool
}

// glowSteps is the number of strengths of light: pictures with the same key have to look the same.
const glowSteps = 32

// glow lights a set of plots; strength is from 0 to 1.
func (i *isle) glow(set islas.PlotSet, c theme.Color, strength float64) {
	step := int(math.Round(strength * glowSteps))
	if set == 0 || step <= 0 {
		return
	}
	strength = float64(step) / glowSteps
	s, chart, moving := i.f.Stage, i.chart, i.settled < 1
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
	drop := 0.0
	if a := i.f.arrival; !a.past {
		drop = a.reading.dropped(a.reading.column(a.stage), a.stage)
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

// tallied draws a number on the island.
func (i *isle) tallied(at ui.Point, n int) {
	u, th := i.f.UI, i.f.UI.Theme()
	text := strconv.Itoa(n)
	width := u.MeasureText(theme.SmallBold, text)
	radius := max(min(max(art.SiteSize(i.body, i.chart)*0.5, u.Px(9)), u.Px(20)), width/2+u.Px(3))
	u.Disc(at, radius, u.Px(2))
	style := u.Fitting(text, radius*1.3, theme.Number, theme.SmallBold)
	// The line is higher than its digits: on small islands it may be higher than the circle.
	u.Text(ui.RectAround(at, max(radius*2, width), max(radius*2, u.LineHeight(style))), style, th.PaperLight, ui.Center|ui.Middle, text)
}

// pairs returns the houses of which a palace or town can be made while its button is pointed at, until it is chosen.
func (f *frame) pairs() islas.PlotSet {
	k := islas.MakePalace
	switch id := cmp.Or(f.UI.Pointed(), f.UI.Focused()); {
	case f.choice.active || id != palaceButton && id != townButton:
		return 0
	case id == townButton:
		k = islas.MakeTown
	}
	return begin(k).offered(f.choice.legal).houses
}

// leastTick is the radius in pixels from which a tick shows on its disc.
const leastTick = 7

// ticked draws a tick at the houses that have been picked for a palace or a town, which distinguishes them from those that can be.
func (i plotsView) ticked() {
	f := i.f
	if i.seat != f.Actor || !f.choice.active {
		return
	}
	u, th := f.UI, i.inks()
	size := art.SiteSize(i.body, i.chart)
	radius := max(min(max(size*0.26, u.Px(9)), u.Px(16)), leastTick)
	for plot := range f.choice.from.All() {
		at := i.site(plot).Add(ui.Point{X: -size * 0.5, Y: -size * 0.5}) // beside the preview on the plot under the pointer
		u.Circle(at, radius, th.Good, u.Px(1.5), th.PaperLight)
		f.Icon(ui.RectAround(at, radius*1.3, radius*1.3), paint.IconTick, th.PaperLight)
	}
}

// site returns the middle of the building site of a plot.
func (i *isle) site(plot islas.Plot) ui.Point {
	x, y := art.SitePoint(i.body, i.chart, plot)
	return ui.Point{X: x, Y: y}
}

// mark frames the building site of a plot that can be clicked, and draws what would stand there under the pointer.
func (i plotsView) mark(plot islas.Plot, hover bool) {
	u, th := i.f.UI, i.inks()
	side := art.SiteSize(i.body, i.chart)
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
	if b, ok := i.f.choice.preview(); ok {
		u.PushAlpha(0.75)
		i.f.paint.piece(art.PieceRect(i.body, i.chart, plot, b.Kind), b)
		u.PopAlpha()
	}
}

// plotsView makes the plots of a large island answer.
type plotsView struct{ *isle }

// draw makes the plots answer: a click for what is legal, a tooltip for what they are and why not.
func (i plotsView) draw() {
	f, c := i.f, &i.f.choice
	room := closest(i.body, i.chart)
	side := min(max(art.SiteSize(i.body, i.chart)*1.25, f.UI.Px(theme.Target)), room*0.95)
	told := islas.NoPlot // the last plot, while the pointer is on its way to its popover
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
	i.ticked()
}

// canClick reports whether a click on a plot does something now, and if not returns its tooltip.
func (i plotsView) canClick(plot islas.Plot, label string) (can bool, why string) {
	switch f := i.f; {
	case i.seat != f.Actor:
		return false, label
	case f.choice.takes(plot):
		return true, ""
	case f.choice.active:
		return false, label + "\n" + whyNotPlot(f, plot)
	}
	return false, label
}

// onlyLooks reports whether a widget is a plot of an island on which whoever acts can do nothing.
func onlyLooks(w ui.Widget, actor game.Seat) bool {
	at, ok := w.Target.(site)
	return ok && at.seat != actor
}

// closest returns the least distance of two building sites of an island, along the axis on which they are further apart: squares of that
// side around them don't overlap.
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

// Sizes of the line about what a plot lies next to, in design units.
const (
	touchHigh = 34
	touchSign = 24
	touchGap  = 16
)

// outline draws the border of a plot.
func (i plotsView) outline(plot islas.Plot) {
	field := i.chart.FieldOf(int(plot))
	if field < 0 {
		return
	}
	u, th := i.f.UI, i.inks()
	scale, dx, dy := art.BoardTransform(i.body, i.chart)
	var border []ui.Point
	for _, k := range i.chart.Fields[field].Border {
		p := i.chart.Points[k]
		border = append(border, ui.Point{X: p[0]*scale + dx, Y: p[1]*scale + dy})
	}
	line := u.LinePx(3)
	u.Outline(border, true, line+2*u.LinePx(1.5), th.FocusEdge) // dark, so that the light line shows on any ground
	u.Outline(border, true, line, th.Focus)
}

// touches are all kinds of land, and which of them a plot lies next to, kept while the same plot is pointed at.
type touches struct {
	about touchKey
	kinds [islas.Features]touch
}

// touchKey is everything that touches depend on. The land of a seat is the same for a whole game.
type touchKey struct {
	lang  string
	scale float64
	seat  game.Seat
	plot  islas.Plot
}

// touch is a kind of land.
type touch struct {
	near bool // the plot lies next to it
	name string
	wide float64 // width of its name in pixels
}

// of returns the kinds of land, with those that a plot lies next to.
func (t *touches) of(f *frame, seat game.Seat, plot islas.Plot) *[islas.Features]touch {
	u := f.UI
	key := touchKey{f.Stage.Texts.Lang(), u.Scale(), seat, plot}
	if t.about == key {
		return &t.kinds
	}
	t.about = key
	for k := range t.kinds {
		name := u.T("feature." + islas.Feature(k).String())
		near := f.Known().Near(seat, islas.FeaturePriority(islas.Feature(k))).Has(plot)
		t.kinds[k] = touch{near, name, u.MeasureText(theme.SmallBold, name)}
	}
	return &t.kinds
}

// touches draws at the lower edge of the chart all kinds of land, and lights those that the plot under the pointer lies next to. Where
// there is too little room, and in the dark theme, where no text is paler, only these are named.
func (i plotsView) touches(plot islas.Plot) {
	f, u, th := i.f, i.f.UI, i.f.UI.Theme()
	kinds, all := i.v.touch.of(f, i.seat, plot), !th.Dark()
	room, width := i.lowerEdge(), touchWidth(u, kinds, all)
	if all && width > room.W {
		all, width = false, touchWidth(u, kinds, false)
	}
	if width > room.W { // it lies over the marks of the chart
		room.X, room.W = i.sea.X, i.sea.W
	}
	r := room.Center(min(width, room.W), room.H)
	if !r.Intersect(art.PieceRect(i.body, i.chart, plot, islas.House)).Empty() { // at the upper edge
		r.Y = i.sea.Y + u.Px(3)
	}
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	u.Round(r, r.H/2, theme.Alpha(th.ClothDark, 0.88), u.Px(1.5), th.Brass)
	row := r.InsetXY(u.Px(touchGap), 0)
	for k := range kinds {
		if all || kinds[k].near {
			row = f.touch(row, islas.Feature(k), &kinds[k])
		}
	}
}

// touch draws a kind of land at the left end of r, and returns the rest of r.
func (f *frame) touch(r ui.Rect, k islas.Feature, t *touch) ui.Rect {
	u := f.UI
	sign, rest := r.CutLeft(u.Px(touchSign), u.Px(5))
	name, rest := rest.CutLeft(min(t.wide+u.Px(1), rest.W), u.Px(touchGap))
	if !t.near {
		u.PushAlpha(0.38)
	}
	f.paint.priority(sign.Center(sign.W, sign.W), islas.FeaturePriority(k))
	u.TextFitted(name, u.Theme().OnDark, ui.Left|ui.Middle, t.name, theme.SmallBold)
	if !t.near {
		u.PopAlpha()
	}
	return rest
}

// touchWidth returns the width in pixels of the line with all kinds of land, or with only those that the plot lies next to.
func touchWidth(u *ui.UI, kinds *[islas.Features]touch, all bool) float64 {
	w := u.Px(touchGap)
	for k := range kinds {
		if all || kinds[k].near {
			w += u.Px(touchSign+5+1+touchGap) + kinds[k].wide
		}
	}
	return w
}

// lowerEdge returns the room at the lower edge of the chart between what stands in its corners.
func (i plotsView) lowerEdge() ui.Rect {
	r, _ := i.sea.Inset(i.f.UI.Px(3)).CutBottom(i.f.UI.Px(touchHigh))
	left, right := r.X, r.Right()
	for _, at := range append([]ui.Rect{i.plateAt}, i.marks...) {
		if at.Intersect(r).Empty() {
			continue
		}
		if at.Middle().X < r.Middle().X {
			left = max(left, at.Right()+i.f.UI.Px(4))
		} else {
			right = min(right, at.X-i.f.UI.Px(4))
		}
	}
	return ui.Rect{X: left, Y: r.Y, W: right - left, H: r.H}
}

// plotLabels are the texts about the plots of an island, kept while nothing of them changes.
type plotLabels struct {
	about plotsKey
	texts [islas.Plots]string // for whoever sees where they lie
	names [islas.Plots]string // for whoever does not: with numbers and neighbours
}

// plotsKey is everything that the labels of plots depend on.
type plotsKey struct {
	lang   string
	seat   game.Seat
	pieces [islas.Plots]islas.Building
	built  islas.PlotSet // plots with a building
	fresh  islas.PlotSet // plots with a building that is news
}

// of returns the labels of the plots of a seat.
func (l *plotLabels) of(f *frame, seat game.Seat) *plotLabels {
	s := f.Known()
	key := plotsKey{lang: f.Stage.Texts.Lang(), seat: seat}
	for plot := range islas.Plot(islas.Plots) {
		if b, ok := s.At(seat, plot); ok {
			key.pieces[plot], key.built = b, key.built.Add(plot)
		}
	}
	if f.news.Any {
		key.fresh = f.news.plots[seat] & key.built
	}
	if key != l.about {
		l.about = key
		for plot := range l.texts {
			l.texts[plot], l.names[plot] = key.label(f.UI, s, islas.Plot(plot)), key.name(f.UI, s, islas.Plot(plot))
		}
	}
	return l
}

// label returns what stands on a plot and what it lies next to.
func (k *plotsKey) label(u *ui.UI, s *islas.State, plot islas.Plot) string {
	text := k.features(u, s, plot)
	if k.built.Has(plot) {
		text = pieceName(u, k.pieces[plot].Kind, k.pieces[plot].Colour) + "\n" + text
	}
	if k.fresh.Has(plot) {
		text += "\n" + u.T("table.plot-new")
	}
	return text
}

// name returns the number of a plot on its island, what stands on it, what it lies next to, and what stands on the plots beside it.
func (k *plotsKey) name(u *ui.UI, s *islas.State, plot islas.Plot) string {
	var beside []string
	for p := range s.Neighbours(k.seat, plot).All() {
		beside = append(beside, u.T("plot.beside", "n", int(p)+1, "what", k.what(u, p)))
	}
	lines := []string{
		u.T("plot.name", "n", int(plot)+1, "what", k.what(u, plot)), k.features(u, s, plot),
		u.T("plot.neighbours", "list", strings.Join(beside, ", ")),
	}
	if k.fresh.Has(plot) {
		lines = append(lines, u.T("table.plot-new"))
	}
	return strings.Join(lines, "\n")
}

// what returns what stands on a plot.
func (k *plotsKey) what(u *ui.UI, plot islas.Plot) string {
	if !k.built.Has(plot) {
		return u.T("plot.free")
	}
	return pieceName(u, k.pieces[plot].Kind, k.pieces[plot].Colour)
}

// features returns what a plot lies next to.
func (k *plotsKey) features(u *ui.UI, s *islas.State, plot islas.Plot) string {
	var near []string
	for f := range islas.Feature(islas.Features) {
		if s.Near(k.seat, islas.FeaturePriority(f)).Has(plot) {
			near = append(near, u.T("feature."+f.String()))
		}
	}
	return u.T("table.plot", "near", strings.Join(near, ", "))
}
