package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

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
	u, r := f.UI, f.lay.quayside
	near := table.Ease(table.Within(a.stage, partTurn, partTurn+corsairComes))
	u.Round(r, u.Px(10), theme.Alpha(u.Theme().SeaDeep, near), 0, theme.Color{})
	u.PushClip(r)
	u.PushAlpha(near)
	at := r
	if !f.Reduced() {
		at = r.Moved(-r.W*0.35*(1-near), 0)
	}
	f.paint.picture(at, key{what: "corsair", colour: a.card.Flag()}, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		art.Corsair(p, dst, r, a.card.Flag())
	})
	u.PopAlpha()
	u.PopClip()
	th := u.Theme()
	u.Stroke(r, u.Px(10), u.Px(2), th.BrassLight, th.BrassDark)
}

// corsairComes is how long the pirates' ship takes to arrive, in steps.
const corsairComes = 0.9
