package table_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/locales"
	"islas/render/islas/art"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// TestPlatesTellWhoHasWhat checks that on every island beside the large one the owner's name, the points on the way to the goal, and the
// number of cards in hand are legible, and that the latter covers nothing of the island.
func TestPlatesTellWhoHasWhat(t *testing.T) {
	for i, w := range []harness.Window{ // in which plates have little room
		{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100},
	} {
		seats := islas.MaxSeats - i%4
		bubbled(t, fmt.Sprintf("%v-%d", w, seats), func(t *testing.T) {
			r := find(t, seats, decides(islas.PhaseAction, 3)).rested(t, "de", w)
			r.Away()
			r.Wait(5)
			s := r.state()
			for seat := game.Seat(1); int(seat) < seats; seat++ {
				place, name, hand := r.Widget(fmt.Sprintf("island.%d", seat)).Rect, r.name(seat), fmt.Sprint(s.HandSize(seat))
				texts := r.textsIn(place)
				first, _, _ := strings.Cut(name, " ")
				points := fmt.Sprintf("%d/%d", s.Points(seat), s.Goal())
				if !slices.Contains(texts, name) && !slices.Contains(texts, first) || !slices.Contains(texts, points) {
					t.Errorf("of %s with %d points is told %q", name, s.Points(seat), texts)
				}
				if !slices.Contains(texts, hand) {
					t.Errorf("%s has %s cards, and nobody is told", name, hand)
				}
				for plot := range islas.Plot(islas.Plots) {
					if slices.Contains(r.textsIn(r.site(seat, plot)), hand) {
						t.Errorf("%s: the number of cards lies on plot %d", name, plot)
					}
				}
			}
		})
	}
}

// TestPrivilegesOnIslandsTellWhatTheyAre checks that the privileges on the islands of others have tooltips, and that a click shows more
// about them.
func TestPrivilegesOnIslandsTellWhatTheyAre(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(islas.PhaseAction, 3)(m) && m.state().Owner(islas.Ties) > 0 })
		r := m.rested(t, "en", full)
		id := fmt.Sprintf("seal.%d.ties", m.state().Owner(islas.Ties))
		if tip := r.Widget(id).Tooltip; !strings.Contains(tip, r.T("power.ties.text")) {
			t.Errorf("the privilege says %q", tip)
		}
		r.Click(id)
		if r.Wait(5); !r.Has("deeds.list") {
			t.Error("a click on the privilege does not open the list")
		}
	})
}

// TestPlotUnderThePointerSaysWhatItTouches checks that the tooltip of a plot says what it lies next to, before anything was chosen.
func TestPlotUnderThePointerSaysWhatItTouches(t *testing.T) {
	inWindows(t, []harness.Window{full, {W: 1280, H: 720, Percent: 200}}, func(t *testing.T, w harness.Window) {
		r := settled(t, 0)
		r.Resize(w)
		r.Wait(30)
		s := r.state()
		for plot := range islas.Plot(islas.Plots) {
			r.Move(r.Widget(plotID(0, plot)).Rect.Middle())
			r.linger()
			tip, _, shown := r.UI.Tip()
			for f := range islas.Feature(islas.Features) {
				if name := r.T("feature." + f.String()); s.Near(0, islas.FeaturePriority(f)).Has(plot) && !(shown && strings.Contains(r.Widget(tip).Tooltip, name)) {
					t.Errorf("plot %d lies next to %s, and nobody is told", plot, name)
				}
			}
		}
	})
}

// TestIslandsOfTheMatch checks that a match shows the islands on which it was begun, of every version of the data, and that their plots
// are clicked where they lie there.
func TestIslandsOfTheMatch(t *testing.T) {
	for _, data := range []int{1, board.Data} {
		bubbled(t, fmt.Sprint(data), func(t *testing.T) {
			setup := someSetup(5, alone(5)...)
			setup.Data = data
			r := begin(t, "en", full, setup)
			r.Rest()
			for seat := range game.Seat(len(setup.Seats)) {
				at, is := r.board(seat).at, r.island(seat) // it fails if the island is not shown
				for plot := range islas.Plot(islas.Plots) {
					x, y := art.SitePoint(at, is, plot)
					if seat == 0 && !r.Widget(plotID(0, plot)).Rect.Contains(ui.Point{X: x, Y: y}) {
						t.Errorf("plot %d of %s is not clicked at its site at %.0f, %.0f", plot, is.Layout(), x, y)
					}
				}
			}
		})
	}
}

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
	for _, lang := range need.Few(locales.Languages(), 1, 1) {
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
