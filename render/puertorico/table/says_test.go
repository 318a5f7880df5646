package table_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/puertorico"
)

// Whoever declines is said to do without what they could have had: also the worker for a new tile or building, which is offered right
// after that.
func TestLogSaysWhatIsDeclined(t *testing.T) {
	tests := []struct {
		key   string
		phase puertorico.Phase
		why   puertorico.Colonist
	}{
		{"hacienda", puertorico.PhaseHacienda, 0}, {"tile", puertorico.PhaseTile, 0}, {"build", puertorico.PhaseBuild, 0},
		{"extra", puertorico.PhaseExtra, 0}, {"sell", puertorico.PhaseSell, 0}, {"load", puertorico.PhaseLoad, 0},
		{"worker-mayor", puertorico.PhaseColonist, puertorico.ForMayor},
		{"worker-settler", puertorico.PhaseColonist, puertorico.ForHospice},
		{"worker-builder", puertorico.PhaseColonist, puertorico.ForUniversity},
	}
	for _, test := range tests {
		bubbled(t, test.key, func(t *testing.T) {
			m := find(t, 5, func(m moment) bool {
				d := m.state().Decision()
				return d.Phase == test.phase && d.Why == test.why && len(m.state().Legal(nil)) > 1 && m.state().Check(puertorico.PassAction()) == nil
			})
			seats := slices.Repeat([]string{level}, 5)
			who := m.state().Decision().Seat
			seats[who] = game.Human
			r := m.open(t, "en", seats...)
			r.Click("pass")
			want := r.T("log.pass."+test.key, "name", r.match().Setup().Seats[who].Name)
			for i := 0; !r.Shows(want); i++ {
				if i > 120 {
					t.Fatalf("the log does not say %q", want)
				}
				r.Wait(1)
			}
		})
	}
}

// When the worker ship sails for the last time nobody is left to board it, and the log says so instead of counting to nought.
func TestLogSaysThatNobodyBoards(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, func(m moment) bool {
			if m.at+1 == len(m.actions) || m.state().Decision().Phase != puertorico.PhasePlacing {
				return false
			}
			next := &m.before[m.at+1]
			supply, ship := next.Colonists()
			return next.Decision().Phase != puertorico.PhasePlacing && supply == 0 && ship == 0
		})
		r := newRig(t, "en", full)
		r.sit(m.begun(alone(4)...))
		for i := 0; !r.Shows(r.T("log.refilled-none")); i++ {
			if i > 400 {
				t.Fatal("the log does not say that no worker boards the ship")
			}
			r.Wait(1)
		}
	})
}
