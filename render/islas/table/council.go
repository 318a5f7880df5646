package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/theme"
	"islas/render/ui"
)

// drawCouncil shows all islands at the same size, those that have dropped out faded.
func (t *Table) drawCouncil(u *ui.UI) {
	over := game.NoSeat
	seats := t.state().Seats()
	if actor := t.actor(); actor != game.NoSeat && !plays(t.legal, islas.Name) {
		t.lay.isles = t.lay.focused(int(actor), seats)
	}
	for seat := range game.Seat(seats) {
		r := t.lay.isles[seat]
		t.council(u, r, seat)
		if t.mayName(seat) {
			t.victim(u, r, seat)
		} else if seat != t.actor() && t.look(u, r, seat).Tip {
			over = seat
		}
	}
	if over != game.NoSeat {
		t.enlarged(u, over)
	}
}

// faded is how much of an island that has dropped out can no longer be seen.
const faded = 0.45

// out is how far an island has dropped out of what is going on, from 0 to 1.
func (t *Table) out(seat game.Seat) float64 {
	s := t.state()
	switch e, p, moving := t.session.Event(); {
	case s.Over() && s.Winners().Has(seat):
		return 0
	case s.Over() && moving && e.Kind == islas.EvEnd:
		return ease(p)
	case s.Over():
		return 1
	case moving && e.Kind == islas.EvSettler:
		return t.ship.dropped(seat) * (1 - ease(within(p, pieceLands, 1))) // for the next card all are alike again
	case t.ship.settled:
		return 0
	}
	return t.ship.dropped(seat)
}

// victim lets the owner of the shield name the player on a seat by a click on the island.
func (t *Table) victim(u *ui.UI, r ui.Rect, seat game.Seat) {
	label := u.T("table.name-victim", "name", t.name(seat))
	got := u.Region("victim."+strconv.Itoa(int(seat)), r, ui.RegionOptions{Label: label, Tooltip: label})
	width := u.Px(4)
	if got.Hover || got.Ring {
		width = u.Px(7)
	}
	u.Stroke(r, u.Px(10), width, u.Theme().Focus, u.Theme().Accent)
	if got.Clicked {
		t.act(islas.NameAction(seat))
	}
}

// crown is how brightly the island of a seat is lit because it has won, from 0 to 1.
func (t *Table) crown(seat game.Seat) float64 {
	s := t.state()
	if !s.Over() || !s.Winners().Has(seat) {
		return 0
	}
	if e, p, moving := t.session.Event(); moving && e.Kind == islas.EvEnd {
		return ease(p)
	}
	return 1
}

// council shows the island of a seat while the ship is in, with a glow of brass if it has won.
func (t *Table) council(u *ui.UI, r ui.Rect, seat game.Seat) {
	t.island(u, r, seat, aspect{large: seat == t.actor(), fade: 1 - faded*t.out(seat)})
	light := t.crown(seat)
	if light == 0 {
		return
	}
	th := u.Theme()
	const rings = 4
	for i := range rings {
		out := u.Px(2 + 2*float64(i))
		glow := theme.Alpha(th.Focus, light*(0.5-0.1*float64(i)))
		u.Stroke(r.Inset(-out), u.Px(10)+out, u.Px(3), glow, glow)
	}
	u.Stroke(r, u.Px(10), u.Px(4), theme.Alpha(th.Focus, light), theme.Alpha(th.Brass, light))
}
