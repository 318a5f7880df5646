package demo

import (
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/internal/script"
	"islas/render/testkit/must"
)

// TestBegin checks that the match that is filmed begins where a person who is governor chooses a role.
func TestBegin(t *testing.T) {
	m, err := begin("en", 1, 3)
	must.OK(t, err)
	s := m.(*engine.Match).State()
	if d := s.Decision(); d.Phase != puertorico.PhaseRole || d.Seat != 0 || s.Governor() != 0 || s.Round() < 3 {
		t.Errorf("round %d, governor %d, %v", s.Round(), s.Governor(), d)
	}
	if _, err := begin("en", 1, 60); err == nil || !strings.Contains(err.Error(), "-seed 1 is over before") {
		t.Errorf("a game of 60 rounds: %v", err)
	}
	if _, err := begin("fr", 1, 3); err == nil {
		t.Error("a match in a language that there is not")
	}
}

// TestFilmBegins checks that the film can be made as it is: its first click is a role that can be chosen, and brings the person more
// than one kind to take a barrel of.
func TestFilmBegins(t *testing.T) {
	f := Film()
	begun, err := f.Begin("de", f.Seed, f.Round)
	must.OK(t, err)
	m := begun.(*engine.Match)
	if _, err := m.Do(puertorico.RoleAction(puertorico.Craftsman)); err != nil {
		t.Fatal(err)
	}
	s := m.State()
	kinds := s.Legal(nil)
	if d := s.Decision(); d.Phase != puertorico.PhaseExtra || d.Seat != 0 || len(kinds) < 2 {
		t.Errorf("%v, with %v to choose from", d, kinds)
	}
	if !slices.ContainsFunc(f.Then, func(s script.Step) bool { return strings.HasPrefix(s.Widget, "ship.") }) {
		t.Error("no ship is loaded")
	}
}
