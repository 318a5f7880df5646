package table

import (
	"islas/game"
	"islas/game/match"
	"islas/render/paint/cast"
	"islas/render/ui"
)

// Players are the players at a table, who stay the same for a whole match.
type Players struct {
	Seats []match.Seat
	cast  cast.Cast // whose portraits computers have
}

// NewPlayers returns the players on the seats of a match. Computers have portraits of a cast.
func NewPlayers(seats []match.Seat, c cast.Cast) Players { return Players{seats, c} }

// Name returns the name of the player on a seat, or "" if there is none.
func (p *Players) Name(seat game.Seat) string {
	if seat < 0 || int(seat) >= len(p.Seats) {
		return ""
	}
	return p.Seats[seat].Name
}

// Human reports whether a person plays on a seat.
func (p *Players) Human(seat game.Seat) bool {
	return seat >= 0 && int(seat) < len(p.Seats) && p.Seats[seat].Control == game.Human
}

// People returns how many seats are played by people.
func (p *Players) People() (n int) {
	for seat := range p.Seats {
		if p.Human(game.Seat(seat)) {
			n++
		}
	}
	return n
}

// portrait draws the player on a seat: a face of the cast, or the monogram of a person.
func (p *Players) portrait(on Painter, r ui.Rect, seat game.Seat) {
	LightFace(on.UI, r)
	on.Stage.PaintSeat(on.UI, r, p.cast, p.Seats, seat)
}
