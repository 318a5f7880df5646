package art

import (
	"image"
	"image/color"
	"math"
	"slices"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// mountains draws the massif of a field: cones and ridges lit from the left, hachured downhill, snow where there is any.
func (l land) mountains(m *massif) {
	border := l.chart.fields[m.field]
	path := l.Area(border)
	l.Layer(1, func(n paint.Pen) {
		on := l.on(n)
		on.Fill(l.rock, path)
		on.Pen = on.Atop()
		on.slopes(m)
		on.hachures(m)
		on.pines(m)
		on.Trace(theme.Alpha(l.Umber, 0.22), 9, paint.Closed(border))
	})
}

// rockTones is how many tones the light on rock is divided into.
const rockTones = 64

// slopes paints the surface of a massif, column by column from the front to the back, so that what is in front hides what
// is behind it.
func (l land) slopes(m *massif) {
	lo := geom.Pt(m.lo.X, m.lo.Y)
	hi := geom.Pt(lo.X+float64(m.cols)*massifStep, lo.Y+float64(m.rows)*massifStep)
	left, top := int(math.Floor(lo.X*l.Scale+l.DX)), int(math.Floor(lo.Y*l.Scale+l.DY))
	right, bottom := int(math.Ceil(hi.X*l.Scale+l.DX)), int(math.Ceil(hi.Y*l.Scale+l.DY))
	w, h := right-left, bottom-top
	if w <= 0 || h <= 0 {
		return
	}
	view := make([]color.NRGBA, w*h)
	rock, foot := rockShades(l.palette, rockOf(l.palette, l.isl.ID)), rockShades(l.palette, theme.Mix(l.Scrub, l.rock, 0.45))
	snow := snowShades(l.palette)
	column := make([]float32, 3*h)
	ridges := make([][]ridge, w)
	const step = 0.7 // of a pixel
	for x := range w {
		clear(column)
		at := (float64(left+x) + 0.5 - l.DX) / l.Scale
		skyline, behind := float64(h), 0.0
		for y := float64(h); y > 0; y -= step {
			v := (y + float64(top) - l.DY) / l.Scale
			height, light := m.look(at, v)
			upto := y - height*l.Scale
			if upto >= skyline {
				behind += step
				continue
			}
			tone := int(min(max((light*1.6+1)*rockTones/2, 0), rockTones-1))
			shade := rock[tone]
			rough := m.seeds.At(at/9, v/9)
			if low := 14 + 16*rough; height < low {
				shade = theme.Mix(shade, foot[tone], 0.85*(1-height/low))
			}
			if line := m.snow * (0.75 + 0.5*rough); height > line {
				shade = snow[tone]
			}
			if behind > 0.6 { // a ridge, and what lies behind it
				ridges[x] = append(ridges[x], ridge{skyline, behind})
			}
			cover(column, upto, skyline, shade)
			skyline, behind = upto, 0
			if skyline <= 0 {
				break
			}
		}
		for y := range h {
			view[y*w+x] = color.NRGBA{uint8(column[3*y]), uint8(column[3*y+1]), uint8(column[3*y+2]), 0xff}
		}
	}
	l.Canvas.Wash(image.Rect(left, top, right, bottom), raster.Atop, func(x, y int) color.NRGBA { return view[(y-top)*w+x-left] })
	l.crests(ridges, left, top)
}

// ridge is a place in a column of pixels where what is in front hides what is behind it, and how many pixels of that.
type ridge struct{ y, behind float64 }

// crests draws the edges of ridges in ink: each place is joined with the nearest one in the next column.
func (l land) crests(ridges [][]ridge, left, top int) {
	n := l.Pen
	n.Scale, n.DX, n.DY = 1, float64(left)+0.5, float64(top)
	var light, firm []*raster.Path
	reach := 3 + 2*l.Scale
	for x := 1; x < len(ridges); x++ {
		for _, a := range ridges[x] {
			best, off := ridge{}, reach
			for _, b := range ridges[x-1] {
				if d := math.Abs(a.y - b.y); d < off {
					best, off = b, d
				}
			}
			if off == reach {
				continue
			}
			piece := paint.Line(float64(x-1), best.y, float64(x), a.y)
			if min(a.behind, best.behind) > 3*l.Scale {
				firm = append(firm, piece)
			} else {
				light = append(light, piece)
			}
		}
	}
	hair := max(0.9*l.line*l.Scale, 0.8)
	n.Stroke(theme.Alpha(l.Ink, 0.35), hair, light...)
	n.Stroke(theme.Alpha(l.Ink, 0.75), 1.25*hair, firm...)
}

// cover adds a colour to a column of pixels between two heights, to the first and last one in part.
func cover(column []float32, from, to float64, c color.NRGBA) {
	from = math.Max(from, 0)
	for y := int(from); float64(y) < to && 3*y < len(column); y++ {
		share := float32(min(float64(y)+1, to) - max(float64(y), from))
		q := column[3*y : 3*y+3]
		q[0] = min(q[0]+share*float32(c.R), 255)
		q[1] = min(q[1]+share*float32(c.G), 255)
		q[2] = min(q[2]+share*float32(c.B), 255)
	}
}

// rockShades is a colour of rock from deep shadow to full light.
func rockShades(pal *palette, rock color.NRGBA) *[rockTones]color.NRGBA {
	var tones [rockTones]color.NRGBA
	dark := theme.Mix(theme.Mix(rock, pal.rockDark, 0.6), pal.Umber, 0.45)
	for i := range tones {
		t := float64(i) / (rockTones - 1)
		switch {
		case t < 0.5:
			tones[i] = theme.Mix(dark, theme.Mix(rock, pal.rockDark, 0.36), t/0.5)
		default:
			tones[i] = theme.Mix(theme.Mix(rock, pal.rockDark, 0.36), theme.Mix(rock, pal.Cream, 0.72), (t-0.5)/0.5)
		}
	}
	return &tones
}

// snowShades is snow from shadow to full light.
func snowShades(pal *palette) *[rockTones]color.NRGBA {
	var tones [rockTones]color.NRGBA
	for i := range tones {
		tones[i] = theme.Mix(theme.Mix(pal.snow, pal.rockBlue, 0.6), pal.snow, min(float64(i)/(rockTones*0.6), 1))
	}
	return &tones
}

// hachures draws short strokes of ink downhill on the flanks that lie in shadow, denser where it is darker.
func (l land) hachures(m *massif) {
	var strokes []*raster.Path
	gap := 6.5 * l.line
	for y := 0.0; y < float64(m.rows)*massifStep; y += gap {
		for x := 0.0; x < float64(m.cols)*massifStep; x += gap {
			at := m.lo.Add(geom.Pt(x+l.rng.Float64()*gap, y+l.rng.Float64()*gap))
			h, light := m.look(at.X, at.Y)
			if h < 4 || h > m.snow || light > 0.1-0.5*l.rng.Float64() {
				continue
			}
			const d = 2.0
			east, _ := m.look(at.X+d, at.Y)
			west, _ := m.look(at.X-d, at.Y)
			south, _ := m.look(at.X, at.Y+d)
			north, _ := m.look(at.X, at.Y-d)
			down := geom.Pt(west-east, north-south)
			steep := down.Len() / (2 * d)
			if steep < 0.25 || m.hidden(at, h) {
				continue
			}
			to := at.Add(down.Mul((5 + 5*l.rng.Float64()) / down.Len()))
			low, _ := m.look(to.X, to.Y)
			strokes = append(strokes, paint.Blade(geom.Pt(at.X, at.Y-h), geom.Pt(to.X, to.Y-low), 1.5*l.line))
		}
	}
	l.Fill(theme.Alpha(l.Ink, 0.55), strokes...)
}

// pines draws the woods at the feet of the mountains, from the back to the front. Nothing grows on cinders.
func (l land) pines(m *massif) {
	if l.thumbnail() || characterOf(l.isl.ID).cinder {
		return
	}
	var trees []geom.Point
	wood := paint.Noise(61)
	const gap = 12.0
	for y := 0.0; y < float64(m.rows)*massifStep; y += gap {
		for x := 0.0; x < float64(m.cols)*massifStep; x += gap {
			at := m.lo.Add(geom.Pt(x+l.rng.Float64()*gap, y+l.rng.Float64()*gap))
			h, _ := m.look(at.X, at.Y)
			p := l.chart.relief.look(at.X, at.Y)
			if h < 1 || h > 15 || p.edge < 7 || p.shore < 26 || wood.At(at.X/38, at.Y/38) < 0.42 || m.hidden(at, h) {
				continue
			}
			trees = append(trees, geom.Pt(at.X, at.Y-h))
		}
	}
	slices.SortStableFunc(trees, func(a, b geom.Point) int { return int(4*a.Y) - int(4*b.Y) })
	for _, at := range trees {
		s := 0.85 + 0.4*l.rng.Float64()
		up := func(x, y float64) geom.Point { return at.Add(geom.Pt(x*s, y*s)) }
		l.Fill(theme.Alpha(l.Umber, 0.35), paint.Ellipse(at.X+3*s, at.Y, 5.5*s, 2*s))
		l.Fill(l.PalmDark, paint.Polyline(true, up(-4.6, 0), up(-2.2, -4.4), up(-3.3, -4.2), up(0, -13), up(3.3, -4.2), up(2.2, -4.4), up(4.6, 0)))
		l.Fill(theme.Mix(l.Palm, l.Scrub, 0.4), paint.Polyline(true, up(-4.4, -0.4), up(-2, -4.4), up(-2.8, -4.6), up(0, -12.6), up(0.4, -0.4)))
	}
}
