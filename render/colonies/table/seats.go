package table

import (
	"strconv"

	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// seatsView draws the players.
type seatsView struct{}

// draw draws the players.
func (v *seatsView) draw(f *frame) intent {
	for seat, r := range f.lay.seats {
		v.seat(f, game.Seat(seat), r)
	}
	return nil
}

// seat draws a player.
func (v *seatsView) seat(f *frame, seat game.Seat, r ui.Rect) {
	u, th, s := f.UI, f.UI.Theme(), f.known()
	u.Paper(r, u.Px(8), th.Paper)
	u.Stroke(r, u.Px(8), u.Px(2), f.paint.seatColour(seat), f.paint.seatColour(seat))
	in := r.Inset(u.Px(8))
	u.TextFitted(in, th.Ink, ui.Left|ui.Top, f.Name(seat)+" "+strconv.Itoa(s.OpenPoints(seat)), theme.BodyBold, theme.SmallBold)
}
