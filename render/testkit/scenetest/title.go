package scenetest

import (
	"strings"
	"testing"

	"islas/locales"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/theme"
	"islas/render/ui"
)

// titlePlaces are places for the picture as the title gives them, by the kind of window.
var titlePlaces = map[string]stage.TitlePlaces{
	"wide":          {Free: ui.Rect{X: 34, Y: 80, W: 1760, H: 880}, Name: ui.Rect{X: 560, Y: 130, W: 710, H: 180}, Menu: ui.Rect{X: 705, Y: 410, W: 420, H: 540}},
	"broad":         {Free: ui.Rect{X: 34, Y: 80, W: 2680, H: 1300}, Name: ui.Rect{X: 850, Y: 180, W: 1040, H: 300}, Menu: ui.Rect{X: 1160, Y: 560, W: 420, H: 740}},
	"upright":       {Free: ui.Rect{X: 34, Y: 90, W: 1030, H: 1300}, Name: ui.Rect{X: 195, Y: 120, W: 710, H: 220}, Menu: ui.Rect{X: 340, Y: 640, W: 420, H: 540}},
	"tall":          {Free: ui.Rect{X: 34, Y: 90, W: 1640, H: 2500}, Name: ui.Rect{X: 400, Y: 160, W: 900, H: 280}, Menu: ui.Rect{X: 640, Y: 1330, W: 420, H: 540}},
	"narrow":        {Free: ui.Rect{X: 24, Y: 90, W: 460, H: 800}, Name: ui.Rect{X: 24, Y: 110, W: 460, H: 150}, Menu: ui.Rect{X: 60, Y: 300, W: 390, H: 520}},
	"beside a menu": {Free: ui.Rect{X: 34, Y: 380, W: 620, H: 250}},
	"no room":       {Free: ui.Rect{X: 34, Y: 380, W: 150, H: 100}},
}

// TitleFitsItsPlaces lays the picture of a game's title into the places of every kind of window. The parts that want names, and no
// others, are large enough, in their room, clear of the menu and each other, and hardly covered by the name. Parts returns where
// each part of the picture lies; empty rectangles have no room.
func TitleFitsItsPlaces(t *testing.T, g stage.Game, want map[string][]string, parts func(u *ui.UI, at stage.TitlePlaces) map[string]ui.Rect) {
	t.Helper()
	texts, err := locales.Open("en", g.Texts())
	must.OK(t, err)
	u := ui.New(theme.New(false), texts)
	covered := func(a, b ui.Rect) float64 {
		over := a.Intersect(b)
		return max(over.W, 0) * max(over.H, 0) / (a.W * a.H)
	}
	for window, at := range titlePlaces {
		shown := map[string]ui.Rect{}
		for name, r := range parts(u, at) {
			if !r.Empty() {
				shown[name] = r
			}
		}
		if len(shown) != len(want[window]) {
			t.Errorf("%s: %v", window, shown)
		}
		for _, name := range want[window] {
			if r := shown[name]; r.W < 100 || r.H < 100 {
				t.Errorf("%s: %s is %v", window, name, r)
			}
		}
		for name, r := range shown {
			if covered(r, at.Free) < 0.999 {
				t.Errorf("%s: %s at %v is not in %v", window, name, r, at.Free)
			}
			if covered(r, at.Menu) > 0 {
				t.Errorf("%s: the menu covers %s", window, name)
			}
			if covered(r, at.Name) > 0.1 {
				t.Errorf("%s: the name covers too much of %s", window, name)
			}
			for also, other := range shown {
				if also != name && covered(r, other) > 0.001 {
					t.Errorf("%s: %s and %s cover each other", window, name, also)
				}
			}
		}
	}
}

// TitleInAllWindows checks on the real title that every part of the picture lies in the window, clear of widgets and credits. Part
// names what a key of a painting shows; other paintings are "". More, if not nil, checks more of each window.
func TitleInAllWindows(t *testing.T, open func() stage.Game, part func(key any) string, more func(h *harness.Harness, parts map[string]ui.Rect)) {
	t.Helper()
	for _, at := range harness.Windows() {
		s := harness.NewStage(t, "de", open())
		s.Go(s.Routes.Title(s))
		h := harness.New(t, s, at)
		h.Wait(5)
		parts := map[string]ui.Rect{}
		h.UI.DrawnPaintings(func(key any, r ui.Rect, _ float64) bool {
			if name := part(key); name != "" {
				parts[name] = r
			}
			return true
		})
		for name, rect := range parts {
			if got := rect.Intersect(h.UI.Bounds()); rect.W-got.W > 1 || rect.H-got.H > 1 {
				t.Errorf("%s: %s at %v is not wholly in the window", at, name, rect)
			}
			for _, w := range h.UI.Widgets() {
				if over := rect.Intersect(w.Rect); over.W > 2 && over.H > 2 {
					t.Errorf("%s: %s covers %s by %v", at, name, w.ID, over)
				}
			}
			for text, other := range h.UI.DrawnTexts {
				if over := rect.Intersect(other); strings.Contains(h.T("title.credits"), text) && over.W > 2 && over.H > 2 {
					t.Errorf("%s: %s covers the credits by %v", at, name, over)
				}
			}
		}
		if more != nil {
			more(h, parts)
		}
	}
}
