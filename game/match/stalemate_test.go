package match_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
)

// far returns a set-up with a goal that is hardly ever reached.
func far(n int, seed uint64) match.Setup {
	s := setup(n, seed)
	s.Values[engine.Goal] = islas.FarGoal + 12
	return s
}

// TestStalemateIsAgreedOn: a match with a far goal has the stalemate if it begins with the values of Info.Agree, and only then; a
// save keeps it or its absence, and a match played on from it, too.
func TestStalemateIsAgreedOn(t *testing.T) {
	for _, agreed := range []bool{true, false} {
		s := far(2, 3)
		if agreed {
			s.Values = engine.Engine{}.Info().Agree(s.Values)
		}
		m, _ := start(t, s)
		src := rand.New(rand.NewPCG(7, 7))
		for range 300 {
			step(t, m, src)
		}
		data := save(t, m)
		if bytes.Contains(data, []byte(`"stalemate"`)) != agreed {
			t.Errorf("agreed: %v, but the save is %.300s", agreed, data)
		}
		loaded, _, err := match.Load(engine.Engine{}, data)
		if err != nil {
			t.Fatal(err)
		}
		same(t, m, loaded)
		branch, err := loaded.From(200, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range []*engine.Match{m, loaded, branch} {
			if got := m.Setup().Values[engine.Stalemate] == islas.UsualStalemate; got != agreed {
				t.Errorf("agreed: %v, and it becomes %v", agreed, m.Setup().Values)
			}
		}
		for n := 0; n < 4000 && !loaded.Over(); n++ {
			step(t, loaded, src)
		}
		if s := loaded.State(); loaded.Over() != agreed || s.Stalled() != agreed {
			t.Errorf("agreed: %v, over: %v after %d rounds, stalled: %v", agreed, loaded.Over(), s.Round(), s.Stalled())
		}
	}
}
