package table_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/forecast"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// called returns the name of a player in a forecast for the first seat.
func (r *rig) called(seat game.Seat) string {
	if seat == 0 {
		return r.T("forecast.you")
	}
	return r.name(seat)
}

// sentence returns the text of the forecast for a settler, for the first seat.
func (r *rig) sentence(s *islas.State, c islas.Card) string {
	l := forecast.New(s.View(0), 0).Settler(c)
	in, k := slices.Collect(l.In(s.Seats()).All()), l.Columns()-1
	slices.SortStableFunc(in, func(a, b game.Seat) int { return int(l.Counts[b][k]) - int(l.Counts[a][k]) })
	var counts []string
	for _, seat := range in {
		counts = append(counts, fmt.Sprintf("%s %d", r.called(seat), l.Counts[seat][k]))
	}
	key, name := "forecast.goes.", ""
	switch {
	case l.Winner == game.NoSeat:
		key = "forecast.nobody."
	case l.Decided == islas.ByTies && l.Winner == 0:
		key = "forecast.ties-you."
	case l.Decided == islas.ByTies:
		key = "forecast.ties."
	case l.Winner == 0:
		key = "forecast.comes."
	}
	if l.Winner != game.NoSeat {
		name = r.called(l.Winner)
	}
	return r.T(key+r.T("gender."+c.ID()), "counts", strings.Join(counts, ", "), "power", r.T("power.ties"), "name", name)
}

// restOnCard lets the pointer rest on a card of the hand.
func (r *rig) restOnCard(i int) {
	r.t.Helper()
	r.Away()
	r.Wait(30)
	r.Move(r.Widget(fmt.Sprintf("card.%d", i)).Rect.Middle())
	r.linger()
}

// aim clicks everything for an action except the last widget, rests on that, and returns its id.
func (r *rig) aim(a islas.Action) (id string) {
	r.t.Helper()
	way := r.way(a)
	last := len(way) - 1
	for _, id := range way[:last] {
		r.Click(id)
	}
	r.Rest()
	r.Move(r.Widget(way[last]).Rect.Middle())
	r.linger()
	return way[last]
}

// linger lets the pointer rest where it is.
func (r *rig) linger() {
	r.Pass(time.Second)
	r.Rest()
}

// told returns the text of the forecast, "" for none.
func (r *rig) told() string {
	w, ok := r.Find("forecast")
	if !ok {
		return ""
	}
	return w.Label
}

// foretold reports whether the beginning of a forecast of a card is written anywhere.
func (r *rig) foretold() bool {
	return slices.ContainsFunc([]string{"forecast.comes.f", "forecast.comes.m", "forecast.robs-nobody"}, func(key string) bool {
		return r.Shows(strings.Join(strings.Fields(r.T(key))[:3], " "))
	})
}

// tellsOf checks that the forecast says where a settler would go, and with what numbers.
func (r *rig) tellsOf(s *islas.State, c islas.Card) {
	r.t.Helper()
	if want := r.sentence(s, c); !strings.Contains(r.told(), want) {
		r.t.Errorf("%v: told is %q, want %q", c, r.told(), want)
	}
}

// TestRestingOnACardTellsWhereItWouldGo rests on every card of the hand and checks that a sentence says where the settler would go, with
// the numbers that are counted, or whom the pirate would rob.
func TestRestingOnACardTellsWhereItWouldGo(t *testing.T) {
	for i, w := range layouts() {
		bubbled(t, w.String(), func(t *testing.T) {
			r := find(t, 5-i, holds(islas.PhaseAction, 2+i, pirate)).rested(t, locales.Languages()[i], w)
			s := r.state()
			for i, c := range s.HandCards(0, nil) {
				r.restOnCard(i)
				if c.Settler() {
					if r.tellsOf(&s, c); !r.foretold() {
						t.Errorf("of %v nothing is to be read", c)
					}
					continue
				}
				for seat := range s.Raid(islas.BuiltIn().Colour(c)).Losers.All() {
					n := s.AllHouses(seat).Count()
					want := r.T("forecast.house-of", "name", r.called(seat), "n", n)
					if b, ok := s.At(seat, s.AllHouses(seat).First()); n == 1 && ok {
						want = r.T("forecast.house", "name", r.called(seat), "piece", r.T("building.house."+b.Colour.String()))
					}
					if !r.Shows(want) || !strings.Contains(r.told(), r.called(seat)) && seat != 0 {
						t.Errorf("told is %q, want one that names %s, and %q", r.told(), r.called(seat), want)
					}
				}
			}
		})
	}
}

// TestForecastCoversNoIsland checks where the forecast lies. If the window has hardly room for text in the size of the settings it says
// everything in that size, also about the islands, and does not cover the card.
func TestForecastCoversNoIsland(t *testing.T) {
	for i, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 800, H: 1280, Percent: 100}) {
		seats := 2 + i%4
		bubbled(t, fmt.Sprint(w, " ", seats), func(t *testing.T) {
			r := find(t, seats, decides(islas.PhaseAction, 3)).rested(t, "de", w)
			r.restOnCard(0)
			slip, narrow := r.Widget("forecast").Rect, false
			r.UI.Words(func() { narrow = r.UI.Narrow() })
			if card := r.Widget("card.0").Rect; narrow && !slip.Intersect(card).Empty() {
				t.Errorf("the forecast at %v covers the card at %v", slip, card)
			}
			for seat := range game.Seat(seats) {
				for p := range islas.Plot(islas.Plots) {
					if at := r.site(seat, p); !narrow && !slip.Intersect(at).Empty() {
						t.Errorf("the forecast at %v covers plot %d of seat %d at %v", slip, p, seat, at)
					}
				}
			}
		})
	}
}

// elsewhere reports whether whoever decides could build with a settler that, if it landed now, would count other plots of theirs.
func elsewhere(s *islas.State, c islas.Card) bool {
	if !c.Settler() {
		return false
	}
	r := s.Compare(c)
	if r.Decided < 2 || r.Decided > islas.Wishes || !r.Left[r.Decided-2].Has(0) {
		return false
	}
	legal, _ := s.Allowed(0, c)
	counted := s.Free(0) & s.Near(0, islas.BuiltIn().Priorities(c)[r.Decided-1])
	return legal != 0 && counted&^legal != 0
}

// TestOnlyLegalPlotsAreLitForAChosenCard checks that while a card is chosen to build with, however it was chosen, exactly the legal plots
// are lit, although its forecast is shown.
func TestOnlyLegalPlotsAreLitForAChosenCard(t *testing.T) {
	for name, choose := range map[string]func(r *rig, id string){
		"mouse": func(r *rig, id string) {
			r.Click(id)
			r.Away()
			r.Move(r.At(id))
			r.linger()
		},
		"finger": func(r *rig, id string) {
			r.TapAt(r.At(id))
			r.Tick(ui.Input{Touch: true, Dt: time.Second})
		},
		"assistive tool": func(r *rig, id string) {
			r.Tick(ui.Input{Assist: ui.Assist{ID: id, Focus: true, Click: true}})
			r.linger()
		},
	} {
		bubbled(t, name, func(t *testing.T) {
			r := find(t, 3, holds(islas.PhaseAction, 3, elsewhere)).rested(t, "de", harness.Window{W: 390, H: 844, Percent: 100})
			s := r.state()
			choose(r, cardID(&s, elsewhere))
			cards := s.HandCards(0, nil)
			c := cards[slices.IndexFunc(cards, func(c islas.Card) bool { return elsewhere(&s, c) })]
			legal, _ := s.Allowed(0, c)
			if lit := r.glowing(); lit != legal || r.shown("glow")[0].alpha < 1 {
				t.Errorf("the plots %v are lit, and %v are legal", lit, legal)
			}
			r.tellsOf(&s, c)
		})
	}
}

// TestForecastOfABuilding checks, while a building is being chosen and a plot is pointed at, that the forecast says the points gained, which
// privilege changes hands, which settler of the hand would come then or no longer, and how many of those not in sight.
func TestForecastOfABuilding(t *testing.T) {
	power := func(r *rig, c forecast.Change) string {
		return r.T("power." + islas.BuiltIn().Power(c.Privileges[0].Colour).String())
	}
	settler := func(r *rig, key string, who islas.Card) string {
		return r.T(key+r.T("gender."+who.ID()), "who", r.cardName(who))
	}
	calm := func(c forecast.Change) bool {
		return c.Comes|c.Leaves|c.Aboard == 0 && len(c.Privileges) == 0 && c.Before != c.After
	}
	unseen := func(r *rig, c forecast.Change) string {
		return r.T("forecast.unseen", "after", c.After, "of", c.Of, "before", c.Before)
	}
	owned := func(c forecast.Change, owned bool) bool {
		return len(c.Privileges) == 1 && c.Privileges[0].To == 0 && (c.Privileges[0].From != game.NoSeat) == owned
	}
	for name, b := range map[string]struct {
		kind  islas.ActionKind
		when  func(c forecast.Change) bool
		wants func(r *rig, c forecast.Change) string
	}{
		"house": {islas.Build, calm, unseen}, "palace": {islas.MakePalace, calm, unseen},
		"won": {islas.Build, func(c forecast.Change) bool { return owned(c, false) }, func(r *rig, c forecast.Change) string {
			return r.T("forecast.won", "power", power(r, c))
		}},
		"taken": {islas.Build, func(c forecast.Change) bool { return owned(c, true) }, func(r *rig, c forecast.Change) string {
			return r.T("forecast.taken", "power", power(r, c), "name", r.name(c.Privileges[0].From))
		}},
		"comes": {islas.Build, func(c forecast.Change) bool {
			return len(c.Comes.Cards()) == 1 && c.Leaves|c.Aboard == 0
		}, func(r *rig, c forecast.Change) string { return settler(r, "forecast.newcomer.", c.Comes.Cards()[0]) }},
		"leaves": {islas.Build, func(c forecast.Change) bool {
			return len(c.Leaves.Cards()) == 1 && c.Comes|c.Aboard == 0
		}, func(r *rig, c forecast.Change) string { return settler(r, "forecast.gone.", c.Leaves.Cards()[0]) }},
	} {
		bubbled(t, name, func(t *testing.T) {
			var a islas.Action
			var c forecast.Change
			m := find(t, 3, func(m moment) bool {
				s := m.state()
				if m.decision().Seat != 0 || m.decision().Phase > islas.PhaseDone || s.Round() < 2 {
					return false
				}
				ahead := forecast.New(s.View(0), 0)
				return slices.ContainsFunc(s.Legal(nil), func(option islas.Action) bool {
					a, c = option, ahead.Of(option)
					return a.Kind == b.kind && b.when(c)
				})
			})
			r := m.rested(t, "de", full)
			r.aim(a)
			after := *m.state()
			must.OK(t, after.Apply(a, nil))
			gain, lines := sign(after.Points(0)-m.state().Points(0)), strings.Split(r.told(), "\n")
			gains := slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, gain+":") })
			if !gains || !slices.Contains(lines, b.wants(r, c)) || calm(c) && len(lines) != 3 {
				t.Errorf("%v: told is %q, want %s points and %q", a, r.told(), gain, b.wants(r, c))
			}
		})
	}
}

// TestButtonsSayWhatTheyBring checks that the number on the buttons for palaces and towns is what the best of them brings.
func TestButtonsSayWhatTheyBring(t *testing.T) {
	for k, id := range map[islas.ActionKind]string{islas.MakePalace: "palace", islas.MakeTown: "town"} {
		bubbled(t, id, func(t *testing.T) {
			r := find(t, 2, func(m moment) bool {
				return m.decision().Seat == 0 && m.decision().Phase <= islas.PhaseDone && can(m, k)
			}).rested(t, "en", full)
			best, s := -9, r.state()
			for _, a := range r.legal() {
				if after := s; a.Kind == k && after.Apply(a, nil) == nil {
					best = max(best, after.Points(0)-s.Points(0))
				}
			}
			if b, brings := r.Widget(id), sign(best); !r.ShowsIn(brings, b.Rect) || !strings.Contains(b.Tooltip, brings) {
				t.Errorf("the button says %q, it brings %s", b.Tooltip, brings)
			}
		})
	}
}

// sign returns a number of points with its sign.
func sign(n int) string {
	return strings.NewReplacer("-", "−", "+0", "±0").Replace(fmt.Sprintf("%+d", n))
}

// gained matches a number of points that something would bring.
var gained = regexp.MustCompile(`[+−±]\d`)

// reckonsNothing checks that no forecast is shown, and points that something would bring are neither written nor in a label.
func (r *rig) reckonsNothing() {
	r.t.Helper()
	if r.told() != "" || r.foretold() {
		r.t.Errorf("told is %q", r.told())
	}
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

// TestNothingIsForetold points at cards and at a plot with consequences switched off, when a tooltip has only the text of the card, at the
// plot for the house that a lesson waits for, and at everything while the ship is in.
func TestNothingIsForetold(t *testing.T) {
	bubbled(t, "switched off", func(t *testing.T) {
		r := find(t, 3, decides(islas.PhaseAction, 3)).open(t, "en", full)
		r.Stage.Settings.Consequences = false
		r.Rest()
		s := r.state()
		for i, c := range s.HandCards(0, nil) {
			r.restOnCard(i)
			r.reckonsNothing()
			if _, _, shown := r.UI.Tip(); !shown || !r.Shows(r.cardName(c)) {
				t.Errorf("%v: no tooltip says what it is", c)
			}
		}
		r.aim(r.some(islas.Build))
		r.reckonsNothing()
	})
	bubbled(t, "lesson", func(t *testing.T) {
		p := learn(t, "en", full, 0)
		step := p.StepSaying("build")
		p.From(step)
		p.Rest()
		way := p.wayAt(step)
		p.Click(way[0])
		p.Move(p.Widget(way[1]).Rect.Middle())
		p.linger()
		if p.reckonsNothing(); !p.Widget(way[1]).Enabled {
			t.Error("the lesson does not wait for a house")
		}
	})
	bubbled(t, "arrival", func(t *testing.T) {
		r := find(t, 3, decides(islas.PhaseSettle, 2)).rested(t, "en", full)
		for _, id := range r.IDs() {
			r.Move(r.Widget(id).Rect.Middle())
			r.linger()
			r.reckonsNothing()
		}
		if !r.arriving() {
			t.Error("the ship is not in")
		}
	})
}

// TestForecastOfTheDiscards rests on the top card of the discard pile, and on a card of the opened pile, where a person plays and where
// only computers do: then nobody is addressed.
func TestForecastOfTheDiscards(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			s := m.state()
			n := s.DiscardSize()
			return decides(islas.PhaseAction, 3)(m) && n > 4 && s.DiscardAt(n-1).Settler() && s.DiscardAt(n-3).Settler()
		})
		r, s := m.rested(t, "en", harness.Window{W: 1280, H: 720, Percent: 200}), m.state()
		r.Move(r.Widget("discard").Rect.Middle())
		r.linger()
		r.tellsOf(s, s.DiscardAt(s.DiscardSize()-1))
		r.Click("discard")
		r.Rest()
		r.Move(r.Widget("discarded.2").Rect.Middle())
		r.linger()
		r.tellsOf(s, s.DiscardAt(s.DiscardSize()-3))
		r = m.openFor(t, "en", full, computers(3)...)
		r.Wait(5)
		r.Move(r.Widget("discard").Rect.Middle())
		for n := 0; n < 400 && r.told() == ""; n++ {
			r.Wait(1)
		}
		if r.told() == "" || strings.Contains(r.told(), r.T("forecast.you")+" ") {
			t.Errorf("told is %q", r.told())
		}
	})
}
