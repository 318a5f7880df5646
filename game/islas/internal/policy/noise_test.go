package policy

import (
	"math"
	"testing"
)

// TestNoise: the last bits of a logarithm, which may differ on another machine, make no other noise: nothing lies near the middle
// between two whole numbers.
func TestNoise(t *testing.T) {
	for i, have := range gumbel {
		quantile := (float64(i) + 0.5) / float64(len(gumbel))
		exact := -math.Log(-math.Log(quantile)) * Unit / inverseTemperature
		if off := math.Abs(exact - float64(have)); off > 0.499999 {
			t.Errorf("noise %d is %v, %v away from %d", i, exact, off, have)
		}
	}
}
