package ai

import (
	"math"
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/puertorico"
)

// play plays a game of the levels by seat to its end.
func play(t *testing.T, seed uint64, levels ...string) puertorico.State {
	t.Helper()
	var players []Player
	for seat, level := range levels {
		p, err := New(level, seed+uint64(seat))
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	s, err := puertorico.New(puertorico.Options{Seats: len(levels), Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		seat := s.Decision().Seat
		if err := s.Apply(players[seat].Choose(s.View(seat)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestAllLevels plays a game of every level with every number of players: all choices are legal, and the same seed gives the same
// game.
func TestAllLevels(t *testing.T) {
	for _, level := range []string{"random", "easy", "shipper", "medium:5", "hard:12", "expert:9"} {
		for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
			levels := make([]string, seats)
			for i := range levels {
				levels[i] = "random"
			}
			levels[seats-1] = level
			a, b := play(t, 1, levels...), play(t, 1, levels...)
			if a.Digest() != b.Digest() {
				t.Errorf("%s, %d players: the same seed gives two games", level, seats)
			}
			if c := play(t, 2, levels...); c.Digest() == a.Digest() {
				t.Errorf("%s, %d players: another seed gives the same game", level, seats)
			}
		}
	}
}

func TestUnknownLevel(t *testing.T) {
	for _, level := range []string{"", "Random", "random:5", "easy:5", "hard:0", "strongest"} {
		if _, err := New(level, 1); err == nil {
			t.Errorf("%q is taken for a level", level)
		}
	}
}

// shareOf returns how many of games games of seats players a level wins against others of a level, with a seat and a start for
// each game in turn; a shared win counts in part.
func shareOf(t *testing.T, level, others string, seats, games int) (won float64) {
	t.Helper()
	for g := range games {
		levels := make([]string, seats)
		for i := range levels {
			levels[i] = others
		}
		me := g % seats
		levels[me] = level
		s := play(t, uint64(100+g), levels...)
		if w := s.Winners(); w.Has(game.Seat(me)) {
			won += 1 / float64(w.Count())
		}
	}
	return won
}

// least returns the number of n games that are won at least, except one time in two hundred, if each is won with probability p.
func least(n int, p float64) float64 {
	mean, spread := float64(n)*p, math.Sqrt(float64(n)*p*(1-p))
	return mean - 2.6*spread - 0.5
}

// TestStrength requires each level to win against the one below as often as it should, as far as a few games can show.
func TestStrength(t *testing.T) {
	for _, c := range []struct {
		level, others string
		seats, games  int
		share         float64
		slow          bool
	}{
		{"easy", "random", 2, 60, 0.90, true},
		{"easy", "random", 4, 60, 0.90, false},
		{"medium", "random", 2, 60, 0.98, true},
		{"medium", "random", 5, 60, 0.98, true},
		{"medium", "easy", 3, 60, 0.60, false},
		{"medium", "shipper", 3, 60, 0.60, true},
		{"hard:100", "shipper", 3, 20, 0.75, true},
		{"hard:100", "medium", 2, 10, 0.88, true},
		{"hard:200", "medium", 4, 10, 0.80, true},
	} {
		if c.slow && testing.Short() {
			continue
		}
		if won, want := shareOf(t, c.level, c.others, c.seats, c.games), least(c.games, c.share); won < want {
			t.Errorf("%s against %d %s: won %.1f of %d games, want %.1f", c.level, c.seats-1, c.others, won, c.games, want)
		}
	}
}

// TestKnowsNothingHidden shuffles the face-down tiles and gives the position another generator: every level answers the same.
func TestKnowsNothingHidden(t *testing.T) {
	for _, level := range []string{"random", "easy", "medium", "hard:30"} {
		p, err := New(level, 5)
		if err != nil {
			t.Fatal(err)
		}
		s, err := puertorico.New(puertorico.Options{Seats: 3, Seed: 8}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 40 {
			v := s.View(s.Decision().Seat)
			a := p.Choose(v)
			var other puertorico.State
			v.Sample(&other, rand.NewPCG(1, uint64(s.Round())))
			if b := p.Choose(other.View(s.Decision().Seat)); a != b {
				t.Fatalf("%s: %v, with other tiles face down %v", level, a, b)
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestEndsNoLostGame requires whoever takes a role that brings on the end of a game to be ahead after it, mostly: what the others do
// with it can be foreseen only in part.
func TestEndsNoLostGame(t *testing.T) {
	for _, level := range []string{"easy", "medium:2"} {
		const games = 60
		lost := 0
		for seed := range uint64(games) {
			s, err := puertorico.New(puertorico.Options{Seats: 3, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			player, err := New(level, seed)
			if err != nil {
				t.Fatal(err)
			}
			taker := game.NoSeat
			for s.Ending() == 0 || s.Decision().Phase != puertorico.PhaseRole && !s.Over() {
				if s.Decision().Phase == puertorico.PhaseRole {
					taker = s.Decision().Seat
				}
				if err := s.Apply(player.Choose(s.View(s.Decision().Seat)), nil); err != nil {
					t.Fatal(err)
				}
			}
			for seat := range game.Seat(3) {
				if s.Points(seat) > s.Points(taker) {
					lost++
					break
				}
			}
		}
		if lost > games/8 {
			t.Errorf("%s: %d of %d games were ended by who was behind", level, lost, games)
		}
	}
}
