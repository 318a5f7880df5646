package art

import (
	"image/color"
	"math"
	"slices"

	"islas/render/art/raster"
)

// farmland fills a field with terraces: bands of crops along the slope with a low wall between them, furrows in some and
// rows of vines in others.
func (l land) farmland(f int) {
	border := l.chart.fields[f]
	path := l.area(border)
	lo, hi := bounds(border)
	middle := lo.towards(hi, 0.5)
	reach := hi.minus(lo).length() / 2
	tilt := 0.2 + l.rng.Float64()*0.3
	u := point{math.Cos(tilt), -math.Sin(tilt)} // along the terraces
	v := point{math.Sin(tilt), math.Cos(tilt)}  // down the slope
	wave := func(at, across float64) point {
		bend := 7 * math.Sin(at/38+across/55)
		return middle.plus(u.times(at)).plus(v.times(across + bend))
	}
	contour := func(across float64) []point {
		var line []point
		for at := -reach; at <= reach; at += 8 {
			line = append(line, wave(at, across))
		}
		return thinned(line, 0.5)
	}
	// planted is the places for plants along a row, within the field.
	planted := func(row []point, gap float64) []point {
		return slices.DeleteFunc(along(row, gap), func(at point) bool { return depth(border, at) < -4 })
	}
	l.layer(1, func(n pen) {
		on := l.on(n)
		on.fill(l.field, path)
		on.pen = on.atop()
		const step = 19.0
		var vines, shine, ears []*raster.Path
		var furrows, walls [][]point
		for i, across := 0, -reach; across < reach; i, across = i+1, across+step {
			crop := []color.NRGBA{l.fieldLight, l.field, l.fieldDark, l.field}[i%4]
			on.fill(crop, polyline(true, append(contour(across), reverse(contour(across+step))...)...))
			switch i % 4 {
			case 0:
				for k := 1.0; k < 4; k++ {
					furrows = append(furrows, contour(across+step*k/4))
				}
			case 2:
				for _, at := range planted(contour(across+step/2), 9) {
					vines = append(vines, dot(at.x, at.y, 3))
					shine = append(shine, dot(at.x-0.8, at.y-0.9, 1.3))
				}
			default:
				for _, at := range planted(contour(across+step/2), 7) {
					ears = append(ears, blade(point{at.x, at.y + 3}, point{at.x + 1.4, at.y - 4}, 2))
				}
			}
			walls = append(walls, contour(across))
		}
		on.trace(fade(l.fieldDark, 0.8), 1.3, furrows...)
		on.fill(l.vine, vines...)
		on.fill(l.fieldLight, shine...)
		on.fill(fade(l.vine, 0.55), ears...)
		on.trace(mix(l.fieldDark, l.border, 0.55), 2, walls...)
		on.trace(fade(l.vine, 0.25), 14, closing(border))
		on.trace(l.sand, 15, l.chart.shoresOf(f)...)
		on.trace(l.border, 2.6*l.line, closing(border))
	})
}
