package table_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// TestPlatesTellWhoHasWhat checks that on every island beside the large one the owner's name, the points on the way to the goal, and the
// number of cards in hand are legible, and that the latter covers nothing of the island.
func TestPlatesTellWhoHasWhat(t *testing.T) {
	score := regexp.MustCompile(`^\d+/\d+$`)
	for i, w := range []harness.Window{ // in which plates have little room
		{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 200}, {W: 900, H: 450, Percent: 100},
		{W: 768, H: 1024, Percent: 100}, {W: 800, H: 1280, Percent: 100}, {W: 960, H: 600, Percent: 100},
	} {
		seats := islas.MaxSeats - i%4
		bubbled(t, fmt.Sprintf("%v-%d", w, seats), func(t *testing.T) {
			r := find(t, seats, decides(islas.PhaseAction, 3)).rested(t, "de", w)
			r.Away()
			r.Wait(5)
			s := r.state()
			for seat := game.Seat(1); int(seat) < seats; seat++ {
				place := r.Widget(fmt.Sprintf("island.%d", seat)).Rect
				name, points, hand := "", "", ui.Rect{}
				for text, at := range r.UI.DrawnTexts {
					if !place.Contains(at.Middle()) {
						continue
					}
					switch {
					case strings.HasPrefix(r.name(seat), text), strings.HasSuffix(text, "…"):
						name = text
					case score.MatchString(text):
						points = text
					case text == fmt.Sprint(s.HandSize(seat)):
						hand = at
					}
				}
				if first, _, _ := strings.Cut(r.name(seat), " "); name != r.name(seat) && name != first {
					t.Errorf("%s is called %q", r.name(seat), name)
				}
				if want := fmt.Sprintf("%d/%d", s.Points(seat), s.Goal()); points != want {
					t.Errorf("%s has %q, want %q", r.name(seat), points, want)
				}
				if hand.Empty() {
					t.Errorf("%s has %d cards, and nobody is told", r.name(seat), s.HandSize(seat))
				}
				for plot := range islas.Plot(islas.Plots) {
					if at := art.PieceRect(r.board(seat).at, r.island(seat), plot, islas.House); !at.Intersect(hand).Empty() {
						t.Errorf("%s: the number of cards lies on plot %d", r.name(seat), plot)
					}
				}
			}
		})
	}
}

// TestPrivilegesOnIslandsTellWhatTheyAre checks that the privileges on the islands of others have tooltips, and that a click shows more
// about them.
func TestPrivilegesOnIslandsTellWhatTheyAre(t *testing.T) {
	m := find(t, 3, func(m moment) bool {
		return decides(islas.PhaseAction, 3)(m) && m.state().Owner(islas.Ties) > 0
	})
	bubble(t, func(t *testing.T) {
		r := m.rested(t, "en", full)
		id := fmt.Sprintf("seal.%d.ties", m.state().Owner(islas.Ties))
		if tip := r.Widget(id).Tooltip; !strings.Contains(tip, r.T("power.ties.text")) {
			t.Errorf("the privilege says %q", tip)
		}
		r.Click(id)
		r.Wait(5)
		if !r.Has("deeds.list") {
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

// TestIslandsOfTheMatch checks that a match shows the islands on which it was begun, and that their plots are clicked where they lie
// there.
func TestIslandsOfTheMatch(t *testing.T) {
	for _, data := range []int{1, board.Data} {
		setup := someSetup(5, game.Human, "easy", "easy", "easy", "easy")
		setup.Data = data
		r := begin(t, "en", full, setup)
		r.Rest()
		seen := map[string]picture{}
		for _, p := range r.shown("board") {
			seen[p.island] = p
		}
		for seat, s := range setup.Seats {
			is, err := board.LoadOf(data, s.Board)
			must.OK(t, err)
			p, ok := seen[is.Layout()]
			if !ok {
				t.Errorf("data %d: %s is not shown among %v", data, is.Layout(), seen)
				continue
			}
			if seat > 0 {
				continue // the others' plots are clicked when their islands are visited
			}
			for plot := range islas.Plot(islas.Plots) {
				w := r.Widget(plotID(seat, plot))
				x, y := art.SitePoint(p.at, is, plot)
				if !w.Rect.Contains(ui.Point{X: x, Y: y}) {
					t.Errorf("data %d: plot %d of %s is clicked in %v, its site is %.0f, %.0f", data, plot, is.Layout(), w.Rect, x, y)
				}
			}
		}
	}
}
