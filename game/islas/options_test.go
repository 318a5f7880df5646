package islas

import (
	"testing"

	"islas/game"
)

// TestOptionsCheck: each wrong option is refused, and zero means the default.
func TestOptionsCheck(t *testing.T) {
	good := options(3, 4, 1)
	if err := good.Check(); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*Options){
		"one seat":          func(o *Options) { o.Seats = 1 },
		"six seats":         func(o *Options) { o.Seats = 6 },
		"start beyond":      func(o *Options) { o.Start = 3 },
		"no start":          func(o *Options) { o.Start = game.NoSeat },
		"drawing 3":         func(o *Options) { o.DrawPrivilege = 3 },
		"drawing 6":         func(o *Options) { o.DrawPrivilege = 6 },
		"goal 4":            func(o *Options) { o.Goal = 4 },
		"goal 61":           func(o *Options) { o.Goal = 61 },
		"stalemate -1":      func(o *Options) { o.Stalemate = -1 },
		"stalemate 100":     func(o *Options) { o.Stalemate = 100 },
		"own neighbour":     func(o *Options) { o.Islands[1].Neighbours[4] |= 1 << 4 },
		"one-way neighbour": func(o *Options) { o.Islands[2].Neighbours[0] |= 1 << 7 },
		"neighbour 12":      func(o *Options) { o.Islands[0].Neighbours[0] |= 1 << 12 },
		"coast at 12":       func(o *Options) { o.Islands[0].Near[Coast] |= 1 << 12 },
	} {
		bad := good
		spoil(&bad)
		if err := bad.Check(); err == nil {
			t.Errorf("%s is accepted", name)
		}
		if _, err := New(bad); err == nil {
			t.Errorf("a game begins with %s", name)
		}
	}
	good.Goal, good.DrawPrivilege = 0, 0
	s := begin(t, good)
	if s.Goal() != DefaultGoal || s.DrawPrivilege() != DefaultDrawPrivilege {
		t.Errorf("the defaults are goal %d and drawing %d", s.Goal(), s.DrawPrivilege())
	}
}

// TestSetup: five cards each, one aboard, the rest in the deck, the start player's turn (rules, section 4).
func TestSetup(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		o := options(seats, 5, 9)
		o.Start = game.Seat(seats - 1)
		var steps []Step
		s, err := NewWith(o, nil, &steps)
		if err != nil {
			t.Fatal(err)
		}
		if err := conserved(&s); err != nil {
			t.Error(err)
		}
		if s.Seats() != seats || s.Start() != o.Start || s.Turn() != o.Start || s.Round() != 1 || s.ShipSize() != 1 ||
			s.DeckSize() != DeckSize-5*seats-1 || s.Decision() != (Decision{PhaseAction, o.Start}) {
			t.Errorf("%d seats begin wrong", seats)
		}
		for seat := range game.Seat(seats) {
			e := steps[seat].Event
			if e.Kind != EvDeal || e.Seat != seat || e.Count != 5 || s.HandSize(seat) != 5 {
				t.Errorf("deal %+v", e)
			}
			if s.Geography(seat) != o.Islands[seat] {
				t.Errorf("seat %d has another island than chosen", seat)
			}
		}
		kept, by := s.ShipAt(0)
		if e := steps[seats].Event; e.Kind != EvAboard || e.Card != kept || by != game.NoSeat {
			t.Errorf("aboard %+v", e)
		}
		if e := steps[seats+1].Event; e.Kind != EvTurn || e.Seat != o.Start || e.Round != 1 || steps[seats+1].After != s {
			t.Errorf("turn %+v", e)
		}
		if again := begin(t, o); again != s {
			t.Error("the same options give another game")
		}
		o.Seed++
		if other := begin(t, o); other == s {
			t.Error("another seed gives the same game")
		}
	}
}
