package sound

import "math"

// Figures of a passage, in frames.
const (
	passageFrames = 30 * rate // of the whole
	seamFrames    = 3 * rate  // in which the end goes over into the beginning
	passageSlice  = rate / 10 // made at once
)

// passage is surf to be played again and again, for where it would cost too much to make it while it is heard: it has a seam that nobody
// hears, because what would follow its end is faded into its beginning. It is made a slice at a time.
type passage struct {
	surf *surf
	head [2][]float32 // the beginning, kept until what follows the end is faded into it
	made int          // frames, of passageFrames and seamFrames
}

func newPassage(s *surf) *passage { return &passage{surf: s} }

// done reports whether all of it is made.
func (p *passage) done() bool { return p.made == passageFrames+seamFrames }

// step makes the next slice and puts what is finished of it where it belongs, at a frame of the passage. Each frame is put once.
func (p *passage) step(put func(at int, sides [2][]float32)) {
	if p.done() {
		return
	}
	at, sides := p.made, p.slice()
	p.made += passageSlice
	switch {
	case at < seamFrames:
		for side := range sides {
			p.head[side] = append(p.head[side], sides[side]...)
		}
	case at < passageFrames:
		put(at, sides)
	default:
		at -= passageFrames
		for side, out := range sides {
			for i, end := range out {
				// Sine and cosine, as noise that is not alike adds up by its power.
				out[i] = blend(end, p.head[side][at+i], float64(at+i)/seamFrames)
			}
		}
		put(at, sides)
		if p.done() {
			p.head = [2][]float32{}
		}
	}
}

// blend is what is heard of two noises when the one has gone over into the other by a part from 0 to 1.
func blend(from, to float32, part float64) float32 {
	sin, cos := math.Sincos(math.Pi / 2 * part)
	return float32(cos)*from + float32(sin)*to
}

// slice is the next of the surf.
func (p *passage) slice() (sides [2][]float32) {
	var frames [blockFrames]frame
	for range passageSlice / blockFrames {
		p.surf.fill(frames[:])
		for _, f := range frames {
			for side := range sides {
				sides[side] = append(sides[side], f[side])
			}
		}
	}
	return sides
}
