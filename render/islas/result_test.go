package islas

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// played is a match of as many computers as there can be, played to its end.
func played(t *testing.T, g Game) *engine.Match {
	t.Helper()
	setup := match.Setup{Seed: 3}
	for _, id := range g.Info().Boards.IDs[:g.Info().MaxSeats] {
		setup.Seats = append(setup.Seats, match.Seat{Control: "easy", Board: id})
	}
	any, err := g.New(setup)
	must.OK(t, err)
	m := any.(*engine.Match)
	player, err := ai.New("easy", 3)
	must.OK(t, err)
	for !m.Over() {
		state := m.State()
		if _, err := m.Do(player.Choose(state.View(m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// What the result counts comes to the points of the rules, for every seat, and each of some things gives as many.
func TestResultAddsUp(t *testing.T) {
	g := New()
	m := played(t, g)
	r := g.Result(new(stage.Stage), m)
	for seat := range game.Seat(len(m.Setup().Seats)) {
		sum := 0
		for _, source := range r.Sources {
			a := source.Amounts[seat]
			sum += a.Points
			if a.Count == 0 && a.Points != 0 || a.Count > 0 && a.Points%a.Count != 0 {
				t.Errorf("seat %d: %s has %d points of %d", seat, source.Label, a.Points, a.Count)
			}
		}
		if sum != m.Points(seat) {
			t.Errorf("the sources of seat %d add up to %d, it has %d points", seat, sum, m.Points(seat))
		}
	}
}

// In a round of which there are no steps everybody keeps the points of the one before.
func TestCourseOfASkippedRound(t *testing.T) {
	g := New()
	m := played(t, g)
	seats, steps, skipped := len(m.Setup().Seats), m.Steps(), m.Round()-1
	whole := g.Course(seats, steps)
	steps = slices.DeleteFunc(steps, func(step game.Step[islas.State, islas.Event]) bool { return step.After.Round() == skipped })
	c := g.Course(seats, steps)
	if len(c.Points) != len(whole.Points) || !slices.Equal(c.Points[skipped], whole.Points[skipped-1]) || slices.Max(c.Points[skipped]) == 0 {
		t.Errorf("in round %d without steps they have %v, before it %v", skipped, c.Points[skipped], whole.Points[skipped-1])
	}
}
