package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// council shows all islands at the same size while the ship is in, those that have dropped out faded. That of a person who
// has to choose a plot is large.
func (v *islandsView) council(f *frame) (want intent) {
	seats := f.State.Seats()
	for seat := range game.Seat(seats) {
		r := f.lay.isles[seat]
		names := f.choice.names(seat)
		if !names && seat != f.Actor {
			v.look(f, r, seat) // below what tells on the island, such as its seals
		}
		want = table.Or(want, v.island(f, r, seat, aspect{large: seat == f.Actor, fade: 1 - faded*out(f, seat)}))
		wreath(f, r, seat)
		chosen(f, r, seat)
		if names {
			want = table.Or(want, offerVictim(f, r, seat))
		}
	}
	return want
}

// faded is how much of an island that has dropped out can no longer be seen.
const faded = 0.36

// out is how far the island of a seat has dropped out of what is going on, from 0 to 1.
func out(f *frame, seat game.Seat) float64 {
	switch s := f.State; {
	case s.Over() && s.Winners().Has(seat):
		return 0
	case s.Over() && f.shows(islas.EvEnd):
		return table.Ease(f.Progress)
	case s.Over():
		return 1
	case f.shows(islas.EvSettler):
		return f.arrival.dropped(seat) * (1 - table.Ease(table.Within(f.Progress, pieceLands, 1))) // for the next card all are alike again
	case f.shows(islas.EvPirate):
		return f.arrival.dropped(seat) * (1 - table.Ease(table.Within(f.Progress, piratePays, 1)))
	case f.arrival.settled:
		return 0
	}
	return f.arrival.dropped(seat)
}

// chosen frames the island that a settler has chosen.
func chosen(f *frame, r ui.Rect, seat game.Seat) {
	a := f.arrival
	if !a.active || a.settled || !a.card.Settler() || a.compare.Winner != seat || !a.decided() {
		return
	}
	u, th := f.UI, f.UI.Theme()
	u.Highlight(r, u.Px(10), u.Px(4), th.Focus, th.FocusBrass())
}

// offerVictim lets the owner of the shield name the player on a seat by a click on the island.
func offerVictim(f *frame, r ui.Rect, seat game.Seat) intent {
	u := f.UI
	label := u.T("table.name-victim", "name", f.Name(seat))
	got := u.Region("victim."+strconv.Itoa(int(seat)), r, ui.RegionOptions{Label: label, Tooltip: label, Target: victim(seat)})
	width := u.Px(4)
	if got.Hover || got.Ring {
		width = u.Px(7)
	}
	u.Highlight(r, u.Px(10), width, u.Theme().Focus, u.Theme().Accent)
	if got.Clicked {
		return islas.NameAction(seat)
	}
	return nil
}

// crown is how brightly the island of a seat is lit because it has won, from 0 to 1.
func crown(f *frame, seat game.Seat) float64 {
	switch {
	case !f.State.Over() || !f.State.Winners().Has(seat):
		return 0
	case f.shows(islas.EvEnd):
		return table.Ease(f.Progress)
	}
	return 1
}

// wreath is the glow of brass around the island of a seat that has won.
func wreath(f *frame, r ui.Rect, seat game.Seat) {
	light := crown(f, seat)
	if light == 0 {
		return
	}
	u, th := f.UI, f.UI.Theme()
	const rings = 4
	for i := range rings {
		out := u.Px(2 + 2*float64(i))
		glow := theme.Alpha(th.Focus, light*(0.5-0.1*float64(i)))
		u.Stroke(r.Inset(-out), u.Px(10)+out, u.Px(3), glow, glow)
	}
	u.Highlight(r, u.Px(10), u.Px(4), theme.Alpha(th.Focus, light), theme.Alpha(th.FocusBrass(), light))
}
