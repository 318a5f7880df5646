package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Times of a raid, from 0 to 1.
const (
	raidTakes = 0.38 // the pirates have the house
	raidLifts = 0.35 // part of the rest until it is lifted off its plot
	raidEnds  = 0.95 // it lies in the supply
	sentFrom  = 0.12 // a boat that is sent on to somebody else sets off
	sentTo    = 0.82 // it arrives
)

// loss draws pirates that take a house.
func (v *flights) loss(e islas.Event, p float64) {
	v.raid(e, p)
	v.takeAway(e, p)
}

// raid draws the pirates' boat passing over an island.
func (v *flights) raid(e islas.Event, p float64) {
	f, u := v.f, v.f.UI
	body := v.islands.island[e.Seat]
	size := min(body.H*0.42, u.Px(170))
	plot := v.plot(e.Seat, e.Plot).Middle()
	from := ui.Point{X: max(body.X+size/2, plot.X-body.W*0.4), Y: plot.Y + size*0.1}
	to := ui.Point{X: min(body.Right()-size/2, plot.X+body.W*0.4), Y: plot.Y - size*0.25}
	colour := f.arrival.card.Flag()
	at, alpha := from.Lerp(to, table.Swing(table.Within(p, 0, 0.8))), min(table.Within(p, 0, 0.15), 1-table.Within(p, 0.65, 0.8))
	if f.Reduced() {
		at = plot.Add(ui.Point{Y: -size * 0.2})
	}
	v.raider(ui.RectAround(at, size, size), colour, alpha)
}

// sendOn draws the pirates' boat on its way from the owner of the shield to whom that player has named.
func (v *flights) sendOn(e islas.Event, p float64) {
	f, u := v.f, v.f.UI
	from, to := v.islands.island[e.Seat], v.islands.island[e.Other]
	size := min(min(from.H, to.H)*0.42, u.Px(170))
	at, alpha := from.Middle().Lerp(to.Middle(), table.Swing(table.Within(p, sentFrom, sentTo))), min(table.Within(p, 0, 0.15), 1-table.Within(p, sentTo, 1))
	if f.Reduced() {
		at = to.Middle()
	}
	v.raider(ui.RectAround(at, size, size), f.arrival.card.Flag(), alpha)
}

// raider draws the pirates' boat on its way.
func (v *flights) raider(r ui.Rect, c islas.Colour, alpha float64) {
	u := v.f.UI
	u.PushAlpha(alpha)
	v.f.paint.raider(r, c)
	u.PopAlpha()
}

// raider draws the pirates' boat.
func (p *painter) raider(r ui.Rect, c islas.Colour) {
	s := p.Stage
	p.UI.Paint(r, raiderKey{c}, func(dst *ebiten.Image, r ui.Rect) { art.Raider(s.Art.Moving(), dst, r, c) })
}

// raiderKey identifies the picture of a pirates' boat.
type raiderKey struct{ colour islas.Colour }

// takeAway draws a house that pirates take: it is lifted off its plot and flies to the supply, or out of view.
func (v *flights) takeAway(e islas.Event, p float64) {
	if p <= raidTakes || p >= raidEnds {
		return
	}
	f, u := v.f, v.f.UI
	b := islas.Building{Colour: e.Colour}
	plot := v.plot(e.Seat, e.Plot)
	way := table.Within(p, raidTakes, raidEnds)
	if f.Reduced() {
		u.PushAlpha(1 - table.Ease(way))
		f.paint.movingPiece(plot, b)
		u.PopAlpha()
		return
	}
	above := plot.Moved(0, -plot.H*0.7)
	lift, away := table.Ease(table.Within(way, 0, raidLifts)), table.Swing(table.Within(way, raidLifts, 1))
	at, alpha := ui.Lerp(plot, above, lift), 1.0
	if tray := v.supply.stock[islas.House][e.Colour]; tray.Empty() {
		at, alpha = at.Moved(0, -plot.H*0.6*away), 1-away
	} else {
		at = ui.Lerp(at, tray, away).Moved(0, -u.Px(40)*table.Arc(away))
	}
	if away == 0 {
		f.paint.ground(plot, 1-0.6*lift)
	}
	u.PushAlpha(alpha)
	f.paint.movingPiece(at, b)
	u.PopAlpha()
}

// smallSkull is the side in pixels of a skull below which it is drawn on paper, as its lines are too fine to show on land.
const smallSkull = 16

// robbed marks the plots from which a pirate takes or has taken a house.
func (i *isle) robbed() {
	set := i.f.arrival.told().lost[i.seat]
	if set == 0 || !i.f.arriving {
		return
	}
	u, th := i.f.UI, i.inks()
	size := art.SiteSize(i.body, i.chart)
	for plot := range set.All() {
		c, side, fill, width := i.site(plot), size*0.9, theme.Alpha(th.Accent, 0.25), max(u.Px(3), size*0.1)
		_, stands := i.f.State.At(i.seat, plot)
		if !stands && side < smallSkull {
			side, fill, width = size*1.1, th.PaperLight, max(size*0.1, 1.5)
		}
		i.ringed(c, size*0.84, fill, width)
		if !stands {
			i.f.Icon(ui.RectAround(c, side, side), paint.IconSkull, th.Accent)
		}
	}
}

// ringed draws a ring around a plot, with a light line within and around it, and a dark one around that, so that it shows on any ground.
func (i *isle) ringed(c ui.Point, radius float64, fill theme.Color, width float64) {
	u := i.f.UI
	line, dark := max(min(u.Px(1.5), width), 1), min(u.LinePx(1.5), max(width, 1.5))
	th := i.inks()
	outer := radius + line
	u.Circle(c, outer, fill, 0, theme.Color{})
	u.Circle(c, outer+dark, theme.Color{}, width+2*line+dark, th.FocusEdge)
	u.Circle(c, outer, theme.Color{}, width+2*line, th.PaperLight)
	u.Circle(c, radius, theme.Color{}, width, th.Accent)
}

// drawCorsair draws the pirates' ship in the water beside the ledger: it comes over the horizon once the card is turned over.
func drawCorsair(f *frame) {
	a := f.arrival
	if !a.active || a.settled || !a.card.Pirate() || !a.turned() {
		return
	}
	u, s, r := f.UI, f.Stage, f.lay.quayside
	near := table.Ease(table.Within(a.stage, partTurn, partTurn+corsairComes))
	u.Round(r, u.Px(10), theme.Alpha(u.Theme().SeaDeep, near), 0, theme.Color{})
	u.PushClip(r)
	u.PushAlpha(near)
	at := r
	if !f.Reduced() {
		at = r.Moved(-r.W*0.35*(1-near), 0)
	}
	u.Paint(at, corsairKey{a.card.Flag()}, func(dst *ebiten.Image, r ui.Rect) { art.Corsair(s.Art, dst, r, a.card.Flag()) })
	u.PopAlpha()
	u.PopClip()
	th := u.Theme()
	u.Stroke(r, u.Px(10), u.Px(2), th.BrassLight, th.BrassDark)
}

// corsairComes is how long the pirates' ship takes to arrive, in steps.
const corsairComes = 0.9

// corsairKey identifies the picture of a pirates' ship.
type corsairKey struct{ colour islas.Colour }
