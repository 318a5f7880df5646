package main

import (
	"math"
	"math/cmplx"
	"slices"
)

// transform is the discrete Fourier transform of as many values as a power of two, in place.
func transform(x []complex128) {
	n := len(x)
	for i, j := 1, 0; i < n; i++ {
		bit := n >> 1
		for ; j&bit != 0; bit >>= 1 {
			j ^= bit
		}
		if j ^= bit; i < j {
			x[i], x[j] = x[j], x[i]
		}
	}
	for size := 2; size <= n; size *= 2 {
		turn := cmplx.Rect(1, -2*math.Pi/float64(size))
		w := complex(1, 0)
		for k := range size / 2 {
			for i := k; i < n; i += size {
				even, odd := x[i], w*x[i+size/2]
				x[i], x[i+size/2] = even+odd, even-odd
			}
			w *= turn
		}
	}
}

// power is the spectrum of the window of samples that begins at a sample, size/2 powers; what lies outside is silence.
func power(sound []float64, from, window, size int) []float64 {
	x := make([]complex128, size)
	for i := range window {
		if at := from + i; at >= 0 && at < len(sound) {
			x[i] = complex(sound[at]*(0.5-0.5*math.Cos(2*math.Pi*(float64(i)+0.5)/float64(window))), 0)
		}
	}
	transform(x)
	p := make([]float64, size/2)
	for i := range p {
		p[i] = real(x[i])*real(x[i]) + imag(x[i])*imag(x[i])
	}
	return p
}

// quantile is the value below which a part of the values lies, and 0 of none.
func quantile(values []float64, part float64) float64 {
	if len(values) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(values))
	return sorted[int(part*float64(len(sorted)-1)+0.5)]
}

// decibels turns a ratio of powers into them.
func decibels(power float64) float64 { return 10 * math.Log10(power+1e-15) }

// correlation is Pearson's, of values as many as others.
func correlation(a, b []float64) float64 {
	mean := func(v []float64) (m float64) {
		for _, x := range v {
			m += x / float64(len(v))
		}
		return m
	}
	ma, mb := mean(a), mean(b)
	var ab, aa, bb float64
	for i := range a {
		ab += (a[i] - ma) * (b[i] - mb)
		aa += (a[i] - ma) * (a[i] - ma)
		bb += (b[i] - mb) * (b[i] - mb)
	}
	return ab / math.Sqrt(aa*bb+1e-30)
}
