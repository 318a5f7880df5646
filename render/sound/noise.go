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

// low is a low-pass filter of the first order.
type low struct{ part, state float64 }

func newLow(freq float64) low { return low{part: lowPart(freq)} }

// lowPart is the part of the way to its input that a low-pass filter goes in one sample.
func lowPart(freq float64) float64 { return 1 - math.Exp(-2*math.Pi*freq/rate) }

func (l *low) next(x float64) float64 {
	l.state += l.part * (x - l.state)
	return l.state
}

// sine is the sine of so many turns by two parabolas, right to 0.1 %: much cheaper than math.Sin, above all in
// WebAssembly, and its error is a harmonic at −60 dB.
func sine(turns float64) float64 {
	x := turns - math.Floor(turns+0.5) // −½ to ½
	y := 8*x - 16*x*math.Abs(x)
	return y + 0.225*(y*math.Abs(y)-y)
}
