package sound

import "math"

// surf is the sea on a far shore and now and then a gull: an endless source that never repeats. A browser plays a passage of it.
type surf struct {
	chance *noise
	deep   [2]low     // the rumble, left and right
	wash   [2]twoPole // the body of a wave, whose colour follows it
	foam   [2]low     // what is below the hiss, to be taken away from it
	waves  [2]wave
	gull   gull
}

// Levels of the parts of the surf, as amplitudes of noise between −1 and 1 before it is filtered.
const (
	deepLevel = 0.55
	washLevel = 0.34
	foamLevel = 0.012
)

func newSurf(seed uint64) *surf {
	s := &surf{chance: newNoise(seed)}
	for i := range 2 {
		s.deep[i] = newLow(110)
		s.foam[i] = newLow(3000)
		s.waves[i] = wave{at: 0.5 * float64(i), length: s.chance.between(7, 10)}
	}
	s.gull.pause(s.chance, 4, 9)
	return s
}

// wave is one that comes in and runs out again.
type wave struct {
	at     float64 // how much of it is over, 0 to 1
	length float64 // seconds
}

// advance lets seconds pass and returns how strong the wave is, 0 to 1: it swells, breaks and runs out slowly.
func (w *wave) advance(seconds float64, chance *noise) float64 {
	w.at += seconds / w.length
	if w.at >= 1 {
		w.at--
		w.length = chance.between(6.5, 11)
	}
	const breaks = 0.35
	if w.at < breaks {
		s := w.at / breaks
		return s * s * (3 - 2*s)
	}
	s := (1 - w.at) / (1 - breaks)
	return s * s
}

// twoPole is two low-pass filters of the first order in a row.
type twoPole struct{ part, one, two float64 }

func (t *twoPole) next(x float64) float64 {
	t.one += t.part * (x - t.one)
	t.two += t.part * (t.one - t.two)
	return t.two
}

// fill makes the next block of the stream.
func (s *surf) fill(frames []frame) int {
	seconds := float64(len(frames)) / rate
	// Each wave is a little more to one side.
	a, b := s.waves[0].advance(seconds, s.chance), s.waves[1].advance(seconds, s.chance)
	strength := [2]float64{0.7*a + 0.3*b, 0.3*a + 0.7*b}
	for side := range 2 {
		s.wash[side].part = lowPart(320 + 900*strength[side])
	}
	s.gull.advance(seconds, s.chance)
	for i := range frames {
		cry := s.gull.next()
		for side := range 2 {
			x := s.chance.next()
			v := deepLevel * s.deep[side].next(x) * (0.5 + 0.5*strength[side])
			v += washLevel * s.wash[side].next(x) * (0.12 + strength[side])
			v += foamLevel * (x - s.foam[side].next(x)) * strength[side] * strength[side]
			frames[i][side] = float32(v + cry*s.gull.side[side])
		}
	}
	return len(frames)
}

// gull is one gull at a time, far away: silence, then a few cries.
type gull struct {
	silence float64    // seconds until the next cry
	left    int        // cries left in this series
	at      float64    // seconds since the cry began
	length  float64    // seconds; 0 while silent
	pitch   float64    // Hz, at the height of the cry
	gain    float64    // of the series
	side    [2]float64 // how loud it is left and right
	phase   float64    // turns
	step    float64    // turns in a sample
	levels  [4]float64 // of the harmonics
	far     twoPole    // the air between
}

// gullLevel is the amplitude of a gull.
const gullLevel = 0.055

// pause lets the gull be silent for so many seconds.
func (g *gull) pause(chance *noise, low, high float64) {
	g.silence, g.length = chance.between(low, high), 0
}

// advance lets seconds pass and computes what the next block sounds like.
func (g *gull) advance(seconds float64, chance *noise) {
	if g.length == 0 {
		if g.silence -= seconds; g.silence > 0 {
			return
		}
		g.begin(chance)
	}
	g.at += seconds
	if g.at >= g.length {
		if g.left--; g.left > 0 {
			g.pause(chance, 0.08, 0.22)
		} else {
			g.pause(chance, 14, 40)
		}
		g.levels = [4]float64{}
		return
	}
	s := g.at / g.length
	// Up quickly, then falling: kyow.
	bend := 0.72 + 0.28*math.Sin(math.Pi*math.Pow(s, 0.55))
	g.step = g.pitch * bend / rate
	e := math.Sin(math.Pi*math.Pow(s, 0.6)) * g.gain
	g.levels = [4]float64{e, 0.75 * e * e, 0.40 * e * e, 0.18 * e * e}
}

// begin starts a cry, and a series of them if none is going on.
func (g *gull) begin(chance *noise) {
	if g.left == 0 {
		g.left = 2 + int(chance.between(0, 3.99))
		g.gain = chance.between(0.5, 1)
		g.pitch = chance.between(1050, 1350)
		right := chance.between(0.15, 0.85)
		g.side = [2]float64{gullLevel * math.Sqrt(1-right), gullLevel * math.Sqrt(right)}
		g.far.part = lowPart(chance.between(1800, 3000))
	}
	g.at, g.length = 0, chance.between(0.24, 0.42)
	g.pitch = chance.around(g.pitch, 0.04)
}

func (g *gull) next() float64 {
	v := 0.0
	if g.levels[0] > 0 {
		g.phase += g.step
		for h, level := range g.levels {
			v += level * sine(g.phase*float64(h+1))
		}
	}
	return g.far.next(v)
}
