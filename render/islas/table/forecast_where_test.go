package table_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// TestRestingOnAPirate says whom it would rob.
func TestRestingOnAPirate(t *testing.T) {
	for _, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 4, holds(islas.PhaseAction, 2, pirate))
			r := m.open(t, lang, full)
			r.Rest()
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

// TestForecastOfTheDiscards rests on the top card of the discard pile, and on cards of the pile spread out.
func TestForecastOfTheDiscards(t *testing.T) {
	for _, w := range []harness.Window{full, {W: 1280, H: 720, Percent: 200}} {
		bubbled(t, w.String(), func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				s := m.state()
				n := s.DiscardSize()
				return decides(islas.PhaseAction, 3)(m) && n > 4 && s.DiscardAt(n-1).Settler() && s.DiscardAt(n-3).Settler()
			})
			r := m.open(t, "en", w)
			r.Rest()
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
}

// TestForecastOfTheLog rests on lines of the log that name a settler; the forecast covers neither the line nor the cards.
func TestForecastOfTheLog(t *testing.T) {
	for _, w := range []harness.Window{full, {W: 1280, H: 720, Percent: 200}} {
		bubbled(t, w.String(), func(t *testing.T) {
			r := find(t, 4, decides(islas.PhaseAction, 4)).open(t, "de", w)
			r.Rest()
			if r.Has("open.log") {
				r.Click("open.log")
				r.Rest()
			}
			s := r.state()
			asked := 0
			for _, id := range r.IDs() {
				line, ok := r.Find(id)
				if !ok || !strings.HasPrefix(id, "log.") && !strings.HasPrefix(id, "said.") || !line.Visible || line.Rect.H < 20*r.Scale() {
					continue
				}
				for c := range islas.Card(islas.Occupations) {
					if !strings.Contains(line.Label, r.cardName(c)) || strings.Contains(line.Label, "zieht ") && strings.Contains(line.Label, "Karte") {
						continue
					}
					asked++
					r.Move(line.Rect.Middle())
					r.linger()
					if want := r.sentence(&s, c); !strings.Contains(r.told(), want) {
						t.Errorf("of %q is told %q, want %q", line.Label, r.told(), want)
					}
					if slip, ok := r.Find("forecast"); ok && !slip.Rect.Intersect(line.Rect).Empty() {
						t.Errorf("the forecast at %v covers the line at %v", slip.Rect, line.Rect)
					}
					break
				}
			}
			if asked == 0 {
				t.Error("no line names a settler")
			}
		})
	}
}

// TestForecastForOnlookers rests on the discard pile where only computers play: nobody is spoken to.
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
		}).open(t, "de", harness.Window{W: 768, H: 1024, Percent: 100})
		r.Rest()
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
