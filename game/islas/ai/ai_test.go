package ai_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/internal/aitest"
)

func begin(t testing.TB, seats, draw int, seed uint64) islas.State {
	t.Helper()
	return aitest.Begin(t, seats, draw, seed)
}

func player(t testing.TB, level string, seed uint64) ai.Player {
	t.Helper()
	p, err := ai.New(level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// play plays a game to its end. Before each action it calls look, if there is one.
func play(t testing.TB, s *islas.State, players []ai.Player, look func(*islas.State, islas.Action)) {
	t.Helper()
	for !s.Over() {
		seat := s.Decision().Seat
		a := players[seat].Choose(s.View(seat))
		if look != nil {
			look(s, a)
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// quick lists all levels, those that search with few play-outs: tests that play whole games look at how they decide, not at how
// well.
var quick = []string{"random", "easy", "medium:40", "hard:40", "expert:30"}

func TestNew(t *testing.T) {
	levels := []string{"medium:1", "hard:500", "hard:1000000"}
	for _, l := range ai.Levels() {
		levels = append(levels, l.ID)
	}
	for _, level := range levels {
		if _, err := ai.New(level, 1); err != nil || !known(level) {
			t.Errorf("there is no player of level %s: %v", level, err)
		}
	}
	for _, level := range []string{
		"", "human", "Easy", "hard:", "hard:0", "hard:-5", "hard:05", "hard:+5", "hard:1000001", "hard:5:5", "hard:99999999999999999999", "easy:5", "random:1", ":5",
	} {
		_, err := ai.New(level, 1)
		if err == nil || known(level) || !strings.Contains(err.Error(), "the levels are random, easy, medium, hard, expert") {
			t.Errorf("the level %q: %v", level, err)
		}
	}
}

// TestThink checks that thinking in slices comes to the same as choosing, and always has a legal action to offer.
func TestThink(t *testing.T) {
	for _, level := range quick {
		p := player(t, level, 5)
		s := begin(t, 3, 4, 5)
		play(t, &s, []ai.Player{p, p, p}, func(s *islas.State, a islas.Action) {
			thought := p.Think(s.View(s.Decision().Seat))
			for done := false; !done; done = thought.Step(1) {
				if err := s.Check(thought.Best()); err != nil {
					t.Fatal(err)
				}
			}
			if thought.Best() != a {
				t.Fatalf("%s thinks of %v and chooses %v", level, thought.Best(), a)
			}
		})
	}
}

// TestHonest swaps all cards that a seat can't see: every level must choose the same.
func TestHonest(t *testing.T) {
	for _, level := range quick {
		p := player(t, level, 3)
		src := rand.New(rand.NewPCG(3, 3))
		for seats := islas.MinSeats; seats <= islas.MaxSeats; seats++ {
			s := begin(t, seats, 5, uint64(seats))
			play(t, &s, []ai.Player{p, p, p, p, p}[:seats], func(s *islas.State, a islas.Action) {
				seat := s.Decision().Seat
				other := s.View(seat).Sample(src)
				if b := p.Choose(other.View(seat)); b != a {
					t.Fatalf("%s chooses %v, with other hidden cards %v", level, a, b)
				}
			})
		}
	}
}

// TestRandom requires random to take every legal action at times, about equally often.
func TestRandom(t *testing.T) {
	s := begin(t, 2, 4, 1)
	v := s.View(s.Decision().Seat)
	legal := s.Legal(nil)
	taken := map[islas.Action]int{}
	const tries = 300
	for seed := range uint64(tries * len(legal)) {
		taken[player(t, "random", seed).Choose(v)]++
	}
	for _, a := range legal {
		if n := taken[a]; n < tries*3/4 || n > tries*5/4 {
			t.Errorf("%v was taken %d times, expected about %d", a, n, tries)
		}
	}
	if len(taken) != len(legal) {
		t.Errorf("%d actions were taken, %d are legal", len(taken), len(legal))
	}
}

// TestStronger plays fewer games than the arena does to measure the levels, and with fewer play-outs, so its limits are lower.
func TestStronger(t *testing.T) {
	for _, c := range []struct {
		level, other string
		seats        int
		games        int
		least        float64 // share of the wins
		slow         bool
	}{
		{"easy", "random", 2, 200, 0.95, false},
		{"medium:100", "easy", 2, 120, 0.6, true},
		{"hard:100", "medium:100", 2, 60, 0.55, true},
		{"hard:60", "easy", 5, 24, 0.5, false},
	} {
		if c.slow && testing.Short() {
			continue
		}
		for _, draw := range []int{islas.DefaultDrawPrivilege, islas.EnglishDrawPrivilege} {
			t.Run(fmt.Sprintf("%s v %s, %d seats, draw %d", c.level, c.other, c.seats, draw), func(t *testing.T) {
				t.Parallel()
				won := 0 // alone
				for seed := range uint64(c.games) {
					s := begin(t, c.seats, draw, seed)
					seat := game.Seat(seed % uint64(c.seats))
					var players []ai.Player
					for other := range game.Seat(c.seats) {
						level := c.other
						if other == seat {
							level = c.level
						}
						players = append(players, player(t, level, seed))
					}
					play(t, &s, players, nil)
					if s.Winners() == game.SeatSet(0).Add(seat) {
						won++
					}
				}
				if share := float64(won) / float64(c.games); share < c.least {
					t.Errorf("%s won only %d of %d games", c.level, won, c.games)
				}
			})
		}
	}
}

// BenchmarkLevels measures one decision, in games of two and of five.
func BenchmarkLevels(b *testing.B) {
	for _, level := range []string{"easy", "medium", "hard", "expert"} {
		for _, seats := range []int{2, 5} {
			b.Run(fmt.Sprintf("%s/%d", level, seats), func(b *testing.B) {
				players := make([]ai.Player, seats)
				for i := range players {
					players[i] = player(b, level, uint64(i))
				}
				s := begin(b, seats, 4, 1)
				for seed := uint64(1); b.Loop(); {
					if s.Over() {
						seed++
						s = begin(b, seats, 4, seed)
					}
					seat := s.Decision().Seat
					if err := s.Apply(players[seat].Choose(s.View(seat)), nil); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// known reports whether there is a level of an id.
func known(id string) bool {
	_, _, ok := ai.Levels().Find(id)
	return ok
}
