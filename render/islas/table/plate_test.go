package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// TestPlatesTellWhoHasWhat checks that on every island beside the large one the owner's name, the points on the way to the goal, and the
// number of cards in hand are legible, and that the latter covers nothing of the island.
func TestPlatesTellWhoHasWhat(t *testing.T) {
	for i, w := range []harness.Window{ // in which plates have little room
		{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100},
	} {
		seats := islas.MaxSeats - i%4
		bubbled(t, fmt.Sprintf("%v-%d", w, seats), func(t *testing.T) {
			r := find(t, seats, decides(islas.PhaseAction, 3)).rested(t, "de", w)
			r.Away()
			r.Wait(5)
			s := r.state()
			for seat := game.Seat(1); int(seat) < seats; seat++ {
				place, name, hand := r.Widget(fmt.Sprintf("island.%d", seat)).Rect, r.name(seat), fmt.Sprint(s.HandSize(seat))
				texts := r.textsIn(place)
				first, _, _ := strings.Cut(name, " ")
				if !slices.Contains(texts, name) && !slices.Contains(texts, first) || !slices.Contains(texts, fmt.Sprintf("%d/%d", s.Points(seat), s.Goal())) {
					t.Errorf("of %s with %d points is told %q", name, s.Points(seat), texts)
				}
				if !slices.Contains(texts, hand) {
					t.Errorf("%s has %s cards, and nobody is told", name, hand)
				}
				for plot := range islas.Plot(islas.Plots) {
					if slices.Contains(r.textsIn(r.site(seat, plot)), hand) {
						t.Errorf("%s: the number of cards lies on plot %d", name, plot)
					}
				}
			}
		})
	}
}

// TestPrivilegesOnIslandsTellWhatTheyAre checks that the privileges on the islands of others have tooltips, and that a click shows more
// about them.
func TestPrivilegesOnIslandsTellWhatTheyAre(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(islas.PhaseAction, 3)(m) && m.state().Owner(islas.Ties) > 0 })
		r := m.rested(t, "en", full)
		id := fmt.Sprintf("seal.%d.ties", m.state().Owner(islas.Ties))
		if tip := r.Widget(id).Tooltip; !strings.Contains(tip, r.T("power.ties.text")) {
			t.Errorf("the privilege says %q", tip)
		}
		r.Click(id)
		if r.Wait(5); !r.Has("deeds.list") {
			t.Error("a click on the privilege does not open the list")
		}
	})
}

// TestPlotUnderThePointerSaysWhatItTouches checks that a plot that is pointed at shows at the foot of the chart what it lies next to,
// before anything was chosen.
func TestPlotUnderThePointerSaysWhatItTouches(t *testing.T) {
	inWindows(t, []harness.Window{full, {W: 1280, H: 720, Percent: 200}}, func(t *testing.T, w harness.Window) {
		r := settled(t, 0)
		r.Resize(w)
		r.Wait(30)
		s := r.state()
		for plot := range islas.Plot(islas.Plots) {
			r.Move(r.Widget(plotID(0, plot)).Rect.Middle())
			r.Wait(2)
			for f := range islas.Feature(islas.Features) {
				if name := r.T("feature." + f.String()); s.Near(0, islas.FeaturePriority(f)).Has(plot) && !r.Shows(name) {
					t.Errorf("plot %d lies next to %s, and nobody is told", plot, name)
				}
			}
		}
		r.Away()
		if r.Wait(2); r.Shows(r.T("feature.mountain")) {
			t.Error("the line stays without a pointer")
		}
	})
}

// TestIslandsOfTheMatch checks that a match shows the islands on which it was begun, of every version of the data, and that their plots
// are clicked where they lie there.
func TestIslandsOfTheMatch(t *testing.T) {
	for _, data := range []int{1, board.Data} {
		bubbled(t, fmt.Sprint(data), func(t *testing.T) {
			setup := someSetup(5, alone(5)...)
			setup.Data = data
			r := begin(t, "en", full, setup)
			r.Rest()
			for seat := range game.Seat(len(setup.Seats)) {
				at, is := r.board(seat).at, r.island(seat) // it fails if the island is not shown
				for plot := range islas.Plot(islas.Plots) {
					x, y := art.SitePoint(at, is, plot)
					if seat == 0 && !r.Widget(plotID(0, plot)).Rect.Contains(ui.Point{X: x, Y: y}) {
						t.Errorf("plot %d of %s is not clicked at its site at %.0f, %.0f", plot, is.Layout(), x, y)
					}
				}
			}
		})
	}
}
