package islas

import (
	"errors"
	"slices"
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

// TestChanceOrdersTheDeck: the first card of the order is drawn first: seat 0 is dealt the first five, the next are seat
// 1's, and the card after the deal goes aboard.
func TestChanceOrdersTheDeck(t *testing.T) {
	var want []Card
	s, err := NewWith(options(2, 4, 1), chanceFunc(func(p Pile, cards []Card) {
		if p != PileDeck {
			t.Errorf("pile %d is shuffled", p)
		}
		source(77).Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		want = append(want, cards...)
	}), nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range want[:10] {
		if s.Hand(game.Seat(i / 5))[c] == 0 {
			t.Errorf("seat %d was not dealt %v", i/5, c)
		}
	}
	if c, _ := s.ShipAt(0); c != want[10] {
		t.Errorf("%v went aboard, want %v", c, want[10])
	}
	var steps []Step
	if err := s.Apply(DrawAction(), &steps); err != nil {
		t.Fatal(err)
	}
	if e := steps[0].Event; e.Count != 3 || [3]Card(e.Cards[:3]) != [3]Card(want[11:14]) {
		t.Errorf("drew %v, want %v", e.Cards, want[11:14])
	}
}

type chanceFunc func(Pile, []Card)

func (f chanceFunc) Shuffle(p Pile, cards []Card) { f(p, cards) }

// TestChanceThatCheats: a chance that changes the cards is found out, and nothing has changed.
func TestChanceThatCheats(t *testing.T) {
	cheat := chanceFunc(func(_ Pile, cards []Card) { cards[0] = (cards[0] + 1) % Faces })
	if _, err := NewWith(options(2, 4, 1), cheat, nil); !errors.Is(err, ErrChance) {
		t.Errorf("at the start: %v", err)
	}
	l := lay(t, rings(2)...)
	l.aboard("segador")
	l.turnOf(1, PhaseDone)
	before := l.State
	var steps []Step
	if err := l.ApplyWith(EndAction(), cheat, &steps); !errors.Is(err, ErrChance) || l.State != before || len(steps) != 0 {
		t.Errorf("at the arrival: %v, %d steps", err, len(steps))
	}
}

// TestChanceOrdersTheShip: the first card of the order is kept, the others are revealed in order.
func TestChanceOrdersTheShip(t *testing.T) {
	l := lay(t, ring(0), ring(0))
	l.aboard("segador", "cestero")
	first, _ := l.ShipAt(0)
	l.turnOf(1, PhaseDone)
	var steps []Step
	turn := chanceFunc(func(p Pile, cards []Card) {
		if p != PileShip || len(cards) != 3 {
			t.Errorf("pile %d of %d cards is shuffled", p, len(cards))
		}
		cards[0], cards[1], cards[2] = cards[2], cards[0], cards[1]
	})
	if err := l.ApplyWith(EndAction(), turn, &steps); err != nil {
		t.Fatal(err)
	}
	var revealed []Card
	for _, s := range steps {
		if s.Event.Kind == EvReveal {
			revealed = append(revealed, s.Event.Card)
		}
	}
	if len(revealed) != 2 || revealed[0] != first || revealed[1] != l.card("segador") || steps[0].Event.Card != l.card("cestero") {
		t.Errorf("kept %v, revealed %v", steps[0].Event.Card, revealed)
	}
}

// TestChanceOrdersTheReshuffle: the whole discard pile is shuffled, and the first card of the order is drawn first.
func TestChanceOrdersTheReshuffle(t *testing.T) {
	l := lay(t, rings(2)...)
	for l.DeckSize() > 0 {
		l.throw(l.pop())
	}
	thrown := l.Discard(nil)
	var want []Card
	turn := chanceFunc(func(p Pile, cards []Card) {
		if p != PileReshuffle || len(cards) != len(thrown) {
			t.Errorf("pile %d of %d cards is shuffled", p, len(cards))
		}
		source(5).Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		want = append(want, cards...)
	})
	var steps []Step
	if err := l.ApplyWith(DrawAction(), turn, &steps); err != nil {
		t.Fatal(err)
	}
	if e := steps[1].Event; e.Count != 3 || [3]Card(e.Cards[:3]) != [3]Card(want[:3]) {
		t.Errorf("drew %v, want %v", e.Cards, want[:3])
	}
	if slices.Equal(want, thrown) {
		t.Error("the order is the old one: the test shows nothing")
	}
}
