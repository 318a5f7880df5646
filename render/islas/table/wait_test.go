package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// wait returns how long the person on the first seat waits at normal speed from the end of a turn to the beginning of the next one, with
// an arrival between them whose decisions are made at once; and how much of it the game holds on privileges.
func wait(t *testing.T, m moment) (all, rests time.Duration) {
	r := m.open(t, "en", small)
	n, awards := r.played(), r.awards()
	r.act(m)
	for tick := range 60 * 300 {
		s := r.state()
		if own := s.Decision().Seat == 0 && r.played() > n; own {
			if deck, ok := r.Find("deck"); ok && deck.Enabled && s.Turn() == 0 { // the home seat's island may still be on its way
				return time.Duration(tick) * harness.Frame, time.Duration(r.awards()-awards) * time.Duration(session.CeremonySteps*float64(r.Stage.Pace()))
			}
			if s.Turn() != 0 && r.asked() {
				r.try(r.legal()[0])
			}
		}
		r.Wait(1)
	}
	t.Fatal("it takes five minutes")
	return 0, 0
}

// asked reports whether an arrival demands a click.
func (r *rig) asked() bool {
	return slices.ContainsFunc(r.UI.Widgets(), func(w ui.Widget) bool {
		return w.Enabled && (strings.HasPrefix(w.ID, "plot.0.") || strings.HasPrefix(w.ID, "victim."))
	})
}

// TestRoundIsNotWaitedForLonger measures how long one waits for the others and the ship, without the holds on privileges.
func TestRoundIsNotWaitedForLonger(t *testing.T) {
	need.Time(t)
	for seats, most := range map[int]time.Duration{3: 15850 * time.Millisecond, 5: 27700 * time.Millisecond} {
		bubbled(t, fmt.Sprint(seats), func(t *testing.T) {
			var sum, rested time.Duration
			n := time.Duration(0)
			for seed := uint64(1); seed <= 2; seed++ {
				g := gameOf(seed, seats)
				for i, a := range g.actions {
					s := &g.before[i]
					if a.Kind == islas.EndTurn && s.Decision().Seat == 0 && s.Round() >= 2 && s.Round() <= 5 && !s.FinalRound() {
						all, rests := wait(t, moment{g, i})
						sum, rested, n = sum+all, rested+rests, n+1
					}
				}
			}
			t.Logf("%v, of which %v rests on privileges", sum/n, rested/n)
			if took := (sum - rested) / n; took > most {
				t.Errorf("a round of %d takes %v, want at most %v", seats, took, most)
			}
		})
	}
}

// small is a window in which little has to be drawn.
var small = harness.Window{W: 1280, H: 720, Percent: 100}

// awards returns how many privileges have changed hands so far, as saved.
func (r *rig) awards() (n int) {
	steps := r.Steps()
	for i := range steps {
		if steps[i].Event.Kind == islas.EvPrivilege {
			n++
		}
	}
	return n
}
