package game

import (
	"math/bits"
	"math/rand/v2"
)

// Below returns a number from 0 to n-1, n at least 1, all equally likely (Lemire's method). Below and Shuffle are here and not in
// a library, so that a saved game does not depend on a library's method.
func Below(src *rand.PCG, n uint64) uint64 {
	hi, lo := bits.Mul64(src.Uint64(), n)
	if lo < n {
		for least := -n % n; lo < least; {
			hi, lo = bits.Mul64(src.Uint64(), n)
		}
	}
	return hi
}

// Shuffle puts a list in random order, all orders equally likely (Fisher and Yates).
func Shuffle[T any](src *rand.PCG, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := Below(src, uint64(i)+1)
		list[i], list[j] = list[j], list[i]
	}
}
