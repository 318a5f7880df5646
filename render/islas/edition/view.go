package edition

import (
	"slices"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
	"islas/render/ui"
)

// Sizes of the hexagons in board units.
const (
	cellWide = 95.0
	cellHigh = 85.5 // of a row, without its overlap with the next
	cellSide = 57.0 // length of a side
	sideWide = 47.0 // of the clickable area at a side
	sideHigh = 42.5
	signSize = 70.0
)

// Scales of the hexagons at which every hexagon, and every side, is a finger wide, in design units a board unit.
const (
	cellScale = 0.56
	sideScale = 0.95
)

// view is the shown part of the hexagons. The zero value is the first one: whatever is clicked, hexagons or their sides, is a finger wide,
// or larger if all of the board fits.
type view struct {
	w, h, scale float64  // pixels, and pixels a board unit
	off         ui.Point // distance of its middle from that of the board, in board units
	leads       bool     // sides are clicked, not hexagons
	nearer      [2]int   // number of steps larger than at first for hexagons, and for their sides
	size, sizes int      // index of its scale, the smallest first, and number of scales
}

// lay fits the view into a width and a height in pixels, for clicking sides or hexagons.
func (v *view) lay(u *ui.UI, leads bool, width, height float64) {
	scales := []float64{min(width/board.Width, height/board.Height, u.Px(boardMost)/board.Width)}
	cells := max(u.Px(cellScale), u.Phone()/cellHigh, u.Target(ui.Rect{}).H/sideHigh)
	for _, scale := range []float64{cells, max(u.Px(sideScale), u.Phone()/sideHigh)} {
		const alike = 1.005
		if scale > scales[len(scales)-1]*alike {
			scales = append(scales, scale)
		}
	}
	v.leads, v.sizes = leads, len(scales)
	usual := v.sizes - 1
	if !leads {
		usual = slices.IndexFunc(scales, func(s float64) bool { return s >= cells*0.93 })
	}
	nearer := v.zoom()
	v.size = min(max(usual+*nearer, 0), v.sizes-1)
	*nearer = v.size - usual
	v.scale = scales[v.size]
	v.w, v.h = min(width, board.Width*v.scale), min(height, board.Height*v.scale)
	most := v.most()
	v.off = ui.Point{X: min(max(v.off.X, -most.X), most.X), Y: min(max(v.off.Y, -most.Y), most.Y)}
}

// zoom returns a pointer to the number of steps larger than at first for what is clicked now.
func (v *view) zoom() *int {
	if v.leads {
		return &v.nearer[1]
	}
	return &v.nearer[0]
}

// most returns the greatest distance of its middle from that of the board, in board units.
func (v *view) most() ui.Point {
	return ui.Point{X: (board.Width - v.w/v.scale) / 2, Y: (board.Height - v.h/v.scale) / 2}
}

// turned returns the view after one of the tools, and whether that can be used. It moves only so far that every hexagon can be seen whole.
func (v view) turned(tool string) (moved view, can bool) {
	most, w, h := v.most(), v.w/v.scale, v.h/v.scale
	by := ui.Point{X: min(w/3, w-cellWide), Y: min(h/3, h-cellHigh)}
	switch tool {
	case "smaller":
		*v.zoom()--
		return v, v.size > 0
	case "larger":
		*v.zoom()++
		return v, v.size < v.sizes-1
	case "west":
		can, v.off.X = v.off.X > -most.X, v.off.X-by.X
	case "north":
		can, v.off.Y = v.off.Y > -most.Y, v.off.Y-by.Y
	case "south":
		can, v.off.Y = v.off.Y < most.Y, v.off.Y+by.Y
	case "east":
		can, v.off.X = v.off.X < most.X, v.off.X+by.X
	}
	return v, can
}

// lattice returns the positions of the hexagons that are seen in r.
func (v *view) lattice(r ui.Rect) lattice {
	m := r.Middle()
	return lattice{m.X - (board.Width/2+v.off.X)*v.scale, m.Y - (board.Height/2+v.off.Y)*v.scale, v.scale, r}
}

// lattice is the positions of the hexagons in the window.
type lattice struct {
	x, y, scale float64
	seen        ui.Rect // visible area
}

// shows reports whether all of a rectangle is visible.
func (l lattice) shows(r ui.Rect) bool { return l.seen.Inset(-0.5).Holds(r) }

// at returns the position in the window of a point of the board.
func (l lattice) at(p [2]float64) ui.Point {
	return ui.Point{X: l.x + p[0]*l.scale, Y: l.y + p[1]*l.scale}
}

// around returns a rectangle around a point of the window, of a size in board units.
func (l lattice) around(p ui.Point, w, h float64) ui.Rect {
	return ui.RectAround(p, w*l.scale, h*l.scale)
}

// corners returns the positions of the corners of a hexagon.
func (l lattice) corners(c sketch.Cell) (points []ui.Point) {
	for _, corner := range c.Corners() {
		points = append(points, l.at(corner.At()))
	}
	return points
}

// ends returns the positions of the ends of a side.
func (l lattice) ends(side sketch.Side) (a, b ui.Point) {
	from, to := side.Ends()
	return l.at(from.At()), l.at(to.At())
}

// cell returns the hexagon at a position; ok is false if there is none.
func (l lattice) cell(p ui.Point) (at sketch.Cell, ok bool) {
	least := cellWide / 2 * l.scale * 1.155 // as far as a corner
	for c := range sketch.Cell(sketch.Cells) {
		if d := l.at(c.Middle()).Sub(p).Len(); d < least {
			at, least, ok = c, d, true
		}
	}
	return at, ok
}

// corner returns the corner of hexagons nearest to a position.
func (l lattice) corner(p ui.Point) sketch.Corner {
	nearest := func(a, b sketch.Corner) sketch.Corner {
		if l.at(b.At()).Sub(p).Len() < l.at(a.At()).Sub(p).Len() {
			return b
		}
		return a
	}
	at := sketch.Cell(0).Corners()[0]
	for c := range sketch.Cell(sketch.Cells) {
		for _, corner := range c.Corners() {
			at = nearest(at, corner)
		}
	}
	return at
}
