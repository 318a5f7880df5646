package islas

import (
	"math"
	"strings"
	"testing"

	"islas/render/paint/figures"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// TestTitleHasRoomForAll checks that in every window the islands and the ship keep clear of the name and the menu and lie
// in the window, and that no two of them cover each other by much.
func TestTitleHasRoomForAll(t *testing.T) {
	for _, at := range harness.Windows() {
		s := harness.NewStage(t, "de", New())
		s.Go(s.Routes.Title(s))
		h := harness.New(t, s, at)
		h.Wait(5)
		things := map[string]ui.Rect{}
		islands := 0
		var name ui.Rect
		h.UI.DrawnPaintings(func(key any, r ui.Rect, _ float64) bool {
			switch key := key.(type) {
			case islandKey:
				things[key.id] = r
				islands++
			case shipKey:
				things["ship"] = r
			default:
				if r != h.UI.Bounds() && h.ShowsIn(h.T("title.name"), r) {
					name = r
				}
			}
			return true
		})
		if name.Empty() {
			t.Fatalf("%s: the name stands in no frame", at)
		}
		if len(things) == 0 {
			t.Logf("%s: neither island nor ship", at)
		}
		for thing, rect := range things {
			if got := rect.Intersect(h.UI.Bounds()); rect.W-got.W > 1 || rect.H-got.H > 1 {
				t.Errorf("%s: %s at %v is not wholly in the window", at, thing, rect)
			}
			for _, w := range h.UI.Widgets() {
				if over := rect.Intersect(w.Rect); over.W > 2 && over.H > 2 {
					t.Errorf("%s: %s covers %s by %v", at, thing, w.ID, over)
				}
			}
			for text, other := range h.UI.DrawnTexts {
				if over := rect.Intersect(other); strings.Contains(h.T("title.credits"), text) && over.W > 2 && over.H > 2 {
					t.Errorf("%s: %s covers the credits by %v", at, thing, over)
				}
			}
			if over := rect.Intersect(name); over.W*over.H > 0.15*rect.W*rect.H {
				t.Errorf("%s: the name covers too much of %s", at, thing)
			}
			for also, other := range things {
				if over := rect.Intersect(other); also < thing && over.W*over.H > 0.2*min(rect.W*rect.H, other.W*other.H) {
					t.Errorf("%s: %s and %s cover each other", at, thing, also)
				}
			}
		}
		if ship, ok := things["ship"]; ok && islands > 0 && math.Abs(ship.W/max(ship.H, 1)-figures.ShipRatio) > 0.01 {
			t.Errorf("%s: the ship is %v", at, ship)
		}
	}
}

// The islands of the title are those of the game.
func TestTitleShowsTheIslands(t *testing.T) {
	shown := map[string]bool{}
	for _, spots := range [][]spot{western, eastern, middle, besideLeft, besideRight} {
		for _, s := range spots {
			if islandOf(s.id) == nil {
				t.Errorf("there is no island %q", s.id)
			}
			shown[s.id] = true
		}
	}
	if got, want := len(shown), len(New().Info().Boards.IDs); got != want {
		t.Errorf("%d islands are shown of %d", got, want)
	}
}
