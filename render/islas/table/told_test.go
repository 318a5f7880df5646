package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
)

// Whoever does not see the table is told, part by part, which plot is which, what stands there and on the plots beside it, and which card is
// chosen.
func TestReadersAreToldTheIsland(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, func(m moment) bool {
			return decides(islas.PhaseAction, 4)(m) && m.decision().Seat == 0 && can(m, islas.Build)
		}).open(t, "en", full)
		r.Rest()
		s, parts := r.state(), r.Parts()
		what := func(plot islas.Plot) string {
			if b, ok := s.At(0, plot); ok {
				return r.T("building." + b.Kind.String() + "." + b.Colour.String())
			}
			return "free"
		}
		own, built := parts[r.name(0)+"’s island"], 0
		for plot := range islas.Plot(islas.Plots) {
			name := fmt.Sprintf("Plot %d: %s\n", plot+1, what(plot))
			at := slices.IndexFunc(own, func(told string) bool { return strings.HasPrefix(told, name) })
			if at < 0 {
				t.Fatalf("%q is not told of: %q", name, own)
			}
			if what(plot) != "free" {
				built++
			}
			_, beside, _ := strings.Cut(own[at], "Neighbouring plots: ")
			var want []string
			for next := range s.Neighbours(0, plot).All() {
				want = append(want, fmt.Sprintf("%d %s", next+1, what(next)))
			}
			if beside != strings.Join(want, ", ") {
				t.Errorf("beside plot %d lie %q, told is %q", plot+1, want, beside)
			}
		}
		if built == 0 {
			t.Error("nothing is built")
		}
		for _, part := range []string{"Your hand", "Your turn", "Ship and piles", "Points", "Privileges", "Log"} {
			if len(parts[part]) == 0 {
				t.Errorf("there is no part %q", part)
			}
		}
		if alone := len(parts[""]); alone > 12 {
			t.Errorf("%d things belong to no part: %q", alone, parts[""])
		}
		card := r.way(r.legal()[slices.IndexFunc(r.legal(), func(a islas.Action) bool { return a.Kind == islas.Build })])[0]
		for _, chosen := range []bool{true, false} {
			r.Click(card)
			r.Rest()
			pressed := slices.DeleteFunc(r.Parts()["Your hand"], func(told string) bool { return !strings.HasSuffix(told, ": selected") })
			if name := r.Widget(card).Label + ": selected"; slices.Equal(pressed, []string{name}) != chosen {
				t.Errorf("of the cards %q are chosen; that of %s is: %v", pressed, card, chosen)
			}
		}
	})
}
