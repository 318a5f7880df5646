package match_test

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
)

// setup returns the setup of a game of n seats on the first islands, the first seat a person and the others computers. They are
// the islands of version 1 of the data, on which saves without a version were played and the seeds of these tests were chosen.
func setup(n int, seed uint64) match.Setup {
	s := match.Setup{Values: game.Values{engine.DrawPrivilege: 4 + int(seed%2), engine.Goal: islas.DefaultGoal}, Seed: seed, Start: game.Seat(seed % uint64(n)), Data: 1}
	for i, id := range board.IDs()[:n] {
		control := game.Human
		if i > 0 {
			control = "easy"
		}
		s.Seats = append(s.Seats, match.Seat{Name: string(rune('A' + i)), Control: control, Board: id})
	}
	return s
}

func start(t testing.TB, s match.Setup) (*engine.Match, []islas.Step) {
	t.Helper()
	m, steps, err := match.New(engine.Engine{}, s)
	if err != nil {
		t.Fatal(err)
	}
	return m, steps
}

// step does a random legal action.
func step(t testing.TB, m *engine.Match, src *rand.Rand) []islas.Step {
	t.Helper()
	s := m.State()
	legal := s.Legal(nil)
	steps, err := m.Do(legal[src.IntN(len(legal))])
	if err != nil {
		t.Fatal(err)
	}
	return steps
}

func TestNewFillsIn(t *testing.T) {
	s := setup(2, 1)
	s.Values = nil
	s.Seats[0].Name = "  Ana\tMaría \n"
	m, _ := start(t, s)
	got := m.Setup()
	if got.Values[engine.DrawPrivilege] != islas.DefaultDrawPrivilege || got.Values[engine.Goal] != islas.DefaultGoal || got.Seats[0].Name != "Ana María" {
		t.Errorf("the setup became %+v", got)
	}
	if s.Seats[0].Name == "Ana María" {
		t.Error("New changed the seats of its caller")
	}
	got.Seats[0].Name = "other"
	if m.Setup().Seats[0].Name == "other" {
		t.Error("the setup can be changed from outside")
	}
}

func TestHumans(t *testing.T) {
	m, _ := start(t, setup(4, 1))
	if m.Humans() != 1 || !m.Human(0) || m.Human(1) || m.Human(game.NoSeat) || m.Human(4) {
		t.Error("the people at the table are miscounted")
	}
}
