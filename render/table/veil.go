package table

import (
	"slices"
	"strconv"

	"islas/render/theme"
	"islas/render/ui"
)

// around returns what is left of b beside the holes, as rectangles of whole pixels that do not overlap.
func around(b ui.Rect, holes []ui.Rect) (rest []ui.Rect) {
	ys := []float64{b.Y, b.Bottom()}
	var in []ui.Rect
	for _, h := range holes {
		if h = h.Rounded().Intersect(b); !h.Empty() {
			in, ys = append(in, h), append(ys, h.Y, h.Bottom())
		}
	}
	slices.Sort(ys)
	slices.SortFunc(in, func(a, b ui.Rect) int { return int(a.X - b.X) })
	for i := range len(ys) - 1 {
		top, bottom := ys[i], ys[i+1]
		if bottom <= top {
			continue
		}
		x := b.X
		for _, h := range in {
			if h.Y >= bottom || h.Bottom() <= top {
				continue
			}
			if h.X > x {
				rest = append(rest, ui.Rect{X: x, Y: top, W: h.X - x, H: bottom - top})
			}
			x = max(x, h.Right())
		}
		if x < b.Right() {
			rest = append(rest, ui.Rect{X: x, Y: top, W: b.Right() - x, H: bottom - top})
		}
	}
	return rest
}

// veilShade is the opacity of the shade beside what is lit, from 0 to 1.
const veilShade = 0.45

// veil dims the window beside the rectangles in lit and open, and takes the clicks outside of open. It returns where it was clicked.
func veil(u *ui.UI, lit, open []ui.Rect) (at ui.Point, clicked bool) {
	shade := theme.Color{R: u.Theme().Dim.R, G: u.Theme().Dim.G, B: u.Theme().Dim.B, A: 255}
	for _, r := range around(u.Bounds(), slices.Concat(lit, open)) {
		u.Fill(r, theme.Alpha(shade, veilShade))
	}
	for i, r := range around(u.Bounds(), open) {
		if u.Passive("lesson.veil."+strconv.Itoa(i), r, ui.RegionOptions{Looks: true, Pans: true}).Clicked {
			at, clicked = u.Input().Pos, true
		}
	}
	return at, clicked
}
