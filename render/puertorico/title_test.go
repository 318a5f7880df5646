package puertorico

import (
	"testing"

	"islas/render/puertorico/art"
	"islas/render/stage"
	"islas/render/testkit/scenetest"
	"islas/render/ui"
)

func open() stage.Game { return New() }

// TestTitleFitsItsPlaces checks what of the picture is seen in which window, and that nothing covers it.
func TestTitleFitsItsPlaces(t *testing.T) {
	some, all := []string{"town", "chart", "ship"}, []string{"town", "chart", "ship", "steamer"}
	want := map[string][]string{"wide": some, "broad": some, "upright": all, "tall": all, "beside a menu": {"town", "ship"}}
	scenetest.TitleFitsItsPlaces(t, New(), want, func(u *ui.UI, at stage.TitlePlaces) map[string]ui.Rect {
		v := viewIn(u, at)
		return map[string]ui.Rect{"town": v.town, "chart": v.chart, "ship": v.ship, "steamer": v.steamer}
	})
}

// TestTitleInAllWindows checks on the real title that everything lies in the window, clear of widgets and credits.
func TestTitleInAllWindows(t *testing.T) {
	scenetest.TitleInAllWindows(t, open, func(key any) string {
		switch key.(type) {
		case *art.Plain:
			return map[any]string{&art.Harbour: "town", &art.Chart: "chart"}[key]
		case art.WorkerShip:
			return "steamer"
		case shipKey:
			return "ship"
		}
		return ""
	}, nil)
}
