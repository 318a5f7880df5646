package table_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/playing"
	"islas/render/ui"
)

// called is what a player is called in a forecast for the first seat.
func (r *rig) called(seat game.Seat) string {
	if seat == 0 {
		return r.T("forecast.you")
	}
	return r.name(seat)
}

// sentence is the forecast for a settler in words, for the first seat.
func (r *rig) sentence(s *islas.State, c islas.Card) string {
	v := surveyOf(s, c)
	slices.SortStableFunc(v.in, func(a, b game.Seat) int { return v.counts[b] - v.counts[a] })
	var counts []string
	for _, seat := range v.in {
		counts = append(counts, fmt.Sprintf("%s %d", r.called(seat), v.counts[seat]))
	}
	key := "forecast.goes."
	switch {
	case v.winner == game.NoSeat:
		key = "forecast.nobody."
	case v.ties && v.winner == 0:
		key = "forecast.ties-you."
	case v.ties:
		key = "forecast.ties."
	case v.winner == 0:
		key = "forecast.comes."
	}
	params := []any{"counts", strings.Join(counts, ", "), "power", r.T("power.ties")}
	if v.winner != game.NoSeat {
		params = append(params, "name", r.called(v.winner))
	}
	return r.T(key+r.T("gender."+c.ID()), params...)
}

// restOnCard lets the pointer rest on a card of the hand.
func (r *rig) restOnCard(i int) {
	r.t.Helper()
	r.Away()
	r.Wait(30)
	r.Move(r.Widget(fmt.Sprintf("card.%d", i)).Rect.Middle())
	r.linger()
}

// linger lets the pointer rest where it is.
func (r *rig) linger() {
	r.Pass(time.Second)
	r.Rest()
}

// told is what is foretold, empty for nothing.
func (r *rig) told() string {
	w, ok := r.Find("forecast")
	if !ok {
		return ""
	}
	return w.Label
}

// foretold reports whether the beginning of a forecast of a card is to be read anywhere.
func (r *rig) foretold() bool {
	return slices.ContainsFunc([]string{"forecast.comes.f", "forecast.comes.m", "forecast.robs-nobody"}, func(key string) bool {
		return r.Shows(strings.Join(strings.Fields(r.T(key))[:3], " "))
	})
}

// TestRestingOnACardTellsWhereItWouldGo rests on every card of the hand: a sentence says where the settler would go, with the
// numbers of a plain reading of the rules, and every island that is still in shows its number.
func TestRestingOnACardTellsWhereItWouldGo(t *testing.T) {
	windows := []harness.Window{full, {W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}}
	for i, w := range windows {
		for seats := 2; seats <= 5; seats++ {
			lang := []string{"en", "de"}[(i+seats)%2]
			t.Run(fmt.Sprintf("%v %d %s", w, seats, lang), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, seats, decides(islas.PhaseAction, 3+i))
					r := m.open(t, lang, w)
					r.Rest()
					s := r.state()
					for i, c := range s.HandCards(0, nil) {
						r.restOnCard(i)
						if c.Pirate() {
							continue
						}
						want := r.sentence(&s, c)
						if !strings.Contains(r.told(), want) {
							t.Fatalf("%v: told is %q, want %q", c, r.told(), want)
						}
						if words := strings.Fields(want); !r.Shows(strings.Join(words[:3], " ")) || !r.foretold() {
							t.Errorf("%v: %q is not to be read", c, want)
						}
						r.checkBadges(surveyOf(&s, c))
					}
				})
			})
		}
	}
}

// checkBadges looks for the number of every island that is still in: it is written in the island's place once more than without
// a forecast.
func (r *rig) checkBadges(v survey) {
	r.t.Helper()
	written := func() (n [islas.MaxSeats]int) {
		for seat, count := range v.counts {
			n[seat] = r.writes(strconv.Itoa(count), seat)
		}
		return n
	}
	with := written()
	r.Away()
	r.linger()
	for seat, n := range written() {
		if want := slices.Contains(v.in, game.Seat(seat)); want && with[seat] <= n {
			r.t.Errorf("the island of seat %d does not show its number, %d", seat, v.counts[game.Seat(seat)])
		}
	}
}

// writes is how often a text is drawn on the island of a seat or in the sea around it.
func (r *rig) writes(text string, seat game.Seat) (n int) {
	var not []ui.Rect
	place := r.board(seat).at.Inset(-500 * r.Scale())
	for _, w := range r.UI.Widgets() {
		switch {
		case w.ID == fmt.Sprintf("island.%d", seat):
			place = w.Rect
		case strings.HasPrefix(w.ID, "island.") || w.ID == "forecast":
			not = append(not, w.Rect)
		}
	}
	for drawn, at := range r.UI.DrawnTexts {
		if drawn == text && place.Contains(at.Middle()) && !slices.ContainsFunc(not, func(r ui.Rect) bool { return r.Contains(at.Middle()) }) {
			n++
		}
	}
	return n
}

// TestForecastCoversNoIsland looks where the forecast is written.
func TestForecastCoversNoIsland(t *testing.T) {
	for _, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 800, H: 1280, Percent: 100}) {
		t.Run(w.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				for seats := 2; seats <= 5; seats++ {
					m := find(t, seats, decides(islas.PhaseAction, 3))
					r := m.open(t, "de", w)
					r.Rest()
					r.restOnCard(0)
					slip, ok := r.Find("forecast")
					if !ok {
						t.Fatalf("with %d players nothing is foretold", seats)
					}
					for seat := range game.Seat(seats) {
						for p := range islas.Plot(islas.Plots) {
							if at := r.site(seat, p); !slip.Rect.Intersect(at).Empty() {
								t.Errorf("with %d players the forecast at %v covers plot %d of seat %d at %v", seats, slip.Rect, p, seat, at)
							}
						}
					}
				}
			})
		})
	}
}

// TestPuristsAreToldNothing rests on cards with the consequences switched off: the tooltip says what stands on the card.
func TestPuristsAreToldNothing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(islas.PhaseAction, 3))
		r := m.open(t, "en", full)
		r.Stage.Settings.Consequences = false
		r.Rest()
		s := r.state()
		for i, c := range s.HandCards(0, nil) {
			r.restOnCard(i)
			if r.told() != "" || r.foretold() {
				t.Errorf("%v: told is %q", c, r.told())
			}
			if _, _, shown := r.UI.Tip(); !shown || !r.Shows(r.cardName(c)) {
				t.Errorf("%v: no tooltip says what it is", c)
			}
		}
		a := r.build()
		r.Click(r.way(a)[0])
		r.Move(r.Widget(r.way(a)[1]).Rect.Middle())
		r.linger()
		if r.told() != "" {
			t.Errorf("of a house is told %q", r.told())
		}
		r.reckonsNothing()
	})
}

// gained is a number of points that something would bring.
var gained = regexp.MustCompile(`[+−±]\d`)

// reckonsNothing checks that points which something would bring are neither written anywhere nor said of what is there.
func (r *rig) reckonsNothing() {
	r.t.Helper()
	for text := range r.UI.DrawnTexts {
		if gained.MatchString(text) {
			r.t.Errorf("%q is written", text)
		}
	}
	for _, w := range r.UI.Widgets() {
		if gained.MatchString(w.Label + w.Tooltip + w.Why) {
			r.t.Errorf("of %s is said %q, %q", w.ID, w.Label, w.Tooltip)
		}
	}
}

// TestPuristsButtonsAreBare looks at the buttons of palace and town with the consequences switched off: what can be made is called
// by its name alone, what can't says how many of its houses are there.
func TestPuristsButtonsAreBare(t *testing.T) {
	for k, id := range map[islas.ActionKind]string{islas.MakePalace: "palace", islas.MakeTown: "town"} {
		for _, possible := range []bool{true, false} {
			bubbled(t, fmt.Sprint(id, possible), func(t *testing.T) {
				r := find(t, 2, func(m moment) bool {
					d := m.decision()
					return d.Seat == 0 && d.Phase <= islas.PhaseDone && m.state().Round() > 2 && can(m, k) == possible
				}).open(t, "en", full)
				r.Stage.Settings.Consequences = false
				r.Rest()
				b := r.Widget(id)
				if name := r.T("table." + id); possible && (b.Label != name || !strings.HasPrefix(b.Tooltip, r.T("table."+id+"-tip")) || strings.Contains(b.Tooltip, "\n") || !r.ShowsIn(name, b.Rect)) {
					t.Errorf("the button is called %q, said of it is %q", b.Label, b.Tooltip)
				}
				if need := fmt.Sprint("/", k.Houses()); !possible && !strings.Contains(b.Label, need) {
					t.Errorf("the button is called %q, what it lacks is not said", b.Label)
				}
				r.reckonsNothing()
			})
		}
	}
}

// TestALessonForetellsNothing points at the plot for the house that a lesson asks for.
func TestALessonForetellsNothing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		steps := learn(t, "en", full, 0).lesson.Steps
		step := slices.IndexFunc(steps, func(s playing.LessonStep[islas.Action]) bool { return s.Waits && s.Do.Kind == islas.Build })
		p := learn(t, "en", full, step)
		p.Rest()
		way := p.wayAt(step)
		p.Click(way[0])
		p.Move(p.Widget(way[1]).Rect.Middle())
		p.linger()
		if !p.Widget(way[1]).Enabled || p.told() != "" {
			t.Errorf("told is %q", p.told())
		}
		p.reckonsNothing()
	})
}

// TestNothingIsForetoldDuringAnArrival points at everything while the ship is in.
func TestNothingIsForetoldDuringAnArrival(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, decides(islas.PhaseSettle, 2))
		r := m.open(t, "en", full)
		r.Rest()
		if !r.arriving() {
			t.Fatal("the ship is not in")
		}
		for _, id := range r.IDs() {
			r.Move(r.Widget(id).Rect.Middle())
			r.linger()
			if r.told() != "" || r.foretold() {
				t.Errorf("at %s is told %q", id, r.told())
			}
			r.reckonsNothing()
		}
	})
}
