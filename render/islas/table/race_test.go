package table_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/locales"
)

// TestPrivilegesAreARace checks that the row of a privilege shows everybody's points in its colour side by side, in the same order in
// every row, and that its tooltip says what it does and who lacks how many.
func TestPrivilegesAreARace(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const seats = 4
		r := find(t, seats, decides(islas.PhaseAction, 6)).rested(t, "en", full)
		s := r.state()
		for c := range islas.Colour(islas.Colours) {
			power := islas.BuiltIn().Power(c).String()
			w := r.Widget("power." + power)
			said := []string{r.T("power."+power+".text", "n", s.DrawPrivilege())}
			var want []string
			for seat := range game.Seat(seats) {
				want = append(want, fmt.Sprint(s.PointsIn(seat, c)))
				line := r.T("table.power-points", "name", r.name(seat), "n", s.PointsIn(seat, c))
				if n := s.Lacks(seat, c); n > 0 {
					line = r.T("table.power-lacks", "points", line, "n", n)
				}
				said = append(said, line)
			}
			at := map[float64]string{}
			for text, place := range r.UI.DrawnTexts {
				if digits.FindString(text) == text && w.Rect.Contains(place.Middle()) {
					at[place.Middle().X] = text
				}
			}
			var got []string
			for _, x := range slices.Sorted(maps.Keys(at)) {
				got = append(got, at[x])
			}
			if !slices.Equal(got, want) {
				t.Errorf("in the row of %s stands %v, want %v", w.Label, got, want)
			}
			for _, line := range said {
				if !strings.Contains(w.Tooltip, line) {
					t.Errorf("%s does not say %q: %q", w.Label, line, w.Tooltip)
				}
			}
		}
	})
}

// TestSupplyShowsWhatIsScarce checks that the supply shows what is scarce, and that a click shows the rest.
func TestSupplyShowsWhatIsScarce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		each := func(look func(k islas.Kind, c islas.Colour)) {
			for k := range islas.Kind(islas.Kinds) {
				for c := range islas.Colour(islas.Colours) {
					look(k, c)
				}
			}
		}
		scarce := func(s *islas.State, k islas.Kind, c islas.Colour) bool {
			return s.Supply(k, c) <= 2 && (k != islas.Town || s.Supply(k, c) < 2)
		}
		r := find(t, 5, func(m moment) bool {
			n := 0
			each(func(k islas.Kind, c islas.Colour) {
				if scarce(m.state(), k, c) {
					n++
				}
			})
			return n > 2 && decides(islas.PhaseAction, 2)(m)
		}).rested(t, "en", small)
		s := r.state()
		each(func(k islas.Kind, c islas.Colour) {
			if id := stockID(k, c); r.Has(id) != scarce(&s, k, c) {
				t.Errorf("%s is shown: %v, there are %d", id, r.Has(id), s.Supply(k, c))
			}
		})
		r.Click("open.supply")
		r.Wait(5)
		each(func(k islas.Kind, c islas.Colour) {
			if n := r.number("supplies." + k.String() + "." + c.String()); n != s.Supply(k, c) {
				t.Errorf("the drawer shows %d of %v %v, there are %d", n, c, k, s.Supply(k, c))
			}
		})
	})
}

// stalled returns a moment of a game to a goal that nobody reaches, at which a round ends for which a condition holds.
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

// TestStalemateIsAnnounced checks that a stalemate is announced before it comes and when it comes, is in the log, and is shown until the
// end.
func TestStalemateIsAnnounced(t *testing.T) {
	for _, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			near := stalled(t, 2, func(e islas.Event) bool { return e.Idle == 6 })
			r := near.open(t, lang, full)
			said := false
			r.perform(near, func() { said = said || r.Shows(r.T("table.idle", "n", 6, "of", islas.UsualStalemate)) })
			r.Rest()
			if !said || !r.Shows(r.T("race.idle", "n", 6, "of", islas.UsualStalemate)) {
				t.Errorf("that a stalemate is near is announced: %v", said)
			}
			if tip := r.Widget("race.0").Tooltip; !strings.Contains(tip, r.T("race.idle.tip", "n", islas.UsualStalemate-6)) {
				t.Errorf("under the pointer a row says %q", tip)
			}
			last := stalled(t, 2, func(e islas.Event) bool { return e.Last })
			r = last.open(t, lang, full)
			said, logged := false, false
			line := strings.Join(strings.Fields(r.T("log.stalemate", "n", islas.UsualStalemate))[:3], " ") // it may be broken
			r.perform(last, func() {
				said, logged = said || r.Shows(r.T("table.stalemate")), logged || r.tells(line)
			})
			r.Rest()
			if !said || !r.Shows(r.T("race.stalled")) || !r.Shows(r.T("table.final-round")) {
				t.Errorf("the last round is announced: %v", said)
			}
			if !logged || r.Shows(r.T("log.final-round")) {
				t.Error("the log does not say why this is the last round")
			}
		})
	}
}
