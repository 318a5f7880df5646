package stage_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/toy"
	"islas/render/stage"
)

// leaping is the toy with rounds counted so that every second is left out.
type leaping struct{ toy.Game }

func (l leaping) Round(p *toy.Position) int { return 2 * l.Game.Round(p) }

// In a round in which nothing happened everybody keeps the points of the one before.
func TestCourseKeepsPointsInSkippedRounds(t *testing.T) {
	m, steps, err := match.New(leaping{}, match.Setup{Seats: []match.Seat{{Control: game.Human}, {Control: game.Human}}})
	if err != nil {
		t.Fatal(err)
	}
	for range 12 {
		position := m.State()
		more, err := m.Do(leaping{}.Legal(&position, nil)[0])
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, more...)
	}
	e := stage.Engine[toy.Position, toy.Action, toy.Event]{Rules: leaping{}, Lines: toy.Lines{}}
	points := e.Course(2, steps).Points
	if len(points) < 7 || points[2][0] == 0 {
		t.Fatalf("the points are %v", points)
	}
	for round := 3; round < len(points); round += 2 {
		if !slices.Equal(points[round], points[round-1]) {
			t.Errorf("after round %d the points are %v, after the one before %v", round, points[round], points[round-1])
		}
	}
	points[2][0]++
	if points[3][0] == points[2][0] {
		t.Error("two rounds share their points")
	}
}
