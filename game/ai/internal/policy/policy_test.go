package policy_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/assets"
	"islas/game"
	"islas/game/ai/internal/policy"
	"islas/game/ai/search"
	"islas/game/board"
)

func weights(t testing.TB) *policy.Weights {
	t.Helper()
	w, err := policy.Parse(assets.Policy)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// games plays random games of every number of players and calls look at every decision.
func games(t testing.TB, n int, look func(s *game.State, src *rand.Rand)) {
	t.Helper()
	islands, err := board.All()
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(n) {
		src := rand.New(rand.NewPCG(seed, 4))
		o := game.Options{Seats: game.MinSeats + int(seed%4), DrawPrivilege: 4 + int(seed/4%2), Seed: seed}
		for i, k := range src.Perm(len(islands))[:o.Seats] {
			o.Islands[i] = islands[k].Geography()
		}
		s, err := game.New(o)
		if err != nil {
			t.Fatal(err)
		}
		for !s.Over() {
			look(&s, src)
			legal := s.Legal(nil)
			if err := s.Apply(legal[src.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestOptions wants every option legal, none twice, each with features that there are, and the choice to be one of them.
func TestOptions(t *testing.T) {
	p := policy.New(weights(t))
	seen := map[int16]bool{}
	chance := search.NewChance(1)
	games(t, 60, func(s *game.State, _ *rand.Rand) {
		options := slices.Clone(p.Options(s))
		if len(options) == 0 {
			t.Fatal("nothing to choose from")
		}
		for i, a := range options {
			if err := s.Check(a); err != nil || slices.Contains(options[:i], a) {
				t.Fatalf("%v: %v, or twice", a, err)
			}
			for _, f := range p.Features(a) {
				if f < 0 || f >= policy.Size {
					t.Fatalf("%v has the feature %d of %d", a, f, policy.Size)
				}
				seen[f] = true
			}
		}
		if a := p.Choose(s, &chance); !slices.Contains(options, a) {
			t.Fatalf("%v is none of the options", a)
		}
	})
	if len(seen) < policy.Size*8/10 {
		t.Errorf("only %d of %d features are ever met", len(seen), policy.Size)
	}
}

// TestHonest swaps the cards that the deciding seat cannot see: the choice must stay.
func TestHonest(t *testing.T) {
	p := policy.New(weights(t))
	games(t, 24, func(s *game.State, src *rand.Rand) {
		seat := s.Decision().Seat
		chance := search.NewChance(9)
		other := s.View(seat).Sample(src)
		a := p.Choose(s, &chance)
		chance = search.NewChance(9)
		if b := p.Choose(&other, &chance); a != b {
			t.Fatalf("%v, with other hidden cards %v", a, b)
		}
	})
}

// TestBeatsRandom wants the policy to have learnt something.
func TestBeatsRandom(t *testing.T) {
	p := policy.New(weights(t))
	islands, err := board.All()
	if err != nil {
		t.Fatal(err)
	}
	won := 0
	const played = 300
	for seed := range uint64(played) {
		o := game.Options{Seats: 2, Seed: seed}
		o.Islands[0], o.Islands[1] = islands[seed%6].Geography(), islands[(seed+1)%6].Geography()
		s, err := game.New(o)
		if err != nil {
			t.Fatal(err)
		}
		src := rand.New(rand.NewPCG(seed, 2))
		chance := search.NewChance(seed)
		me := game.Seat(seed / 6 % 2)
		for !s.Over() {
			legal := s.Legal(nil)
			a := legal[src.IntN(len(legal))]
			if s.Decision().Seat == me {
				a = p.Choose(&s, &chance)
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
		if s.Winners().Has(me) {
			won++
		}
	}
	if won < played*95/100 {
		t.Errorf("the policy won only %d of %d games against random", won, played)
	}
}

func TestNoGarbage(t *testing.T) {
	p := policy.New(weights(t))
	chance := search.NewChance(1)
	games(t, 2, func(s *game.State, _ *rand.Rand) {
		p.Choose(s, &chance) // makes room
		if n := testing.AllocsPerRun(3, func() { p.Choose(s, &chance) }); n != 0 {
			t.Fatalf("a choice allocates %v times", n)
		}
	})
}

func TestParse(t *testing.T) {
	w := weights(t)
	again, err := policy.Parse(w.String())
	if err != nil || *again != *w {
		t.Errorf("weights written and read are others: %v", err)
	}
	text := w.String()
	for _, c := range []struct{ text, want string }{
		{"", "groups of features"},
		{text + "more 1\n", "groups of features"},
		{strings.Replace(text, "build-hand ", "build-hands ", 1), `line 1 of the weights must be "build-hand" and 9 numbers`},
		{strings.Replace(text, "build-hand ", "build-hand 7 ", 1), "line 1"},
		{strings.Replace(text, "build-final ", "build-final x", 1), "line 2"},
	} {
		if _, err := policy.Parse(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.30q: %v, want %s", c.text, err, c.want)
		}
	}
}

// BenchmarkGames plays whole games of four.
func BenchmarkGames(b *testing.B) {
	p := policy.New(weights(b))
	islands, err := board.All()
	if err != nil {
		b.Fatal(err)
	}
	o := game.Options{Seats: 4}
	for i := range o.Seats {
		o.Islands[i] = islands[i].Geography()
	}
	chance := search.NewChance(1)
	actions := 0
	for b.Loop() {
		o.Seed++
		s, err := game.New(o)
		if err != nil {
			b.Fatal(err)
		}
		for !s.Over() {
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				b.Fatal(err)
			}
			actions++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(actions), "ns/action")
}
