package advice

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
)

// eachDecision plays games of all numbers of players, half of them by chance and half by players who know what they do, and calls
// f before each action.
func eachDecision(t testing.TB, games uint64, f func(s *puertorico.State, rng *rand.Rand)) {
	t.Helper()
	for seed := range games {
		rng := rand.New(rand.NewPCG(seed, 5))
		s, err := puertorico.New(puertorico.Options{Seats: puertorico.MinSeats + int(seed/2%4), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		player, err := ai.New([]string{"easy", "medium"}[seed%2], seed)
		if err != nil {
			t.Fatal(err)
		}
		for !s.Over() {
			f(&s, rng)
			if err := s.Apply(player.Choose(s.View(s.Decision().Seat)), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestReasonsAreTrue asks for the reason of every legal action, and of every fact that was considered for it, in the positions
// of many games, and reads the rules a second time to see whether it holds.
func TestReasonsAreTrue(t *testing.T) {
	games := uint64(240)
	if testing.Short() {
		games = 16
	}
	given := map[Kind]int{}
	eachDecision(t, games, func(s *puertorico.State, rng *rand.Rand) {
		if rng.IntN(4) > 0 {
			return
		}
		v := s.View(s.Decision().Seat)
		q := newQuestion(v)
		for _, a := range s.Legal(nil) {
			r := Of(v, a)
			if r.Kind == None {
				t.Fatalf("no reason for %v", a)
			}
			given[r.Kind]++
			for _, f := range q.facts(a) {
				if err := verify(s, a, f.Reason); err != nil {
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

// TestNames wants a name for every kind, no two alike.
func TestNames(t *testing.T) {
	seen := map[string]Kind{}
	for k := range Kind(Kinds) {
		if other, ok := seen[k.String()]; ok || k.String() == "" || k.String() == "unknown" {
			t.Errorf("kinds %d and %d are both called %q", k, other, k)
		}
		seen[k.String()] = k
	}
	if Kind(Kinds).String() != "unknown" {
		t.Error("what is no kind has a name")
	}
}

// TestNoReasonForWhatIsNotAllowed wants None for actions that are not legal, and once the game is over.
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
	player, err := ai.New("medium", 1)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		if err := s.Apply(player.Choose(s.View(s.Decision().Seat)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if r := Of(s.View(game.NoSeat), puertorico.RoleAction(puertorico.Mayor)); r != reason(None) {
		t.Errorf("after the end: %+v", r)
	}
}
