package tabletest

import (
	"cmp"
	"maps"
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/render/session"
	"islas/render/testkit/harness"
)

// Waits are how long a person waits while others decide, by what they have decided before.
type Waits map[string][]time.Duration

// Play plays the match of a session to its end, with decisions of a level for the person, and adds how long that person waits for each
// decision after another player's, without ceremonies and events that concern them. kind names a decision. A test that calls it must be in
// a bubble, in which computers decide at once.
func Play[S any, A game.Action, E, V any](
	t testing.TB, w Waits, s *session.Session[S, A, E, V], rules ai.Game[S, A, E, V], level string,
	concerns func(e E, seat game.Seat) bool, kind func(before *S, a A) string,
) {
	t.Helper()
	const most = 60 * 60 * 60 // ticks: an hour
	played, took, last := 0, time.Duration(0), ""
	for tick := 0; !s.Match().Over(); tick++ {
		if tick > most {
			t.Fatal("the game does not end")
		}
		s.Tick(session.Input{Dt: harness.Frame, Still: true})
		time.Sleep(harness.Frame)
		if f := s.Frame(); !f.Moving || f.Ceremony == 0 && !concerns(f.Event, s.Viewer()) {
			took += harness.Frame
		}
		if len(s.Legal()) == 0 {
			continue
		}
		if last != "" && s.Match().Played() > played {
			w[last] = append(w[last], took)
		}
		state, seat := s.Match().State(), s.Actor()
		player, err := rules.Player(level, uint64(s.Match().Played()))
		if err != nil {
			t.Fatal(err)
		}
		a := player.Choose(rules.View(&state, seat))
		last = kind(&state, a)
		s.Act(a)
		played, took = s.Match().Played(), 0
	}
}

// Check reports waits that are longer than most, and logs the median and the longest of each kind.
func (w Waits) Check(t testing.TB, most time.Duration) {
	t.Helper()
	for _, kind := range slices.Sorted(maps.Keys(w)) {
		all := slices.SortedFunc(slices.Values(w[kind]), cmp.Compare[time.Duration])
		median, worst := all[len(all)/2], all[len(all)-1]
		t.Logf("after %s one waits %5.1f s, at most %5.1f s, of %d times", kind, median.Seconds(), worst.Seconds(), len(all))
		if worst > most {
			t.Errorf("after %s one waits %v, want at most %v", kind, worst, most)
		}
	}
}
