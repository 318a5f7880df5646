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
	h.scrollThrough(h.UI.Bounds(), func() bool {
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
		return true
	})
	h.Fingers()
}

// LargerSheet reports text of a popover, said, which ends the name of its widget, that is not twice as large as the smallest words are at
// 100 %, and words of it that are not seen however far it is scrolled.
func (h *Harness) LargerSheet(id, said string) {
	h.t.Helper()
	w := h.Widget(id)
	if !h.UI.Bounds().Holds(w.Rect) {
		h.t.Errorf("%s: %s lies at %v", h.where(), id, w.Rect)
	}
	var seen []string
	h.scrollThrough(w.Rect, func() bool {
		h.UI.DrawnEms(func(line string, r ui.Rect, em float64) bool {
			if strings.Contains(h.Widget(id).Label, line) && w.Rect.Inset(-1).Holds(r) && em >= h.twice() {
				seen = append(seen, strings.Fields(line)...)
			}
			return true
		})
		return true
	})
	if said == "" || !strings.HasSuffix(w.Label, said) {
		h.t.Errorf("%s: %q is not said on %s, but %q", h.where(), said, id, w.Label)
	}
	for word := range strings.FieldsSeq(said) {
		if !strings.Contains(" "+strings.Join(seen, " ")+" ", strings.TrimRight(word, ".:")) {
			h.t.Errorf("%s: %q of %q is not read twice as large on %s", h.where(), word, w.Label, id)
			return
		}
	}
}

// twice returns the size in pixels of the smallest words at 200 %.
func (h *Harness) twice() float64 {
	return 2*theme.Size(theme.Small)*(stage.Window{W: h.loop.Window.W, H: h.loop.Window.H, Density: 1}).Scale(100) - 0.05
}

// scrollThrough calls look, and again after scrolling the content of r further by the wheel, until that moves nothing.
func (h *Harness) scrollThrough(r ui.Rect, look func() bool) {
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
	at := h.Widget(id).Rect.Middle()
	h.Move(at)
	for range 5 {
		h.Pass(time.Second / 4)
	}
	text, seen := said(), ""
	for range 60 {
		h.UI.DrawnEms(func(line string, r ui.Rect, em float64) bool {
			if strings.Contains(text, line) && h.UI.Bounds().Holds(r) && em >= h.twice() {
				seen += " " + strings.Join(strings.Fields(line), " ") + " "
			}
			return true
		})
		h.Wheel(-0.3)
		h.Wait(2)
	}
	if text == "" {
		h.t.Errorf("%s: nothing is told of %s", h.where(), id)
	}
	for word := range strings.FieldsSeq(text) {
		if !strings.Contains(seen, " "+word+" ") {
			h.t.Errorf("%s: %q of %q is not read twice as large", h.where(), word, text)
			return
		}
	}
}

// LargerSaid reports words of a text that are not seen whole in the window now, twice as large as the smallest are at 100 %.
func (h *Harness) LargerSaid(text string) {
	h.t.Helper()
	seen, large := "", false
	h.UI.DrawnEms(func(line string, r ui.Rect, em float64) bool {
		if strings.Contains(text, line) && h.UI.Bounds().Holds(r) && em >= h.twice() {
			seen, large = seen+" "+line+" ", true
		}
		return true
	})
	if !large {
		h.t.Errorf("%s: %q is not said twice as large", h.where(), text)
		return
	}
	for word := range strings.FieldsSeq(text) {
		if !strings.Contains(seen, " "+word+" ") {
			h.t.Errorf("%s: %q of %q is not said twice as large", h.where(), word, text)
			return
		}
	}
}
