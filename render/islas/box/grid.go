package box

import (
	"strconv"

	"islas/game/islas/board/sketch"
	"islas/locales"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the hexagons in board units.
const (
	cellWide = 95.0
	cellTall = 114.0
	cellHigh = 85.5 // of a row, which the next one overlaps
	sideWide = 47.0 // of what is clicked at a side
	sideHigh = 42.5
	signSize = 70.0
	cellRim  = 12.0 // of what is seen around each hexagon in one of the parts, so that a line can be drawn along all of it
)

// lattice is where the hexagons lie.
type lattice struct {
	x, y, scale float64
	seen        ui.Rect // what is to be seen of it
}

// shows reports whether all of a rectangle is to be seen.
func (l lattice) shows(r ui.Rect) bool { return l.seen.Inset(-0.5).Holds(r) }

// at returns where a place of the board lies.
func (l lattice) at(p [2]float64) ui.Point {
	return ui.Point{X: l.x + p[0]*l.scale, Y: l.y + p[1]*l.scale}
}

// around returns a rectangle around a place, of a size in board units.
func (l lattice) around(p [2]float64, w, h float64) ui.Rect {
	return ui.RectAround(l.at(p), w*l.scale, h*l.scale)
}

// ends returns where the corners of a side lie.
func (l lattice) ends(side sketch.Side) (a, b ui.Point) {
	from, to := side.Ends()
	return l.at(from.At()), l.at(to.At())
}

// drawCell draws a hexagon.
func (p *Page) drawCell(u *ui.UI, l lattice, s *sketch.Sketch, c sketch.Cell) {
	var points []ui.Point
	for _, corner := range c.Corners() {
		points = append(points, l.at(corner.At()))
	}
	g := s.Ground[c]
	u.Polygon(points, groundColour(u, g))
	u.Outline(points, true, max(u.Px(0.8), 1), theme.Alpha(u.Theme().Pictures().SeaDeep, 0.35))
	p.sign(u, l.around(c.Middle(), signSize, signSize), g)
}

// drawWays draws river and road.
func (p *Page) drawWays(u *ui.UI, l lattice, s *sketch.Sketch) {
	for w, colour := range [sketch.Ways]theme.Color{sketch.River: theme.RGB(0x2E7BC4), sketch.Road: theme.RGB(0xFFF6DC)} {
		edge := theme.RGB(0x0E3158)
		if sketch.Way(w) == sketch.Road {
			edge = theme.RGB(0x5A3A1C)
		}
		for _, wide := range []float64{16, 10} {
			for _, side := range sketch.Sides() {
				if s.Has(sketch.Way(w), side) {
					a, b := l.ends(side)
					if sketch.Way(w) == sketch.Road && s.Has(sketch.River, side) { // beside each other
						a, b = ui.Point{X: a.X, Y: a.Y + 9*l.scale}, ui.Point{X: b.X, Y: b.Y + 9*l.scale}
					}
					u.Line(a, b, wide*l.scale, edge)
				}
			}
			edge = colour
		}
	}
}

// fill lets hexagons be filled: whoever draws a line over them with the button of the mouse down, or with a finger, fills more of them.
func (p *Page) fill(u *ui.UI, l lattice, s sketch.Sketch, held bool) {
	for c := range sketch.Cell(sketch.Cells) {
		at := l.around(c.Middle(), cellWide, cellHigh)
		if !l.shows(at) {
			continue
		}
		row, n := place(c)
		res := u.Region("box.cell."+strconv.Itoa(row)+"."+strconv.Itoa(n), at, ui.RegionOptions{
			Role: ui.RoleButton, Label: u.T("box.cell", "row", row, "n", n), Value: groundName(u, s.Ground[c]), Hold: true,
		})
		held = held || res.Held
		if res.Hover {
			p.glow(u, l, c)
		}
		if res.Clicked {
			p.paint(c)
		}
	}
	if p.follow(u, l, held) {
		p.strokeGround(u, l)
	}
}

// place is the row of a hexagon and its number there, from 1.
func place(c sketch.Cell) (row, n int) {
	return int(c)/sketch.Columns + 1, int(c)%sketch.Columns + 1
}

// glow shows which hexagon would be filled.
func (p *Page) glow(u *ui.UI, l lattice, c sketch.Cell) {
	var points []ui.Point
	for _, corner := range c.Corners() {
		points = append(points, l.at(corner.At()))
	}
	u.Outline(points, true, u.Px(3), u.Theme().Focus)
}

// lead lets a way be led along sides, or away from them: side by side, or by a line that is drawn along them.
func (p *Page) lead(u *ui.UI, l lattice, s sketch.Sketch, held bool) {
	led := p.stroke.begun // and what is let go of now was no click
	for _, side := range sketch.Sides() {
		if !s.Border(side) {
			continue
		}
		a, b := side.Ends()
		middle := [2]float64{(a.At()[0] + b.At()[0]) / 2, (a.At()[1] + b.At()[1]) / 2}
		reach := l.around(middle, sideWide, sideHigh)
		if !l.shows(reach) {
			continue
		}
		var there []string
		for w := range sketch.Ways {
			if s.Has(w, side) {
				there = append(there, brush{way: w, leads: true}.name(u))
			}
		}
		res := u.Region("box.side."+strconv.Itoa(int(side.Cell))+"."+strconv.Itoa(int(side.To)), reach, ui.RegionOptions{
			Role: ui.RoleButton, Label: sideName(u, &s, side), Value: locales.List(u.T, there), Hold: true,
		})
		held = held || res.Held
		radius := 6 * l.scale
		if res.Hover {
			radius = 12 * l.scale
		}
		u.Circle(l.at(middle), max(radius, u.Px(3)), u.Theme().Pictures().PaperLight, u.LinePx(1.5), u.Theme().Pictures().Ink)
		if res.Clicked && !led {
			p.box.Islands = p.box.Islands.With(p.board, s.Led(p.brush.way, side))
		}
	}
	if p.follow(u, l, held) {
		p.strokeWay(u, l)
	}
}

// sideName is what a side is called: which hexagon it belongs to, where it lies there, and what it parts.
func sideName(u *ui.UI, s *sketch.Sketch, side sketch.Side) string {
	other, _ := side.Cell.Beside(side.To)
	row, n := place(side.Cell)
	where := [...]string{"right", "below-right", "below-left"}[side.To]
	return u.T("box.side."+where, "row", row, "n", n, "a", groundName(u, s.Ground[side.Cell]), "b", groundName(u, s.Ground[other]))
}
