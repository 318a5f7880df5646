package colonies

import (
	"testing"

	"islas/render/stage"
	"islas/render/testkit/scenetest"
	"islas/render/ui"
)

func open() stage.Game { return New() }

// TestTitleFitsItsPlaces checks what of the picture is seen in which window, and that nothing covers it.
func TestTitleFitsItsPlaces(t *testing.T) {
	all := []string{"home", "colony", "ship"}
	want := map[string][]string{"wide": all, "broad": all, "upright": all, "tall": all, "beside a menu": {"home", "ship"}}
	scenetest.TitleFitsItsPlaces(t, New(), want, func(u *ui.UI, at stage.TitlePlaces) map[string]ui.Rect {
		v := titleView(u, at)
		return map[string]ui.Rect{"home": v.Left, "colony": v.Right, "ship": v.Ship}
	})
}

// TestTitleInAllWindows checks on the real title that everything lies in the window, clear of widgets and credits.
func TestTitleInAllWindows(t *testing.T) {
	scenetest.TitleInAllWindows(t, open, func(key any) string {
		if _, ship := key.(shipKey); ship {
			return "ship"
		}
		of, _ := key.(scrapKey)
		return string(of)
	}, nil)
}
