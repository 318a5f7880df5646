package harness

import (
	"strings"
	"time"

	"islas/render/internal/loop"
	"islas/render/theme"
	"islas/render/ui"
)

// read is a text that is to be read, where it is seen and how large it is written.
type read struct {
	text string
	at   ui.Rect
	em   float64
}

// Larger reports texts that a finger that rests on them is not shown so many times larger as words are asked to be, from their beginning to
// their end.
func (h *Harness) Larger() {
	h.t.Helper()
	larger := h.loop.Window.Reading(h.loop.Top(), h.Stage.Size())
	if larger <= 1 {
		h.t.Fatalf("%s: words are as large as they are asked to be: nothing is tried", h.where())
	}
	h.Tick(ui.Input{Touch: true}) // a finger has come in place of a mouse, and what that rested on is gone
	h.Rest()
	var texts []read
	h.UI.DrawnEms(func(text string, r ui.Rect, em float64) bool {
		texts = append(texts, read{text, r.Intersect(h.UI.Bounds()), em})
		return true
	})
	const often = 8 // texts between two rests; from one to the other the finger goes on
	open := false
	for i, s := range texts {
		if s.at.W < 4 || s.at.H < 4 {
			continue // hardly a stroke of it is seen, and more of it when it is scrolled
		}
		if i%often == 0 || !open {
			h.lift()
			open = h.rest(s.at.Middle())
		}
		if !open {
			continue // a slider, or what is drawn on: the next one is come from elsewhere
		}
		for _, p := range []ui.Point{{X: s.at.X + 1, Y: s.at.Middle().Y}, s.at.Middle(), {X: s.at.Right() - 1, Y: s.at.Middle().Y}} {
			h.Tick(ui.Input{Pos: p, Inside: true, Touch: true, Down: true})
			if !h.enlarges(&s, p, larger) && !h.cut["larger "+s.text] {
				h.cut["larger "+s.text] = true
				h.t.Errorf("%s: %q at %v is not shown %.2f times larger", h.where(), s.text, s.at, larger)
			}
		}
	}
	h.lift()
	if len(texts) > 0 && !open {
		h.t.Errorf("%s: nowhere is anything shown larger", h.where())
	}
}

// Asks tells another interface what this one is told before every frame of how large things are to be.
func (h *Harness) Asks(u *ui.UI) {
	u.Fingertip(44)
	u.Reading(h.loop.Window.Reading(h.Stage.Top(), h.Stage.Size()))
	u.Ask(h.loop.Window.Asked(h.Stage.Top(), h.Stage.Size()))
}

// rest lets a finger rest at a place, and reports whether that opens the loupe. It leaves bars alone that would be scrolled by.
func (h *Harness) rest(p ui.Point) bool {
	if ui.ScrollBar(h.UI.Touched(p)) {
		return false
	}
	h.Tick(ui.Input{Pos: p, Inside: true, Touch: true, Down: true, Pressed: true})
	h.Tick(ui.Input{Pos: p, Inside: true, Touch: true, Down: true, Dt: time.Second})
	_, _, open := h.UI.Loupe()
	return open
}

// lift takes the finger away, and closes the loupe.
func (h *Harness) lift() {
	h.Tick(ui.Input{Touch: true, Released: true})
	if _, _, open := h.UI.Loupe(); open {
		h.Tick(ui.Input{Touch: true, Keys: []ui.Key{ui.KeyEscape}})
	}
}

// enlarges reports whether the loupe shows a text so many times larger at a place of it.
func (h *Harness) enlarges(s *read, p ui.Point, larger float64) (is bool) {
	from, at, open := h.UI.Loupe()
	if !open || !from.Contains(p) {
		return false
	}
	times := at.W / from.W
	p = ui.Point{X: at.X + (p.X-from.X)*times, Y: at.Y + (p.Y-from.Y)*times}
	h.UI.DrawnEms(func(text string, r ui.Rect, em float64) bool {
		is = is || text == s.text && em >= s.em*larger-0.05 && r.Inset(-1).Contains(p) && at.Contains(p)
		return !is
	})
	return is
}

// LargerMenu opens the menu of a table at 200 % and reports what is not written twice as large there as it is usual, what can't be reached, and what
// no finger meets.
func (h *Harness) LargerMenu() {
	h.t.Helper()
	h.Click("menu")
	h.Wait(3)
	width, height := h.UI.Size()
	usual := theme.Size(theme.BodyBold) * loop.Window{W: width, H: height, Density: 1}.Scale(100)
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
