package advice

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game/internal/golden"
	"islas/game/puertorico"
)

// player plays by chance: of its three kinds one does anything, one declines little, one declines hardly anything and lets others
// be mayor. None of them is a computer player of the program, whose ways may change.
type player struct {
	kind uint64
	rng  *rand.Rand
}

func (p player) choose(s *puertorico.State) puertorico.Action {
	legal := s.Legal(nil)
	a := legal[p.rng.IntN(len(legal))]
	mayor := puertorico.RoleAction(puertorico.Mayor)
	for range p.kind {
		if a == puertorico.PassAction() || p.kind == 2 && a == mayor {
			a = legal[p.rng.IntN(len(legal))]
		}
	}
	return a
}

// eachDecision plays games of all numbers of players, and calls f before each action.
func eachDecision(t testing.TB, games uint64, f func(s *puertorico.State, rng *rand.Rand)) {
	t.Helper()
	for seed := range games {
		rng := rand.New(rand.NewPCG(seed, 5))
		s, err := puertorico.New(puertorico.Options{Seats: puertorico.MinSeats + int(seed/3%4), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for !s.Over() {
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
	eachDecision(t, 72, func(s *puertorico.State, rng *rand.Rand) {
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
		if told[k] == 0 && k != RolePrivilege { // the reason for what follows; see TestReasonsHoldForWhatFollows
			t.Errorf("%v is never the reason for anything", k)
		}
	}
	golden.Text(t, "testdata/reasons.txt", b.String())
}

// TestReasonsKnowNothingHidden shuffles the face-down tiles: the reasons stay the same.
func TestReasonsKnowNothingHidden(t *testing.T) {
	eachDecision(t, 8, func(s *puertorico.State, rng *rand.Rand) {
		if rng.IntN(8) > 0 {
			return
		}
		v := s.View(s.Decision().Seat)
		var other puertorico.State
		v.Sample(&other, rand.NewPCG(rng.Uint64(), 1))
		for _, a := range s.Legal(nil) {
			if r := Of(other.View(s.Decision().Seat), a); r != Of(v, a) {
				t.Fatalf("%v: %+v, with other tiles face down %+v", a, Of(v, a), r)
			}
		}
	})
}

// TestNoReasonForWhatIsNotAllowed requires None for actions that are not legal.
func TestNoReasonForWhatIsNotAllowed(t *testing.T) {
	s, err := puertorico.New(puertorico.Options{Seats: 3, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []puertorico.Action{puertorico.PassAction(), puertorico.RoleAction(puertorico.Prospector1), puertorico.DrawAction()} {
		if r := Of(s.View(0), a); r != reason(None) {
			t.Errorf("%v: %+v", a, r)
		}
	}
}
