package sound

import (
	"encoding/binary"
	"io"
	"math"
	"slices"
	"testing"
	"time"

	"islas/render/testkit/must"
)

// heard are figures of a sound.
type heard struct {
	peak, mean, rms float64
	finite          bool
}

func measure(samples []float32) heard {
	h := heard{finite: true}
	for _, v := range samples {
		x := float64(v)
		if math.IsNaN(x) || math.IsInf(x, 0) {
			h.finite = false
		}
		h.peak = max(h.peak, math.Abs(x))
		h.mean += x
		h.rms += x * x
	}
	n := float64(max(1, len(samples)))
	h.mean /= n
	h.rms = math.Sqrt(h.rms / n)
	return h
}

// samples is the number of frames in so many seconds.
func samples(seconds float64) int { return int(seconds * rate) }

// hear reads seconds of a stream in pieces of so many bytes and returns left and right.
func hear(t testing.TB, r io.Reader, seconds float64, piece int) (left, right []float32) {
	t.Helper()
	want := samples(seconds) * bytesPerFrame
	var all []byte
	buf := make([]byte, piece)
	for len(all) < want {
		n, err := r.Read(buf)
		all = append(all, buf[:n]...)
		if err == io.EOF {
			break
		}
		must.OK(t, err)
		if n == 0 {
			t.Fatal("read nothing and no end")
		}
	}
	return split(all, samples(seconds))
}

// split decodes at most so many frames.
func split(all []byte, frames int) (left, right []float32) {
	for ; len(all) >= bytesPerFrame && len(left) < frames; all = all[bytesPerFrame:] {
		left = append(left, math.Float32frombits(binary.LittleEndian.Uint32(all)))
		right = append(right, math.Float32frombits(binary.LittleEndian.Uint32(all[4:])))
	}
	return left, right
}

func TestSurf(t *testing.T) {
	left, right := hear(t, newStream(newSurf(1), 1), 90, 4096)
	for _, side := range [][]float32{left, right} {
		h := measure(side[5*rate:])
		if !h.finite || h.peak > 0.5 || math.Abs(h.mean) > 2e-3 {
			t.Errorf("surf has peak %.3f (want at most 0.5) and mean %.5f (want 0)", h.peak, h.mean)
		}
		if h.rms < 0.01 || h.rms > 0.08 {
			t.Errorf("surf has rms %.4f, want 0.01 to 0.08: there, but in the background", h.rms)
		}
		// Waves come and go: some seconds are clearly louder than others.
		quiet, loud := math.Inf(1), 0.0
		for s := 5; s < 89; s++ {
			r := measure(side[s*rate : (s+1)*rate]).rms
			quiet, loud = min(quiet, r), max(loud, r)
		}
		if loud < 1.5*quiet {
			t.Errorf("the loudest second has rms %.4f, the quietest %.4f: no waves", loud, quiet)
		}
	}
	if slices.Equal(left, right) {
		t.Error("left and right are the same")
	}
}

func TestSurfIsDeterministic(t *testing.T) {
	a, _ := hear(t, newStream(newSurf(7), 1), 12, 4096)
	b, _ := hear(t, newStream(newSurf(7), 1), 12, 1003) // pieces that split frames and samples
	c, _ := hear(t, newStream(newSurf(8), 1), 12, 4096)
	if !slices.Equal(a, b) {
		t.Error("the surf depends on how it is read")
	}
	if slices.Equal(a, c) {
		t.Error("the surf does not depend on its seed")
	}
}

// TestGull waits for gulls: they must come, and be silent most of the time.
func TestGull(t *testing.T) {
	chance := newNoise(3)
	var g gull
	g.pause(chance, 4, 9)
	cries, crying := 0, 0.0
	const block, minutes = blockFrames, 10
	for range minutes * 60 * rate / block {
		was := g.length
		g.advance(float64(block)/rate, chance)
		if g.length > 0 {
			crying += float64(block) / rate
			if was == 0 {
				cries++
			}
		}
		if p := g.step * rate; p > 2000 || g.length > 0 && p < 500 {
			t.Fatalf("a gull cries at %.0f Hz", p)
		}
	}
	if cries < 20 || crying > 0.1*minutes*60 {
		t.Errorf("%d cries in %d minutes, %.0f s in all, want at least 20 and at most a tenth of the time", cries, minutes, crying)
	}
}

// A stream ends with its source, goes to a volume in the time it takes, rests at 0 and ends where it is stopped.
func TestStream(t *testing.T) {
	ones := slices.Repeat([]float32{1}, 4*rate)
	s := newStream(newShot(ones, 0.25, 1), 0.5)
	at := func(seconds float64) (left, right float32) {
		l, r := hear(t, s, seconds, 64)
		if len(l) == 0 {
			return -1, -1
		}
		return l[len(l)-1], r[len(r)-1]
	}
	if l, r := at(0.1); l != 0.5 || r != 0.25 {
		t.Errorf("at volume a half and to the left: %g, %g", l, r)
	}
	s.fade(1, time.Second, false)
	if l, _ := at(0.5); math.Abs(float64(l)-0.75) > 0.01 {
		t.Errorf("halfway to full volume: %g", l)
	}
	s.fade(0, 100*time.Millisecond, false)
	if l, _ := at(60); l != 0 { // longer than the source
		t.Errorf("at rest: %g", l)
	}
	s.fade(1, 0, false)
	if l, _ := at(0.2); l != 1 {
		t.Errorf("going on: %g", l)
	}
	s.fade(0, 100*time.Millisecond, true)
	if l, _ := hear(t, s, 3, 64); len(l) < rate/10 || len(l) > rate/10+3*blockFrames {
		t.Errorf("stopped, it goes on for %d frames", len(l))
	}
	if all, _ := io.ReadAll(newStream(newShot(ones[:3*blockFrames+1], 0.5, 1), 1)); len(all) != 3*blockFrames*bytesPerFrame {
		t.Errorf("a sound of whole blocks has %d bytes", len(all))
	}
	higher := whole(newShot(ones, 0.5, 1.25))
	if want := len(ones) * 4 / 5; len(higher) < want-2 || len(higher) > want+2 {
		t.Errorf("a quarter higher it has %d frames of %d", len(higher), len(ones))
	}
}
