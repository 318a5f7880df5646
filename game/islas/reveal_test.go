package islas

import (
	"math/rand/v2"
	"testing"
)

// TestRevealsNothing: no action that reveals nothing shows its seat another card or lets others decide, and of every other kind
// some do.
func TestRevealsNothing(t *testing.T) {
	var reveals [actionKinds]bool
	eachPosition(t, func(s *State, _ *rand.Rand) {
		seat := s.Decision().Seat
		for _, a := range s.Legal(nil) {
			next := *s
			if err := next.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			if next.Decision().Seat != seat || next.View(seat).Unseen() != s.View(seat).Unseen() {
				reveals[a.Kind] = true
			}
		}
	})
	for k, shown := range reveals {
		if k := ActionKind(k); k.RevealsNothing() == shown {
			t.Errorf("action of kind %d: RevealsNothing is %v, but something was revealed: %v", k, k.RevealsNothing(), shown)
		}
	}
}
