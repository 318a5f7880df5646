package lab

import "islas/game"
import "islas/game/islas"

// pirate counts a pirate that is resolved by the rule that decided (rules, section 10).
func (w *Watcher) pirate(e *islas.Event) {
	s := &w.revealed
	shield := s.Owner(islas.Shield)
	w.facts.Lost += e.Count
	w.facts.Pirates[w.pirateRule(e, shield)]++
	if e.Other != game.NoSeat {
		w.facts.Used[islas.Shield]++
	}
	if s.OwnerOf(e.Colour) == game.NoSeat && shield != game.NoSeat &&
		w.most(e.Colour, game.NoSeat).Has(shield) && s.AllHouses(shield) != 0 {
		w.facts.Spared++
		w.facts.Used[islas.Shield]++
	}
}

func (w *Watcher) pirateRule(e *islas.Event, shield game.Seat) pirateRule {
	owner := w.revealed.OwnerOf(e.Colour)
	switch {
	case owner != game.NoSeat && owner != shield && e.Count > 0:
		return ownerLoses
	case owner != game.NoSeat && owner != shield:
		return ownerBare
	case owner != game.NoSeat && e.Other != game.NoSeat:
		return shieldNames
	case owner != game.NoSeat:
		return shieldAlone
	}
	switch tied := w.most(e.Colour, shield).Count(); {
	case tied == 0:
		return nobodyPoints
	case e.Count == 0:
		return mostBare
	default:
		return mostOf + pirateRule(tied)
	}
}

// most is the seats with the most points in the colour when the pirate was revealed, at least one point, one seat left
// out.
func (w *Watcher) most(c islas.Colour, without game.Seat) (seats game.SeatSet) {
	best := 1
	for seat := range game.Seat(w.facts.Players) {
		switch points := w.revealed.PointsIn(seat, c); {
		case seat == without || points < best:
		case points > best:
			seats, best = game.SeatSet(0).Add(seat), points
		default:
			seats = seats.Add(seat)
		}
	}
	return seats
}
