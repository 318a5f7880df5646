package sound

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"slices"
	"testing"

	"islas/render/testkit/must"
)

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
	left, right := hear(t, newStream(newSurf(1)), 90, 4096)
	for _, side := range [][]float32{left, right} {
		h := measure(side[5*rate:])
		if !h.finite || h.peak > 0.5 || math.Abs(h.mean) > 2e-3 {
			t.Errorf("surf has peak %.3f (want at most 0.5) and mean %.5f (want 0)", h.peak, h.mean)
		}
		if h.rms < 0.01 || h.rms > 0.08 {
			t.Errorf("surf has rms %.4f, want 0.01 to 0.08: there, but in the background", h.rms)
		}
		if start := measure(side[:rate/20]); start.peak > 0.01 {
			t.Errorf("surf begins with a peak of %.3f in its first twentieth of a second, want silence", start.peak)
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
	a, _ := hear(t, newStream(newSurf(7)), 12, 4096)
	b, _ := hear(t, newStream(newSurf(7)), 12, 1003) // pieces that split frames and samples
	c, _ := hear(t, newStream(newSurf(8)), 12, 4096)
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

func TestShotEnds(t *testing.T) {
	mono := []float32{0, 0.5, -0.5, 0.25, 0}
	all, err := io.ReadAll(newStream(newShot(mono, 0.25)))
	must.OK(t, err)
	if want := len(mono) * bytesPerFrame; len(all) != want {
		t.Fatalf("%d bytes, want %d", len(all), want)
	}
	left, right := hear(t, bytes.NewReader(all), 1, 64)
	for i, v := range mono {
		if left[i] != v || right[i] != v/2 {
			t.Errorf("frame %d is %g, %g, want %g, %g", i, left[i], right[i], v, v/2)
		}
	}
	if whole, _ := io.ReadAll(newStream(newShot(make([]float32, 3*blockFrames), 0.5))); len(whole) != 3*blockFrames*bytesPerFrame {
		t.Errorf("a sound of whole blocks has %d bytes, want %d", len(whole), 3*blockFrames*bytesPerFrame)
	}
}
