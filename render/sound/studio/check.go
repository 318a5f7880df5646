package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
)

// faults gathers what is wrong with something.
type faults struct{ error }

// note notes a fault if there is one.
func (f *faults) note(bad bool, format string, args ...any) {
	if bad {
		f.error = errors.Join(f.error, fmt.Errorf(format, args...))
	}
}

// report prints how long and how loud the file of a score is, and says what is wrong with it.
func report(name string) error {
	file, err := os.ReadFile(name + ".ogg")
	if err != nil {
		return err
	}
	heard, err := decode(file, 2)
	if err != nil {
		return err
	}
	loud, err := measure(heard, 2, rate)
	if err != nil {
		return err
	}
	mono := make([]float32, len(heard)/2)
	for i := range mono {
		mono[i] = (heard[2*i] + heard[2*i+1]) / 2
	}
	seconds, b := float64(len(mono))/rate, boundsOf(name)
	first, last := edges(mono)
	fmt.Printf("%s.ogg: %.1f s, %d kB, %.1f LUFS, true peak %.1f dBTP, loudness range %.1f LU\n", name, seconds, len(file)/1000,
		loud.integrated, loud.peak, loud.span)
	var wrong faults
	wrong.note(seconds < b.shortest || seconds > b.longest, "it lasts %.1f s, which should be %g to %g", seconds, b.shortest, b.longest)
	wrong.note(len(file) > b.size, "it has %d kB, %d at most", len(file)/1000, b.size/1000)
	wrong.note(math.Abs(loud.integrated-loudness) > unlike, "it has %.1f LUFS, which should be %g", loud.integrated, loudness)
	wrong.note(loud.peak > truePeak, "its peak is %.1f dBTP, %g at most", loud.peak, truePeak)
	wrong.note(first > -40 || last > -60, "it clicks: %.0f dBFS at its start, %.0f at its end", first, last)
	return wrong.error
}

// reportEffects prints how long and how loud the effects are, and says what is wrong with them.
func reportEffects(ogg, txt string) error {
	file, err := os.ReadFile(ogg)
	if err != nil {
		return err
	}
	list, err := os.ReadFile(txt)
	if err != nil {
		return err
	}
	whole, err := decode(file, 1)
	if err != nil {
		return err
	}
	var wrong faults
	wrong.note(len(file) > effectsSize, "effects have %d kB, %d at most", len(file)/1000, effectsSize/1000)
	fmt.Printf("%s: %.1f s, %d kB\n", ogg, float64(len(whole))/rate, len(file)/1000)
	for line := range strings.Lines(string(list)) {
		var name string
		var from, length int
		if n, _ := fmt.Sscan(line, &name, &from, &length); n != 3 || name == "#" {
			continue
		}
		part := whole[from : from+length]
		loud, err := measure(append(part[:length:length], make([]float32, 4*rate)...), 1, rate)
		if err != nil {
			return err
		}
		fmt.Printf("%-9s %5.0f ms, %.1f LUFS, true peak %.1f dBTP\n", name, 1000*float64(length)/rate, loud.momentary, loud.peak)
		first, last := edges(part)
		wrong.note(loud.peak > effectdB, "%s: its peak is %.1f dBTP, %g at most", name, loud.peak, effectdB)
		wrong.note(loud.momentary > loudness+8, "%s: it has %.1f LUFS, 8 more than music at most", name, loud.momentary)
		wrong.note(last > -55, "%s: it clicks: %.0f dBFS at its start, %.0f at its end", name, first, last)
	}
	return wrong.error
}

// decode turns a file into samples, rate a second.
func decode(file []byte, channels int) ([]float32, error) {
	out, _, err := ffmpeg(file, "-i", "-", "-f", "f32le", "-ac", strconv.Itoa(channels), "-ar", strconv.Itoa(rate), "-")
	return floats(out), err
}

// edges are the greatest steps from sample to sample in the first and the last 20 ms, in dBFS; before and behind them is silence.
func edges(sound []float32) (first, last float64) {
	step := func(part []float32) float64 {
		most := 0.0
		for i := range part[1:] {
			most = max(most, math.Abs(float64(part[i+1]-part[i])))
		}
		return 20 * math.Log10(most+1e-9)
	}
	window := min(len(sound), rate/50)
	return step(append([]float32{0}, sound[:window]...)), step(append(sound[len(sound)-window:len(sound):len(sound)], 0))
}
