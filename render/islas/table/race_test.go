package table_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/locales"
	"islas/render/testkit/harness"
)

// TestPrivilegesAreARace checks that the row of a privilege shows everybody's points in its colour side by side, in the same order in
// every row, and that its tooltip says what it does and who lacks how many.
func TestPrivilegesAreARace(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const seats = 4
		r := find(t, seats, decides(islas.PhaseAction, 6)).rested(t, "en", full)
		s := r.state()
		for c := range islas.Colour(islas.Colours) {
			p := islas.BuiltIn().Power(c)
			w := r.Widget("power." + p.String())
			type figure struct {
				x float64
				n string
			}
			var figures []figure
			for text, at := range r.UI.DrawnTexts {
				if _, err := strconv.Atoi(text); err == nil && w.Rect.Contains(at.Middle()) {
					figures = append(figures, figure{at.Middle().X, text})
				}
			}
			slices.SortFunc(figures, func(a, b figure) int { return int(a.x - b.x) })
			var got, want []string
			for _, f := range figures {
				got = append(got, f.n)
			}
			for seat := range game.Seat(seats) {
				want = append(want, fmt.Sprint(s.PointsIn(seat, c)))
				line := r.T("table.power-points", "name", r.name(seat), "n", s.PointsIn(seat, c))
				if n := s.Lacks(seat, c); n > 0 {
					line = r.T("table.power-lacks", "points", line, "n", n)
				}
				if !strings.Contains(w.Tooltip, line) {
					t.Errorf("%s does not say %q: %q", w.Label, line, w.Tooltip)
				}
			}
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("in the row of %s stands %v, want %v", w.Label, got, want)
			}
			if !strings.Contains(w.Tooltip, r.T("power."+p.String()+".text", "n", s.DrawPrivilege())) {
				t.Errorf("%s does not say what it does: %q", w.Label, w.Tooltip)
			}
		}
	})
}

// TestSupplyShowsWhatIsScarce checks that the supply shows what is scarce, and that a click shows the rest.
func TestSupplyShowsWhatIsScarce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		scarce := func(s *islas.State, k islas.Kind, c islas.Colour) bool {
			return s.Supply(k, c) <= 2 && (k != islas.Town || s.Supply(k, c) < 2)
		}
		m := find(t, 5, func(m moment) bool {
			n := 0
			for k := range islas.Kind(islas.Kinds) {
				for c := range islas.Colour(islas.Colours) {
					if scarce(m.state(), k, c) {
						n++
					}
				}
			}
			return n > 2 && decides(islas.PhaseAction, 2)(m)
		})
		r := m.rested(t, "en", harness.Window{W: 1280, H: 720, Percent: 100})
		s := r.state()
		each := func(look func(k islas.Kind, c islas.Colour)) {
			for k := range islas.Kind(islas.Kinds) {
				for c := range islas.Colour(islas.Colours) {
					look(k, c)
				}
			}
		}
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
				logged = logged || r.tells(line)
			})
			r.Rest()
			if !*final || !r.Shows(r.T("race.stalled")) || !r.Shows(r.T("table.final-round")) {
				t.Errorf("%s: the last round is announced: %v", lang, *final)
			}
			if !logged || r.Shows(r.T("log.final-round")) {
				t.Errorf("%s: the log does not say why this is the last round", lang)
			}
		})
	}
}
