package table_test

import (
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/locales"
)

// stalled is a moment of a game to a goal that nobody reaches, at which a round ends as holds says.
func stalled(t testing.TB, seats int, holds func(e islas.Event) bool) moment {
	t.Helper()
	setup := someSetup(5, computers(seats)...)
	setup.Values[engine.Goal] = islas.MaxGoal
	setup.Values = engine.Engine{}.Info().Agree(setup.Values)
	g := record(setup)
	for i := range g.actions {
		m := moment{g, i}
		if e, ok := m.event(islas.EvRound); ok && holds(e) {
			return m
		}
	}
	t.Fatal("no round ends so")
	return moment{}
}

// A stalemate is announced before it comes and when it comes, stands in the log, and is told of until the end.
func TestStalemateIsAnnounced(t *testing.T) {
	for _, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			near := stalled(t, 2, func(e islas.Event) bool { return e.Idle == 6 })
			r := near.open(t, lang, full)
			said := func(key string, params ...any) (seen *bool, look func()) {
				seen = new(bool)
				return seen, func() { *seen = *seen || r.Shows(r.T(key, params...)) }
			}
			idle, look := said("table.idle", "n", 6, "of", islas.UsualStalemate)
			r.perform(near, look)
			r.Rest()
			if !*idle || !r.Shows(r.T("race.idle", "n", 6, "of", islas.UsualStalemate)) {
				t.Errorf("%s: that a stalemate is near is announced: %v", lang, *idle)
			}
			if tip := r.Widget("race.0").Tooltip; !strings.Contains(tip, r.T("race.idle.tip", "n", islas.UsualStalemate-6)) {
				t.Errorf("%s: under the pointer a row says %q", lang, tip)
			}

			last := stalled(t, 2, func(e islas.Event) bool { return e.Last })
			r = last.open(t, lang, full)
			final, look := said("table.stalemate")
			logged := false
			line := strings.Join(strings.Fields(r.T("log.stalemate", "n", islas.UsualStalemate))[:3], " ") // it may be broken
			r.perform(last, func() {
				look()
				all, _ := r.log()
				logged = logged || strings.Contains(all, line)
			})
			r.Rest()
			if !*final || !r.Shows(r.T("race.stalled")) || r.Shows(r.T("race.last")) || !r.Shows(r.T("table.final-round")) {
				t.Errorf("%s: the last round is announced: %v", lang, *final)
			}
			if !logged || r.Shows(r.T("log.final-round")) {
				t.Errorf("%s: the log does not say why this is the last round", lang)
			}
		})
	}
}
