package table

import (
	"islas/game/puertorico"
	"islas/render/table"
	"islas/render/ui"
)

// flight is the way of a thing over the table.
type flight struct {
	from, to   ui.Rect
	sets, ends float64 // when it sets off and when it arrives, as parts of the movement
	waits      bool    // it is seen where it comes from until it sets off
	slides     bool    // it does not leap
	vanishes   bool    // it is not seen any more when it has arrived
	behind     bool    // it is drawn behind the ships that stay (drawSailing)
	// visible is how much it is seen on its way, from 0 to 1, by the part of it that lies behind; nil for wholly. What leaves the table or
	// comes from beyond it is not cut off by what lies there.
	visible func(t float64) float64
	draw    func(p *painter, r ui.Rect)

	leaves, joins number // that it is taken from when it sets off, and added to when it has arrived
	worth         int    // so many
}

// leapHeight is how high in design units a thing leaps on its way.
const leapHeight = 46

// drawFlights shows what is on its way, over everything else on the table. What arrives stays until its place shows it.
func drawFlights(f *frame) {
	if f.row == nil || f.row.fly == nil {
		return
	}
	f.UI.PushLayer(ui.LayerFlying)
	defer f.UI.PopLayer()
	for _, w := range f.row.fly(f) {
		if !w.behind {
			f.fly(w)
		}
	}
}

// drawSailing shows ships on their way: on the water of the harbour alone, behind those that stay.
func drawSailing(f *frame) {
	if f.row == nil || !f.shows(puertorico.EvSailed) {
		return
	}
	f.UI.PushClip(f.harbour.sea())
	defer f.UI.PopClip()
	for _, w := range f.row.fly(f) {
		f.fly(w)
	}
}

// fly draws a thing on its way. With reduced motion it appears where it arrives.
func (f *frame) fly(w flight) {
	if f.Progress >= f.row.Effect || w.to.Empty() || w.from.Empty() {
		return
	}
	u, p := f.UI, f.paint.onTheWay()
	t := table.Within(f.Progress, w.sets, w.ends)
	switch {
	case t >= 1 && w.vanishes:
	case t >= 1:
		w.draw(&f.paint, w.to)
	case f.Reduced() && t > 0:
		u.PushAlpha(table.Ease(t))
		w.draw(&f.paint, w.to)
		u.PopAlpha()
	case t > 0:
		way := table.Swing(t)
		at := ui.Lerp(w.from, w.to, way)
		if !w.slides {
			at = at.Moved(0, -u.Px(leapHeight)*table.Arc(way))
			at.Y = max(at.Y, u.Px(4))
		}
		if w.visible != nil {
			u.PushAlpha(w.visible(t))
			defer u.PopAlpha()
		}
		w.draw(&p, at)
	case w.waits:
		w.draw(&f.paint, w.from)
	}
}

// flock are the ways of things that set off one after the other within a part of the movement.
func flock(from, to []ui.Rect, sets, ends float64, waits bool, draw func(i int) func(p *painter, r ui.Rect)) (all []flight) {
	const part = 0.6 // that each is on its way
	n := min(len(from), len(to))
	for i := range n {
		off, there := table.Dealt(i, n, part)
		all = append(all, flight{
			from: from[i], to: to[i], sets: table.Blend(sets, ends, off), ends: table.Blend(sets, ends, there), waits: waits, draw: draw(i),
		})
	}
	return all
}

// gone are the same ways of things that are not seen any more when they have arrived.
func gone(all []flight) []flight {
	for i := range all {
		all[i].vanishes = true
	}
	return all
}

// around are n squares of a side around the middle of r, so that things that lie there can be told apart.
func around(r ui.Rect, n int, side float64) (all []ui.Rect) {
	c := r.Middle()
	for i := range n {
		d := (float64(i) - float64(n-1)/2) * side * 0.35
		all = append(all, ui.RectAround(ui.Point{X: c.X + d, Y: c.Y}, side, side))
	}
	return all
}
