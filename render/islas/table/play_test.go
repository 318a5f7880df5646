package table

import (
	"math/rand/v2"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board"
)

// play plays a random game of four and calls visit before each action.
func play(t *testing.T, seed uint64, visit func(islas.State, []islas.Action)) {
	t.Helper()
	isles, err := board.All()
	if err != nil {
		t.Fatal(err)
	}
	o := islas.Options{Seats: 4, DrawPrivilege: 4, Goal: 19, Seed: seed}
	for i := range o.Seats {
		o.Islands[i] = isles[i].Geography()
	}
	state, err := islas.New(o)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	var legal []islas.Action
	for range 4000 {
		if state.Over() {
			return
		}
		legal = state.Legal(legal[:0])
		visit(state, legal)
		if err := state.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
}
