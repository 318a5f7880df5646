package islas

import (
	"testing"

	"islas/game"
)

// TestLacks gives everybody in many positions the points that they are said to lack, which must bring the privilege, and one
// fewer, which must not.
func TestLacks(t *testing.T) {
	with := func(s State, seat game.Seat, c Colour, more int) game.Seat {
		s.islands[seat].points[c] += uint8(more)
		s.awardPrivileges(1<<c, &environment{})
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
				for seat := range game.Seat(s.Seats()) {
					n := s.Lacks(seat, c)
					if s.OwnerOf(c) == game.NoSeat {
						free++
					}
					if s.OwnerOf(c) == seat {
						owned++
						if n != 0 {
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

// TestContenders names those who need the fewest points more, never the owner.
func TestContenders(t *testing.T) {
	l := lay(t, rings(3)...)
	if seats, lack := l.Contenders(Green); seats.Count() != 3 || lack != PrivilegePoints {
		t.Errorf("on empty islands %d seats lack %d", seats.Count(), lack)
	}
	l.builds(0, House, Green, 0, 1)
	l.builds(1, House, Green, 0)
	if seats, lack := l.Contenders(Green); seats != game.SeatSet(0).Add(0) || lack != 1 {
		t.Errorf("with 2, 1 and 0 points %b lack %d", seats, lack)
	}
	l.owner[Green] = 0
	if seats, lack := l.Contenders(Green); seats != game.SeatSet(0).Add(1) || lack != 2 {
		t.Errorf("behind an owner with 2 points %b lack %d", seats, lack)
	}
	l.builds(2, House, Green, 0)
	if seats, lack := l.Contenders(Green); seats != game.SeatSet(0).Add(1).Add(2) || lack != 2 {
		t.Errorf("two with 1 point each behind an owner with 2: %b lack %d", seats, lack)
	}
}
