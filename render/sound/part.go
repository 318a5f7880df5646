package sound

import (
	"math"
)

// rate is the number of samples in a second of everything that is made here.
const rate = 48000

// part is one element of an effect: a struck bar, a breath of noise, a blown tone. An effect is the sum of its parts, so
// it can be made part by part, a little in every tick.
type part interface {
	// add adds the part to buf, which begins with the effect. What lies beyond its end is left out.
	add(buf []float32)
	// work is about how many samples add has to compute.
	work() int
}

// samples is the number of samples in so many seconds.
func samples(seconds float64) int { return max(0, int(seconds*rate+0.5)) }

// ring is a sine that dies away, as a struck bar or bell sounds.
type ring struct {
	at   float64 // seconds from the beginning of the effect
	freq float64 // Hz
	fade float64 // seconds until it has fallen by 60 dB
	soft float64 // seconds that the blow takes; 0 is a hard one
	gain float64 // amplitude at its loudest, if the blow is hard
}

func (r ring) work() int { return samples(r.fade * 1.2) }

func (r ring) add(buf []float32) {
	if r.freq <= 0 || r.freq >= rate/2 || r.fade <= 0 {
		return
	}
	buf = buf[min(samples(r.at), len(buf)):]
	buf = buf[:min(r.work(), len(buf))]
	// A pole pair on a circle of radius k makes the sine out of its two last samples: two multiplications each.
	w := 2 * math.Pi * r.freq / rate
	k := math.Pow(10, -3/(r.fade*rate))
	a, b := 2*k*math.Cos(w), k*k
	last, y := -math.Sin(w)/k, 0.0 // the samples −1 and 0 of k^n·sin(wn)
	// The blow: what it has not yet set in motion falls exponentially.
	missing, rest := 1.0, 0.0
	if r.soft > 0 {
		rest = math.Exp(-1 / (r.soft * rate))
	} else {
		missing = 0
	}
	for i := range buf {
		buf[i] += float32(r.gain * y * (1 - missing))
		missing *= rest
		y, last = a*y-b*last, y
	}
}

// puff is a breath of noise in a band: the brush of a card, the click of wood, a footfall.
type puff struct {
	at     float64 // seconds from the beginning of the effect
	length float64 // seconds; at its end it has fallen by 60 dB
	attack float64 // seconds until it is loudest
	from   float64 // Hz, middle of the band at the beginning
	to     float64 // Hz, middle of the band at the end
	width  float64 // of the band: 0.3 is narrow, 2 wide
	gain   float64
	seed   uint64
}

func (p puff) work() int { return 3 * samples(p.length) }

func (p puff) add(buf []float32) {
	buf = buf[min(samples(p.at), len(buf)):]
	n := samples(p.length)
	band := newBand(p.width)
	chance := newNoise(p.seed)
	fall := math.Pow(10, -3/(max(1, float64(n))))
	level := 1.0
	attack := max(1, p.attack*rate)
	for i := range buf[:min(n, len(buf))] {
		if i%controlStep == 0 {
			band.tune(p.from * math.Pow(p.to/p.from, float64(i)/float64(n)))
		}
		buf[i] += float32(p.gain * level * min(1, float64(i)/attack) * band.next(chance.next()))
		level *= fall
	}
}

// controlStep is how many samples pass until what changes slowly is computed anew.
const controlStep = 32

// tone is one harmonic of a blown or sung note, whose pitch may glide. A note is several of them with the same times.
type tone struct {
	at       float64 // seconds from the beginning of the effect
	length   float64 // seconds, all of it
	from     float64 // Hz of the fundamental at the beginning
	to       float64 // Hz of the fundamental after the glide
	glide    float64 // seconds
	harmonic int     // number of this harmonic; 0 and 1 are the fundamental
	attack   float64 // seconds
	release  float64 // seconds
	sag      float64 // part of the strength lost until the release begins, 0 to 1
	dull     float64 // how much more the higher harmonics depend on the strength; 0 is an organ, 1 a horn
	vibrato  float64 // depth as a part of the pitch
	gain     float64
}

func (t tone) work() int { return 2 * samples(t.length) }

// strength is the envelope of the tone, 0 to 1, s seconds after it began.
func (t tone) strength(s float64) float64 {
	if s >= t.length {
		return 0
	}
	e := 1 - t.sag*min(1, s/max(1e-3, t.length-t.release))
	if s < t.attack {
		e *= 0.5 - 0.5*math.Cos(math.Pi*s/t.attack)
	}
	if left := t.length - s; left < t.release {
		e *= 0.5 - 0.5*math.Cos(math.Pi*left/t.release)
	}
	return e
}

// pitch is the frequency in Hz, s seconds after the tone began.
func (t tone) pitch(s float64) float64 {
	f := t.to
	if s < t.glide {
		f = t.from * math.Pow(t.to/t.from, s/t.glide)
	}
	if t.vibrato > 0 {
		f *= 1 + t.vibrato*min(1, s/0.3)*math.Sin(2*math.Pi*5.2*s)
	}
	return f
}

func (t tone) add(buf []float32) {
	buf = buf[min(samples(t.at), len(buf)):]
	buf = buf[:min(samples(t.length), len(buf))]
	number := float64(max(1, t.harmonic))
	phase, now := 0.0, 0.0 // turns, and amplitude
	for start := 0; start < len(buf); start += controlStep {
		block := buf[start:min(start+controlStep, len(buf))]
		then := t.gain * math.Pow(t.strength(float64(start+controlStep)/rate), 1+t.dull*(number-1))
		freq := number * t.pitch(float64(start)/rate)
		if freq > 0.45*rate {
			then = 0 // it can't be represented
		}
		slope := (then - now) / controlStep
		for i := range block {
			block[i] += float32(now * sine(phase))
			now += slope
			phase += freq / rate
		}
		phase -= math.Floor(phase)
		now = then
	}
}

// sine is the sine of so many turns by two parabolas, right to 0.1 %: much cheaper than math.Sin, above all in
// WebAssembly, and its error is a harmonic at −60 dB.
func sine(turns float64) float64 {
	x := turns - math.Floor(turns+0.5) // −½ to ½
	y := 8*x - 16*x*math.Abs(x)
	return y + 0.225*(y*math.Abs(y)-y)
}
