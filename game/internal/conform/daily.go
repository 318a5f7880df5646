package conform

import (
	"testing"

	"islas/game"
	"islas/game/ai"
	"islas/game/daily"
	"islas/game/match"
)

// dailyDays is the number of successive days whose daily challenges are dealt.
const dailyDays = 60

// checkDaily tests that every day has a challenge that can be begun, gives its day, has a code, and differs from that of the day
// before.
func checkDaily[S any, A game.Action, E, V any](t *testing.T, g ai.Game[S, A, E, V]) {
	t.Helper()
	const from = daily.Day(20_000)
	info := g.Info()
	sizes, before := map[int]bool{}, ""
	for day := from; day < from+dailyDays; day++ {
		m, _, err := match.New(g, daily.Setup(info, day))
		if err != nil {
			t.Fatalf("the challenge of %v: %v", day, err)
		}
		setup := m.Setup()
		sizes[len(setup.Seats)] = true
		if got, ok := daily.DayOf(info, setup); !ok || got != day || m.Humans() != 1 || !m.Human(daily.Person) {
			t.Errorf("the challenge of %v tells %v, %v: %+v", day, got, ok, setup)
		}
		code, ok := setup.Code([]*game.Info{info}, info)
		if !ok || code == before {
			t.Errorf("the challenge of %v has the code %q, that of the day before %q", day, code, before)
		}
		before = code
	}
	if len(sizes) <= info.MaxSeats-info.MinSeats {
		t.Errorf("in %d days there are daily challenges with %v players", dailyDays, sizes)
	}
}
