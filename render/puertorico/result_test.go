package puertorico_test

import (
	"testing"

	"islas/game"
	"islas/render/internal/harness"
	own "islas/render/puertorico"
)

// The sources of a result add up to the points, and its course ends with the last round.
func TestResultAddsUp(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		m := played(seats)
		s := harness.NewStage(t, "en", own.New())
		result := own.New().Result(s, m)
		for seat := range seats {
			sum := 0
			for _, from := range result.Sources {
				sum += from.Amounts[seat].Points
			}
			last := result.Course.Points[len(result.Course.Points)-1][seat]
			if want := m.Points(game.Seat(seat)); sum != want || last != want {
				t.Errorf("%d players, seat %d: the sources give %d, the course ends with %d, the points are %d", seats, seat, sum, last, want)
			}
		}
		if n := len(result.Course.Points) - 1; n != m.Round() {
			t.Errorf("%d players: the course has %d rounds of %d", seats, n, m.Round())
		}
		ends := 0
		for _, moment := range result.Course.Moments {
			if moment.Seat < 0 || int(moment.Seat) >= seats || moment.Round < 1 || moment.Round > m.Round() {
				t.Errorf("%d players: a moment of seat %d in round %d", seats, moment.Seat, moment.Round)
			}
			if moment.Round >= m.Round()-1 && moment.Major {
				ends++
			}
		}
		if ends == 0 {
			t.Errorf("%d players: nothing is told of the end", seats)
		}
	}
}
