package islas

import (
	"fmt"
	"slices"

	"islas/game"
)

// A second, slow and plain reading of the rules against which the fast one is checked. It looks at a position only through
// At, the hands and the piles.

// refPoints counts a seat's points in a colour by looking at every plot.
func refPoints(s *State, seat game.Seat, c Colour) int {
	points, palaces := 0, 0
	for p := range Plot(Plots) {
		b, ok := s.At(seat, p)
		if !ok || b.Colour != c {
			continue
		}
		switch b.Kind {
		case House:
			points++
		case Palace:
			if palaces == 0 {
				points += 3
			} else {
				points += 2
			}
			palaces++
		case Town:
			points += 5
		}
	}
	return points
}

// refNextTo reports whether a plot fits a priority.
func refNextTo(s *State, seat game.Seat, p Plot, want Priority) bool {
	g := s.Geography(seat)
	if !want.IsColour() {
		return g.Near[want.Feature()].Has(p)
	}
	for q := range Plot(Plots) {
		if b, ok := s.At(seat, q); ok && b.Colour == want.Colour() && g.Neighbours[p].Has(q) {
			return true
		}
	}
	return false
}

// refCount counts the free plots that fit a priority.
func refCount(s *State, seat game.Seat, want Priority) (n int) {
	for p := range Plot(Plots) {
		if _, built := s.At(seat, p); !built && refNextTo(s, seat, p, want) {
			n++
		}
	}
	return n
}

// refAllowed lists the plots on which a settler's house may stand.
func refAllowed(s *State, seat game.Seat, card Card) (plots PlotSet) {
	free := func(ok func(Plot) bool) (set PlotSet) {
		for p := range Plot(Plots) {
			if _, built := s.At(seat, p); !built && ok(p) {
				set = set.Add(p)
			}
		}
		return set
	}
	if s.Owner(Anywhere) != seat {
		for _, want := range s.data.Priorities(card) {
			if set := free(func(p Plot) bool { return refNextTo(s, seat, p, want) }); set != 0 {
				return set
			}
		}
	}
	return free(func(Plot) bool { return true })
}

// refWinner returns who gets a settler, by dropping candidates from a list.
func refWinner(s *State, card Card) (winner game.Seat, decided int) {
	var in []game.Seat
	for seat := range game.Seat(s.Seats()) {
		in = append(in, seat)
	}
	for k, want := range s.data.Priorities(card) {
		best := 0
		for _, seat := range in {
			best = max(best, refCount(s, seat, want))
		}
		in = slices.DeleteFunc(in, func(seat game.Seat) bool { return refCount(s, seat, want) < best })
		if len(in) == 1 {
			return in[0], k + 1
		}
		if k == 0 && best >= 1 && slices.Contains(in, s.Owner(Ties)) {
			return s.Owner(Ties), ByTies
		}
	}
	return game.NoSeat, ByNobody
}

// refRaid returns who loses a house to the pirate of a colour if somebody, or NoSeat, holds the shield; named means that it is
// one of them, whom the privilege's owner names.
func refRaid(s *State, c Colour, shield game.Seat) (losers []game.Seat, named bool) {
	housed := func(seat game.Seat) bool {
		for p := range Plot(Plots) {
			if b, ok := s.At(seat, p); ok && b.Kind == House {
				return true
			}
		}
		return false
	}
	owner := s.OwnerOf(c)
	_, most := refMost(s, c, shield)
	for seat := range game.Seat(s.Seats()) {
		robbed := seat == owner
		switch {
		case owner == game.NoSeat:
			robbed = most.Has(seat)
		case owner == shield:
			robbed = seat != owner
		}
		if robbed && housed(seat) {
			losers = append(losers, seat)
		}
	}
	return losers, owner != game.NoSeat && owner == shield
}

// refMost returns the most points in a colour, at least one, and the seats that have them; the owner of the shield is left out.
func refMost(s *State, c Colour, shield game.Seat) (points int, most game.SeatSet) {
	for seat := range game.Seat(s.Seats()) {
		n := refPoints(s, seat, c)
		if seat == shield || n == 0 || n < points {
			continue
		}
		if n > points {
			points, most = n, 0
		}
		most = most.Add(seat)
	}
	return points, most
}

// refPrivileges holds who should own each privilege, followed from step to step.
type refPrivileges [Colours]game.Seat

// follow updates the owners after a complete change of an island or a whole attack.
func (o *refPrivileges) follow(s *State) {
	for c := range Colour(Colours) {
		need := 3
		if o[c] != game.NoSeat {
			need = refPoints(s, o[c], c) + 1
		}
		best, leaders := 0, []game.Seat{}
		for seat := range game.Seat(s.Seats()) {
			switch n := refPoints(s, seat, c); {
			case n > best:
				best, leaders = n, []game.Seat{seat}
			case n == best:
				leaders = append(leaders, seat)
			}
		}
		if best >= need && len(leaders) == 1 {
			o[c] = leaders[0]
		}
	}
}

// conserved returns an error if a card or building was lost or made.
func conserved(s *State) error {
	var cards [Faces]int
	for seat := range game.Seat(s.Seats()) {
		n := 0
		for c, held := range s.Hand(seat) {
			cards[c] += int(held)
			n += int(held)
		}
		if n != s.HandSize(seat) {
			return fmt.Errorf("seat %d holds %d cards but HandSize is %d", seat, n, s.HandSize(seat))
		}
	}
	for _, c := range s.deck[:s.deckN] {
		cards[c]++
	}
	for _, c := range s.Discard(nil) {
		cards[c]++
	}
	for i := range s.ShipSize() {
		c, _ := s.ShipAt(i)
		cards[c]++
	}
	if s.Landing() != NoCard {
		cards[s.Landing()]++
	}
	for c, n := range cards {
		if n != Card(c).Copies() {
			return fmt.Errorf("there are %d cards %v", n, Card(c))
		}
	}
	var built [Kinds][Colours]int
	for seat := range game.Seat(s.Seats()) {
		free := AllPlots
		for p := range Plot(Plots) {
			if b, ok := s.At(seat, p); ok {
				built[b.Kind][b.Colour]++
				free = free.Remove(p)
			}
		}
		if free != s.Free(seat) {
			return fmt.Errorf("seat %d has free plots %v, not %v", seat, free, s.Free(seat))
		}
	}
	for k := range Kind(Kinds) {
		for c := range Colour(Colours) {
			if n := built[k][c] + s.Supply(k, c); n != k.PerColour() {
				return fmt.Errorf("there are %d buildings %v %v", n, c, k)
			}
			if s.Stock(k).Has(c) != (s.Supply(k, c) > 0) {
				return fmt.Errorf("the supply's %v %v are miscounted", c, k)
			}
		}
	}
	return nil
}
