package game_test

import (
	"math/rand/v2"
	"testing"

	"islas/game"
)

// TestShuffleIsFair: every order of four cards is about as likely as any other.
func TestShuffleIsFair(t *testing.T) {
	src := rand.NewPCG(2, 4)
	const trials = 48000
	seen := map[[4]int]int{}
	for range trials {
		cards := [4]int{0, 1, 2, 3}
		game.Shuffle(src, cards[:])
		seen[cards]++
	}
	for order, n := range seen {
		if n < 1780 || n > 2220 { // five standard deviations
			t.Errorf("the order %v came %d times, want about %d", order, n, trials/24)
		}
	}
	if len(seen) != 24 {
		t.Errorf("%d orders came, want 24", len(seen))
	}
}

// TestBelow: numbers stay below a bound of which no power of two is a multiple, where every other draw is thrown away.
func TestBelow(t *testing.T) {
	src := rand.NewPCG(2, 4)
	const n = 1<<63 + 1
	high := 0
	for range 1000 {
		x := game.Below(src, n)
		if x >= n {
			t.Fatalf("drew %d, not below %d", x, uint64(n))
		}
		if x >= n/2 {
			high++
		}
	}
	if high < 420 || high > 580 {
		t.Errorf("%d of 1000 draws were in the upper half", high)
	}
}
