package table

import (
	"islas/game/islas"
	"islas/render/session"
	"islas/render/ui"
)

// slipPlace is where a forecast can be written; an empty one is none.
type slipPlace struct {
	ui.Rect
	low   bool // it is wide and low
	above bool // it is the upper edge of the window, from which the slip hangs down
}

// slipPlace is the place for the forecast, where it hides neither an island nor what it is about. Where there is no log to
// cover, it is only written as long as somebody rests on something.
func (f *frame) slipPlace() slipPlace {
	l, about := f.lay, f.outlook.at
	rests := f.rest.card != islas.NoCard
	piles := l.ship.Union(l.deck).Union(l.discard).Union(l.drawers)
	switch {
	case !l.log.Empty() && rests && !l.log.Intersect(about).Empty() && f.Drawer == session.NoDrawer:
		return slipPlace{Rect: l.powers.Union(l.supply)}
	case !l.log.Empty() && rests:
		_, lower := l.actions.CutTop(l.actions.H / 2) // not needed meanwhile
		return slipPlace{Rect: l.log.Union(lower)}
	case !l.log.Empty():
		return slipPlace{Rect: l.log}
	case !rests && f.pointed == islas.NoPlot:
		return slipPlace{}
	case f.Drawer != session.NoDrawer && about.Bottom() < f.UI.Bounds().H*0.7:
		lower, _ := f.UI.Bounds().CutBottom(2 * l.top.H)
		return slipPlace{Rect: lower, low: true}
	case l.upright && piles.Intersect(about).Empty() && f.Drawer == session.NoDrawer:
		return slipPlace{Rect: piles, low: true}
	}
	return slipPlace{f.overBar(), true, true}
}

// barHangs is by how many design units a slip on the bar may hang down over the edge of the islands below.
const barHangs = 12

// overBar is the bar with as much below it as lies above all islands.
func (f *frame) overBar() ui.Rect {
	l := f.lay
	bottom := l.board.Y
	for _, r := range l.others {
		if r.Y > bottom {
			continue // it lies beside or below the large one
		}
		top := r.Y
		if s := tile(f, r); !s.beside {
			top = s.plate.Bottom()
		}
		bottom = min(bottom, top)
	}
	r := l.top
	r.H = max(r.H, bottom+f.UI.Px(barHangs)-r.Y)
	return r
}
