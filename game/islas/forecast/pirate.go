package forecast

import (
	"islas/game"
	"islas/game/islas"
)

// Robbery holds whom a pirate would rob if it landed now, and which houses could be lost (rules, section 10).
type Robbery struct {
	islas.Raid
	Houses [islas.MaxSeats]islas.PlotSet // of those who would lose one of them, or could be named
}

// Pirate returns whom the pirate of a colour would rob if it landed now. It panics for NoColour, as an index out of range does.
func (f *Forecast) Pirate(c islas.Colour) Robbery {
	r := Robbery{Raid: f.state.Raid(c)}
	threatened := r.Losers
	if r.Namer != game.NoSeat {
		threatened = r.Victims
	}
	for seat := range threatened.All() {
		r.Houses[seat] = f.state.AllHouses(seat)
	}
	return r
}
