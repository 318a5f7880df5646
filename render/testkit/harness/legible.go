package harness

import "islas/render/ui"

// legible is the least em in pixels of text to be read, less the effect of rounding.
const legible = 12 - 0.05

// Handsets returns windows of telephones, in pixels of the system, upright and on their side, at the least and the greatest size of the
// interface.
func Handsets() (all []Window) {
	for _, percent := range []int{100, 200} {
		for _, size := range [][2]float64{{320, 568}, {360, 640}, {390, 844}, {412, 915}} {
			all = append(all, Window{W: size[0], H: size[1], Percent: percent}, Window{W: size[1], H: size[0], Percent: percent})
		}
	}
	return Some(all)
}

// Legible reports texts whose type is too small to be read on a telephone.
func (h *Harness) Legible() {
	h.t.Helper()
	h.UI.DrawnEms(func(text string, r ui.Rect, em float64) bool {
		if key := "small " + text; em < legible && !h.cut[key] {
			h.cut[key] = true
			h.t.Errorf("%s: %q is written in type of %.1f pixels in %T", h.where(), text, em, h.loop.Top())
		}
		return true
	})
}
