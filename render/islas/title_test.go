package islas

import (
	"math"
	"testing"

	"islas/render/islas/art"
	"islas/render/paint/figures"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/scenetest"
	"islas/render/ui"
)

func open() stage.Game { return New() }

// TestTitleHasRoomForAll checks that in every window the islands and the ship lie in the window, clear of the menu, that the name and
// no other of them covers much of them, and that the ship is not distorted.
func TestTitleHasRoomForAll(t *testing.T) {
	part := func(key any) string {
		switch key := key.(type) {
		case art.Board:
			return key.ID
		case shipKey:
			return "ship"
		}
		return ""
	}
	scenetest.TitleInAllWindows(t, open, part, func(h *harness.Harness, parts map[string]ui.Rect) {
		at := h.UI.Bounds()
		var name ui.Rect
		h.UI.DrawnPaintings(func(key any, r ui.Rect, _ float64) bool {
			if part(key) == "" && r != at && h.ShowsIn(h.T("title.name"), r) {
				name = r
			}
			return true
		})
		if name.Empty() {
			t.Fatalf("%v: the name stands in no frame", at)
		}
		for thing, rect := range parts {
			if over := rect.Intersect(name); over.W*over.H > 0.15*rect.W*rect.H {
				t.Errorf("%v: the name covers too much of %s", at, thing)
			}
			for also, other := range parts {
				if over := rect.Intersect(other); also < thing && over.W*over.H > 0.2*min(rect.W*rect.H, other.W*other.H) {
					t.Errorf("%v: %s and %s cover each other", at, thing, also)
				}
			}
		}
		if ship, ok := parts["ship"]; ok && len(parts) > 1 && math.Abs(ship.W/max(ship.H, 1)-figures.ShipRatio) > 0.01 {
			t.Errorf("%v: the ship is %v", at, ship)
		}
	})
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
