package ai

import (
	"math"
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/colonies"
)

// play plays a game of the levels by seat to its end; each decision is shown before it is carried out.
func play(t *testing.T, seed uint64, see func(s *colonies.State, a colonies.Action), levels ...string) colonies.State {
	t.Helper()
	var players []Player
	for seat, level := range levels {
		p, err := New(level, seed+uint64(seat))
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	s, err := colonies.New(colonies.Options{Seats: len(levels), Seed: seed, Offers: colonies.MaxOffers, Start: game.Seat(seed % uint64(len(levels)))}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		seat := s.Decision().Seat
		a := players[seat].Choose(s.View(seat))
		if see != nil {
			see(&s, a)
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatalf("seed %d: seat %d of %v does %q: %v", seed, seat, levels, a, err)
		}
	}
	return s
}

// TestAllLevels plays games of every level with every number of players: all choices are legal, and the same seed gives the same
// game.
func TestAllLevels(t *testing.T) {
	for _, level := range []string{"random", "easy", "medium", "hard:4", "expert:5"} {
		if level == "expert:5" && testing.Short() {
			continue // it differs from hard in numbers alone
		}
		for seats := colonies.MinSeats; seats <= colonies.MaxSeats; seats++ {
			levels := make([]string, seats)
			for i := range levels {
				levels[i] = "medium"
			}
			levels[seats-1] = level
			a, b := play(t, 1, nil, levels...), play(t, 1, nil, levels...)
			if a.Digest() != b.Digest() {
				t.Errorf("%s, %d players: the same seed gives two games", level, seats)
			}
			if c := play(t, 2, nil, levels...); c.Digest() == a.Digest() {
				t.Errorf("%s, %d players: another seed gives the same game", level, seats)
			}
		}
	}
}

func TestUnknownLevel(t *testing.T) {
	for _, level := range []string{"", "Random", "random:5", "medium:5", "hard:0", "strongest"} {
		if _, err := New(level, 1); err == nil {
			t.Errorf("%q is taken for a level", level)
		}
	}
}

// TestKnowsNothingHidden gives the others other cards that a seat cannot tell from the real ones, and the position another
// generator: every level does the same.
func TestKnowsNothingHidden(t *testing.T) {
	for _, level := range []string{"random", "easy", "medium", "hard:4"} {
		p, err := New(level, 5)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		play(t, 8, func(s *colonies.State, _ colonies.Action) {
			if n++; n%9 != 0 {
				return
			}
			seat := s.Decision().Seat
			v := s.View(seat)
			a := p.Choose(v)
			var other colonies.State
			v.Sample(&other, rand.NewPCG(1, uint64(n)))
			if b := p.Choose(other.View(seat)); a != b {
				t.Fatalf("%s: %v, with other cards in other hands %v", level, a, b)
			}
		}, "medium", "medium", "medium")
	}
}

// TestTrades: players make no more offers than agreed on, not the same one twice before anything has changed, and neither deal with
// nor accept an offer of somebody within three points of the goal.
func TestTrades(t *testing.T) {
	for _, level := range []string{"easy", "medium", "hard:4"} {
		games := 16
		if level == "hard:4" {
			games = 1
		}
		offers, deals := 0, 0
		for seed := range uint64(games) {
			var made []colonies.Action // since the cards of the seat at turn last changed
			var hand colonies.Hand
			var turn game.Seat
			play(t, seed, func(s *colonies.State, a colonies.Action) {
				if s.Turn() != turn || s.Turn() != game.NoSeat && s.Hand(s.Turn()) != hand {
					made, turn = nil, s.Turn()
				}
				if turn != game.NoSeat {
					hand = s.Hand(turn)
				}
				near := func(seat game.Seat) bool { return s.OpenPoints(seat)+3 >= s.Goal() }
				switch a.Kind {
				case colonies.MakeOffer:
					for _, b := range made {
						if a == b {
							t.Errorf("%s, seed %d: %q is offered again", level, seed, a)
						}
					}
					made = append(made, a)
					offers++
				case colonies.AnswerYes, colonies.AnswerMore, colonies.AnswerCard:
					if near(s.Turn()) {
						t.Errorf("%s, seed %d: %q to somebody who has nearly won", level, seed, a)
					}
				case colonies.Deal:
					if near(a.Seat) {
						t.Errorf("%s, seed %d: a deal with somebody who has nearly won", level, seed)
					}
					deals++
				}
			}, level, level, level, level)
		}
		if deals == 0 || offers < deals {
			t.Errorf("%s: %d offers, %d deals", level, offers, deals)
		}
		t.Logf("%s: %d offers and %d deals in %d games", level, offers, deals, games)
	}
}

// TestNoIllegalMove plays a hundred games.
func TestNoIllegalMove(t *testing.T) {
	for seed := range uint64(100) {
		levels := []string{"easy", "medium", "easy", "medium"}
		if seed%4 == 3 {
			levels[0] = "random"
		}
		play(t, 500+seed, nil, levels[:3+seed%2]...)
	}
}

// least returns the number of n games that are won at least, except one time in two hundred, if each is won with probability p.
func least(n int, p float64) float64 {
	mean, spread := float64(n)*p, math.Sqrt(float64(n)*p*(1-p))
	return mean - 2.6*spread - 0.5
}

// TestStrength requires each level to win against those below as often as it should, as far as a few games can show.
func TestStrength(t *testing.T) {
	for _, c := range []struct {
		level, others string
		seats, games  int
		share         float64
		slow          bool
	}{
		{"easy", "random", 4, 60, 0.97, false},
		{"easy", "random", 3, 60, 0.97, true},
		{"medium", "easy", 4, 60, 0.60, false},
		{"medium", "easy", 3, 60, 0.65, true},
		{"hard:60", "medium", 4, 8, 0.40, true},
	} {
		if c.slow && testing.Short() {
			continue
		}
		won := 0.0
		for g := range c.games {
			levels := make([]string, c.seats)
			for i := range levels {
				levels[i] = c.others
			}
			me := g % c.seats
			levels[me] = c.level
			if s := play(t, uint64(100+g), nil, levels...); s.Winners().Has(game.Seat(me)) {
				won++
			}
		}
		if want := least(c.games, c.share); won < want {
			t.Errorf("%s against %d %s: won %.0f of %d games, want %.1f", c.level, c.seats-1, c.others, won, c.games, want)
		}
	}
}
