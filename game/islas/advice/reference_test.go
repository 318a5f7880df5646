package advice

import (
	"slices"

	"islas/game"
	"islas/game/islas"
)

// A second, plain reading of the rules, which looks at a position only through its plots, its geography and its owners.

func refPointsIn(s *islas.State, seat game.Seat, c islas.Colour) (points int) {
	palaces := 0
	for p := range islas.Plot(islas.Plots) {
		b, ok := s.At(seat, p)
		switch {
		case !ok || b.Colour != c:
		case b.Kind == islas.House:
			points++
		case b.Kind == islas.Town:
			points += 5
		default:
			points += 2
			palaces++
		}
	}
	return points + min(palaces, 1)
}

func refPoints(s *islas.State, seat game.Seat) (points int) {
	for c := range islas.Colour(islas.Colours) {
		points += refPointsIn(s, seat, c)
	}
	return points
}

// refKinds counts a seat's buildings of a kind and colour.
func refKinds(s *islas.State, seat game.Seat, want islas.Building) (n int) {
	for p := range islas.Plot(islas.Plots) {
		if b, ok := s.At(seat, p); ok && b == want {
			n++
		}
	}
	return n
}

func refHouses(s *islas.State, seat game.Seat) (n int) {
	for c := range islas.Colour(islas.Colours) {
		n += refKinds(s, seat, islas.Building{Kind: islas.House, Colour: c})
	}
	return n
}

func refFree(s *islas.State, seat game.Seat) (n int) {
	for p := range islas.Plot(islas.Plots) {
		if _, ok := s.At(seat, p); !ok {
			n++
		}
	}
	return n
}

// refCount counts a seat's free plots next to what a settler wants.
func refCount(s *islas.State, seat game.Seat, want islas.Priority) (n int) {
	g := s.Geography(seat)
	for p := range islas.Plot(islas.Plots) {
		if _, ok := s.At(seat, p); ok {
			continue
		}
		next := !want.IsColour() && g.Near[want.Feature()].Has(p)
		for q := range islas.Plot(islas.Plots) {
			b, ok := s.At(seat, q)
			next = next || want.IsColour() && ok && b.Colour == want.Colour() && g.Neighbours[p].Has(q)
		}
		if next {
			n++
		}
	}
	return n
}

// refCompare returns who gets a settler, by which priority, and who was in it until then.
func refCompare(s *islas.State, card islas.Card) (winner game.Seat, by int, in []game.Seat) {
	for seat := range game.Seat(s.Seats()) {
		in = append(in, seat)
	}
	for k, want := range islas.BuiltIn().Priorities(card) {
		best := 0
		for _, seat := range in {
			best = max(best, refCount(s, seat, want))
		}
		left := slices.DeleteFunc(slices.Clone(in), func(seat game.Seat) bool { return refCount(s, seat, want) < best })
		if len(left) == 1 {
			return left[0], k + 1, in
		}
		if ties := s.Owner(islas.Ties); k == 0 && best > 0 && slices.Contains(left, ties) {
			return ties, islas.ByTies, in
		}
		in = left
	}
	return game.NoSeat, islas.ByNobody, in
}

// refUnseen counts the settlers of each kind that a seat has not seen, by taking from all cards those it has.
func refUnseen(s *islas.State, me game.Seat) (unseen [islas.Occupations]int, all int) {
	for c := range unseen {
		unseen[c] = islas.Copies
	}
	see := func(c islas.Card) {
		if c.Settler() {
			unseen[c]--
		}
	}
	for i := range s.DiscardSize() {
		see(s.DiscardAt(i))
	}
	for _, c := range s.HandCards(me, nil) {
		see(c)
	}
	for i := range s.ShipSize() {
		if c, by := s.ShipAt(i); by == me {
			see(c)
		}
	}
	see(s.Landing())
	for _, n := range unseen {
		all += n
	}
	return unseen, all
}

// refComing counts the settlers given that would choose a seat's island.
func refComing(s *islas.State, me game.Seat, unseen [islas.Occupations]int) (n int) {
	for c, copies := range unseen {
		if winner, _, _ := refCompare(s, islas.Card(c)); copies > 0 && winner == me {
			n += copies
		}
	}
	return n
}

// refRobbed returns who loses a house to a pirate if nobody's choice comes before; named is true if the owner of the shield
// names somebody instead.
func refRobbed(s *islas.State, c islas.Colour) (seats game.SeatSet, named bool) {
	owner, shield := s.OwnerOf(c), s.Owner(islas.Shield)
	if owner != game.NoSeat {
		if owner == shield {
			return 0, true
		}
		if refHouses(s, owner) > 0 {
			seats = seats.Add(owner)
		}
		return seats, false
	}
	best := 0
	for seat := range game.Seat(s.Seats()) {
		if seat != shield {
			best = max(best, refPointsIn(s, seat, c))
		}
	}
	for seat := range game.Seat(s.Seats()) {
		if seat != shield && best > 0 && refPointsIn(s, seat, c) == best && refHouses(s, seat) > 0 {
			seats = seats.Add(seat)
		}
	}
	return seats, false
}
