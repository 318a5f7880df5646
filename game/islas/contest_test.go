package islas

import (
	"testing"

	"islas/game"
)

// TestLacks gives everybody in many positions the points that Lacks returns, which must bring the privilege, and one fewer, which
// must not. Contenders are those who lack the fewest.
func TestLacks(t *testing.T) {
	with := func(s State, seat game.Seat, c Colour, more int) game.Seat {
		s.islands[seat].points[c] += uint8(more)
		(&change{&s, &environment{}}).awardPrivileges(1 << c)
		return s.OwnerOf(c)
	}
	owned, free := 0, 0
	for seed := range uint64(40) {
		s, pick := begin(t, options(MinSeats+int(seed%4), DefaultDrawPrivilege, seed)), picker(seed)
		for range 300 {
			if s.Over() {
				break
			}
			for c := range Colour(Colours) {
				contenders, least := s.Contenders(c)
				for seat := range game.Seat(s.Seats()) {
					n := s.Lacks(seat, c)
					if s.OwnerOf(c) == game.NoSeat {
						free++
					}
					if s.OwnerOf(c) == seat {
						owned++
						if n != 0 || contenders.Has(seat) {
							t.Fatalf("the owner lacks %d", n)
						}
						continue
					}
					if n < 1 || with(s, seat, c, n) != seat {
						t.Fatalf("seat %d lacks %d points in %v, and does not have the privilege with them", seat, n, c)
					}
					if with(s, seat, c, n-1) == seat {
						t.Fatalf("seat %d lacks %d points in %v, and has the privilege with one fewer", seat, n, c)
					}
					if n < least || (n == least) != contenders.Has(seat) {
						t.Fatalf("seat %d lacks %d points in %v, contenders %b lack %d", seat, n, c, contenders, least)
					}
				}
			}
			legal := s.Legal(nil)
			if err := s.Apply(pick.choose(legal, style(seed%uint64(styles))), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if owned == 0 || free == 0 {
		t.Errorf("%d positions with an owner, %d without", owned, free)
	}
}
