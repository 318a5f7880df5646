package sound

import "math"

// job is an effect that is being made, one part at a time.
type job struct {
	peak  float64
	parts []part
	buf   []float32
	done  bool
}

// newJob begins to make a variant of effect e, which is number index in the list.
func newJob(e effect, index, variant int) *job {
	chance := newNoise(uint64(index)<<32 + uint64(variant) + 1)
	return &job{peak: e.peak, parts: e.compose(chance), buf: make([]float32, samples(e.length))}
}

// step makes the next part, or finishes the sound, and returns how many samples it has computed.
func (j *job) step() int {
	switch {
	case j.done:
		return 0
	case len(j.parts) == 0:
		finish(j.buf, j.peak)
		j.done = true
		return 3 * len(j.buf)
	}
	p := j.parts[0]
	j.parts = j.parts[1:]
	p.add(j.buf)
	return p.work()
}

// Lengths of the fades that let every sound begin and end in silence, in seconds.
const (
	fadeIn  = 0.001
	fadeOut = 0.15 // or a quarter of a shorter sound
)

// finish takes away what is too low to be heard, fades the ends and brings the sound to its strength.
func finish(buf []float32, peak float64) {
	deep := newLow(24)
	in, out := samples(fadeIn), min(samples(fadeOut), len(buf)/4)
	loudest := 0.0
	for i, v := range buf {
		x := float64(v)
		x -= deep.next(x)
		if i < in {
			x *= float64(i) / float64(in)
		}
		if left := len(buf) - 1 - i; left < out {
			x *= 0.5 - 0.5*math.Cos(math.Pi*float64(left)/float64(out))
		}
		buf[i] = float32(x)
		loudest = max(loudest, math.Abs(x))
	}
	if loudest == 0 {
		return
	}
	gain := float32(peak / loudest)
	for i := range buf {
		buf[i] *= gain
	}
}
