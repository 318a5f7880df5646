package table_test

import (
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
)

// calledRight checks that all plots of the large island, of a seat, are called by what they lie next to and what stands on them.
func (r *rig) calledRight(s *islas.State, seat game.Seat) {
	r.t.Helper()
	for plot := range islas.Plot(islas.Plots) {
		label := r.Widget(plotID(int(seat), plot)).Label
		for k := range islas.Feature(islas.Features) {
			name := r.T("feature." + k.String())
			if near := s.Near(seat, islas.FeaturePriority(k)).Has(plot); near != strings.Contains(label, name) {
				r.t.Errorf("plot %d of seat %d is called %q; it lies next to %s: %v", plot, seat, label, name, near)
			}
		}
		piece := r.T("plot.free")
		if b, ok := s.At(seat, plot); ok {
			piece = r.T("building." + b.Kind.String() + "." + b.Colour.String())
		}
		called := r.T("plot.name", "n", int(plot)+1, "what", piece) + "\n" + strings.TrimSpace(r.T("table.plot", "near", ""))
		if !strings.HasPrefix(label, called) {
			r.t.Errorf("plot %d of seat %d is called %q, on it stands %q", plot, seat, label, piece)
		}
	}
}

// TestPlotsAreCalledByWhatIsThere looks at the own island, at another one and at the own again, builds a house, and changes the
// language: the plots are called right at any time.
func TestPlotsAreCalledByWhatIsThere(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, func(m moment) bool { return decides(islas.PhaseAction, 4)(m) && can(m, islas.Build) }).open(t, "en", full)
		r.Rest()
		s := r.state()
		r.calledRight(&s, 0)
		r.Click("island.1")
		r.Rest()
		r.calledRight(&s, 1)
		r.Click("home")
		r.Rest()
		r.calledRight(&s, 0)
		a := r.first(islas.Build)
		r.Rest()
		s = r.state()
		if b, ok := s.At(0, a.Plot); !ok || b.Kind != islas.House {
			t.Fatalf("%v has built nothing", a)
		}
		r.calledRight(&s, 0)
		r.Stage.Settings.Language = "de"
		if err := r.Stage.Translate(); err != nil {
			t.Fatal(err)
		}
		r.UI.SetTexts(r.Stage.Texts)
		r.Away()
		r.Wait(2)
		r.calledRight(&s, 0)
	})
}
