package table_test

import (
	"strings"
	"testing"

	"islas/render/internal/harness"
	"islas/render/internal/loop"
	"islas/render/theme"
	"islas/render/ui"
)

// In every moment of a game, in windows of telephones at 200 %, a finger that rests is shown every word of the table twice as large, prompt,
// log and buttons too.
func TestWordsOfTheTableAreReadTwiceAsLarge(t *testing.T) {
	tables([]harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}}).Each(t, (*harness.Harness).Larger)
}

// There the menu is written twice as large, too, and all of it is reached by scrolling down, where a finger meets it.
func TestMenuIsTwiceAsLarge(t *testing.T) {
	some := tables([]harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 390, H: 844, Percent: 200}})
	some.Names = some.Names[:3]
	some.Each(t, func(h *harness.Harness) {
		h.Click("menu")
		h.Wait(3)
		width, height := h.UI.Size()
		usual := theme.Size(theme.BodyBold) * loop.Window{W: width, H: height, Density: 1}.Scale(100)
		for _, id := range []string{"menu.resume", "menu.rules", "menu.settings", "menu.title"} {
			h.Reveal(id)
			h.Legible()
			label, w, read := h.Widget(id).Label, h.Widget(id), false
			h.UI.DrawnEms(func(text string, r ui.Rect, em float64) bool {
				if strings.Contains(label, text) && w.Rect.Contains(r.Middle()) {
					read = em >= 2*usual-0.05
				}
				return !read
			})
			if !read {
				t.Errorf("%q is not written twice as large", label)
			}
		}
		h.Fingers()
		h.Reveal("menu.settings")
		h.Click("menu.settings")
		if h.Has("menu.resume") {
			t.Error("the menu leads nowhere")
		}
	})
}
