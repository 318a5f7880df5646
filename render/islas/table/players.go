package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/islas/islanders"
	"islas/render/paint/figures"
)

// players is who sits at the table, which stays the same for a whole game.
type players struct {
	seats    []match.Seat
	data     *islas.Data // what cards and privileges show
	islands  []*board.Island
	faces    [islas.MaxSeats]figures.Face        // the portraits
	islander [islas.MaxSeats]bool                // whether there is one; otherwise the player has a monogram
	sites    [islas.MaxSeats][islas.Plots]any    // the targets of all plots
	plotIDs  [islas.MaxSeats][islas.Plots]string // what their widgets are called
}

// newPlayers returns the players on the seats of a match, with its data. It fails for an island that does not exist, and for a box that cannot
// be read.
func newPlayers(setup match.Setup) (*players, error) {
	own, err := engine.Box(setup.Box)
	if err != nil {
		return nil, err
	}
	p := &players{seats: setup.Seats, data: &own.Data}
	p.faces, p.islander = islanders.Cast().Portraits(setup.Seats)
	for _, s := range setup.Seats {
		island, err := engine.Island(setup.Data, &own, s.Board)
		if err != nil {
			return nil, err
		}
		p.islands = append(p.islands, island)
	}
	for seat := range p.sites {
		for plot := range p.sites[seat] {
			p.sites[seat][plot] = site{game.Seat(seat), islas.Plot(plot)}
			p.plotIDs[seat][plot] = "plot." + strconv.Itoa(seat) + "." + strconv.Itoa(plot)
		}
	}
	return p, nil
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
