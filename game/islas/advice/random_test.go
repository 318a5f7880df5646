package advice

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game"
	"islas/game/internal/golden"
	"islas/game/islas"
	"islas/game/islas/board"
)

// player plays by chance: of its three kinds one does anything, one builds whenever it can and makes palaces and towns only by an
// oversight, one does all that changes its island. None of them is a computer player of the program, whose ways may change.
type player struct {
	kind uint64
	rng  *rand.Rand
}

func (p player) choose(s *islas.State) islas.Action {
	legal := s.Legal(nil)
	var builds, converts, others []islas.Action
	for _, a := range legal {
		switch a.Kind {
		case islas.Build:
			builds = append(builds, a)
		case islas.MakePalace, islas.MakeTown:
			converts = append(converts, a)
		default:
			others = append(others, a)
		}
	}
	good := legal
	switch {
	case p.kind == 1 && p.rng.IntN(100) == 0:
	case p.kind > 0 && len(builds) > 0:
		good = builds
	case p.kind == 2 && len(converts) > 0:
		good = converts
	case p.kind == 1:
		good = others
	}
	return good[p.rng.IntN(len(good))]
}

// keptData is the version of the islands on which the kept reasons were found.
const keptData = 3

// eachDecision plays games of players of all kinds, and calls f before each action.
func eachDecision(t testing.TB, games uint64, f func(s *islas.State, rng *rand.Rand)) {
	t.Helper()
	islands, err := board.AllOf(keptData)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range games {
		rng := rand.New(rand.NewPCG(seed, 5))
		o := islas.Options{Seats: 2 + int(seed/3%4), Seed: seed, DrawPrivilege: 4 + int(seed/12%2)}
		for i, k := range rng.Perm(len(islands))[:o.Seats] {
			o.Islands[i] = islands[k].Geography()
		}
		s, err := islas.New(o)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !s.Over() && n < 600; n++ {
			f(&s, rng)
			if err := s.Apply(player{seed % 3, rng}.choose(&s), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestReasonsAsKept compares reasons of every kind, from many games, with kept ones: each of these was found true by a second
// reading of the rules when it was written. There is a reason for every legal action.
func TestReasonsAsKept(t *testing.T) {
	var b strings.Builder
	told := map[Kind]int{}
	eachDecision(t, 72, func(s *islas.State, rng *rand.Rand) {
		legal := s.Legal(nil)
		a := legal[rng.IntN(len(legal))]
		r := Of(s.View(s.Decision().Seat), a)
		if r.Kind == None {
			t.Fatalf("no reason for %v", a)
		}
		told[r.Kind]++
		if n := told[r.Kind]; n <= 8 || n&(n-1) == 0 { // the first ones, and some of all games
			fmt.Fprintf(&b, "round %d, seat %d of %d, %v: %+v\n", s.Round(), s.Decision().Seat, s.Seats(), a, r)
		}
	})
	for k := None + 1; k < Kinds; k++ {
		if told[k] == 0 {
			t.Errorf("%v is never the reason for anything", k)
		}
	}
	golden.Text(t, "testdata/reasons.txt", b.String())
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

// TestReasonForOnlookers uses the view of everybody, as where several people share a screen.
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

// TestNoReasonForWhatIsNotLegal tries actions that the position does not allow.
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

// BenchmarkOf measures one reason, of any kind of action.
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
