package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// Sea draws the chart's open water over r, the ground of every scene: turquoise where the light falls and deeper towards
// the edges, with rhumb lines and the strokes that stand for waves.
func (p *Painter) Sea(dst *ebiten.Image, r Rect) {
	p.backdrop(dst, r, seaPicture, p.colours.openSea)
}

// Backdrops whose width or height in pixels is greater than backdropMost are drawn smaller and stretched, which their soft
// forms bear well: so that their longer side has backdropSize pixels, and as much of a texture as possible is used.
const (
	backdropMost = 2047
	backdropSize = 1818
)

// backdrop draws a picture that fills a rectangle of whatever size.
func (p *Painter) backdrop(dst *ebiten.Image, r Rect, what subject, draw func(n pen, w, h float64)) {
	shrink := 1.0
	if most := math.Max(r.W, r.H); most > backdropMost {
		shrink = most / backdropSize
	}
	if img := p.picture(backdropDrawing(what, r.W, r.H, draw), Rect{W: r.W / shrink, H: r.H / shrink}); img != nil {
		dst.DrawImage(img, p.laid(img, r))
	}
}

func backdropDrawing(what subject, w, h float64, draw func(n pen, w, h float64)) drawing {
	return drawing{content{subject: what}, w, func(n pen) { draw(n, w, h) }}
}

func (pal *palette) openSea(n pen, w, h float64) {
	pal.ocean(n, w, h)
	roses := []point{{w * 0.09, h * 0.86}, {w * 0.93, h * 0.1}}
	pal.rhumbs(n, w+h, math.Max(1/n.s, math.Min(w, h)/1000), roses...)
	pal.waves(n, w, h)
}

// Rose draws the compass rose from which the rhumb lines of a sea over r set out, in its lower left corner.
func (p *Painter) Rose(dst *ebiten.Image, r Rect) {
	side := math.Min(r.W, r.H) * 0.216
	p.show(dst, Rect{X: r.X + r.W*0.09 - side/2, Y: r.Y + r.H*0.86 - side*140/270, W: side, H: side}, p.colours.roseDrawing())
}

// ocean washes the paper with the colours of the deep sea, in blooms as wet paint leaves them, and with its grain.
func (pal *palette) ocean(n pen, w, h float64) {
	lit := mix(pal.seaDeep, pal.sea, 0.72)
	n.glow(point{w * 0.4, h * 0.36}, math.Max(w, h)*0.68, []color.NRGBA{
		lit, mix(pal.seaDeep, pal.sea, 0.55), mix(pal.seaDeep, pal.sea, 0.2), mix(pal.seaDeep, pal.ink, 0.12),
	}, rectangle(0, 0, w, h))
	sheet, bloom := grain(), blooms(n, w, h)
	n.dst.Relight(pal.seaDeep, pal.lagoon, func(x, y int) int { return grainAt(sheet, x, y)/6 + bloom(x, y) })
}

// blooms gives for each pixel how much lighter or darker the wash dried there. The pixels are to be asked for row by row.
func blooms(n pen, w, h float64) func(x, y int) int {
	spread := noise(23)
	pw, ph := n.dst.Size()
	cell := max(int(math.Max(w, h)*n.s/150), 1)
	cols, rows := pw/cell+2, ph/cell+2
	grid := make([]int, cols*rows)
	for i := range grid {
		v := spread.rough(float64(i%cols)/10, float64(i/cols)/10, 4) - 0.5
		if v < 0 {
			v *= 2.2
		}
		grid[i] = int(160 * 256 * min(max(v, -0.5), 0.3))
	}
	row, at := make([]int, cols), -1
	column, along := make([]int, pw), make([]int, pw) // of each pixel, and how far it is on to the next one, of 256
	for x := range column {
		column[x], along[x] = x/cell, x%cell*256/cell
	}
	return func(x, y int) int {
		if y != at {
			at = y
			q, f := grid[y/cell*cols:], y%cell
			for i := range row {
				row[i] = (q[i]*(cell-f) + q[i+cols]*f) / cell
			}
		}
		i, f := column[x], along[x]
		return (row[i]*256 + (row[i+1]-row[i])*f) >> 16
	}
}

// rhumbs draws the lines of the 32 winds from some compass roses, the main winds in gold.
func (pal *palette) rhumbs(n pen, far, hair float64, roses ...point) {
	var lines, main [][]point
	for _, from := range roses {
		for i := range 32 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 16)
			line := []point{from, from.plus(point{cos * far, sin * far})}
			if i%4 == 0 {
				main = append(main, line)
			} else {
				lines = append(lines, line)
			}
		}
	}
	n.trace(fade(pal.shallow, 0.12), hair, lines...)
	n.trace(fade(pal.gold, 0.15), hair, main...)
}

// waves strews little strokes in twos and threes over the water.
func (pal *palette) waves(n pen, w, h float64) {
	rng := dice("waves")
	size := math.Min(w, h) / 100
	var strokes []*raster.Path
	for range 70 {
		at := point{rng.Float64() * w, rng.Float64() * h}
		for k := range 2 + rng.IntN(2) {
			from := at.plus(point{(float64(k%2) - 0.5) * size * 1.3, float64(k) * size * 0.75})
			long := size * (1.5 + rng.Float64())
			var wave []point
			for i := range 9 {
				t := float64(i) / 8
				wave = append(wave, from.plus(point{long * (t - 0.5), -size * 0.3 * math.Abs(math.Sin(t*2*math.Pi))}))
			}
			strokes = append(strokes, crescent(wave, size*0.14))
		}
	}
	n.fill(fade(pal.shallow, 0.17), strokes...)
}

// rose is a compass rose with 32 points around (0, 0), 200 units wide.
func (pal *palette) rose(n pen, alpha float64) {
	n.layer(alpha, func(n pen) {
		n.stroke(pal.shallow, 1.6, circle(0, 0, 66))
		n.stroke(pal.shallow, 0.8, circle(0, 0, 59))
		var ticks []*raster.Path
		for i := range 72 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 36)
			ticks = append(ticks, line(59*cos, 59*sin, 66*cos, 66*sin))
		}
		n.stroke(pal.shallow, 0.7, ticks...)
		for _, ring := range []struct {
			step, first, reach, waist float64
			left, right               color.NRGBA
		}{
			{22.5, 11.25, 42, 6, pal.shallow, pal.seaDeep}, {45, 22.5, 56, 9, pal.shallow, pal.sea},
			{90, 45, 78, 13, pal.surf, pal.sea}, {90, 0, 100, 15, pal.surf, mix(pal.gold, pal.goldDark, 0.4)},
		} {
			for a := ring.first; a < 360; a += ring.step {
				sin, cos := math.Sincos((a - 90) * math.Pi / 180)
				tip := point{cos * ring.reach, sin * ring.reach}
				left := point{(cos + sin) * ring.waist * 0.7, (sin - cos) * ring.waist * 0.7}
				right := point{(cos - sin) * ring.waist * 0.7, (sin + cos) * ring.waist * 0.7}
				n.fill(ring.left, polyline(true, point{}, left, tip))
				n.fill(ring.right, polyline(true, point{}, right, tip))
				n.stroke(pal.surf, 0.8, polyline(true, left, tip, right, point{}))
			}
		}
		n.fill(pal.seaDeep, circle(0, 0, 7.5))
		n.fill(pal.gold, circle(0, 0, 5.5))
		// The lily that points north.
		n.fill(pal.gold, drawn("M 0 -132 Q 7 -121 3 -112 L 8 -112 Q 15 -117 11 -123 Q 18 -117 12 -109 Q 8 -106 3 -108 L 4 -103 H -4 L -3 -108 Q -8 -106 -12 -109 Q -18 -117 -11 -123 Q -15 -117 -8 -112 L -3 -112 Q -7 -121 0 -132 Z"))
	})
}
