package table

import (
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// glow lights a set of plots.
func (t *Table) glow(u *ui.UI, body ui.Rect, seat game.Seat, set islas.PlotSet, c theme.Color, strength float64) {
	if set == 0 || strength <= 0 {
		return
	}
	isl := t.islands[seat]
	u.Paint(body, glowKey{isl.ID, set, c, int(strength * 32)}, func(dst *ebiten.Image, r ui.Rect) {
		art.PlotGlow(t.s.Art, dst, r, isl, set, c, strength)
	})
}

// glows lights what can be clicked, what a card under the pointer could build on, and what a settler counts.
func (t *Table) glows(u *ui.UI, body ui.Rect, seat game.Seat) {
	th := u.Theme()
	if t.arriving() {
		if set, progress := t.ship.counted(t.state(), seat); set != 0 {
			_, drop := t.ship.counting()
			t.glow(u, body, seat, set, th.BrassLight, ease(within(progress, 0, islandLit))*(1-drop))
			u.PushAlpha(1 - drop)
			t.tally(u, body, seat, set, within(progress, islandLit, islandCounted))
			u.PopAlpha()
		}
	}
	if seat != t.actor() {
		return
	}
	if t.pick.active {
		o := t.pick.offered(t.legal)
		if t.pick.needsHouses() {
			t.glow(u, body, seat, o.houses&^t.pick.from, th.BrassLight, 0.7)
			t.glow(u, body, seat, t.pick.from, th.Focus, 1)
			return
		}
		t.glow(u, body, seat, t.pick.from&^o.plots, th.BrassLight, 0.5)
		t.glow(u, body, seat, o.plots, th.Focus, 1)
		return
	}
	if card := t.hand.hover; card != islas.NoCard && card.Settler() && plays(t.legal, islas.Build) {
		plots, _ := t.state().Allowed(seat, card)
		t.glow(u, body, seat, plots, th.BrassLight, 0.7)
	}
}

// tally numbers the plots that a settler counts, one after the other, as a finger on the board would.
func (t *Table) tally(u *ui.UI, body ui.Rect, seat game.Seat, set islas.PlotSet, progress float64) {
	th := u.Theme()
	isl := t.islands[seat]
	n, total := 0, set.Count()
	for plot := range set.All() {
		n++
		if float64(n-1) >= progress*float64(total) {
			return
		}
		x, y := art.SitePoint(body, isl, plot)
		c := ui.Point{X: x, Y: y}
		radius := min(max(art.SiteSize(body, isl)*0.5, u.Px(9)), u.Px(20))
		u.Circle(c, radius, th.Accent, u.Px(2), th.PaperLight)
		fitted(u, ui.RectAround(c, radius*2, radius*2), th.PaperLight, ui.Center|ui.Middle, strconv.Itoa(n), theme.Number, theme.SmallBold)
	}
}

// mark frames the building site of a plot that can be clicked, and shows what would stand there under the pointer.
func (t *Table) mark(u *ui.UI, body ui.Rect, seat game.Seat, plot islas.Plot, hover bool) {
	th := u.Theme()
	x, y := art.SitePoint(body, t.islands[seat], plot)
	side := art.SiteSize(body, t.islands[seat])
	at := ui.RectAround(ui.Point{X: x, Y: y}, side*1.12, side*1.12)
	width := u.Px(2.5)
	if hover {
		width = u.Px(4)
	}
	u.Stroke(at, side*0.16, width+u.Px(2), th.PaperLight, th.PaperLight)
	u.Stroke(at, side*0.16, width, th.Accent, th.Accent)
	if !hover {
		return
	}
	if b, ok := t.preview(); ok {
		u.PushAlpha(0.75)
		t.piece(u, art.PieceRect(body, t.islands[seat], plot), b)
		u.PopAlpha()
	}
}

// preview is the building that a click on a lit plot would put there; ok is false if its colour is still open, or if
// something is taken off instead.
func (t *Table) preview() (b islas.Building, ok bool) {
	o := t.pick.offered(t.legal)
	if o.colours.Count() != 1 || t.pick.needsHouses() {
		return b, false
	}
	b.Colour = o.colours.First()
	switch t.pick.kind {
	case islas.MakePalace:
		b.Kind = islas.Palace
	case islas.MakeTown:
		b.Kind = islas.Town
	}
	return b, true
}

// actor is the seat that may act at the machine now, NoSeat if nobody may.
func (t *Table) actor() game.Seat { return t.frame.actor }

// mayName reports whether clicking this island names its owner as the pirate's victim.
func (t *Table) mayName(seat game.Seat) bool {
	for _, a := range t.legal {
		if a.Kind == islas.Name && a.Seat == seat {
			return true
		}
	}
	return false
}

// plots makes the plots of an island answer: a click for what is legal, a tooltip for what they are and why not.
func (t *Table) plots(u *ui.UI, body ui.Rect, seat game.Seat) {
	isl := t.islands[seat]
	room := closest(body, isl)
	for plot := islas.Plot(0); plot < islas.Plots; plot++ {
		x, y := art.SitePoint(body, isl, plot)
		side := min(max(art.SiteSize(body, isl)*1.25, u.Px(theme.Target)), room*0.95)
		at := ui.RectAround(ui.Point{X: x, Y: y}, side, side)
		can, why := t.canClick(u, seat, plot)
		got := u.Region("plot."+strconv.Itoa(int(seat))+"."+strconv.Itoa(int(plot)), at, ui.RegionOptions{
			Role: ui.RolePlace, Label: t.plotLabel(u, seat, plot), Tooltip: t.plotLabel(u, seat, plot),
			Disabled: !can, Why: why, NoFocus: !can, DropOn: can && t.pick.kind == islas.Build, Target: t.sites[seat][plot],
		})
		if can && t.pick.active {
			t.mark(u, body, seat, plot, got.Hover || got.Ring)
		}
		if can && (got.Clicked || got.Dropped != "") {
			t.clickPlot(plot)
		}
	}
}

// onlyLooked reports whether a widget is a plot of an island on which nothing can be done now.
func (t *Table) onlyLooked(w ui.Widget) bool {
	at, ok := w.Target.(site)
	return ok && at.seat != t.actor()
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

// canClick says whether a click on the plot does something now, and if not what a person should know instead.
func (t *Table) canClick(u *ui.UI, seat game.Seat, plot islas.Plot) (can bool, why string) {
	label := t.plotLabel(u, seat, plot)
	if seat != t.actor() {
		return false, label
	}
	if t.pick.active {
		o := t.pick.offered(t.legal)
		if t.pick.needsHouses() {
			if (o.houses | t.pick.from).Has(plot) {
				return true, ""
			}
			return false, label + "\n" + t.whyNotHouse(u, plot)
		}
		if o.plots.Has(plot) || t.extendsConversion(plot) {
			return true, ""
		}
		return false, label + "\n" + t.whyNotPlot(u, seat, plot)
	}
	if convertible(t.legal).Has(plot) {
		return true, ""
	}
	return false, label
}

// extendsConversion reports whether the plot holds a third house that would make a town of a palace that is picked.
func (t *Table) extendsConversion(plot islas.Plot) bool {
	if t.pick.kind != islas.MakePalace || t.pick.from.Has(plot) {
		return false
	}
	p := begin(islas.MakeTown)
	p.from = t.pick.from.Add(plot)
	return p.offered(t.legal).count > 0
}

// clickPlot is a click on a plot that canClick allowed.
func (t *Table) clickPlot(plot islas.Plot) {
	switch {
	case !t.pick.active:
		t.pick = conversionWith(t.legal, nothing(), plot)
	case t.pick.needsHouses():
		t.pick = conversionWith(t.legal, t.pick, plot)
	case t.pick.offered(t.legal).plots.Has(plot):
		t.pick.plot = plot
	default:
		t.pick = conversionWith(t.legal, t.pick, plot)
	}
}

// plotLabel says what a plot lies next to and what stands on it.
func (t *Table) plotLabel(u *ui.UI, seat game.Seat, plot islas.Plot) string {
	s := t.known()
	var near []string
	for f := islas.Feature(0); f < islas.Features; f++ {
		if s.Near(seat, islas.FeaturePriority(f)).Has(plot) {
			near = append(near, u.T("feature."+f.String()))
		}
	}
	text := u.T("table.plot", "near", strings.Join(near, ", "))
	if b, ok := s.At(seat, plot); ok {
		text = u.T("building."+b.Kind.String()+"."+b.Colour.String()) + "\n" + text
		if t.news.Told && t.news.plots[seat].Has(plot) {
			text += "\n" + u.T("table.plot-new")
		}
	}
	return text
}
