package shell

import (
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// guestLot sets the lot for guests apart from other lots of the same seed.
const guestLot = 1

// invite asks one of the cast to each seat, every time others, and gives them the seats of the computers that nobody has
// named. A person without a name gets the usual one of the seat.
func (n *newGame) invite() {
	var taken []string
	for seat := range game.Seat(n.draft.info.MaxSeats) {
		if !n.nameless(seat) {
			taken = append(taken, n.draft.Seats[seat].Name)
		}
	}
	lot := rand.New(rand.NewPCG(n.draft.luck, guestLot))
	for seat := range game.Seat(n.draft.info.MaxSeats) {
		nameless := n.nameless(seat)
		n.guests[seat] = n.s.Game.Cast().Draw(lot, taken...)
		taken = append(taken, n.guests[seat])
		if nameless {
			n.draft.Seats[seat].Name = n.usual(seat)
		}
	}
}

// nameless reports whether nobody has given the player of a seat a name of their own.
func (n *newGame) nameless(seat game.Seat) bool {
	name := n.draft.Seats[seat].Name
	if name == "" || n.draft.human(seat) {
		return name == ""
	}
	return n.s.Game.Cast().Has(name) || name == n.personName(seat)
}

// usual is the name of a seat whose player was given none: a computer is one of the cast.
func (n *newGame) usual(seat game.Seat) string {
	if n.draft.human(seat) {
		return n.personName(seat)
	}
	return n.guests[seat]
}

// personName is the usual name of a person on a seat.
func (n *newGame) personName(seat game.Seat) string { return placeName(n.s, int(seat)) }

// placeName is the name of a person on a seat who gave none.
func placeName(s *stage.Stage, seat int) string {
	return s.Texts.Text(stage.PlaceName(game.Seat(seat)))
}

// setControl says who plays a seat; a name that nobody typed changes with it.
func (n *newGame) setControl(seat game.Seat, control string) {
	old := n.usual(seat)
	n.draft.setControl(seat, control)
	if n.draft.Seats[seat].Name == old {
		n.draft.Seats[seat].Name = n.usual(seat)
	}
}

// another asks somebody else to the seat of a computer.
func (n *newGame) another(seat game.Seat) {
	taken := slices.Clone(n.guests[:])
	for _, other := range n.draft.Seats {
		taken = append(taken, other.Name)
	}
	n.guests[seat] = n.s.Game.Cast().Draw(rand.New(rand.NewPCG(rand.Uint64(), guestLot)), taken...)
	n.draft.Seats[seat].Name = n.guests[seat]
}

// seats are the players as they would sit down now.
func (n *newGame) seats() []match.Seat { return n.draft.setup(n.usual, 0).Seats }

// drawPortrait draws who plays a seat. A click on one of the cast brings another.
func (n *newGame) drawPortrait(u *ui.UI, id string, r ui.Rect, seat game.Seat) {
	n.s.PaintPortrait(u, r, n.seats(), seat)
	if n.draft.human(seat) {
		return
	}
	resp := u.Region(id+".portrait", r, ui.RegionOptions{
		Label: u.T("new.portrait"), Tooltip: u.T("new.portrait.tip", "name", n.name(seat)),
	})
	if resp.Hover {
		u.Circle(r.Middle(), r.W*0.47, theme.Color{}, u.Px(3), u.Theme().Accent)
	}
	if resp.Clicked {
		n.another(seat)
	}
}
