package table

import (
	"testing"

	"islas/game/islas"
	"islas/render/ui"
)

// TestHiddenCardsStayHidden looks at every card that is painted while something moves: its face is seen only if it is the
// viewer's own, lies on the discard pile or goes there, or has come ashore and been turned over (rules, section 12).
func TestHiddenCardsStayHidden(t *testing.T) {
	of := func(k islas.EventKind) func(islas.Step, *islas.State) bool {
		return func(s islas.Step, _ *islas.State) bool { return s.Event.Kind == k && s.Event.Seat != 0 }
	}
	hidden := []movement{
		{name: "dealt", at: of(islas.EvDeal)}, {name: "aboard", at: of(islas.EvAboard)}, {name: "drawn", at: of(islas.EvDraw)},
		{name: "loaded", at: of(islas.EvLoad)}, {name: "kept", at: of(islas.EvArrival)},
	}
	for _, m := range append(hidden, movements()...) {
		for _, reduced := range []bool{false, true} {
			r, table := m.about(t, 3)
			r.s.Settings.ReducedMotion = reduced
			backs, face := 0, (partAshore+partTurn)/2
			if reduced {
				face = partAshore
			}
			for r.frame(ui.Input{}); table.show.busy(); r.frame(ui.Input{}) {
				e, p, _ := table.show.event()
				open := map[islas.Card]bool{islas.NoCard: true}
				for _, c := range table.state().HandCards(0, nil) {
					open[c] = true
				}
				for _, s := range []*islas.State{&table.show.before, table.state()} {
					if n := s.DiscardSize(); n > 0 {
						open[s.DiscardAt(n-1)] = true
					}
				}
				switch e.Kind {
				case islas.EvBuild:
					open[e.Card] = true
				case islas.EvLoad:
					open[e.Card] = e.Seat == 0
				case islas.EvReveal:
					open[e.Card] = p*table.show.steps() >= face
				}
				if a := &table.ship; a.active && a.turned() {
					open[a.card] = true
				}
				r.u.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
					card := islas.NoCard
					switch k := key.(type) {
					case cardKey:
						card = k.card
					case posedKey:
						card = k.card
						if card == islas.NoCard && k.moving {
							backs++
						}
					case plainKey:
						if k == "back" {
							backs++
						}
					}
					if !open[card] {
						t.Fatalf("%s, reduced %v: at %.2f everybody sees card %d at %v", m.name, reduced, p, card, at)
					}
					return true
				})
			}
			if backs == 0 {
				t.Errorf("%s: not a single back of a card is seen", m.name)
			}
		}
	}
}
