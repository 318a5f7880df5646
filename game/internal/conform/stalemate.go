package conform

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
)

// checkStalemate tests that a game in which some values may keep a match from ending has a stalemate, which is agreed on with the
// farthest of them and ends the match.
func checkStalemate[S comparable, A game.Action, E, V any](t *testing.T, g ai.Game[S, A, E, V], n int) {
	t.Helper()
	info, values := g.Info(), game.Values{}
	for _, o := range info.At(n).Options {
		if o.Far > 0 {
			values[o.ID] = o.Max
		}
	}
	stalling, ok := any(g).(game.Stalling[S])
	if ok != (info.Stalemate != nil) || ok != (len(values) > 0) {
		t.Fatalf("the stalemate is %v, it can be asked for: %v; options that call for it: %v", info.Stalemate, ok, values)
	}
	if !ok {
		return
	}
	setup := Setup(info, n, 1)
	setup.Values = info.Agree(values)
	m, _, err := match.New(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	src := rand.New(rand.NewPCG(2, uint64(n)))
	for range Mostly {
		s := m.State()
		legal := g.Legal(&s, nil)
		if len(legal) == 0 {
			break
		}
		if _, err := m.Do(legal[src.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	if s := m.State(); !m.Over() || !stalling.Stalled(&s) {
		t.Errorf("a match of %d with the values %v is over: %v, by a stalemate: %v", n, setup.Values, m.Over(), stalling.Stalled(&s))
	}
}
