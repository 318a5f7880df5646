package edition

import (
	"strconv"

	"islas/game/islas/board/sketch"
	"islas/locales"
	"islas/render/theme"
	"islas/render/ui"
)

// drawHexagons draws the board in hexagons, and lets the player draw on it. Like every picture it has the colours of pictures in every
// theme.
func (p *Page) drawHexagons(u *ui.UI, r ui.Rect, s sketch.Sketch) {
	l := p.view.lattice(r)
	u.PushClip(r)
	defer u.PopClip()
	u.Round(r, u.Px(theme.Radius), u.Theme().SeaDeep, 0, theme.Color{})
	ground := u.Region("edition.board.ground", r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Hold: true, Looks: true})
	for c, g := range s.Ground {
		c := sketch.Cell(c)
		points := l.corners(c)
		u.Polygon(points, groundColour(u, g))
		u.Outline(points, true, max(u.Px(0.8), 1), theme.Alpha(u.Theme().Pictures().SeaDeep, 0.35))
		p.sign(u, l.around(l.at(c.Middle()), signSize, signSize), g)
	}
	for _, side := range sketch.Sides() {
		if s.Border(side) {
			a, b := l.ends(side)
			u.Line(a, b, u.Px(2), inkOnGround())
		}
	}
	drawWay(u, l, &s, sketch.River, theme.RGB(0x0E3158), theme.RGB(0x2E7BC4))
	drawWay(u, l, &s, sketch.Road, theme.RGB(0x5A3A1C), theme.RGB(0xFFF6DC))
	if p.brush.leads() {
		p.lead(u, l, s, ground.Held)
	} else {
		p.fill(u, l, s, ground.Held)
	}
}

// wayApart is the distance of river and road along the same side, in board units.
const wayApart = 17.0

// drawWay draws the river or the road.
func drawWay(u *ui.UI, l lattice, s *sketch.Sketch, w sketch.Way, edge, inner theme.Color) {
	for wide, colour := 16.0, edge; wide >= 10; wide, colour = wide-6, inner {
		for _, side := range sketch.Sides() {
			if !s.Has(w, side) {
				continue
			}
			a, b := l.ends(side)
			if s.Has(sketch.River, side) && s.Has(sketch.Road, side) { // both along this side
				d := b.Sub(a).Mul((float64(w) - 0.5) * wayApart / cellSide)
				aside := ui.Point{X: -d.Y, Y: d.X}
				a, b = a.Add(aside), b.Add(aside)
			}
			u.Line(a, b, wide*l.scale, colour)
		}
	}
}

// fill declares hexagons to be filled: a line drawn over them with the mouse button down, or with a finger, fills more of them.
func (p *Page) fill(u *ui.UI, l lattice, s sketch.Sketch, held bool) {
	for c, g := range s.Ground {
		c := sketch.Cell(c)
		at := l.around(l.at(c.Middle()), cellWide, cellHigh)
		if !l.shows(at) {
			continue
		}
		row, n := place(c)
		res := u.Region("edition.cell."+strconv.Itoa(row)+"."+strconv.Itoa(n), at, ui.RegionOptions{
			Role: ui.RoleButton, Label: u.T("edition.cell", "row", row, "n", n), Value: brush(g).name(u), Hold: true,
		})
		held = held || res.Held
		if res.Hover {
			u.Outline(l.corners(c), true, u.Px(3), u.Theme().Focus)
		}
		if res.Clicked {
			p.paint(c)
		}
	}
	p.follow(u, l, held)
}

// place returns the row of a hexagon and its number there, both from 1.
func place(c sketch.Cell) (row, n int) {
	return int(c)/sketch.Columns + 1, int(c)%sketch.Columns + 1
}

// lead declares sides along which a way is led, or taken away from: one by one, or by a line drawn along them.
func (p *Page) lead(u *ui.UI, l lattice, s sketch.Sketch, held bool) {
	led := p.stroke.begun // then the release is no click
	for _, side := range sketch.Sides() {
		a, b := l.ends(side)
		reach := l.around(a.Lerp(b, 0.5), sideWide, sideHigh)
		if !s.Border(side) || !l.shows(reach) {
			continue
		}
		var there []string
		for w := range sketch.Ways {
			if s.Has(w, side) {
				there = append(there, wayBrush(w).name(u))
			}
		}
		res := u.Region("edition.side."+strconv.Itoa(int(side.Cell))+"."+strconv.Itoa(int(side.To)), reach, ui.RegionOptions{
			Role: ui.RoleButton, Label: sideName(u, &s, side), Value: locales.List(u.T, there), Hold: true,
		})
		held = held || res.Held
		radius := 6 * l.scale
		if res.Hover {
			radius *= 2
		}
		u.Circle(reach.Middle(), max(radius, u.Px(3)), u.Theme().Pictures().PaperLight, u.LinePx(1.5), u.Theme().Pictures().Ink)
		if res.Clicked && !led {
			p.draw(s.Led(p.brush.way(), side))
		}
	}
	p.follow(u, l, held)
}

// sideName returns the name of a side: its hexagon, its position there, and what it separates.
func sideName(u *ui.UI, s *sketch.Sketch, side sketch.Side) string {
	other, _ := side.Cell.Beside(side.To)
	row, n := place(side.Cell)
	where := [...]string{"right", "below-right", "below-left"}[side.To]
	return u.T("edition.side."+where, "row", row, "n", n, "a", brush(s.Ground[side.Cell]).name(u), "b", brush(s.Ground[other]).name(u))
}

// strokeSlack is the distance in design units from which a moving finger draws; less is a tap.
const strokeSlack = 12

// stroke is a line that is being drawn over the board, by the mouse with its button down or by a finger. The zero value is none.
type stroke struct {
	down  bool     // the button or the finger is down
	drawn bool     // it has moved, and draws
	from  ui.Point // where it began
	last  ui.Point // where it was in the frame before

	at     sketch.Corner // end of the way so far
	begun  bool          // it has followed a side
	taking bool          // it removes the way from sides
}

// follow starts a stroke on a held widget, and continues it until the button or the finger is up.
func (p *Page) follow(u *ui.UI, l lattice, held bool) {
	in, k := u.Input(), &p.stroke
	switch {
	case k.down && !in.Down:
		*k = stroke{}
		return
	case !k.down && held:
		*k = stroke{down: true, from: in.Pos, last: in.Pos, at: l.corner(in.Pos), drawn: !in.Touch}
	case !k.down:
		return
	}
	k.drawn = k.drawn || in.Pos.Sub(k.from).Len() > u.Px(strokeSlack)
	if !k.drawn {
		return
	}
	const step = 12 // board units
	from := k.last
	n := max(int(in.Pos.Sub(from).Len()/(step*l.scale)), 1)
	for i := range n {
		at := from.Lerp(in.Pos, float64(i+1)/float64(n))
		if !l.seen.Contains(at) {
			continue
		}
		if p.brush.leads() {
			p.strokeWay(l.corner(at))
		} else if c, ok := l.cell(at); ok {
			p.paint(c)
		}
	}
	k.last = in.Pos
}

// paint fills a hexagon.
func (p *Page) paint(c sketch.Cell) {
	if s, g := p.edition.Islands[p.chosen.board], sketch.Ground(p.brush); s.Ground[c] != g {
		p.draw(s.Painted(c, g))
	}
}

// strokeWay continues the way to a corner along the side there. A line that begins along a side with the way removes it.
func (p *Page) strokeWay(to sketch.Corner) {
	k, s, w := &p.stroke, p.edition.Islands[p.chosen.board], p.brush.way()
	from := k.at
	k.at = to
	for _, side := range sketch.Sides() {
		if a, b := side.Ends(); !s.Border(side) || (a != from || b != to) && (a != to || b != from) {
			continue
		}
		if !k.begun {
			k.begun, k.taking = true, s.Has(w, side)
		}
		if s.Has(w, side) == k.taking {
			p.draw(s.Led(w, side))
		}
	}
}
