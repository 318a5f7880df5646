package main

import (
	"math"
	"math/rand/v2"

	"islas/game/islas/internal/value"
)

// trainer improves a network's weights.
type trainer struct {
	net, gradient *value.Net
	mean, square  *value.Net // running means of the gradients and of their squares (Adam)
	touched       [value.Inputs]bool
	steps         int
}

func newTrainer(src *rand.Rand) *trainer {
	t := &trainer{net: new(value.Net), gradient: new(value.Net), mean: new(value.Net), square: new(value.Net)}
	random := func(w []float32, size float64) {
		for i := range w {
			w[i] = float32(size * src.NormFloat64())
		}
	}
	for i := range t.net.W1 {
		random(t.net.W1[i][:], 0.1)
	}
	for k := range t.net.W2 {
		random(t.net.W2[k][:], math.Sqrt(2.0/value.Hidden1))
	}
	random(t.net.W3[:], 0.2)
	return t
}

// learn adds the gradients of one position and returns the square of the network's error.
func (t *trainer) learn(p *position) float64 {
	var l value.Layers
	wrong := t.net.Run(p.in, &l) - p.outcome
	d := 2 * wrong * value.SquashDerivative(l.Out) / batch
	t.gradient.B3[0] += d
	var d1 [value.Hidden1]float32
	for k := range l.H2 {
		t.gradient.W3[k] += d * l.H2[k]
		if l.H2[k] <= 0 {
			continue
		}
		dk := d * t.net.W3[k]
		t.gradient.B2[k] += dk
		gradient, w := &t.gradient.W2[k], &t.net.W2[k]
		for j := range d1 {
			gradient[j] += dk * l.H1[j]
			d1[j] += dk * w[j]
		}
	}
	for j := range d1 {
		if l.H1[j] <= 0 {
			d1[j] = 0
		}
		t.gradient.B1[j] += d1[j]
	}
	for _, x := range p.in {
		t.touched[x.Index] = true
		gradient := &t.gradient.W1[x.Index]
		for j := range d1 {
			gradient[j] += x.Value * d1[j]
		}
	}
	return float64(wrong) * float64(wrong)
}

// update takes a step and forgets the gradients. Inputs that no position of the batch has are left alone.
func (t *trainer) update(rate float64) {
	const beta1, beta2 = 0.9, 0.999
	t.steps++
	c1 := float32(1 / (1 - math.Pow(beta1, float64(t.steps))))
	c2 := float32(1 / (1 - math.Pow(beta2, float64(t.steps))))
	step := func(w, gradient, mean, square []float32) {
		for i, d := range gradient {
			mean[i] = beta1*mean[i] + (1-beta1)*d
			square[i] = beta2*square[i] + (1-beta2)*d*d
			w[i] -= float32(rate) * mean[i] * c1 / (float32(math.Sqrt(float64(square[i]*c2))) + 1e-8)
			gradient[i] = 0
		}
	}
	n, g, m, v := t.net, t.gradient, t.mean, t.square
	for i := range n.W1 {
		if t.touched[i] {
			step(n.W1[i][:], g.W1[i][:], m.W1[i][:], v.W1[i][:])
			t.touched[i] = false
		}
	}
	step(n.B1[:], g.B1[:], m.B1[:], v.B1[:])
	for k := range n.W2 {
		step(n.W2[k][:], g.W2[k][:], m.W2[k][:], v.W2[k][:])
	}
	step(n.B2[:], g.B2[:], m.B2[:], v.B2[:])
	step(n.W3[:], g.W3[:], m.W3[:], v.W3[:])
	step(n.B3[:], g.B3[:], m.B3[:], v.B3[:])
}

// measure returns the mean square of the network's errors.
func (t *trainer) measure(positions []position) float64 {
	sum := 0.0
	var l value.Layers
	for i := range positions {
		wrong := float64(t.net.Run(positions[i].in, &l) - positions[i].outcome)
		sum += wrong * wrong
	}
	return sum / float64(max(1, len(positions)))
}
