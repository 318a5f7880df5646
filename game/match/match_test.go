package match_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
)

// setup is a game of n seats on the first islands, the first seat a person and the others computers. They are the islands of version 1
// of the data, on which saves without a version were played and the seeds of these tests were chosen.
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

func TestNewDeals(t *testing.T) {
	m, steps := start(t, setup(3, 7))
	var kinds []islas.EventKind
	for _, s := range steps {
		kinds = append(kinds, s.Event.Kind)
	}
	if want := []islas.EventKind{islas.EvDeal, islas.EvDeal, islas.EvDeal, islas.EvAboard, islas.EvTurn}; !slices.Equal(kinds, want) {
		t.Errorf("the first steps are %v, want %v", kinds, want)
	}
	if m.State() != steps[len(steps)-1].After {
		t.Error("the position is not that of the last step")
	}
	if m.CanUndo() || m.Undo() {
		t.Error("something can be taken back before anything was done")
	}
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

func TestDoRefusesIllegal(t *testing.T) {
	m, _ := start(t, setup(2, 1))
	before := m.State()
	if _, err := m.Do(islas.EndAction()); err == nil {
		t.Fatal("a turn could be ended before it was taken")
	}
	if m.State() != before || len(m.Actions()) != 0 {
		t.Error("an illegal action changed something")
	}
}

// TestUndo plays random games and checks at every action that exactly the actions of a person's running turn since the
// last look at something hidden can be taken back, and that they lead back to where they came from.
func TestUndo(t *testing.T) {
	undone := 0
	for seed := range uint64(20) {
		src := rand.New(rand.NewPCG(seed, 1))
		m, _ := start(t, setup(2, seed))
		var past []islas.State // positions that undo must lead back to
		for s := m.State(); !s.Over(); s = m.State() {
			before := s
			step(t, m, src)
			actions := m.Actions()
			switch actions[len(actions)-1].Kind {
			case islas.Build, islas.MakePalace, islas.MakeTown, islas.Load:
				past = append(past, before)
			default:
				past = nil
			}
			after := m.State()
			can := len(past) > 0 && m.Human(after.Decision().Seat)
			if m.CanUndo() != can {
				t.Fatalf("seed %d after %v: can undo is %v", seed, actions[len(actions)-1], !can)
			}
			if !can || src.IntN(3) > 0 {
				continue
			}
			for i := len(past) - 1; i >= 0; i-- {
				if !m.Undo() || m.State() != past[i] {
					t.Fatalf("seed %d: undo does not lead back", seed)
				}
				undone++
			}
			if m.CanUndo() || m.Undo() {
				t.Fatalf("seed %d: undo goes too far", seed)
			}
			past = nil
		}
	}
	if undone < 50 {
		t.Errorf("only %d actions were taken back: the test shows little", undone)
	}
}

func TestStepsAreThoseThatRemain(t *testing.T) {
	src := rand.New(rand.NewPCG(3, 1))
	m, all := start(t, setup(2, 3))
	for s := m.State(); !s.Over(); s = m.State() {
		n := len(all)
		all = append(all, step(t, m, src)...)
		if m.CanUndo() && src.IntN(4) == 0 {
			m.Undo()
			all = all[:n]
		}
	}
	if !slices.Equal(m.Steps(), all) {
		t.Error("the steps played again are not those that were returned")
	}
}
