package table

import (
	"strings"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	fore "islas/render/forecast"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// loadsView shows on ships and barrels what loads bring.
type loadsView struct{ *frame }

// on returns the loads on a ship of a size, 0 for the own ship, that fit the barrels that were chosen or are looked at.
func (v loadsView) on(size int) (all []forecast.Load) {
	if !v.asks(puertorico.PhaseLoad) {
		return nil
	}
	p := v.pick
	p.ship = size
	if g := v.lookedAt(); g != puertorico.NoGood {
		p.good = g
	}
	for _, a := range p.loads(v.Legal) {
		all = append(all, forecast.Loading(v.State, a))
	}
	return all
}

// lookedAt returns the kind of the home seat's barrels that is dragged or pointed at and can be loaded, NoGood for none.
func (v loadsView) lookedAt() puertorico.Good {
	for _, id := range []string{v.UI.Dragged(), v.UI.Pointed()} {
		name, own := strings.CutPrefix(id, "good.")
		g, ok := puertorico.GoodByID(name)
		only := pick{good: g, ship: anyShip}
		if own && ok && len(only.loads(v.Legal)) > 0 {
			return g
		}
	}
	return puertorico.NoGood
}

// kinds returns the kinds that can still be loaded by the pick.
func (v loadsView) kinds() (kinds puertorico.GoodSet) {
	for _, a := range v.pick.loads(v.Legal) {
		kinds |= 1 << a.Good()
	}
	return kinds
}

// loss returns the text about what is lost after any load, "" if a load keeps everything; of more than so many kinds their number alone.
func (v loadsView) loss(kinds int) string {
	if !v.asks(puertorico.PhaseLoad) {
		return ""
	}
	return caption.Loss(v.UI.T, v.State, v.Legal, kinds)
}

// tip returns the tooltip of a ship with the loads that are offered on it.
func (v loadsView) tip(tip string, all []forecast.Load) string {
	for _, o := range all {
		tip += "\n" + caption.Load(v.UI.T, o)
	}
	return tip
}

// Sizes of the tags that show what a load brings, in design units.
const (
	tagSign   = 23 // least side of a sign
	tagAround = 3  // before the first sign and after the last
)

// tagHigh returns the height in pixels of a line of a tag, and of its signs.
func (v loadsView) tagHigh() float64 { return max(v.UI.LineHeight(theme.SmallBold), v.UI.Px(tagSign)) }

// tag returns the signs of a tag: the kind, NoGood for none, the points, and the barrels that are lost, if any.
func (v loadsView) tag(kind puertorico.Good, points, lost int) (all fore.Signs) {
	if kind != puertorico.NoGood {
		all = fore.Signs{{Picture: v.Of(art.Barrel(kind))}}
	}
	all = append(all, fore.Sign{Picture: v.Of(&art.Chip), Text: v.UI.T("load.points", "n", points), Tone: fore.Gain})
	return append(all, v.losing(lost)...)
}

// losing returns the sign for n barrels that are lost, nothing for none.
func (v loadsView) losing(n int) fore.Signs {
	if n == 0 {
		return nil
	}
	return fore.Signs{{Picture: v.lost, Text: v.UI.T("store.lost", "n", n), Tone: fore.Loss}}
}

// flow breaks the signs of a tag into lines that have room in a width.
func (v loadsView) flow(all fore.Signs, most float64) fore.Flow {
	return all.Flow(v.UI, most-2*v.UI.Px(tagAround), v.tagHigh())
}

// drawTag draws a tag at the upper left of r, none without signs.
func (v loadsView) drawTag(r ui.Rect, all fore.Signs) {
	if len(all) == 0 {
		return
	}
	u, th, flow, around := v.UI, v.UI.Theme(), v.flow(all, r.W), v.UI.Px(tagAround)
	at := ui.Rect{X: r.X, Y: r.Y, W: min(flow.W+2*around, r.W), H: flow.H}
	u.Round(at, u.Px(8), th.PaperLight, u.Px(1.2), th.BrassDark)
	flow.Draw(u, at.InsetXY(around, 0))
}

// draw draws beside a ship what can be loaded on it: what the only load brings, or the kinds of several loads. What each of these brings is
// on the home seat's barrels, and here once they are chosen or pointed at.
func (v loadsView) draw(r ui.Rect, all []forecast.Load) {
	_, in := v.harbour.parts(r)
	var signs fore.Signs
	for _, o := range all {
		signs = append(signs, fore.Sign{Picture: v.Of(art.Barrel(o.Good))})
	}
	if len(all) == 1 {
		signs = v.tag(all[0].Good, all[0].Points, all[0].Lost.Total())
	}
	v.drawTag(in, signs)
}

// parts divides a place in the harbour between its ship and, beside it, the tags of loads.
func (v harbourView) parts(r ui.Rect) (ship, tags ui.Rect) {
	strip := v.loads.flow(v.loads.tag(puertorico.NoGood, 10, 0), r.W).W + 2*v.UI.Px(tagAround)
	in := r.Inset(v.UI.Px(berthEdge))
	wide := min(in.W-strip, in.H*art.ShipRatio)
	tags, ship = in.Center(wide+strip, in.H).CutRight(strip)
	ship = ship.Fit(art.ShipRatio)
	return ship.Moved(0, in.Bottom()-ship.Bottom()), tags
}

// shipIn returns where a ship is drawn in its place in the harbour.
func (v harbourView) shipIn(r ui.Rect) ui.Rect {
	ship, _ := v.parts(r)
	return ship
}

// drawLine draws the tag of some signs on the home seat's barrels: always in one line, so that the barrels below stay visible, and with brief
// texts and without signs where there is too little room.
func (v loadsView) drawLine(r ui.Rect, all fore.Signs) {
	if one := v.flow(all, r.W); one.H > v.tagHigh() || one.W > r.W-2*v.UI.Px(tagAround) {
		all = all.Brief()
		for i := range all {
			all[i].Picture = nil
		}
	}
	v.drawTag(r, all)
}
