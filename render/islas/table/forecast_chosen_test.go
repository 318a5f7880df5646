package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// elsewhere reports whether who decides could build with a settler that, if it landed now, would count other plots of theirs.
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

// While a card is chosen to build with, the plots that are legal are lit and no others, however it was chosen, and although what it would
// do if it landed is told meanwhile.
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
				r := m.open(t, "de", w)
				r.Rest()
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
