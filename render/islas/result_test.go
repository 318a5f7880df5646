package islas

import (
	"testing"

	"islas/game"
	"islas/game/islas/ai"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/stage"
)

// What the result counts comes to the points of the rules, for every seat, and each of some things gives as many.
func TestResultAddsUp(t *testing.T) {
	g := New()
	setup := match.Setup{Seed: 3}
	for _, id := range g.Info().Boards.IDs[:g.Info().MaxSeats] {
		setup.Seats = append(setup.Seats, match.Seat{Control: "easy", Board: id})
	}
	any, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	m := any.(*engine.Match)
	player, err := ai.New("easy", 3)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		state := m.State()
		if _, err := m.Do(player.Choose(state.View(m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	r := g.Result(new(stage.Stage), m)
	for seat := range game.Seat(len(setup.Seats)) {
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
