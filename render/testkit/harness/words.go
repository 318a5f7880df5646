package harness

import (
	"strings"
	"time"

	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Telephones returns windows of telephones at text sizes twice the usual, for which tables have no room.
func Telephones() []Window {
	return []Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 360, H: 640, Percent: 200}, {W: 800, H: 480, Percent: 200}}
}

// Tablets returns windows of tablets, and a small one of a desk, at text sizes twice the usual, in which tables have room for larger words
// but not for such: tables seen whole, and in part.
func Tablets() (all []Window) {
	for _, large := range []bool{false, true} {
		for _, size := range [][2]float64{{768, 1024}, {1024, 768}, {960, 600}} {
			all = append(all, Window{W: size[0], H: size[1], Percent: 200, Large: large})
		}
	}
	return all
}

// LargerWords reports words of an open dialog that are not at least twice as large as the smallest are at 100 %, and scrolls through all of
// the dialog; everywhere fingers must hit the buttons.
func (h *Harness) LargerWords() {
	h.t.Helper()
	h.scrollThrough(h.UI.Bounds(), func() {
		words := map[string]float64{}
		h.UI.Labels(func(_ ui.Widget, text string) bool {
			words[text] = 0
			return true
		})
		if len(words) == 0 {
			h.t.Errorf("%s: no word is written", h.where())
		}
		h.UI.DrawnEms(func(line string, _ ui.Rect, em float64) bool {
			for text, most := range words {
				if strings.Contains(text, line) {
					words[text] = max(most, em)
				}
			}
			return true
		})
		for text, em := range words {
			if em > 0 && em < h.twice() && lettered(text) {
				h.t.Errorf("%s: %q is written in type of %.1f pixels, want %.1f", h.where(), text, em, h.twice())
			}
		}
	})
	h.Fingers()
}

// LargerSheet reports text of a popover, said, which ends the name of its widget, that is not twice as large as the smallest words are at
// 100 %, and words of it that are not seen however far it is scrolled.
func (h *Harness) LargerSheet(id, said string) {
	h.t.Helper()
	w, seen := h.Widget(id), ""
	if !h.UI.Bounds().Holds(w.Rect) {
		h.t.Errorf("%s: %s lies at %v", h.where(), id, w.Rect)
	}
	h.scrollThrough(w.Rect, func() { seen += h.large(h.Widget(id).Label, w.Rect.Inset(-1)) })
	if !strings.HasSuffix(w.Label, said) {
		h.t.Errorf("%s: %q is not said on %s, but %q", h.where(), said, id, w.Label)
	}
	h.reads(said, seen)
}

// large returns the lines of a text that are seen in r, written twice as large as the smallest words are at 100 %.
func (h *Harness) large(text string, r ui.Rect) (seen string) {
	h.UI.DrawnEms(func(line string, at ui.Rect, em float64) bool {
		if strings.Contains(text, line) && r.Holds(at) && em >= h.twice() {
			seen += " " + strings.Join(strings.Fields(line), " ") + " "
		}
		return true
	})
	return seen
}

// reads reports the first word of a text that is not among those seen, or that the text is empty.
func (h *Harness) reads(text, seen string) {
	h.t.Helper()
	if text == "" {
		h.t.Errorf("%s: nothing is said", h.where())
	}
	for word := range strings.FieldsSeq(text) {
		if !strings.Contains(seen, " "+word+" ") && !strings.Contains(seen, " "+strings.TrimRight(word, ".:")+" ") {
			h.t.Errorf("%s: %q of %q is not read twice as large", h.where(), word, text)
			return
		}
	}
}

// twice returns the size in pixels of the smallest words at 200 %.
func (h *Harness) twice() float64 {
	return 2*theme.Size(theme.Small)*(stage.Window{W: h.loop.Window.W, H: h.loop.Window.H, Density: 1}).Scale(100) - 0.05
}

// scrollThrough calls look, and again after scrolling the content of r further by the wheel, until that moves nothing.
func (h *Harness) scrollThrough(r ui.Rect, look func()) {
	h.t.Helper()
	var areas []string
	for _, w := range h.UI.Widgets() {
		if w.Role == ui.RoleScroll && !w.Covered && r.Inset(-1).Holds(w.Rect) && !w.Rect.Empty() {
			areas = append(areas, w.ID)
		}
	}
	look()
	for _, id := range areas {
		h.Move(h.Widget(id).Rect.Middle())
		h.Wheel(1000)
		h.Wait(2)
		for range 200 {
			before, _ := h.UI.ScrollOffset(id)
			look()
			h.Wheel(-0.5)
			h.Wait(2)
			if now, _ := h.UI.ScrollOffset(id); now <= before {
				break
			}
		}
	}
}

// LargerTold rests the mouse on a widget and reports words of its text that are not read twice as large as the smallest are at 100 %,
// however far the wheel scrolls it there. said returns that text once the mouse rests.
func (h *Harness) LargerTold(id string, said func() string) {
	h.t.Helper()
	h.Move(h.Widget(id).Rect.Middle())
	for range 5 {
		h.Pass(time.Second / 4)
	}
	text, seen := said(), ""
	for range 60 {
		seen += h.large(text, h.UI.Bounds())
		h.Wheel(-0.3)
		h.Wait(2)
	}
	h.reads(text, seen)
}

// LargerSaid reports words of a text that are not seen whole in the window now, twice as large as the smallest are at 100 %.
func (h *Harness) LargerSaid(text string) {
	h.t.Helper()
	h.reads(text, h.large(text, h.UI.Bounds()))
}
