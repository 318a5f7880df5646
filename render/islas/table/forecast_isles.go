package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/geom"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// shows is how visible the island of a seat is, from 0 to 1: who would not get the settler is seen less.
func (o *outlook) shows(seat game.Seat) float64 {
	if !o.card.Settler() || o.landing.Winner == game.NoSeat || o.landing.Winner == seat {
		return 1
	}
	return 1 - faded
}

// counted returns the plots of a seat that the settler would count for the wish that decides; ok is false if the seat is not
// in any more.
func (o *outlook) counted(seat game.Seat, seats int) (set islas.PlotSet, ok bool) {
	if !o.card.Settler() || !o.landing.In(seats).Has(seat) {
		return 0, false
	}
	return o.landing.Plots[seat][o.landing.Columns()-1], true
}

// foretold lights what a card would count on the island, or could rob, unless a plot is being chosen: then only those are lit that can be.
// On a small island, where numbers can't be read, the badge has to do.
func (i *isle) foretold() {
	f, th := i.f, i.inks()
	if f.choice.sites() {
		return
	}
	o := &f.outlook
	if o.card.Pirate() {
		i.glow(o.robbery.Houses[i.seat], th.Accent, 1)
	}
	if set, ok := o.counted(i.seat, f.State.Seats()); ok {
		i.glow(set, th.BrassLight, 1)
		if i.large {
			i.tally(set, 1)
		}
	}
}

// threatened rings the houses of which a pirate could take one, and shows its boat off the coast.
func (i *isle) threatened() {
	o := &i.f.outlook
	if !o.card.Pirate() || o.robbery.Houses[i.seat] == 0 {
		return
	}
	u := i.f.UI
	side := art.SiteSize(i.body, i.chart)
	if !i.f.choice.sites() {
		for plot := range o.robbery.Houses[i.seat].All() {
			i.ringed(i.site(plot), side*0.8, theme.Color{}, max(u.Px(3), side*0.08))
		}
	}
	size := u.Px(30)
	if i.large {
		size = u.Px(46)
	}
	i.f.paint.raider(i.badgePlace(size), o.card.Flag())
}

// point notes that a plot is pointed at, and says what would be gained by what can be put there, if consequences are shown.
func (i plotsView) point(plot islas.Plot, hover bool) {
	f := i.f
	if !hover || i.seat != f.Actor {
		return
	}
	i.v.pointed = plot
	a, _, ok := f.choice.aims(plot)
	if !ok || !f.foretells() || !f.choice.offer.plots.Has(plot) {
		return
	}
	u, th := f.UI, f.UI.Theme()
	side := art.SiteSize(i.body, i.chart)
	at := i.site(plot).Add(geom.Point{X: side * 0.6, Y: -side * 0.6})
	radius := min(max(side*0.42, u.Px(16)), u.Px(24))
	u.Disc(at, radius, u.Px(2))
	u.TextFitted(ui.RectAround(at, radius*1.8, radius*2), th.PaperLight, ui.Center|ui.Middle, signed(f.ahead.Of(a).Points), theme.SmallBold)
}

// handovers says which privileges would change hands if what is chosen stood on the plot that is pointed at: lines for its
// tooltip. It says nothing of other plots, whose tooltips nobody sees.
func (i plotsView) handovers(plot islas.Plot, can bool) (text string) {
	f := i.f
	if !can || plot != f.pointed || !f.outlook.changes || !f.choice.offer.plots.Has(plot) {
		return ""
	}
	for _, line := range (foretelling{f}).handoverTexts(&f.outlook.change) {
		text += "\n" + line
	}
	return text
}

// badge shows in the sea how many plots a settler would count on the island, or that a pirate would come.
func (i *isle) badge() {
	i.threatened()
	o := &i.f.outlook
	set, ok := o.counted(i.seat, i.f.State.Seats())
	if !ok {
		return
	}
	u, th := i.f.UI, i.f.UI.Theme()
	radius := u.Px(18)
	if i.large {
		radius = u.Px(23)
	}
	at := i.badgePlace(radius)
	ink := th.Ink
	if o.landing.Winner == i.seat {
		ink = th.PaperLight
		u.Disc(at.Middle(), radius, u.Px(2.5))
	} else {
		u.Circle(at.Middle(), radius, th.Paper, u.Px(2.5), th.BrassDark)
	}
	u.TextFitted(at, ink, ui.Center|ui.Middle, strconv.Itoa(set.Count()), theme.Number, theme.SmallBold)
}

// badgePlace is a place for a badge in the sea: in the middle above the island if nothing lies there, otherwise along an edge, and only
// where nothing is free over a corner.
func (i *isle) badgePlace(radius float64) ui.Rect {
	c, side := i.corners(), 2*radius
	c.taken = append(c.taken, i.taken...)
	first := ui.RectAround(ui.Point{X: i.body.Middle().X, Y: i.body.Y + radius + i.f.UI.Px(4)}, side, side)
	if at, ok := c.take(append([]ui.Rect{first}, c.along(ui.Rect{W: side, H: side})...)...); ok {
		return at
	}
	return ui.Rect{X: i.body.X, Y: i.body.Y, W: side, H: side}
}
