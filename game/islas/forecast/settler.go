package forecast

import (
	"islas/game"
	"islas/game/islas"
)

// Landing holds where a settler would go if it landed now, and what was counted for it (rules, section 8).
type Landing struct {
	islas.Comparison
	Plots   [islas.MaxSeats][islas.Wishes]islas.PlotSet // the free plots that Counts counts, by seat and priority
	NoHouse bool                                        // somebody wins, but the supply has no house: the settler is discarded
}

// Settler returns where a settler would go if it landed now. For a card that is no settler nobody wins.
func (f *Forecast) Settler(c islas.Card) Landing {
	s := &f.state
	l := Landing{Comparison: s.Compare(c)}
	if !c.Settler() {
		return l
	}
	for seat := range game.Seat(s.Seats()) {
		for k, wish := range s.Data().Priorities(c) {
			l.Plots[seat][k] = s.Near(seat, wish) & s.Free(seat)
		}
	}
	l.NoHouse = l.Winner != game.NoSeat && s.Stock(islas.House) == 0
	return l
}

// In returns the seats that were still in when the last of the priorities (Columns) was counted.
func (l *Landing) In(seats int) game.SeatSet {
	if k := l.Columns() - 1; k > 0 {
		return l.Left[k-1]
	}
	return game.SeatSet(1)<<seats - 1
}
