package art

import (
	"islas/game/islas/board"
	"islas/render/raster"
)

// sites draws the levelled squares on which buildings can stand: tamped earth a little lower than the slope above and
// banked up below, flat stones at the corners, and strings between pegs along which the walls will rise.
func (l land) sites() {
	const half = siteUnits/2.0 - 3
	const side = 2 * half
	var beds, banks, cuts, feet, floors, strings, pegs, caps, stones, tops, marks []*raster.Path
	for _, field := range l.isl.Fields {
		if field.Kind != board.Plot {
			continue
		}
		x, y := field.Site[0]-half, field.Site[1]-half
		beds = append(beds, rounded(x-3.5, y-2.5, side+9, side+10, 9))
		banks = append(banks, rounded(x-2.5, y-2.5, side+5, side+5, 6))
		floors = append(floors, rounded(x, y, side, side, 4))
		// The slope is cut away along the upper and left side, and casts a shadow onto the floor.
		cuts = append(cuts, polyline(true, point{x, y + 4}, point{x + 4, y}, point{x + side, y}, point{x + side - 4, y + 4}, point{x + 5, y + 5},
			point{x + 4, y + side - 4}, point{x, y + side}))
		feet = append(feet, polyline(true, point{x + side, y + 3}, point{x + side, y + side}, point{x + 3, y + side}, point{x + 5, y + side - 2.4},
			point{x + side - 2.4, y + side - 2.4}, point{x + side - 2.4, y + 5}))
		if l.thumbnail() {
			continue
		}
		const in = 9
		strings = append(strings, frame(x+in, y+in, side-2*in, side-2*in, 0.5, 1.1))
		for _, at := range []point{{x + in, y + in}, {x + side - in, y + in}, {x + in, y + side - in}, {x + side - in, y + side - in}} {
			pegs = append(pegs, rectangle(at.x-1.6, at.y-4.2, 3.4, 6.6))
			caps = append(caps, rectangle(at.x-1.6, at.y-4.2, 2, 5.4))
		}
		for _, at := range []point{{x + 1, y + 1}, {x + side - 1, y + 1}, {x + 1, y + side - 1}, {x + side - 1, y + side - 1}} {
			stones = append(stones, rounded(at.x-5, at.y-4, 10, 8, 2.6))
			tops = append(tops, rounded(at.x-4.4, at.y-3.6, 7.6, 5.4, 2))
		}
		for range 16 {
			at := point{x + 12 + l.rng.Float64()*(side-24), y + 12 + l.rng.Float64()*(side-24)}
			marks = append(marks, blade(at, at.plus(point{3 + 3*l.rng.Float64(), -0.6}), 1.2))
		}
	}
	if l.bold {
		l.fill(l.ink, beds...)
	}
	l.fill(fade(l.umber, 0.22), beds...)
	l.fill(l.earthDark, banks...)
	l.fill(l.site, floors...)
	l.fill(fade(l.cream, 0.75), feet...)
	l.fill(fade(l.umber, 0.42), cuts...)
	l.fill(fade(l.earthDark, 0.4), marks...)
	l.fill(fade(l.border, 0.75), strings...)
	l.fill(l.stoneDark, stones...)
	l.fill(l.stone, tops...)
	l.fill(l.border, pegs...)
	l.fill(l.straw, caps...)
}
