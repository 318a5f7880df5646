package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/forecast"
	"islas/locales"
	"islas/render/testkit/harness"
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

// TestRestingOnACardTellsWhereItWouldGo rests on every card of the hand and checks that a sentence says where the settler would go, with
// the numbers that are counted.
func TestRestingOnACardTellsWhereItWouldGo(t *testing.T) {
	windows := []harness.Window{full, {W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}}
	for i, w := range windows {
		bubbled(t, w.String(), func(t *testing.T) {
			r := find(t, 5-i, decides(islas.PhaseAction, 3+i)).rested(t, []string{"en", "de"}[i%2], w)
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
			slip, ok := r.Find("forecast")
			if !ok {
				t.Fatal("nothing is foretold")
			}
			narrow := false
			r.UI.Words(func() { narrow = r.UI.Narrow() })
			if narrow {
				if card := r.Widget("card.0").Rect; !slip.Rect.Intersect(card).Empty() {
					t.Errorf("the forecast at %v covers the card at %v", slip.Rect, card)
				}
				return
			}
			for seat := range game.Seat(seats) {
				for p := range islas.Plot(islas.Plots) {
					if at := r.site(seat, p); !slip.Rect.Intersect(at).Empty() {
						t.Errorf("the forecast at %v covers plot %d of seat %d at %v", slip.Rect, p, seat, at)
					}
				}
			}
		})
	}
}

// TestRestingOnAPirate checks the forecast of whom a pirate would rob.
func TestRestingOnAPirate(t *testing.T) {
	for _, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 4, holds(islas.PhaseAction, 2, pirate))
			r := m.rested(t, lang, full)
			s := r.state()
			i := slices.IndexFunc(s.HandCards(0, nil), func(c islas.Card) bool { return pirate(&s, c) })
			c := s.HandCards(0, nil)[i]
			r.restOnCard(i)
			raid := s.Raid(islas.BuiltIn().Colour(c))
			for seat := range raid.Losers.All() {
				n := s.AllHouses(seat).Count()
				want := r.T("forecast.house-of", "name", r.called(seat), "n", n)
				if b, ok := s.At(seat, s.AllHouses(seat).First()); n == 1 && ok {
					want = r.T("forecast.house", "name", r.called(seat), "piece", r.T("building.house."+b.Colour.String()))
				}
				if !r.Shows(want) || !strings.Contains(r.told(), r.called(seat)) && seat != 0 {
					t.Errorf("told is %q, want one that names %s, and %q", r.told(), r.called(seat), want)
				}
			}
		})
	}
}

// TestForecastOfTheDiscards rests on the top card of the discard pile, and on cards of the opened pile.
func TestForecastOfTheDiscards(t *testing.T) {
	inWindows(t, []harness.Window{full, {W: 1280, H: 720, Percent: 200}}, func(t *testing.T, w harness.Window) {
		m := find(t, 3, func(m moment) bool {
			s := m.state()
			n := s.DiscardSize()
			return decides(islas.PhaseAction, 3)(m) && n > 4 && s.DiscardAt(n-1).Settler() && s.DiscardAt(n-3).Settler()
		})
		r := m.rested(t, "en", w)
		s := r.state()
		r.Move(r.Widget("discard").Rect.Middle())
		r.linger()
		if want := r.sentence(&s, s.DiscardAt(s.DiscardSize()-1)); !strings.Contains(r.told(), want) {
			t.Errorf("told is %q, want %q", r.told(), want)
		}
		r.Click("discard")
		r.Rest()
		r.Move(r.Widget("discarded.2").Rect.Middle())
		r.linger()
		if want := r.sentence(&s, s.DiscardAt(s.DiscardSize()-3)); !strings.Contains(r.told(), want) {
			t.Errorf("told is %q, want %q", r.told(), want)
		}
	})
}

// TestForecastForOnlookers rests on the discard pile where only computers play: nobody is addressed.
func TestForecastForOnlookers(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			n := m.state().DiscardSize()
			return m.state().Round() > 3 && m.decision().Phase == islas.PhaseAction && n > 2 && m.state().DiscardAt(n-1).Settler()
		})
		r := m.openFor(t, "en", full, computers(3)...)
		r.Wait(5)
		r.Move(r.Widget("discard").Rect.Middle())
		for range 400 {
			if r.Wait(1); r.told() != "" {
				break
			}
		}
		if r.told() == "" || strings.Contains(r.told(), r.T("forecast.you")+" ") {
			t.Errorf("told is %q", r.told())
		}
	})
}

// TestForecastForAFinger lays a finger on a card of the hand and lets it rest there.
func TestForecastForAFinger(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, func(m moment) bool {
			return decides(islas.PhaseAction, 3)(m) && m.state().HandCards(0, nil)[0].Settler()
		}).rested(t, "de", harness.Window{W: 768, H: 1024, Percent: 100})
		s := r.state()
		in := ui.Input{Pos: r.Widget("card.0").Rect.Middle(), Inside: true, Touch: true, Down: true, Pressed: true, Dt: time.Second / 60}
		r.Tick(in)
		in.Pressed = false
		for range 20 {
			if r.Tick(in); r.told() != "" {
				t.Fatal("the finger has hardly touched the card, and something is told")
			}
		}
		for range 30 {
			r.Tick(in)
		}
		c := s.HandCards(0, nil)[0]
		if want := r.sentence(&s, c); !strings.Contains(r.told(), want) {
			t.Errorf("told is %q, want %q", r.told(), want)
		}
	})
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
		},
		"finger": func(r *rig, id string) {
			r.TapAt(r.At(id))
			r.Tick(ui.Input{Touch: true, Dt: time.Second})
		},
		"assistive tool": func(r *rig, id string) { r.Tick(ui.Input{Assist: ui.Assist{ID: id, Focus: true, Click: true}}) },
	} {
		for _, w := range []harness.Window{full, {W: 390, H: 844, Percent: 100}} {
			bubbled(t, fmt.Sprint(name, w), func(t *testing.T) {
				m := find(t, 3, holds(islas.PhaseAction, 3, elsewhere))
				r := m.rested(t, "de", w)
				s := m.state()
				cards := s.HandCards(0, nil)
				i := slices.IndexFunc(cards, func(c islas.Card) bool { return elsewhere(s, c) })
				choose(r, fmt.Sprintf("card.%d", i))
				if name != "finger" {
					r.linger()
				}
				legal, _ := s.Allowed(0, cards[i])
				lit := islas.PlotSet(0)
				for _, p := range r.shown("glow") {
					if lit |= p.plots; p.alpha < 1 {
						t.Errorf("the plots %v are lit by %.2f", p.plots, p.alpha)
					}
				}
				if lit != legal {
					t.Errorf("the plots %v are lit, and %v are legal", lit, legal)
				}
				if want := r.sentence(s, cards[i]); !strings.Contains(r.told(), want) {
					t.Errorf("told is %q, want %q", r.told(), want)
				}
			})
		}
	}
}
