package advice

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/internal/aitest"
)

// builder fills its island: it builds whenever it can and makes a palace or a town only by an oversight.
type builder struct{ rng *rand.Rand }

func (b builder) choose(s *islas.State) islas.Action {
	var good []islas.Action
	legal := s.Legal(nil)
	for _, a := range legal {
		if a.Kind == islas.Build {
			return a
		}
		if a.Kind != islas.MakePalace && a.Kind != islas.MakeTown {
			good = append(good, a)
		}
	}
	if b.rng.IntN(100) == 0 {
		good = legal
	}
	return good[b.rng.IntN(len(good))]
}

// eachDecision plays games, a third of them by chance, a third by players who know what they do and a third by builders,
// and calls f before each action.
func eachDecision(t testing.TB, games uint64, f func(s *islas.State, rng *rand.Rand)) {
	t.Helper()
	for seed := range games {
		rng := rand.New(rand.NewPCG(seed, 5))
		o := islas.Options{Seats: 2 + int(seed/3%4), Seed: seed, DrawPrivilege: 4 + int(seed/12%2)}
		for i, k := range rng.Perm(len(aitest.Geographies()))[:o.Seats] {
			o.Islands[i] = aitest.Geographies()[k]
		}
		s, err := islas.New(o)
		if err != nil {
			t.Fatal(err)
		}
		player, err := ai.New([]string{"easy", "random", "random"}[seed%3], seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !s.Over() && n < 600; n++ {
			f(&s, rng)
			a := builder{rng}.choose(&s)
			if seed%3 < 2 {
				a = player.Choose(s.View(s.Decision().Seat))
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestReasonsAreTrue asks for the reason of every legal action, and of every fact that was considered for it, in the
// positions of many games, and reads the rules a second time to see whether it holds.
func TestReasonsAreTrue(t *testing.T) {
	games := uint64(120)
	if testing.Short() {
		games = 24
	}
	given := map[Kind]int{}
	eachDecision(t, games, func(s *islas.State, rng *rand.Rand) {
		if rng.IntN(20) > 0 && s.Decision().Phase != islas.PhaseName && (s.Free(s.Decision().Seat) != 0 || rng.IntN(12) > 0) {
			return
		}
		me := s.Decision().Seat
		v := s.View(me)
		q := newQuestion(v)
		legal := s.Legal(nil)
		step := 1 + len(legal)/6
		for i := rng.IntN(step); i < len(legal); i += step {
			a := legal[i]
			r := Of(v, a)
			if r.Kind == None {
				t.Fatalf("no reason for %v", a)
			}
			given[r.Kind]++
			if err := verify(*s, a, r); err != nil {
				t.Fatal(err)
			}
			for _, f := range q.facts(a) {
				if err := verify(*s, a, f.Reason); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
	// A few kinds are rare, and which games are played depends on how the computer plays.
	var missing []Kind
	for k := None + 1; k < Kinds; k++ {
		if given[k] == 0 {
			missing = append(missing, k)
		}
	}
	if len(missing) > 3 && !testing.Short() {
		t.Errorf("these are never the reason for anything: %v", missing)
	}
}

// TestReasonsKnowNothingHidden deals all hidden cards anew: the reasons stay the same.
func TestReasonsKnowNothingHidden(t *testing.T) {
	n := 0
	eachDecision(t, 24, func(s *islas.State, rng *rand.Rand) {
		if rng.IntN(8) > 0 {
			return
		}
		v := s.View(s.Decision().Seat)
		other := v.Sample(rng)
		if other == *s {
			return
		}
		for i, a := range s.Legal(nil) {
			if i > 16 {
				break
			}
			n++
			if got, want := Of(other.View(v.Seat()), a), Of(v, a); got != want {
				t.Fatalf("%v: %+v, and with other hidden cards %+v", a, want, got)
			}
		}
	})
	if n < 1000 {
		t.Errorf("only %d actions were looked at", n)
	}
}

// TestReasonForOnlookers asks with the view of everybody, as is done where several people share a screen.
func TestReasonForOnlookers(t *testing.T) {
	n := 0
	eachDecision(t, 24, func(s *islas.State, _ *rand.Rand) {
		if s.Decision().Phase < islas.PhaseSettle {
			return
		}
		for _, a := range s.Legal(nil) {
			n++
			if r := Of(s.View(game.NoSeat), a); r.Kind == None {
				t.Fatalf("no reason for %v", a)
			}
		}
	})
	if n < 100 {
		t.Errorf("only %d actions were looked at", n)
	}
}

// TestNoReasonForWhatIsNotLegal asks about actions that the position does not allow.
func TestNoReasonForWhatIsNotLegal(t *testing.T) {
	eachDecision(t, 2, func(s *islas.State, _ *rand.Rand) {
		v := s.View(s.Decision().Seat)
		for _, a := range []islas.Action{islas.BuildAction(0, 0, islas.NoColour), islas.NameAction(7), islas.LoseAction(islas.NoPlot)} {
			if r := Of(v, a); r != reason(None) {
				t.Fatalf("%v: %+v", a, r)
			}
		}
	})
}

// BenchmarkOf is the time for one reason, of any kind of action.
func BenchmarkOf(b *testing.B) {
	type asked struct {
		view   islas.View
		action islas.Action
	}
	var all []asked
	eachDecision(b, 8, func(s *islas.State, rng *rand.Rand) {
		legal := s.Legal(nil)
		all = append(all, asked{s.View(s.Decision().Seat), legal[rng.IntN(len(legal))]})
	})
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		Of(all[i%len(all)].view, all[i%len(all)].action)
		i++
	}
}
