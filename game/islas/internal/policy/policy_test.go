package policy_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	assets "islas/assets/islas"
	"islas/game/ai/search"
	"islas/game/islas"
	"islas/game/islas/internal/aitest"
	"islas/game/islas/internal/policy"
)

func weights(t testing.TB) *policy.Weights {
	t.Helper()
	w, err := policy.Parse(assets.Policy)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// games calls look at every decision of random games.
func games(t testing.TB, n int, look func(s *islas.State, src *rand.Rand)) {
	t.Helper()
	aitest.EachPosition(t, n, func(s *islas.State, src *rand.Rand) {
		if !s.Over() {
			look(s, src)
		}
	})
}

// TestOptions requires that every option is legal, none is there twice, all have known features, and the choice is one of them.
func TestOptions(t *testing.T) {
	p := policy.New(weights(t))
	seen := map[int16]bool{}
	chance := search.NewChance(1)
	games(t, 60, func(s *islas.State, _ *rand.Rand) {
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
	games(t, 24, func(s *islas.State, src *rand.Rand) {
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

func TestNoGarbage(t *testing.T) {
	p := policy.New(weights(t))
	chance := search.NewChance(1)
	games(t, 2, func(s *islas.State, _ *rand.Rand) {
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
	chance := search.NewChance(1)
	actions := 0
	for seed := uint64(1); b.Loop(); seed++ {
		s := aitest.Begin(b, 4, islas.DefaultDrawPrivilege, seed)
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
