package demo

import (
	"slices"
	"strings"
	"testing"

	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/render/testkit/must"
)

// The film can be made as it is: it begins where a person rolls, the ship that is clicked can then reach the place that is clicked, and what
// is found there is gold, for which wood can be had.
func TestFilmBegins(t *testing.T) {
	f := Film()
	begun, err := f.Begin("de", f.Seed, f.Round)
	must.OK(t, err)
	m := begun.(*engine.Match)
	for _, act := range []string{"roll", "sail 83 57", "take wood"} {
		a, err := colonies.ParseAction(act)
		must.OK(t, err)
		s := m.State()
		if !slices.Contains(s.Legal(nil), a) || s.Decision().Seat != 0 {
			t.Fatalf("%q can't be done", act)
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	s := m.State()
	if !slices.ContainsFunc(s.Legal(nil), func(a colonies.Action) bool { return a.Kind == colonies.BuildRoad }) {
		t.Error("no road can be built")
	}
	for _, widget := range []string{"ship.83", "node.57"} {
		found := false
		for _, step := range f.Steps {
			found = found || step.Widget == widget
		}
		if !found {
			t.Errorf("%s is not clicked", widget)
		}
	}
	if _, err := begin("en", 1, 900); err == nil || !strings.Contains(err.Error(), "-seed 1 is over before") {
		t.Errorf("a game of 900 rounds: %v", err)
	}
}
