package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// What changes hands before everybody's eyes: a privilege, and the start player's ship.

// Parts of the movement of a privilege, from 0 to 1: it is shown to everybody in the middle of its way.
const (
	deedUp      = 0.34 // it is there
	deedLeaves  = 0.46 // and goes on
	deedArrives = 0.72 // to its new owner
)

// flyDeed shows a privilege on its way to its new owner, from its place on the tray or from who had it.
func (t *Table) flyDeed(u *ui.UI, e islas.Event, p float64) {
	power := e.Colour.Power()
	from := t.at.deed[power]
	if e.Other != game.NoSeat {
		from = t.at.plate[e.Other]
	} else if from.Empty() {
		from = t.lay.drawers
	}
	plate := t.at.plate[e.Seat]
	side := u.Px(112)
	small := from.Center(side*0.4, side*0.4)
	start, end := small.Fit(1), ui.RectAround(plate.Middle(), plate.H*0.72, plate.H*0.72)
	middle := ui.RectAround(ui.Lerp(start, end, 0.5).Middle(), side, side).Within(u.Bounds().Inset(u.Px(8)))
	at, alpha := end, 1.0
	switch first, last := ease(within(p, 0, deedUp)), swing(within(p, deedLeaves, deedArrives)); {
	case t.s.Settings.ReducedMotion:
		at, alpha = ui.RectAround(plate.Middle(), side, side).Within(u.Bounds().Inset(u.Px(8))), min(within(p, 0, 0.2), 1-within(p, 0.6, deedArrives))
	case last > 0:
		at = ui.Lerp(middle, end, last)
	default:
		at = ui.Lerp(start, middle, first)
	}
	shine := 1 - within(p, deedArrives, 1)
	u.Stroke(plate.Inset(-u.Px(2)), u.Px(10), u.Px(4), theme.Alpha(u.Theme().Focus, shine*within(p, 0.5, deedArrives)), theme.Alpha(u.Theme().Brass, shine*within(p, 0.5, deedArrives)))
	if p >= deedArrives {
		return // it lies on the plate now
	}
	u.PushAlpha(alpha)
	u.Shadow(at, u.Px(6), u.Px(14), u.Theme().Shadow)
	u.Paint(at, movingDeedKey{power}, func(dst *ebiten.Image, r ui.Rect) { art.Privilege(t.s.Art.Moving(), dst, r, power, true) })
	u.PopAlpha()
}

// movingDeedKey says which privilege is on its way.
type movingDeedKey struct{ power islas.Power }

// Steps of the animation speed of the start player's ship, which goes to the next player when a round ends.
const (
	tokenSteps = 1    // it is on its way
	tokenRests = 0.45 // it has arrived, and the next round has not begun
)

// handsOver is to whom the round that is ending hands the start player's ship over, and how far that is on its way, from 0 to
// 1; not so the last round of the game.
func (t *Table) handsOver() (next game.Seat, way float64, moves bool) {
	e, p, moving := t.session.Event()
	if !moving || e.Kind != islas.EvRound || t.state().FinalRound() {
		return game.NoSeat, 0, false
	}
	left := (1 - p) * t.session.Steps()
	return t.state().After(t.state().Start()), 1 - within(left, tokenRests, tokenRests+tokenSteps), true
}

// starts reports whether a seat has the start player's ship, and it is not under way.
func (t *Table) starts(seat game.Seat) bool {
	_, way, _ := t.handsOver()
	return seat == t.state().Start() && way == 0
}

// flyToken shows the start player's ship on its way to the next player, where it stays.
func (t *Table) flyToken(u *ui.UI, _ islas.Event, _ float64) {
	next, way, moves := t.handsOver()
	if !moves || way <= 0 {
		return
	}
	spot := func(seat game.Seat) ui.Rect {
		if r := t.at.token[seat]; !r.Empty() {
			return r
		}
		return t.at.plate[seat].Fit(1)
	}
	way = swing(way)
	from, to := spot(t.state().Start()), spot(next)
	at, alpha := ui.Lerp(from, to, way).Scaled(1+1.4*4*way*(1-way)), 1.0
	if t.s.Settings.ReducedMotion {
		at, alpha = to, way
	}
	u.PushAlpha(alpha)
	u.Paint(at, plainKey("moving-start"), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Moving().StartShip(dst, r) })
	u.PopAlpha()
}
