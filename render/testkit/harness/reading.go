package harness

import (
	"strings"

	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Asks gives another interface the sizes that this one is given before every frame.
func (h *Harness) Asks(u *ui.UI) {
	u.Fingertip(44)
	u.Reading(h.loop.Window.Reading(h.Stage.Top(), h.Stage.Size()))
	u.Ask(h.loop.Window.Asked(h.Stage.Top(), h.Stage.Size()))
}

// LargerMenu opens the menu of a table at 200 % and reports what is not twice as large there as usual, what can't be reached, and what a
// finger can't hit.
func (h *Harness) LargerMenu() {
	h.t.Helper()
	h.Click("menu")
	h.Wait(3)
	width, height := h.UI.Size()
	usual := theme.Size(theme.BodyBold) * stage.Window{W: width, H: height, Density: 1}.Scale(100)
	for _, id := range []string{"menu.resume", "menu.rules", "menu.settings", "menu.title"} {
		h.Reveal(id)
		h.Legible()
		label, w, large := h.Widget(id).Label, h.Widget(id), false
		h.UI.DrawnEms(func(text string, r ui.Rect, em float64) bool {
			if strings.Contains(label, text) && w.Rect.Contains(r.Middle()) {
				large = em >= 2*usual-0.05
			}
			return !large
		})
		if !large {
			h.t.Errorf("%q is not written twice as large", label)
		}
	}
	h.Fingers()
	h.Reveal("menu.settings")
	h.Click("menu.settings")
	if h.Has("menu.resume") {
		h.t.Error("the menu leads nowhere")
	}
}
