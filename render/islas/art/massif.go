package art

import (
	"math"
	"math/rand/v2"
	"slices"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
)

// massifStep is the distance of the places at which the height of a massif is known, in board units.
const massifStep = 3.0

// massif is the mountains of a field as a landscape of heights. It is drawn as if seen from the south and above: what is
// high stands higher up in the picture, by its height.
type massif struct {
	field      int
	lo         geom.Point
	cols, rows int
	heights    []float32 // board units
	lights     []float32 // how much lighter than level ground, -1 to 1
	snow       float64   // height from which there is snow; infinite without any
	seeds      paint.Noise
}

// mountain is one of the mountains of a massif.
type mountain struct {
	at           geom.Point // middle of its foot
	radius, high float64
	mouth        float64 // radius of its crater, or 0
	open         float64 // direction in which the crater is open, in radians
	turn         float64 // direction of its first ravine
}

// massifs works out the mountains of an island from their fields and peaks.
func massifs(isl *board.Island, ch *chart, who character) []*massif {
	var all []*massif
	highest := 0.0
	for _, peaks := range ch.peaks {
		for _, p := range peaks {
			highest = math.Max(highest, p.room)
		}
	}
	for f, field := range isl.Fields {
		if field.Kind == board.Mountain {
			all = append(all, newMassif(isl, ch, f, who, highest))
		}
	}
	return all
}

func newMassif(isl *board.Island, ch *chart, f int, who character, highest float64) *massif {
	border := ch.fields[f]
	lo, hi := paint.Bounds(border)
	m := &massif{field: f, lo: lo, seeds: paint.NoiseOf(isl.ID) + paint.Noise(100*f), snow: math.Inf(1)}
	m.cols, m.rows = int((hi.X-lo.X)/massifStep)+2, int((hi.Y-lo.Y)/massifStep)+2
	m.heights, m.lights = make([]float32, m.cols*m.rows), make([]float32, m.cols*m.rows)
	mountains := m.mountains(paint.Random(isl.ID+string(rune('a'+f))), ch, who, highest)
	scan(border, lo, massifStep, m.cols, m.rows, func(x, y int) {
		at := lo.Add(geom.Pt(float64(x), float64(y)).Mul(massifStep))
		rim := paint.Smoothstep(min(float64(ch.relief.look(at.X, at.Y).edge)/24, 1))
		ridges := 1 - math.Abs(2*m.seeds.Fractal(at.X/34, at.Y/34, 4)-1)
		h := 2 + float64(11*ridges)
		for _, q := range mountains {
			h = math.Max(h, q.height(at, m.seeds)+float64(5*ridges))
		}
		m.heights[y*m.cols+x] = float32(h * rim)
	})
	m.lit()
	return m
}

// lit works out the light on the flanks; hollows lie in more shadow than what stands out.
func (m *massif) lit() {
	around := m.around(7)
	for y := range m.rows {
		for x := range m.cols {
			i := y*m.cols + x
			dx := m.heights[y*m.cols+min(x+1, m.cols-1)] - m.heights[y*m.cols+max(x-1, 0)]
			dy := m.heights[min(y+1, m.rows-1)*m.cols+x] - m.heights[max(y-1, 0)*m.cols+x]
			hollow := min(max(float64(around[i]-m.heights[i])/22, -0.25), 0.4)
			m.lights[i] = float32(flankLight(float64(dx)/(2*massifStep), float64(dy)/(2*massifStep)) - hollow)
		}
	}
}

// around is the mean height of the places up to reach steps away, first along the rows and then along the columns.
func (m *massif) around(reach int) []float32 {
	mean := slices.Clone(m.heights)
	smooth := func(start, step, count int) {
		line := make([]float32, count)
		for i := range line {
			line[i] = mean[start+i*step]
		}
		var sum float32
		n := 0
		for i := -reach; i < count; i++ {
			if i+reach < count {
				sum, n = sum+line[i+reach], n+1
			}
			if i-reach-1 >= 0 {
				sum, n = sum-line[i-reach-1], n-1
			}
			if i >= 0 {
				mean[start+i*step] = sum / float32(n)
			}
		}
	}
	for y := range m.rows {
		smooth(y*m.cols, 1, m.cols)
	}
	for x := range m.cols {
		smooth(x, m.cols, m.rows)
	}
	return mean
}

// mountains gives every peak of the field its shape.
func (m *massif) mountains(rng *rand.Rand, ch *chart, who character, highest float64) []mountain {
	var all []mountain
	for _, p := range ch.peaks[m.field] {
		q := mountain{at: p.Point, radius: 19 + p.room*0.62, turn: rng.Float64() * 2 * math.Pi}
		q.high = q.radius * (1 + 0.4*rng.Float64())
		if p.room == highest {
			q.high *= who.summit
			q.radius *= 0.6 + 0.4*who.summit
			if who.crater {
				q.radius, q.mouth, q.high = p.room*1.15, p.room*0.62, p.room*1.05*who.summit
				q.open = 0.6 * math.Pi // where one can look into it
			}
			if who.snow {
				m.snow = q.high * 0.56
			}
		} else {
			q.high *= who.others
		}
		if who.cinder {
			q.mouth = q.radius * 0.3
			q.open = rng.Float64() * 2 * math.Pi
		}
		if who.crater && q.mouth > 0 {
			q.at.Y += q.high * 0.2
		} else {
			q.at.Y += q.high * 0.36
		}
		all = append(all, q)
	}
	// Nothing stands in a wide crater.
	for _, q := range all {
		if who.crater && q.mouth > 0 {
			all = slices.DeleteFunc(all, func(o mountain) bool { return o.mouth == 0 && o.at.Sub(q.at).Len() < q.radius })
			break
		}
	}
	slices.SortStableFunc(all, func(a, b mountain) int { return int(a.at.Y - b.at.Y) })
	return all
}

// height is how high the mountain is at a place.
func (q mountain) height(at geom.Point, seeds paint.Noise) float64 {
	d := at.Sub(q.at)
	far := d.Len()
	if far >= q.radius {
		return 0
	}
	angle := math.Atan2(d.Y, d.X)
	t := far / q.radius
	// Ravines run down the flanks, deepest half-way.
	ravines := 0.5 + 0.5*math.Sin(6*(angle+q.turn)+4*seeds.At(at.X/23, at.Y/23))
	fall := 1 - 0.34*ravines*4*t*(1-t)
	if q.mouth == 0 {
		return q.high * math.Pow(1-t, 1.12) * fall
	}
	rim := q.mouth / q.radius
	gap := 0.0
	if turned := math.Abs(math.Mod(angle-q.open+3*math.Pi, 2*math.Pi) - math.Pi); turned < 0.9 {
		gap = paint.Smoothstep(1 - turned/0.9)
	}
	crest := q.high * (1 - 0.4*rim)
	if t < rim { // from the floor up to the crest
		floor := 0.12
		return crest * (floor + (1-floor)*math.Pow(t/rim, 2.2)*(1-0.9*gap)) * (1 - 0.2*ravines*t/rim)
	}
	return crest * (1 - (t-rim)/(1-rim)) * fall * (1 - 0.9*gap)
}

// flankLight is how much lighter than level ground a flank lies. Most of what can be seen of mountains faces the eye, so
// the light that tells their sides apart comes from the left.
func flankLight(dx, dy float64) float64 {
	const soften = 0.75 // steep flanks would be black or white
	dx, dy = dx*soften, dy*soften
	return (0.8*dx - 0.1*dy) / math.Sqrt(1+float64(dx*dx)+float64(dy*dy))
}

// look reads height and light at a place in board units.
func (m *massif) look(x, y float64) (height, light float64) {
	x, y = (x-m.lo.X)/massifStep, (y-m.lo.Y)/massifStep
	if x < 0 || y < 0 || x >= float64(m.cols-1) || y >= float64(m.rows-1) {
		return 0, 0
	}
	ix, iy := int(x), int(y)
	u, v := x-float64(ix), y-float64(iy)
	i := iy*m.cols + ix
	read := func(of []float32) float64 {
		q, w := of[i:i+2], of[i+m.cols:i+m.cols+2]
		above := float64(q[0]) + float64(float64(q[1]-q[0])*u)
		below := float64(w[0]) + float64(float64(w[1]-w[0])*u)
		return above + float64((below-above)*v)
	}
	return read(m.heights), read(m.lights)
}

// hidden reports whether what is in front hides a place of a height from the eye.
func (m *massif) hidden(at geom.Point, height float64) bool {
	top := at.Y - height
	for y := at.Y + massifStep; y < at.Y+70; y += massifStep {
		if h, _ := m.look(at.X, y); y-h < top-1 {
			return true
		}
	}
	return false
}
