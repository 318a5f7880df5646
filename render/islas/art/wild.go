package art

import (
	"slices"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

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
			drawBush(n, l.palette)
		case boulder:
			drawBoulder(n, l.palette)
		case dragonTree:
			drawDragonTree(n, l.palette)
		default:
			drawSpurge(n, l.palette)
		}
	}
}

// drawBush draws a low round bush.
func drawBush(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), paint.Ellipse(60, 90, 50, 15))
	n.Fill(pal.scrubDark, paint.Shape("M 6 84 Q 0 52 28 50 Q 40 24 66 40 Q 98 42 94 82 Q 50 100 6 84 Z"))
	n.Fill(pal.Scrub, paint.Shape("M 12 76 Q 8 54 30 54 Q 40 32 62 44 Q 76 46 78 60 Q 52 58 46 76 Q 28 88 12 76 Z"))
	n.Fill(theme.Alpha(pal.FieldLight, 0.9), paint.Shape("M 20 66 Q 18 58 32 58 Q 38 42 52 46 Q 44 54 38 64 Q 28 72 20 66 Z"))
}

// drawBoulder draws a block of basalt.
func drawBoulder(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.32), paint.Ellipse(62, 88, 52, 14))
	n.Fill(pal.rockDark, paint.Shape("M 8 84 L 18 50 L 44 30 L 76 40 L 94 72 L 86 88 L 40 94 Z"))
	n.Fill(pal.rock, paint.Shape("M 8 84 L 18 50 L 44 30 L 60 58 L 40 94 Z"))
	n.Fill(pal.rockLit, paint.Shape("M 18 50 L 44 30 L 76 40 L 54 54 Z"))
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
