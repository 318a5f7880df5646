package table_test

import (
	"testing"

	"islas/game/islas"
)

// TestHiddenCardsStayHidden looks at every card that is drawn while something is shown: its face is seen only if it is the
// person's own, lies on the discard pile or goes there, or has come ashore and been turned over (rules, section 12).
func TestHiddenCardsStayHidden(t *testing.T) {
	all := append(shows(), show{"deal", nil})
	for _, s := range all {
		for _, reduced := range []bool{false, true} {
			name := s.name + map[bool]string{true: ", reduced motion"}[reduced]
			t.Run(name, func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					r, m := (*rig)(nil), moment{}
					if s.when == nil {
						r, m = dealing(t)
					} else {
						m = s.find(t)
						r = m.open(t, "en", full)
					}
					r.Stage.Settings.ReducedMotion = reduced
					open, reveals := openCards(m)
					backs := 0
					look := func() {
						for _, p := range r.pictures() {
							switch {
							case p.what == "back":
								backs++
							case p.what != "card" || open[p.card]:
							case reveals[p.card] && r.arriving() && r.inLedger(p.at) && !r.ashore():
								// it has come ashore
							default:
								t.Fatalf("everybody sees card %d at %v while the bar says %q", p.card, p.at, r.prompt())
							}
						}
					}
					if s.when == nil {
						r.Watch = look
						r.Rest()
					} else {
						r.perform(m, look)
					}
					if backs == 0 {
						t.Error("not a single back of a card is seen")
					}
				})
			})
		}
	}
}

// dealing is a game that has just begun.
func dealing(t *testing.T) (*rig, moment) {
	t.Helper()
	return begin(t, "en", full, someSetup(1, alone(3)...)), moment{gameOf(1, 3), 0}
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
