package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strconv"

	"gitlab.com/gomidi/midi/v2/smf"
)

// report prints what ears would hear in the file of a score, and says what is wrong with it.
func report(name string, written *smf.SMF, upbeat float64) error {
	file, err := os.ReadFile(name + ".ogg")
	if err != nil {
		return err
	}
	left, err := decode(file, 2, rate)
	if err != nil {
		return err
	}
	loud, err := measure(left, 2, rate)
	if err != nil {
		return err
	}
	mono := make([]float64, len(left)/2)
	for i := range mono {
		mono[i] = (float64(left[2*i]) + float64(left[2*i+1])) / 2
	}
	ticks, _ := written.TimeFormat.(smf.MetricTicks)
	bars := metre(written, float64(ticks), upbeat)
	notes, _ := read(written, bars)
	var tuned []note
	for _, n := range notes {
		if n.channel != drums {
			tuned = append(tuned, n)
		}
	}
	seconds := float64(len(mono)) / rate
	b := boundsOf(name)
	fmt.Printf("%s.ogg\n", name)
	fmt.Printf("  length %.1f s, %d kB, %.1f LUFS, true peak %.1f dBTP, loudness range %.1f LU\n", seconds, len(file)/1000, loud.integrated, loud.peak, loud.span)
	before, after, first, last := edges(mono)
	fmt.Printf("  silence %.0f ms before, %.0f ms after; greatest step in the first and last 20 ms %.0f and %.0f dBFS\n", before, after, first, last)
	low, high, line, at := colour(mono)
	lonely := "no lonely line"
	if line > 10 {
		lonely = fmt.Sprintf("a lonely line %.0f dB above its neighbours, at %.0f Hz", line, at)
	}
	fmt.Printf("  below 60 Hz %.2f %%, above 14 kHz %.3f %% of the energy; %s\n", 100*low, 100*high, lonely)
	whole, worst, where := chords(mono, tuned, barTimes(written, bars, seconds))
	if upbeat == 0 {
		where++ // LilyPond counts from the first whole bar
	}
	fmt.Printf("  chroma against the score %.2f, worst in bar %d: %.2f\n", whole, where, worst)
	found, of, middle, most := onsets(mono, notes)
	fmt.Printf("  onsets against the score: %d of %d clear, median %+.0f ms, 95 %% within %.0f ms of that\n", found, of, middle, most)
	count, cents, off := pitch(mono, tuned)
	fmt.Printf("  pitch of %d long notes: median %+.1f cents, 95 %% within %.1f\n", count, cents, off)
	t20, t30 := decay(mono, notes)
	fmt.Printf("  reverberation of the end: T20 %.2f s, T30 %.2f s\n", t20, t30)
	var wrong error
	complain := func(bad bool, format string, args ...any) {
		if bad {
			wrong = errors.Join(wrong, fmt.Errorf(format, args...))
		}
	}
	complain(seconds < b.shortest || seconds > b.longest, "it lasts %.1f s, which should be %g to %g", seconds, b.shortest, b.longest)
	complain(len(file) > b.size, "it has %d kB, %d at most", len(file)/1000, b.size/1000)
	complain(math.Abs(loud.integrated-loudness) > unlike, "it has %.1f LUFS, which should be %g", loud.integrated, loudness)
	complain(loud.peak > truePeak, "its peak is %.1f dBTP, %g at most", loud.peak, truePeak)
	complain(line > 10, "it has %s", lonely)
	complain(first > -40 || last > -60, "it clicks: %.0f dBFS at its start, %.0f at its end", first, last)
	return wrong
}

// decode turns a file into samples.
func decode(file []byte, channels, rate int) ([]float32, error) {
	out, _, err := ffmpeg(file, "-i", "-", "-f", "f32le", "-ac", strconv.Itoa(channels), "-ar", strconv.Itoa(rate), "-")
	return floats(out), err
}

// edges are the milliseconds of silence at both ends, below -60 dBFS, and the greatest steps from sample to sample there.
func edges(sound []float64) (before, after, first, last float64) {
	start, end := 0, len(sound)
	for start < end && math.Abs(sound[start]) < 1e-3 {
		start++
	}
	for end > start && math.Abs(sound[end-1]) < 1e-3 {
		end--
	}
	step := func(part []float64, previous float64) float64 {
		most := 0.0
		for _, v := range part {
			most = max(most, math.Abs(v-previous))
			previous = v
		}
		return decibels(most * most)
	}
	window := min(len(sound), rate/50)
	tail := append(append([]float64{}, sound[len(sound)-window:]...), 0)
	return 1000 * float64(start) / rate, 1000 * float64(len(sound)-end) / rate, step(sound[:window], 0), step(tail, tail[0])
}

// colour are the shares of the energy below 60 Hz and above 14 kHz, and the line that stands out most among those that stand still.
func colour(sound []float64) (low, high, line, at float64) {
	const size = 8192
	const hz = float64(rate) / size
	var frames [][]float64
	total := 0.0
	for from := 0; from+size <= len(sound); from += size / 2 {
		p := power(sound, from, size, size)
		frames = append(frames, p)
		for i, v := range p {
			total += v
			if f := float64(i) * hz; f < 60 {
				low += v
			} else if f > 14000 {
				high += v
			}
		}
	}
	steady, still := make([]float64, size/2), make([]bool, size/2)
	column := make([]float64, len(frames))
	for i := range steady {
		for k := range frames {
			column[k] = frames[k][i]
		}
		steady[i] = quantile(column, 0.05)
		still[i] = quantile(column, 0.95) < 16*steady[i] // music comes and goes, a whistle stays within 12 dB
	}
	// What nobody can hear beside the rest is no line.
	audible := total / float64(max(1, len(frames))) * 1e-6
	for i := 8; i < len(steady)-40; i++ {
		if wide := max(6, i/12); still[i] && i > wide && steady[i] > audible {
			around := append(append([]float64{}, steady[i-wide:i-2]...), steady[i+3:min(len(steady), i+wide)]...)
			if d := decibels(steady[i] / (quantile(around, 0.5) + 1e-15)); d > line {
				line, at = d, float64(i)*hz
			}
		}
	}
	return low / total, high / total, line, at
}

// barTimes are when the bars begin, in seconds.
func barTimes(score *smf.SMF, bars []bar, end float64) []float64 {
	var times []float64
	for i, b := range bars {
		for at := b.at; i+1 == len(bars) || at < bars[i+1].at; at += b.length {
			t := float64(score.TimeAt(int64(max(0, at))))/1e6 + lead
			if t > end {
				break
			}
			times = append(times, t)
		}
	}
	return times
}

// chords compare the pitch classes that are heard with those of the score, bar by bar: the mean correlation, the worst, and its bar.
func chords(sound []float64, notes []note, bars []float64) (mean, worst float64, where int) {
	const size, hop = 8192, 2048
	heard, meant := make([][]float64, len(bars)), make([][]float64, len(bars))
	for i := range bars {
		heard[i], meant[i] = make([]float64, 12), make([]float64, 12)
	}
	in := func(t float64) int {
		i := len(bars) - 1
		for i > 0 && bars[i] > t {
			i--
		}
		return i
	}
	for from := 0; from+size <= len(sound); from += hop {
		i := in((float64(from) + size/2) / rate)
		for k, v := range power(sound, from, size, size) {
			if f := float64(k) * rate / size; f > 90 && f < 2100 {
				pitch := 12*math.Log2(f/440) + 69
				if math.Abs(pitch-math.Round(pitch)) < 0.35 || f < 400 {
					heard[i][int(math.Round(pitch))%12] += v
				}
			}
		}
	}
	// A note sounds with its harmonics, and fades.
	for _, n := range notes {
		for t := n.from; t < n.to; t += 0.02 {
			for h := 1; h <= 6; h++ {
				pitch := float64(n.key) + 12*math.Log2(float64(h))
				meant[in(t)][int(math.Round(pitch))%12] += n.strength * n.strength * math.Exp(-1.5*(t-n.from)) / float64(h*h)
			}
		}
	}
	worst = 1
	count := 0.0
	for i := range bars {
		sum := 0.0
		for k := range 12 {
			sum += meant[i][k]
			heard[i][k], meant[i][k] = math.Sqrt(heard[i][k]), math.Sqrt(meant[i][k])
		}
		if sum == 0 {
			continue
		}
		c := correlation(heard[i], meant[i])
		mean += c
		count++
		if c < worst {
			worst, where = c, i
		}
	}
	return mean / max(1, count), worst, where
}

// hertz is the frequency of a key.
func hertz(key uint8) float64 { return 440 * math.Pow(2, (float64(key)-69)/12) }

// onsets compare when notes begin to be heard, by the rise of their harmonics, with when they stand in the score, in milliseconds.
func onsets(sound []float64, notes []note) (found, of int, middle, most float64) {
	const window, step, reach = 1024, rate / 500, 30 // frames of 2 ms
	var late []float64
	for i := 0; i < len(notes); {
		end := i + 1
		for end < len(notes) && notes[end].from-notes[i].from < 0.02 {
			end++
		}
		chord := notes[i:end]
		i = end
		of++
		var bins []int
		for _, n := range chord {
			for h := 1; h <= 6 && n.channel != drums; h++ {
				if k := int(math.Round(hertz(n.key) * float64(h) * window / rate)); k < window/2 {
					bins = append(bins, k)
				}
			}
			for k := 40; k < 400 && n.channel == drums; k += 8 {
				bins = append(bins, k)
			}
		}
		var level [2*reach + 1]float64
		for k := range level {
			p := power(sound, int(chord[0].from*rate)+(k-reach)*step-window/2, window, window)
			for _, b := range bins {
				level[k] += math.Sqrt(p[b])
			}
		}
		best, rise, sum := 0, 0.0, 0.0
		const over = 5 // 10 ms
		for k := over; k < len(level); k++ {
			d := max(0, level[k]-level[k-over])
			sum += d
			if d > rise {
				best, rise = k, d
			}
		}
		if rise > 4*sum/(2*reach) {
			found++
			late = append(late, (float64(best)-float64(over)/2-reach)*1000*step/rate)
		}
	}
	middle = quantile(late, 0.5)
	away := make([]float64, len(late))
	for i, v := range late {
		away[i] = math.Abs(v - middle)
	}
	return found, of, middle, quantile(away, 0.95)
}

// pitch compares notes of a third of a second and more with equal temperament, in cents, where no harmonic of another note is near theirs,
// and above the middle of the bass clef, below which drums sound, too.
func pitch(sound []float64, notes []note) (count int, middle, most float64) {
	const size = 65536
	var off []float64
	for i, n := range notes {
		if n.to-n.from < 0.33 || n.key < 48 {
			continue
		}
		free := true
		for k, m := range notes {
			if k == i || m.from > n.to || m.to+0.3 < n.from || m.key == n.key && m.channel == n.channel {
				continue
			}
			for h := 1.0; h <= 6; h++ {
				free = free && math.Abs(12*math.Log2(hertz(m.key)*h/hertz(n.key))) > 1.5
			}
		}
		if !free {
			continue
		}
		from, to := int((n.from+0.08)*rate), int(min(n.to, n.from+1)*rate)
		p := power(sound, from, to-from, size)
		near := func(cents float64) int { return int(hertz(n.key) * math.Pow(2, cents/1200) * size / rate) }
		best := near(-60)
		for k := best; k <= near(60); k++ {
			if p[k] > p[best] {
				best = k
			}
		}
		if best <= near(-58) || best >= near(58) {
			continue
		}
		a, b, c := math.Log(p[best-1]+1e-30), math.Log(p[best]+1e-30), math.Log(p[best+1]+1e-30)
		f := (float64(best) + 0.5*(a-c)/(a-2*b+c)) * rate / size
		off = append(off, 1200*math.Log2(f/hertz(n.key)))
	}
	middle = quantile(off, 0.5)
	away := make([]float64, len(off))
	for i, v := range off {
		away[i] = math.Abs(v - middle)
	}
	return len(off), middle, quantile(away, 0.95)
}

// decay is how long what is heard after the last note needs to fade by 60 dB, by its fall from -5 to -25 and to -35 dB (ISO 3382).
func decay(sound []float64, notes []note) (t20, t30 float64) {
	end := 0.0
	for _, n := range notes {
		end = max(end, n.to)
	}
	tail := sound[min(len(sound), int(end*rate)):]
	left := make([]float64, len(tail)+1)
	for i := len(tail) - 1; i >= 0; i-- {
		left[i] = left[i+1] + tail[i]*tail[i]
	}
	below := func(db float64) float64 {
		for i, v := range left {
			if decibels(v/(left[0]+1e-30)) <= db {
				return float64(i) / rate
			}
		}
		return math.NaN()
	}
	return 3 * (below(-25) - below(-5)), 2 * (below(-35) - below(-5))
}
