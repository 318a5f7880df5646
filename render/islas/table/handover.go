package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint/figures"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// What changes hands before everybody's eyes: a privilege, and the start player's ship.

// Times of the movement of a privilege, from 0 to 1: everybody sees it in the middle of its way.
const (
	deedUp      = 0.34 // it is there
	deedLeaves  = 0.46 // it moves on
	deedArrives = 0.72 // to its new owner
)

// deed draws a privilege on its way to its new owner, from its place on the tray or from its last owner.
func (v *flights) deed(e islas.Event, p float64) {
	f, u := v.f, v.f.UI
	power := f.data.Power(e.Colour)
	from := v.privileges.deeds[power]
	if e.Other != game.NoSeat {
		from = v.islands.plate[e.Other]
	} else if from.Empty() {
		from = f.lay.drawers
	}
	plate := v.islands.plate[e.Seat]
	side := u.Px(112)
	small := from.Center(side*0.4, side*0.4)
	start, end := small.Fit(1), ui.RectAround(plate.Middle(), min(plate.H*0.72, u.Px(44)), min(plate.H*0.72, u.Px(44)))
	middle := ui.RectAround(ui.Lerp(start, end, 0.5).Middle(), side, side).Within(u.Ground().Inset(u.Px(8)))
	at, alpha := end, 1.0
	switch first, last := table.Swing(table.Within(p, 0, deedUp)), table.Swing(table.Within(p, deedLeaves, deedArrives)); {
	case f.Reduced():
		at, alpha = ui.RectAround(plate.Middle(), side, side).Within(u.Ground().Inset(u.Px(8))), min(table.Within(p, 0, 0.2), 1-table.Within(p, 0.6, deedArrives))
	case last > 0:
		at = ui.Lerp(middle, end, last)
	default:
		at = ui.Lerp(start, middle, first)
	}
	shine := 1 - table.Within(p, deedArrives, 1)
	u.Stroke(plate.Inset(-u.Px(2)), u.Px(10), u.Px(4), theme.Alpha(u.Theme().Focus, shine*table.Within(p, 0.5, deedArrives)), theme.Alpha(u.Theme().Brass, shine*table.Within(p, 0.5, deedArrives)))
	if p >= deedArrives {
		return // it lies on the plate now
	}
	s := f.Stage
	u.PushAlpha(alpha)
	u.Shadow(at, u.Px(6), u.Px(14), u.Theme().Shadow)
	u.Paint(at, movingDeedKey{power, e.Colour}, func(dst *ebiten.Image, r ui.Rect) { art.Privilege(s.Art.Moving(), dst, r, power, e.Colour, true) })
	u.PopAlpha()
}

// movingDeedKey identifies the picture of a privilege on its way.
type movingDeedKey struct {
	power  islas.Power
	colour islas.Colour
}

// token draws the start player's ship on its way to the next player, where it stays.
func (v *flights) token(_ islas.Event, _ float64) {
	f, u := v.f, v.f.UI
	next, way, moves := f.handsOver()
	if !moves || way <= 0 {
		return
	}
	spot := func(seat game.Seat) ui.Rect {
		if r := v.islands.token[seat]; !r.Empty() {
			return r
		}
		return v.islands.plate[seat].Fit(1)
	}
	way = table.Swing(way)
	from, to := spot(f.State.Start()), spot(next)
	at, alpha := ui.Lerp(from, to, way).Scaled(1+1.4*table.Arc(way)), 1.0
	if f.Reduced() {
		at, alpha = to, way
	}
	s := f.Stage
	u.PushAlpha(alpha)
	u.Paint(at, plainKey("moving-start"), func(dst *ebiten.Image, r ui.Rect) { figures.StartShip(s.Art.Moving(), dst, r) })
	u.PopAlpha()
}
