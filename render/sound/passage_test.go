package sound

import (
	"math"
	"slices"
	"testing"
)

// passageOf makes all of the passage that browsers play.
func passageOf(t *testing.T) (sides [2][]float32) {
	t.Helper()
	var times [passageFrames]int
	for side := range sides {
		sides[side] = make([]float32, passageFrames)
	}
	p := newPassage(newSurf(surfSeed))
	for !p.done() {
		p.step(func(at int, s [2][]float32) {
			for side := range sides {
				copy(sides[side][at:], s[side])
			}
			for i := range s[0] {
				times[at+i]++
			}
		})
	}
	p.step(func(int, [2][]float32) { t.Error("something is made of a passage that is done") })
	if i := slices.IndexFunc(times[:], func(n int) bool { return n != 1 }); i >= 0 {
		t.Fatalf("frame %d is made %d times", i, times[i])
	}
	return sides
}

func TestPassage(t *testing.T) {
	sides := passageOf(t)
	for _, side := range sides {
		h := measure(side)
		if !h.finite || h.peak > 0.5 || math.Abs(h.mean) > 2e-3 {
			t.Errorf("the passage has peak %.3f (want at most 0.5) and mean %.5f (want 0)", h.peak, h.mean)
		}
		if h.rms < 0.01 || h.rms > 0.08 {
			t.Errorf("the passage has rms %.4f, want 0.01 to 0.08, as the surf", h.rms)
		}
	}
	if slices.Equal(sides[0], sides[1]) {
		t.Error("left and right are the same")
	}
}

// Where the passage begins again, and where its end has gone over into its beginning, is nothing that is not everywhere else in it: no
// click, no hole, no sudden change of loudness.
func TestPassageHasNoSeam(t *testing.T) {
	const window = rate / 5
	for i, side := range passageOf(t) {
		step := func(at int) float64 {
			return math.Abs(float64(side[at%passageFrames] - side[(at+passageFrames-1)%passageFrames]))
		}
		var steps []float64
		for at := range passageFrames {
			steps = append(steps, step(at))
		}
		slices.Sort(steps)
		// change is how much louder or softer it is after a frame than before it.
		twice := slices.Concat(side, side)
		change := func(at int) float64 {
			at += passageFrames / 2
			return math.Abs(math.Log(measure(twice[at:at+window]).rms / measure(twice[at-window:at]).rms))
		}
		var changes []float64
		for at := window; at < passageFrames/2; at += window {
			changes = append(changes, change(at))
		}
		slices.Sort(changes)
		most := changes[len(changes)*95/100]
		for _, at := range []int{passageFrames / 2, passageFrames/2 + seamFrames} {
			if got := change(at); got > most {
				t.Errorf("side %d: at the seam the loudness changes by %.3f, elsewhere in 95 of 100 places by at most %.3f", i, got, most)
			}
		}
		if got, usual := step(0), steps[len(steps)*99/100]; got > usual {
			t.Errorf("side %d: at the seam two frames differ by %.4f, elsewhere 99 of 100 by at most %.4f", i, got, usual)
		}
		// In the middle of the seam two waves are heard at once, neither twice as loud nor half as loud as the surf is.
		all, seam := measure(side).rms, measure(side[:seamFrames]).rms
		if seam < all/2 || seam > 2*all {
			t.Errorf("side %d: the seam has rms %.4f, the whole %.4f", i, seam, all)
		}
	}
}
