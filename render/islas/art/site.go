package art

import (
	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
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
		beds = append(beds, paint.Rounded(x-3.5, y-2.5, side+9, side+10, 9))
		banks = append(banks, paint.Rounded(x-2.5, y-2.5, side+5, side+5, 6))
		floors = append(floors, paint.Rounded(x, y, side, side, 4))
		// The slope is cut away along the upper and left side, and casts a shadow onto the floor.
		cuts = append(cuts, paint.Polyline(true, geom.Pt(x, y+4), geom.Pt(x+4, y), geom.Pt(x+side, y), geom.Pt(x+side-4, y+4), geom.Pt(x+5, y+5),
			geom.Pt(x+4, y+side-4), geom.Pt(x, y+side)))
		feet = append(feet, paint.Polyline(true, geom.Pt(x+side, y+3), geom.Pt(x+side, y+side), geom.Pt(x+3, y+side), geom.Pt(x+5, y+side-2.4),
			geom.Pt(x+side-2.4, y+side-2.4), geom.Pt(x+side-2.4, y+5)))
		if l.thumbnail() {
			continue
		}
		const in = 9
		strings = append(strings, paint.Frame(x+in, y+in, side-2*in, side-2*in, 0.5, 1.1))
		for _, at := range []geom.Point{geom.Pt(x+in, y+in), geom.Pt(x+side-in, y+in), geom.Pt(x+in, y+side-in), geom.Pt(x+side-in, y+side-in)} {
			pegs = append(pegs, paint.Rectangle(at.X-1.6, at.Y-4.2, 3.4, 6.6))
			caps = append(caps, paint.Rectangle(at.X-1.6, at.Y-4.2, 2, 5.4))
		}
		for _, at := range []geom.Point{geom.Pt(x+1, y+1), geom.Pt(x+side-1, y+1), geom.Pt(x+1, y+side-1), geom.Pt(x+side-1, y+side-1)} {
			stones = append(stones, paint.Rounded(at.X-5, at.Y-4, 10, 8, 2.6))
			tops = append(tops, paint.Rounded(at.X-4.4, at.Y-3.6, 7.6, 5.4, 2))
		}
		for range 16 {
			at := geom.Pt(x+12+l.rng.Float64()*(side-24), y+12+l.rng.Float64()*(side-24))
			marks = append(marks, paint.Blade(at, at.Add(geom.Pt(3+3*l.rng.Float64(), -0.6)), 1.2))
		}
	}
	if l.Bold {
		l.Fill(l.Ink, beds...)
	}
	l.Fill(theme.Alpha(l.Umber, 0.22), beds...)
	l.Fill(l.earthDark, banks...)
	l.Stroke(l.dark(l.border), 2*l.firm(), floors...)
	l.Fill(l.site, floors...)
	l.Fill(theme.Alpha(l.Cream, 0.75), feet...)
	l.Fill(theme.Alpha(l.Umber, 0.42), cuts...)
	l.Fill(theme.Alpha(l.earthDark, 0.4), marks...)
	l.Fill(theme.Alpha(l.border, 0.75), strings...)
	l.Fill(l.StoneDark, stones...)
	l.Fill(l.Stone, tops...)
	l.Fill(l.border, pegs...)
	l.Fill(l.Straw, caps...)
}
