package sound

import (
	"math"
	"slices"
	"testing"
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

// synthesise makes variant number variant of an effect: mono samples at 48,000 a second, at most two seconds, beginning
// and ending at 0. The same name and variant give the same samples always. An unknown name gives nil.
func synthesise(name string, variant int) []float32 {
	for i, e := range effects() {
		if e.name == name {
			j := newJob(e, i, variant)
			for !j.done {
				j.step()
			}
			return j.buf
		}
	}
	return nil
}

func TestEffects(t *testing.T) {
	const floor, ceiling = 0.25, 0.9
	for _, e := range effects() {
		for variant := range e.variants {
			sound := synthesise(e.name, variant)
			if got, most := len(sound), 2*rate; got == 0 || got > most {
				t.Errorf("%s %d: %d samples, want 1 to %d", e.name, variant, got, most)
				continue
			}
			h := measure(sound)
			if !h.finite {
				t.Errorf("%s %d: has samples that are no numbers", e.name, variant)
			}
			if h.peak < floor || h.peak > ceiling {
				t.Errorf("%s %d: peak %.3f, want %.2f to %.2f", e.name, variant, h.peak, floor, ceiling)
			}
			if math.Abs(h.mean) > 1e-3 {
				t.Errorf("%s %d: mean %.5f, want 0", e.name, variant, h.mean)
			}
			if h.rms < 0.01 {
				t.Errorf("%s %d: rms %.4f, hardly anything but a click", e.name, variant, h.rms)
			}
			if first, last := sound[0], sound[len(sound)-1]; first != 0 || last != 0 {
				t.Errorf("%s %d: begins at %g and ends at %g, want 0", e.name, variant, first, last)
			}
			if again := synthesise(e.name, variant); !slices.Equal(sound, again) {
				t.Errorf("%s %d: sounds different the second time", e.name, variant)
			}
			// It has died away rather than been cut off.
			if tail := measure(sound[len(sound)*49/50:]); tail.peak > 0.05*h.peak {
				t.Errorf("%s %d: still at %.0f %% of its peak in its last fiftieth", e.name, variant, 100*tail.peak/h.peak)
			}
		}
		if e.variants > 1 && slices.Equal(synthesise(e.name, 0), synthesise(e.name, 1)) {
			t.Errorf("%s: its variants are the same", e.name)
		}
	}
	if synthesise("thunder", 0) != nil {
		t.Error("an unknown effect makes a sound")
	}
}

// TestEffectsDiffer holds the effects apart: by their colour in every eighth of a second.
func TestEffectsDiffer(t *testing.T) {
	picture := func(name string) []float64 {
		const window = rate / 8
		sound := synthesise(name, 0)
		var levels []float64
		sum := 0.0
		for _, f := range []float64{60, 120, 240, 480, 960, 1920, 3840, 7680} {
			b := newBand(0.7)
			b.tune(f)
			powers := make([]float64, 2*rate/window)
			for i, v := range sound {
				x := b.next(float64(v))
				powers[i/window] += x * x
			}
			for _, p := range powers {
				levels = append(levels, math.Sqrt(p))
				sum += p
			}
		}
		for i := range levels {
			levels[i] /= math.Sqrt(sum)
		}
		return levels
	}
	all := effects()
	for i, a := range all {
		pa := picture(a.name)
		for _, b := range all[:i] {
			same := 0.0
			for k, v := range picture(b.name) {
				same += v * pa[k]
			}
			if same > 0.9 {
				t.Errorf("%s and %s sound the same (%.3f)", a.name, b.name, same)
			}
		}
	}
}

func TestRing(t *testing.T) {
	buf := make([]float32, rate)
	ring{at: 0.1, freq: 1000, fade: 0.5, gain: 1}.add(buf)
	for i, v := range buf[:rate/10] {
		if v != 0 {
			t.Fatalf("sample %d is %g before the blow", i, v)
		}
	}
	for i := range rate / 4 {
		s := float64(i) / rate
		want := math.Pow(10, -3*s/0.5) * math.Sin(2*math.Pi*1000*s)
		if got := float64(buf[rate/10+i]); math.Abs(got-want) > 1e-4 {
			t.Fatalf("%.4f s after the blow: %.5f, want %.5f", s, got, want)
		}
	}
	before := slices.Clone(buf)
	ring{freq: rate, fade: 1, gain: 1}.add(buf) // can't be represented, so it must not be heard at another pitch
	if !slices.Equal(before, buf) {
		t.Error("a ring above half the sample rate is heard")
	}
}

func TestSine(t *testing.T) {
	for i := range 4000 {
		turns := float64(i-1000) / 333
		if got, want := sine(turns), math.Sin(2*math.Pi*turns); math.Abs(got-want) > 0.0012 {
			t.Fatalf("sine(%g) = %g, want %g", turns, got, want)
		}
	}
}

func TestBand(t *testing.T) {
	gain := func(freq float64) float64 {
		b := newBand(0.5)
		b.tune(1000)
		peak := 0.0
		for i := range rate {
			y := b.next(math.Sin(2 * math.Pi * freq * float64(i) / rate))
			if i > rate/2 {
				peak = max(peak, math.Abs(y))
			}
		}
		return peak
	}
	if g := gain(1000); math.Abs(g-1) > 0.01 {
		t.Errorf("gain in the middle of the band is %.3f, want 1", g)
	}
	for _, f := range []float64{100, 10000} {
		if g := gain(f); g > 0.06 {
			t.Errorf("gain at %g Hz is %.3f, want next to none", f, g)
		}
	}
}

// TestPartsBeyondTheEnd lets every kind of part begin and last longer than the effect.
func TestPartsBeyondTheEnd(t *testing.T) {
	buf := make([]float32, 100)
	for _, at := range []float64{0, 0.001, 5} {
		for _, p := range []part{
			ring{at: at, freq: 440, fade: 1, gain: 1},
			puff{at: at, length: 1, attack: 0.1, from: 100, to: 200, width: 1, gain: 1},
			tone{at: at, length: 1, from: 100, to: 200, glide: 0.1, harmonic: 3, attack: 0.1, release: 0.1, gain: 1},
		} {
			p.add(buf)
			p.add(nil)
		}
	}
}
