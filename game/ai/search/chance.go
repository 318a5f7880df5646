package search

import "math/bits"

// Chance is a fast generator of random numbers (SplitMix64: Steele, Lea and Flood 2014): a value that can be copied, so
// that play-outs repeat.
type Chance struct{ state uint64 }

// Uint64 returns the next number; with it a Chance is a rand.Source.
func (c *Chance) Uint64() uint64 {
	c.state += gamma
	return finish(c.state)
}

// Below returns a number from 0 to n-1, for n that are small beside 2^64: their tiny bias does no harm in a play-out.
func (c *Chance) Below(n int) int {
	hi, _ := bits.Mul64(c.Uint64(), uint64(n))
	return int(hi)
}

// gamma is the step of the generator's state, the golden ratio as a fraction of 2^64.
const gamma = 0x9e3779b97f4a7c15

// finish returns z with its bits mixed.
func finish(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Mix returns one number made of two, every bit of which depends on all of theirs.
func Mix(h, n uint64) uint64 { return finish(h + n + gamma) }

// NewChance returns a generator that begins at a seed.
func NewChance(seed uint64) Chance { return Chance{seed} }
