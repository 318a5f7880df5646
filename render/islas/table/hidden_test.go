package table_test

import (
	"testing"

	"islas/game/islas"
)

// hidden returns what looks at every card that is drawn while an action is shown: its face is seen only if it is the person's own, lies on the
// discard pile or goes there, or has come ashore and been turned over (rules, section 12).
func (r *rig) hidden(m moment) (look func()) {
	open, reveals := openCards(m)
	return func() {
		for _, p := range r.shown("card") {
			if landed := reveals[p.card] && r.arriving() && r.inLedger(p.at) && !r.ashore(); !open[p.card] && !landed {
				r.t.Fatalf("everybody sees card %d at %v while the bar says %q", p.card, p.at, r.prompt())
			}
		}
	}
}

// Cards that are dealt stay hidden but for the person's own.
func TestDealtCardsStayHidden(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "en", full, someSetup(1, alone(3)...))
		r.Watch = r.hidden(moment{gameOf(1, 3), 0})
		if r.Rest(); len(r.shown("back")) == 0 {
			t.Error("not a single back of a card is seen")
		}
	})
}

// ashore reports whether a card is on its way from the ship.
func (r *rig) ashore() bool {
	for _, p := range r.moving()["card"] {
		if p.what == "back" && r.inLedger(p.at) {
			return true
		}
	}
	return false
}

// openCards is the cards that the person on the first seat may see before and after an action or because of it, and those
// that are revealed by it.
func openCards(m moment) (open, reveals map[islas.Card]bool) {
	open, reveals = map[islas.Card]bool{islas.NoCard: true}, map[islas.Card]bool{}
	for _, s := range []*islas.State{m.state(), &m.before[m.at+1]} {
		for _, c := range append(s.HandCards(0, nil), s.Discard(nil)...) {
			open[c] = true
		}
		if c := s.Landing(); c != islas.NoCard && s == m.state() {
			open[c] = true
		}
	}
	for _, step := range m.steps[m.at] {
		switch e := step.Event; e.Kind {
		case islas.EvBuild:
			open[e.Card] = true
		case islas.EvReveal:
			reveals[e.Card] = true
		}
	}
	return open, reveals
}
