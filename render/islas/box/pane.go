package box

import (
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/render/theme"
	"islas/render/ui"
)

// How large the hexagons can be shown, in design units a board unit: all of them as large as there is room for, so that every hexagon is
// a finger wide, and so that every side is.
const (
	cellScale = 0.56
	sideScale = 0.95
)

// pane is how the hexagons are shown: all of them, or so many parts beside and below each other that overlap by a hexagon at least, and by
// some of what is around it.
type pane struct {
	w, h, scale   float64 // pixels, and pixels a board unit
	columns, rows int     // of parts
	index, sizes  int     // which of so many sizes it is, from the smallest
	roomW, roomH  float64 // in which it lies
}

// paneIn returns the pane in so many pixels. At first it is shown so that whatever is clicked is a finger wide, hexagons or their sides, or
// larger if all of it fits.
func (p *Page) paneIn(u *ui.UI, width, height float64) pane {
	scales := scalesIn(u, width, height)
	i := min(max(p.usual(u, scales)+p.nearer[p.brush.leads], 0), len(scales)-1)
	scale := scales[i]
	n := pane{w: min(width, board.Width*scale), h: min(height, board.Height*scale), scale: scale, index: i, sizes: len(scales), roomW: width, roomH: height}
	n.columns = parts(board.Width*scale, n.w, cellWide*scale, 2*cellRim*scale)
	n.rows = parts(board.Height*scale, n.h, cellTall*scale, 2*cellRim*scale)
	return n
}

// usual is which of the sizes the board is shown in at first.
func (p *Page) usual(u *ui.UI, scales []float64) int {
	if p.brush.leads {
		return len(scales) - 1
	}
	return slices.IndexFunc(scales, func(s float64) bool { return s >= cellsScale(u)*0.93 })
}

// cellsScale is how many pixels a board unit has at least so that a finger meets every hexagon, and a mouse every side.
func cellsScale(u *ui.UI) float64 {
	return max(u.Px(cellScale), u.Phone()/cellHigh, u.Target(ui.Rect{}).H/sideHigh)
}

// target is how many pixels high and wide a button is at least.
func target(u *ui.UI) float64 { return max(u.Px(theme.Target), u.Phone()) }

// scalesIn returns in how many sizes the board can be shown, the smallest first.
func scalesIn(u *ui.UI, width, height float64) []float64 {
	all := []float64{min(width/board.Width, height/board.Height, u.Px(boardMost)/board.Width)}
	for _, scale := range []float64{cellsScale(u), max(u.Px(sideScale), u.Phone()/sideHigh)} {
		const alike = 1.005
		if scale > all[len(all)-1]*alike {
			all = append(all, scale)
		}
	}
	return all
}

// parts returns in how many parts something is shown that overlap, by a rim more where there is room.
func parts(all, seen, overlap, rim float64) int {
	if all <= seen+0.5 {
		return 1
	}
	overlap += min(rim, max(seen-overlap, 0)/2)
	return max(int(math.Ceil((all-overlap)/(seen-overlap))), 2)
}

// zoom shows the board in a pane larger by so many sizes.
func (p *Page) zoom(u *ui.UI, n pane, by int) {
	p.nearer[p.brush.leads] = n.index + by - p.usual(u, scalesIn(u, n.roomW, n.roomH))
}

// share is how far the i-th of n parts lies from the first to the last one.
func share(i, n int) float64 {
	if n < 2 {
		return 0
	}
	return float64(min(i, n-1)) / float64(n-1)
}

// corner returns what of the board is seen at the left and upper end of a part, in pixels.
func (n pane) corner(column, row int) (x, y float64) {
	return (board.Width*n.scale - n.w) * share(column, n.columns), (board.Height*n.scale - n.h) * share(row, n.rows)
}

// middle returns which place of the board is in the middle of a part.
func (n pane) middle(column, row int) (x, y float64) {
	x, y = n.corner(column, row)
	return (x + n.w/2) / n.scale, (y + n.h/2) / n.scale
}

// nearest returns the part in whose middle a place of the board lies most.
func (n pane) nearest(x, y float64) (column, row int) {
	least := math.Inf(1)
	for c := range n.columns {
		for r := range n.rows {
			mx, my := n.middle(c, r)
			if d := math.Hypot(mx-x, my-y); d < least {
				column, row, least = c, r, d
			}
		}
	}
	return column, row
}

// lattice returns where the hexagons lie in r, while one of the parts is shown.
func (n pane) lattice(r ui.Rect, column, row int) lattice {
	x, y := n.corner(column, row)
	return lattice{r.X - x, r.Y - y, n.scale, r}
}

// tight reports whether there is so little room that a board that is drawn takes all of it.
func tight(u *ui.UI, r ui.Rect) bool {
	return u.Phone() > 0 || r.W < u.Px(tightWide) || r.H < u.Px(tightHigh)
}

// Sizes below which a page has little room, in design units.
const (
	tightWide = 640
	tightHigh = 10 * theme.Target
)
