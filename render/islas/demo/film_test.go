package demo

import (
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/testkit/must"
)

// TestBegin checks that the match that is filmed begins where a person begins a round and can build.
func TestBegin(t *testing.T) {
	m, err := begin("en", 1, 3)
	must.OK(t, err)
	s := m.(*engine.Match).State()
	if s.Decision() != (islas.Decision{Phase: islas.PhaseAction, Seat: 0}) || s.Start() != 0 || s.Round() < 3 || !builds(&s) {
		t.Errorf("round %d, begun by seat %d, %v", s.Round(), s.Start(), s.Decision())
	}
	if _, err := begin("en", 1, 20); err == nil || !strings.Contains(err.Error(), "-seed 1 is over before") {
		t.Errorf("a game of 20 rounds: %v", err)
	}
	if _, err := begin("fr", 1, 3); err == nil {
		t.Error("a match in a language that there is not")
	}
}

// TestFilmBegins checks that the film can be made as it is.
func TestFilmBegins(t *testing.T) {
	f := Film()
	if _, err := f.Begin("de", f.Seed, f.Round); err != nil {
		t.Error(err)
	}
}
