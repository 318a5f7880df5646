package table

import (
	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/render/paint/figures"
	"islas/render/puertorico/townsfolk"
)

// players is who sits at the table, which stays the same for a whole game.
type players struct {
	seats    []match.Seat
	faces    [puertorico.MaxSeats]figures.Face // the portraits
	computer [puertorico.MaxSeats]bool         // whether there is one; otherwise the player has a monogram
}

// newPlayers returns the players of a match.
func newPlayers(setup match.Setup) *players {
	p := &players{seats: setup.Seats}
	p.faces, p.computer = townsfolk.Cast().Portraits(setup.Seats)
	return p
}

// name is what the player on a seat is called, nothing for nobody.
func (p *players) name(seat game.Seat) string {
	if seat < 0 || int(seat) >= len(p.seats) {
		return ""
	}
	return p.seats[seat].Name
}

// human reports whether a person plays on a seat.
func (p *players) human(seat game.Seat) bool {
	return seat >= 0 && int(seat) < len(p.seats) && p.seats[seat].Control == game.Human
}

// people is how many seats are played by people.
func (p *players) people() (n int) {
	for seat := range p.seats {
		if p.human(game.Seat(seat)) {
			n++
		}
	}
	return n
}
