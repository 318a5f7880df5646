package colonies

import (
	"fmt"
	"strings"
	"testing"

	"islas/locales"
	own "islas/locales/colonies"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/theme"
	"islas/render/ui"
)

// titleRooms are rooms for the picture as the title gives them, by the kind of window.
func titleRooms() map[string]stage.TitlePlaces {
	return map[string]stage.TitlePlaces{
		"wide":          {Free: ui.Rect{X: 34, Y: 80, W: 1760, H: 880}, Name: ui.Rect{X: 560, Y: 130, W: 710, H: 180}, Menu: ui.Rect{X: 705, Y: 410, W: 420, H: 540}},
		"broad":         {Free: ui.Rect{X: 34, Y: 80, W: 2680, H: 1300}, Name: ui.Rect{X: 850, Y: 180, W: 1040, H: 300}, Menu: ui.Rect{X: 1160, Y: 560, W: 420, H: 740}},
		"upright":       {Free: ui.Rect{X: 34, Y: 90, W: 1030, H: 1300}, Name: ui.Rect{X: 195, Y: 120, W: 710, H: 220}, Menu: ui.Rect{X: 340, Y: 640, W: 420, H: 540}},
		"tall":          {Free: ui.Rect{X: 34, Y: 90, W: 1640, H: 2500}, Name: ui.Rect{X: 400, Y: 160, W: 900, H: 280}, Menu: ui.Rect{X: 640, Y: 1330, W: 420, H: 540}},
		"narrow":        {Free: ui.Rect{X: 24, Y: 90, W: 460, H: 800}, Name: ui.Rect{X: 24, Y: 110, W: 460, H: 150}, Menu: ui.Rect{X: 60, Y: 300, W: 390, H: 520}},
		"beside a menu": {Free: ui.Rect{X: 34, Y: 380, W: 620, H: 250}},
		"no room":       {Free: ui.Rect{X: 34, Y: 380, W: 150, H: 100}},
	}
}

// parts are the parts of a picture that have room.
func (v titlePlaces) parts() map[string]ui.Rect {
	all := map[string]ui.Rect{}
	for name, r := range map[string]ui.Rect{"home": v.home, "colony": v.colony, "ship": v.ship} {
		if !r.Empty() {
			all[name] = r
		}
	}
	return all
}

func newUI(t *testing.T) *ui.UI {
	t.Helper()
	texts, err := locales.Open("en", own.Files)
	must.OK(t, err)
	return ui.New(theme.New(false), texts)
}

// TestTitleHasRoomForAll checks that all parts lie in their room, clear of the menu and each other, and that the name covers next
// to nothing of them.
func TestTitleHasRoomForAll(t *testing.T) {
	u := newUI(t)
	covered := func(a, b ui.Rect) float64 {
		over := a.Intersect(b)
		return max(over.W, 0) * max(over.H, 0) / (a.W * a.H)
	}
	for window, at := range titleRooms() {
		parts := titleView(u, at).parts()
		for name, r := range parts {
			if covered(r, at.Free) < 0.999 {
				t.Errorf("%s: %s at %v is not in %v", window, name, r, at.Free)
			}
			if covered(r, at.Menu) > 0 {
				t.Errorf("%s: the menu covers %s", window, name)
			}
			if covered(r, at.Name) > 0.1 {
				t.Errorf("%s: the name covers too much of %s", window, name)
			}
			for also, other := range parts {
				if also != name && covered(r, other) > 0.001 {
					t.Errorf("%s: %s and %s cover each other", window, name, also)
				}
			}
		}
	}
}

// TestTitleShowsWhatHasRoom checks what of the picture is seen in which window.
func TestTitleShowsWhatHasRoom(t *testing.T) {
	u := newUI(t)
	for window, want := range map[string][]string{
		"wide": {"home", "colony", "ship"}, "broad": {"home", "colony", "ship"}, "upright": {"home", "colony", "ship"}, "tall": {"home", "colony", "ship"}, "narrow": nil,
		"beside a menu": {"colony", "ship"}, "no room": nil,
	} {
		parts := titleView(u, titleRooms()[window]).parts()
		if len(parts) != len(want) {
			t.Errorf("%s: %v", window, parts)
		}
		for _, name := range want {
			if r, ok := parts[name]; !ok || r.W < 100 || r.H < 100 {
				t.Errorf("%s: %s is %v", window, name, r)
			}
		}
	}
}

// TestTitleInAllWindows checks on the real title that everything lies in the window, clear of widgets and credits.
func TestTitleInAllWindows(t *testing.T) {
	for _, at := range harness.Windows() {
		s := harness.NewStage(t, "de", New())
		s.Go(s.Routes.Title(s))
		h := harness.New(t, s, at)
		h.Wait(5)
		things := map[string]ui.Rect{}
		h.UI.DrawnPaintings(func(key any, r ui.Rect, _ float64) bool {
			switch key.(type) {
			case homeKey, colonyKey, shipKey:
				things[fmt.Sprintf("%T", key)] = r
			}
			return true
		})
		if len(things) == 0 {
			t.Logf("%s: the sea is empty", at)
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
		}
	}
}
