package art

import (
	"image"
	"image/color"
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// ground fills the fields with the colour of what they are.
func (l land) ground() {
	l.Fill(l.Sand, l.Area(l.chart.coast))
	for f := range l.isl.Fields {
		l.Fill(l.groundOf(f), l.Area(l.chart.fields[f]))
	}
}

func (l land) groundOf(f int) color.NRGBA {
	switch l.isl.Fields[f].Kind {
	case board.Village:
		return theme.Mix(l.plaza, l.Roof, 0.1)
	case board.Farmland:
		return l.Field
	case board.Mountain:
		return l.rock
	default:
		return l.plots()[l.chart.tints[f]]
	}
}

// plots is the ground of plots in each of their tints.
func (p *palette) plots() [tintCount]color.NRGBA {
	return [tintCount]color.NRGBA{
		p.earth, theme.Mix(p.earth, p.Sand, 0.62), theme.Mix(p.earth, p.Roof, 0.24), theme.Mix(p.earth, p.Field, 0.32),
	}
}

// washes lets green run into the plots and sand into the shore, wet where the sea reaches it. They are laid atop of the
// ground.
func (l land) washes() {
	w, h := l.Canvas.Size()
	r := l.chart.relief
	green, lush := theme.Mix(l.Scrub, l.Field, 0.3), 0.2
	if l.Bold {
		lush = 0
	}
	l.Canvas.Wash(image.Rect(0, 0, w, h), raster.Atop, func(x, y int) color.NRGBA {
		beach, wild, some := r.growth((float64(x)+0.5-l.DX)/l.Scale, (float64(y)+0.5-l.DY)/l.Scale)
		if !some {
			return color.NRGBA{}
		}
		switch {
		case beach < 5:
			return theme.Mix(l.sandWet, l.Sand, paint.Smoothstep(max(beach-1, 0)/4))
		case beach < 17:
			return theme.Alpha(l.Sand, 1-paint.Smoothstep((beach-5)/12))
		case wild > 0:
			return theme.Alpha(green, lush*wild)
		}
		return color.NRGBA{}
	})
}

// relit lays light and shadow of the relief over the land, with the grain of the paper, and lets the colours dry darker
// along the borders of fields, where water carries them.
func (l land) relit() {
	r, sheet := l.chart.relief, paint.PaperGrain()
	pool := float32(1 / (11 * l.line))
	strength, pooled := float32(85), float32(58)
	if l.Bold {
		strength = 40
	}
	flat := 1 - 0.7*float32(l.sketched())
	strength, pooled = strength*flat, pooled*flat
	l.Canvas.Relight(l.shade, l.Cream, func(x, y int) int {
		lit, edge := r.lying((float64(x)+0.5-l.DX)/l.Scale, (float64(y)+0.5-l.DY)/l.Scale)
		light := int(strength*lit) + sheet.At(x, y)/4
		if near := 1 - edge*pool; near > 0 {
			light -= int(pooled * near * near)
		}
		return min(max(light, -150), 150)
	})
}

// somewhere is a random point of a field that is clear of its border, of river and road, and of the building site by
// room units, if a few tries find one. What stands there is tall units high and must not hide the site either.
func (l land) somewhere(f int, room, tall float64) (geom.Point, bool) {
	border := l.chart.fields[f]
	lo, hi := paint.Bounds(border)
	site := geom.Pt(l.isl.Fields[f].Site[0], l.isl.Fields[f].Site[1])
	for range 12 {
		at := lo.Add(geom.Pt(l.rng.Float64()*(hi.X-lo.X), l.rng.Float64()*(hi.Y-lo.Y)))
		away := at.Sub(site)
		if math.Max(math.Abs(away.X), math.Max(-away.Y, away.Y-tall)) < siteUnits/2+room {
			continue
		}
		if p := l.chart.relief.look(at.X, at.Y); float64(p.edge) < room || float64(p.way) < room+8 {
			continue
		}
		if paint.Depth(border, at) > 0 {
			return at, true
		}
	}
	return geom.Point{}, false
}

// walls draws what divides the fields: dry stone walls with their shadow, and where mountains begin a line of ink. On a
// thumbnail a dark line says as much.
func (l land) walls() {
	if l.crowded() {
		return
	}
	l.Trace(theme.Alpha(l.Umber, 0.4), 2.6*l.line, l.chart.borders...)
	if l.Bold {
		l.Trace(l.Ink, 8*l.line, l.chart.borders...)
	}
	if l.thumbnail() {
		l.Trace(l.dark(l.border), max(2.6*l.line, l.firm()), l.chart.walls...)
		return
	}
	l.At(1.6, 2.4, 1).Trace(theme.Alpha(l.Umber, 0.34), 6.6, l.chart.walls...)
	l.Trace(l.dark(l.StoneDark), 6.2+2*l.firm(), l.chart.walls...)
	l.Trace(l.StoneDark, 6.2, l.chart.walls...)
	var stones [3][]*raster.Path
	for _, w := range l.chart.walls {
		for i, at := range paint.Along(w, 4.9) {
			r := 1.75 + 0.75*l.rng.Float64()
			at = at.Add(geom.Pt(0.9*(l.rng.Float64()-0.5), 1.4*(l.rng.Float64()-0.5)))
			kind := (i + l.rng.IntN(2)) % len(stones)
			stones[kind] = append(stones[kind], paint.Disc(at.Add(geom.Pt(-0.4, -0.6)), r, 6))
		}
	}
	for i, c := range []color.NRGBA{l.Stone, theme.Mix(l.Stone, l.rockLit, 0.6), theme.Mix(l.Stone, l.StoneDark, 0.35)} {
		l.Fill(c, stones[i]...)
	}
}

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

// tufts strews blades of grass and pebbles over the plots, away from the building sites.
func (l land) tufts() {
	var grass [2][]*raster.Path
	var pebbles, lit []*raster.Path
	for f, field := range l.isl.Fields {
		if field.Kind != board.Plot {
			continue
		}
		for range 54 {
			at, ok := l.somewhere(f, 7, 0)
			if !ok {
				continue
			}
			wild := l.chart.relief.look(at.X, at.Y).wild
			if l.rng.Float32() > 0.3+wild {
				r := 1.2 + 1.6*l.rng.Float64()
				pebbles = append(pebbles, paint.Dot(at.X, at.Y, r))
				lit = append(lit, paint.Dot(at.X-0.3*r, at.Y-0.4*r, 0.6*r))
				continue
			}
			kind := l.rng.IntN(len(grass))
			grass[kind] = append(grass[kind], paint.Blade(at, at.Add(geom.Pt(-2.6, -6)), 2),
				paint.Blade(at, at.Add(geom.Pt(0.4, -7.4)), 2), paint.Blade(at, at.Add(geom.Pt(3, -5.4)), 2))
		}
	}
	l.Fill(theme.Alpha(l.StoneDark, 0.7), pebbles...)
	l.Fill(theme.Alpha(l.Stone, 0.9), lit...)
	l.Fill(theme.Alpha(l.scrubDark, 0.8), grass[0]...)
	l.Fill(theme.Alpha(l.earthDark, 0.85), grass[1]...)
}

// kind is what can stand on a plot.
type kind uint8

const (
	bush kind = iota
	boulder
	dragonTree
	spurge
	kinds
)

// room is how large each kind is in board units, and how far it keeps from the border of its plot.
var room = [kinds]struct{ size, clear float64 }{
	bush: {17, 10}, boulder: {15, 9}, dragonTree: {38, 17}, spurge: {26, 13},
}

// plant is something that stands on a plot.
type plant struct {
	kind kind
	at   geom.Point
	size float64
}

// plants sets bushes, rocks, a candelabra spurge or a dragon tree on the plots, where there is room for them.
func (l land) plants() {
	var all []plant
	free := func(at geom.Point) bool {
		return !slices.ContainsFunc(all, func(p plant) bool { return p.at.Sub(at).Len() < 0.6*p.size+7 })
	}
	for f, field := range l.isl.Fields {
		if field.Kind != board.Plot {
			continue
		}
		for _, k := range []kind{dragonTree, bush, boulder, bush, spurge, bush, boulder} {
			if (k == dragonTree || k == spurge) && l.rng.IntN(3) > 0 { // they are rare
				k = bush
			}
			if at, ok := l.somewhere(f, room[k].clear, 0.7*room[k].size); ok && free(at) {
				all = append(all, plant{k, at, room[k].size * (0.85 + 0.3*l.rng.Float64())})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b plant) int { return int(4*a.at.Y) - int(4*b.at.Y) })
	for _, p := range all {
		n := l.At(p.at.X-p.size/2, p.at.Y-p.size*0.9, p.size/100)
		switch p.kind {
		case bush:
			paint.DrawBush(n, l.Palette, l.scrubDark, l.Scrub)
		case boulder:
			paint.DrawBoulder(n, l.Palette, l.rockDark, l.rock, l.rockLit)
		case dragonTree:
			drawDragonTree(n, l.palette)
		default:
			drawSpurge(n, l.palette)
		}
	}
}

// drawDragonTree draws the tree of the islands: a bare trunk that divides like a hand and carries an umbrella.
func drawDragonTree(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Ellipse(64, 92, 40, 9))
	n.Fill(pal.WoodDark, paint.Shape("M 40 94 Q 46 72 42 60 L 20 40 L 28 36 L 46 50 L 48 34 L 54 34 L 56 50 L 74 36 L 82 40 L 60 62 Q 56 74 64 94 Z"))
	n.Fill(pal.Wood, paint.Shape("M 40 94 Q 46 72 42 60 L 20 40 L 26 38 L 48 58 Q 50 76 50 94 Z"))
	n.Fill(pal.PalmDark, paint.Shape("M 0 44 Q -2 26 18 22 Q 30 4 52 8 Q 78 2 86 22 Q 104 28 100 44 Q 90 50 80 42 Q 64 50 50 42 Q 36 50 22 42 Q 8 50 0 44 Z"))
	n.Fill(pal.Palm, paint.Shape("M 4 38 Q 4 26 22 25 Q 32 10 52 13 Q 70 9 78 22 Q 60 20 50 30 Q 36 24 28 34 Q 14 30 4 38 Z"))
	n.Fill(theme.Alpha(pal.FieldLight, 0.8), paint.Shape("M 14 30 Q 24 24 30 22 Q 38 13 50 15 Q 36 18 32 26 Q 24 26 14 30 Z"))
}

// drawSpurge draws a candelabra spurge: upright stems from one foot.
func drawSpurge(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Ellipse(62, 92, 44, 10))
	stems := paint.Shape("M 50 92 V 18 M 50 88 Q 24 84 24 40 M 50 90 Q 76 86 76 36 M 50 90 Q 8 90 8 60 M 50 90 Q 92 90 92 58")
	n.Rod(theme.Mix(pal.Palm, pal.Scrub, 0.4), 9, pal.PalmDark, 15, stems)
	n.Stroke(theme.Alpha(pal.FieldLight, 0.8), 3, paint.Shape("M 47 86 V 20 M 21 60 V 42 M 73 60 V 38 M 5 72 V 62"))
}
