package sound

import "math"

// noise is white noise between −1 and 1, the same for the same seed (SplitMix64).
type noise struct{ state uint64 }

func newNoise(seed uint64) *noise { return &noise{seed} }

// bits returns the next 64 random bits.
func (n *noise) bits() uint64 {
	n.state += 0x9e3779b97f4a7c15
	z := n.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

func (n *noise) next() float64 { return float64(int64(n.bits())) / (1 << 63) }

// between returns a random number from low to high.
func (n *noise) between(low, high float64) float64 {
	return low + (high-low)*(0.5+0.5*n.next())
}

// around returns a random number at most part away from mid, as a part of mid.
func (n *noise) around(mid, part float64) float64 { return mid * (1 + part*n.next()) }

// band is a band-pass filter of the second order (a state variable filter after Simper), with a gain of 1 in its middle.
// It stays stable while its frequency is changed.
type band struct {
	damping    float64
	a1, a2, a3 float64
	s1, s2     float64
}

func newBand(width float64) *band { return &band{damping: width} }

// tune sets the middle of the band in Hz.
func (b *band) tune(freq float64) {
	g := math.Tan(math.Pi * min(max(freq, 10), 0.45*rate) / rate)
	b.a1 = 1 / (1 + g*(g+b.damping))
	b.a2 = g * b.a1
	b.a3 = g * b.a2
}

func (b *band) next(x float64) float64 {
	v3 := x - b.s2
	v1 := b.a1*b.s1 + b.a2*v3
	v2 := b.s2 + b.a2*b.s1 + b.a3*v3
	b.s1, b.s2 = 2*v1-b.s1, 2*v2-b.s2
	return b.damping * v1
}

// low is a low-pass filter of the first order.
type low struct{ part, state float64 }

func newLow(freq float64) low { return low{part: lowPart(freq)} }

// lowPart is the part of the way to its input that a low-pass filter goes in one sample.
func lowPart(freq float64) float64 { return 1 - math.Exp(-2*math.Pi*freq/rate) }

func (l *low) next(x float64) float64 {
	l.state += l.part * (x - l.state)
	return l.state
}
