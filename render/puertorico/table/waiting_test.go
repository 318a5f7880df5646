package table_test

import (
	"islas/game"
	"islas/game/puertorico"
)

// waiting are the seats, but the first, of which workers wait in San Juan.
func waiting(s *puertorico.State) (all []game.Seat) {
	for seat := game.Seat(1); int(seat) < s.Seats(); seat++ {
		if s.Player(seat).SanJuan() > 0 {
			all = append(all, seat)
		}
	}
	return all
}

// everybodyLoads reports whether all players can still load.
func everybodyLoads(s *puertorico.State) bool {
	for seat := range game.Seat(s.Seats()) {
		loads := s.Wharf(seat)
		for g := range puertorico.Good(puertorico.Goods) {
			for ship := range s.Ships() {
				loads = loads || s.LoadOn(seat, g, ship) > 0
			}
		}
		if !loads {
			return false
		}
	}
	return true
}
