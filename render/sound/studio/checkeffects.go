package main

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
)

// heardEffect is a variant of an effect as it is heard.
type heardEffect struct {
	name  string
	sound []float64
	mfcc  [][]float64
}

// reportEffects prints what ears would hear of the effects, and says what is wrong with them.
func reportEffects(ogg, txt string) error {
	file, err := os.ReadFile(ogg)
	if err != nil {
		return err
	}
	list, err := os.ReadFile(txt)
	if err != nil {
		return err
	}
	whole, err := decode(file, 1, rate)
	if err != nil {
		return err
	}
	var wrong error
	complain := func(bad bool, format string, args ...any) {
		if bad {
			wrong = errors.Join(wrong, fmt.Errorf(format, args...))
		}
	}
	complain(len(file) > effectsSize, "effects have %d kB, %d at most", len(file)/1000, effectsSize/1000)
	fmt.Printf("%d kB, %.1f s\n%-9s %5s %6s %6s %6s %7s %8s %7s %7s %7s\n", len(file)/1000, float64(len(whole))/rate,
		"effect", "ms", "dBTP", "LUFS-M", "LU", "attack", "-20 dB", "centre", "<300", ">4k")
	var all []heardEffect
	for _, line := range bytes.Split(list, []byte("\n")) {
		var name string
		var from, length int
		if n, _ := fmt.Sscan(string(line), &name, &from, &length); n != 3 || name == "#" {
			continue
		}
		part := whole[from : from+length]
		loud, err := measure(slices.Concat(part, make([]float32, 4*rate)), 1, rate)
		if err != nil {
			return err
		}
		e := heardEffect{name: name}
		for _, v := range part {
			e.sound = append(e.sound, float64(v))
		}
		e.mfcc = mfcc(e.sound)
		all = append(all, e)
		attack, twenty := envelope(e.sound)
		centre, low, high := centroid(e.sound)
		fmt.Printf("%-9s %5.0f %6.1f %6.1f %+6.1f %5.1fms %6.0fms %5.0fHz %6.0f%% %6.0f%%\n", name, 1000*float64(length)/rate, loud.peak, loud.momentary,
			loud.momentary-loudness, attack, twenty, centre, 100*low, 100*high)
		complain(loud.peak > effectdB, "%s: its peak is %.1f dBTP, %g at most", name, loud.peak, effectdB)
		complain(loud.momentary > loudness+8, "%s: it has %.1f LUFS, 8 more than music at most", name, loud.momentary)
		_, _, first, last := edges(e.sound)
		complain(last > -55, "%s: it clicks: %.0f dBFS at its start, %.0f at its end", name, first, last)
	}
	least, most := math.Inf(1), 0.0
	var alike, unlike string
	for i, a := range all {
		for _, b := range all[:i] {
			switch d := distance(a.mfcc, b.mfcc); {
			case a.name != b.name && d < least:
				least, alike = d, a.name+" and "+b.name
			case a.name == b.name && d > most:
				most, unlike = d, a.name
			}
		}
	}
	fmt.Printf("MFCC: the most alike of different effects, %s, are %.1f apart; the most unlike variants, of %s, %.1f\n", alike, least, unlike, most)
	complain(least <= most, "%s are more alike than variants of %s", alike, unlike)
	return wrong
}

// envelope is how long a sound needs to rise to nine tenths of its height, and until it has fallen by 20 dB for good, in milliseconds.
func envelope(sound []float64) (attack, twenty float64) {
	const window = rate / 500
	var level []float64
	for at := 0; at+window <= len(sound); at += window / 4 {
		sum := 0.0
		for _, v := range sound[at : at+window] {
			sum += v * v
		}
		level = append(level, math.Sqrt(sum))
	}
	top := slices.Max(level)
	to := slices.IndexFunc(level, func(v float64) bool { return v >= 0.9*top })
	from := to
	for from > 0 && level[from] >= 0.15*top {
		from--
	}
	last := len(level) - 1
	for last > 0 && level[last] < 0.1*top {
		last--
	}
	return 0.5 * float64(to-from), 0.5 * float64(last-from)
}

// centroid is the middle of the power in a sound's spectrum, and the shares of it below 300 Hz and above 4 kHz.
func centroid(sound []float64) (centre, low, high float64) {
	const size = 1024
	total := 0.0
	for at := -size / 2; at < len(sound); at += size / 2 {
		for i, v := range power(sound, at, size, size) {
			f := float64(i) * rate / size
			total += v
			centre += f * v
			if f < 300 {
				low += v
			} else if f > 4000 {
				high += v
			}
		}
	}
	return centre / total, low / total, high / total
}

// mfcc are the mel frequency cepstral coefficients of a sound: 13 each 10 ms, of 26 bands between 60 Hz and 14 kHz, 60 dB down at most.
func mfcc(sound []float64) [][]float64 {
	const size, hop, bands, kept = 1024, rate / 100, 26, 13
	mel := func(hz float64) float64 { return 2595 * math.Log10(1+hz/700) }
	low, high := mel(60), mel(14000)
	var all [][]float64
	top := 0.0
	for at := -size / 2; at < len(sound); at += hop {
		energy := make([]float64, bands)
		for i, v := range power(sound, at, size, size) {
			place := (mel(float64(i)*rate/size)-low)/(high-low)*(bands+1) - 1
			for b := range energy {
				energy[b] += v * max(0, 1-math.Abs(place-float64(b)))
			}
		}
		all = append(all, energy)
		top = max(top, slices.Max(energy))
	}
	for t, energy := range all {
		c := make([]float64, kept)
		for k := range c {
			for b, v := range energy {
				c[k] += math.Log(max(v/top, 1e-6)) * math.Cos(math.Pi*float64(k)*(float64(b)+0.5)/bands) * math.Sqrt(2.0/bands)
			}
		}
		c[0] /= math.Sqrt2
		all[t] = c
	}
	return all
}

// distance is how unlike two sounds are: the mean distance of their coefficients, each moment beside the one that fits it best (dynamic
// time warping).
func distance(a, b [][]float64) float64 {
	type cell struct {
		sum   float64
		steps float64
	}
	row := make([]cell, len(b)+1)
	for j := 1; j <= len(b); j++ {
		row[j].sum = math.Inf(1)
	}
	for i := range a {
		before := row[0]
		row[0].sum = math.Inf(1)
		for j := range b {
			d := 0.0
			for k := range a[i] {
				d += (a[i][k] - b[j][k]) * (a[i][k] - b[j][k])
			}
			best := before
			for _, c := range []cell{row[j+1], row[j]} {
				if c.sum < best.sum {
					best = c
				}
			}
			before = row[j+1]
			row[j+1] = cell{best.sum + math.Sqrt(d), best.steps + 1}
		}
	}
	return row[len(b)].sum / row[len(b)].steps
}
