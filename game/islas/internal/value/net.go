package value

import "math"

// Sizes of the hidden layers.
const (
	Hidden1 = 48
	Hidden2 = 16
)

// Net is a network of two hidden layers of rectified neurons. Its arithmetic is the same to the last bit on every machine:
// every product is rounded by itself, so that no machine multiplies and adds at once, and nothing but sums, products,
// quotients and square roots is used.
type Net struct {
	W1 [Inputs][Hidden1]float32
	B1 [Hidden1]float32
	W2 [Hidden2][Hidden1]float32
	B2 [Hidden2]float32
	W3 [Hidden2]float32
	B3 [1]float32
}

// Layers are the outputs of the neurons; training needs them.
type Layers struct {
	H1  [Hidden1]float32
	H2  [Hidden2]float32
	Out float32 // before Squash
}

// Run returns the network's judgement, 0 to 1.
func (n *Net) Run(in []Input, l *Layers) float32 {
	h := &l.H1
	*h = n.B1
	for _, x := range in {
		w := &n.W1[x.Index]
		if x.Value == 1 {
			for j := range h {
				h[j] += w[j]
			}
			continue
		}
		for j := range h {
			h[j] += float32(x.Value * w[j])
		}
	}
	for j := range h {
		h[j] = max(h[j], 0)
	}
	l.Out = n.B3[0]
	for k := range n.W2 {
		w := &n.W2[k]
		sum := n.B2[k]
		for j := range h {
			sum += float32(h[j] * w[j])
		}
		l.H2[k] = max(sum, 0)
		l.Out += float32(l.H2[k] * n.W3[k])
	}
	return Squash(l.Out)
}

// Squash maps any number to one between 0 and 1, and 0 to a half.
func Squash(z float32) float32 {
	x := float64(z)
	return float32(0.5 + x/(2*math.Sqrt(1+float64(x*x))))
}

// SquashDerivative returns how fast Squash rises at z.
func SquashDerivative(z float32) float32 {
	root := math.Sqrt(1 + float64(float64(z)*float64(z)))
	return float32(1 / (2 * root * root * root))
}
