package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"

	"gitlab.com/gomidi/midi/v2"
	"gitlab.com/gomidi/midi/v2/smf"
)

// Where effects are described, and what is made of them.
const (
	recipes   = "assets/sound/effects.recipe"
	effectOgg = "assets/sound/effects.ogg"
	effectTxt = "assets/sound/effects.txt"
)

// How effects are made.
const (
	slot        = 4.0   // seconds between the beginnings of two layers, which are played one after the other and then laid over each other
	reach       = 12    // semitones that an instrument can bend up and down
	apart       = 0.1   // seconds of silence between two effects
	before      = 0.015 // seconds of silence with which one begins, for what the encoder smears
	effectsSize = 150_000
	effectdB    = -12.0 // dBTP: no effect is louder
)

// effect is a sound of a thing: layers of instruments.
type effect struct {
	name     string
	length   float64 // seconds
	peak     float64 // dBTP
	variants int
	layers   []layer
}

// layer is what one instrument does.
type layer struct {
	instrument  preset
	blows       []blow
	over, under float64 // Hz between which it is heard; 0 is without bounds
	gain        float64 // dB
	fade        float64 // seconds in which a blow loses 60 dB beside how the instrument fades; 0 is never
	swell       float64 // seconds in which a blow becomes loud
	shift       float64 // semitones by which all is higher, drums too
	glide       float64 // semitones by which the pitch changes in the length of the first blow
	loose       float64 // semitones by which variants may be higher or lower
	early       float64 // seconds by which blows may come sooner or later
	room        float64 // of the full reverberation
}

// blow is a note of a layer.
type blow struct{ at, key, strength, length float64 }

// preset is an instrument of the font.
type preset struct{ bank, program uint16 }

// instruments lists those of the sound font by their names.
func instruments() (map[string]preset, error) {
	font, err := os.ReadFile(soundFont)
	if err != nil {
		return nil, fmt.Errorf("the instruments are not installed: run make music: %w", err)
	}
	at := bytes.Index(font, []byte("phdr"))
	if at < 0 {
		return nil, errors.New("no sound font: " + soundFont)
	}
	size := int(font[at+4]) | int(font[at+5])<<8
	all := map[string]preset{}
	for head := font[at+8 : at+8+size]; len(head) >= 38; head = head[38:] {
		name, _, _ := strings.Cut(string(head[:20]), "\x00")
		all[name] = preset{uint16(head[22]) | uint16(head[23])<<8, uint16(head[20]) | uint16(head[21])<<8}
	}
	return all, nil
}

// readRecipes reads what effects are made of.
func readRecipes(file string) ([]effect, error) {
	known, err := instruments()
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var all []effect
	line := 0
	for s := bufio.NewScanner(bytes.NewReader(text)); s.Scan(); {
		line++
		words, _, _ := strings.Cut(s.Text(), "#")
		switch head, rest, isLayer := strings.Cut(words, ":"); {
		case strings.TrimSpace(words) == "":
		case !isLayer:
			var e effect
			if _, err := fmt.Sscan(words, &e.name, &e.length, &e.peak, &e.variants); err != nil {
				return nil, fmt.Errorf("%s, line %d: want a name, seconds, dBTP and variants: %w", file, line, err)
			}
			all = append(all, e)
		default:
			p, there := known[strings.TrimSpace(head)]
			if !there || len(all) == 0 {
				return nil, fmt.Errorf("%s, line %d: there is no instrument %q", file, line, strings.TrimSpace(head))
			}
			l, err := readLayer(p, strings.Fields(rest))
			if err != nil {
				return nil, fmt.Errorf("%s, line %d: %w", file, line, err)
			}
			e := &all[len(all)-1]
			e.layers = append(e.layers, l)
		}
	}
	return all, nil
}

// readLayer reads blows and manners.
func readLayer(p preset, words []string) (layer, error) {
	l := layer{instrument: p, loose: 0.4, early: 0.006}
	manners := map[string]*float64{"over": &l.over, "under": &l.under, "gain": &l.gain, "fade": &l.fade, "swell": &l.swell,
		"shift": &l.shift, "glide": &l.glide, "loose": &l.loose, "early": &l.early, "room": &l.room}
	for _, w := range words {
		if name, value, is := strings.Cut(w, "="); is {
			to := manners[name]
			v, err := strconv.ParseFloat(value, 64)
			if to == nil || err != nil {
				return l, fmt.Errorf("what is %q?", w)
			}
			*to = v
			continue
		}
		var b [4]float64
		b[3] = 0.3
		parts := strings.Split(w, "/")
		for i, part := range parts {
			v, err := strconv.ParseFloat(part, 64)
			if err != nil || i == len(b) || len(parts) < 3 {
				return l, fmt.Errorf("what is %q? A blow is seconds/key/strength or seconds/key/strength/length", w)
			}
			b[i] = v
		}
		l.blows = append(l.blows, blow{b[0], b[1], b[2], b[3]})
	}
	if len(l.blows) == 0 {
		return l, errors.New("a layer without a blow")
	}
	return l, nil
}

// vary returns a layer as it is played once: not as strong, as high and as soon as the last time.
func (l layer) vary(chance *rand.Rand) layer {
	l.shift += l.loose * (2*chance.Float64() - 1)
	blows := make([]blow, len(l.blows))
	for i, b := range l.blows {
		b.at = max(0, b.at+l.early*(2*chance.Float64()-1))
		b.strength = min(max(b.strength*(1+0.12*(2*chance.Float64()-1)), 1), 127)
		blows[i] = b
	}
	l.blows = blows
	return l
}

// makeEffects makes the file of all effects and the list of what lies where.
func makeEffects(recipes, ogg, txt string) error {
	all, err := readRecipes(recipes)
	if err != nil {
		return err
	}
	// All layers of all variants are one piece, so that the instruments are fetched once.
	var layers []layer
	for _, e := range all {
		chance := rand.New(rand.NewPCG(1674, uint64(len(e.name))<<32+uint64(e.name[0])))
		for range e.variants {
			for _, l := range e.layers {
				layers = append(layers, l.vary(chance))
			}
		}
	}
	heard, err := playLayers(layers)
	if err != nil {
		return err
	}
	gap := make([]float32, int(apart*wet))
	whole := append([]float32{}, gap...)
	var list strings.Builder
	list.WriteString("# What lies where in effects.ogg: name, start and length in frames. Made by render/sound/studio of effects.recipe.\n")
	for _, e := range all {
		for range e.variants {
			n := int(e.length*wet/3) * 3
			sound := make([]float32, n)
			for _, l := range e.layers {
				add(sound, heard[:int(slot*wet)], l)
				heard = heard[int(slot*wet):]
			}
			if err := finish(sound, e.peak); err != nil {
				return fmt.Errorf("%s: %w", e.name, err)
			}
			fmt.Fprintf(&list, "%s %d %d\n", e.name, len(whole)*2/3, n*2/3)
			whole = append(append(whole, sound...), gap...)
		}
	}
	packed, err := pack(whole, 1, rate, "-b:a", "30k", "-cutoff", "9200")
	if err != nil {
		return err
	}
	if err := os.WriteFile(txt, []byte(list.String()), 0o644); err != nil {
		return err
	}
	return os.WriteFile(ogg, packed, 0o644)
}

// playLayers lets instruments play one layer after the other and returns what is heard of all, slot by slot, in one channel.
func playLayers(layers []layer) ([]float32, error) {
	var moments []moment
	for i, l := range layers {
		start, channel := float64(i)*slot, uint8(0)
		bank, program := uint8(l.instrument.bank), uint8(l.instrument.program)
		if l.instrument.bank == 128 {
			bank, channel = 0, drums
		}
		do := func(at float64, msg midi.Message) { moments = append(moments, moment{start + at, msg}) }
		bend := func(at, semitones float64) {
			do(at, midi.Pitchbend(channel, int16(math.Round(semitones/reach*8191))))
		}
		do(0, midi.ControlChange(channel, 0, bank))
		do(0, midi.ProgramChange(channel, program))
		for _, c := range [][2]uint8{{101, 0}, {100, 0}, {6, reach}, {38, 0}, {91, uint8(127 * l.room)}} {
			do(0, midi.ControlChange(channel, c[0], c[1]))
		}
		first := l.blows[0]
		bend(0.01, l.shift)
		for t := 0.0; t < first.length && l.glide != 0; t += 0.01 {
			bend(0.05+first.at+t, l.shift+l.glide*t/first.length)
		}
		for _, b := range l.blows {
			do(0.05+b.at, midi.NoteOn(channel, uint8(b.key), uint8(b.strength)))
			do(0.05+b.at+b.length, midi.NoteOff(channel, uint8(b.key)))
		}
	}
	piece := smf.New()
	piece.TimeFormat = smf.MetricTicks(seconds / 2)
	if err := piece.Add(track(nil, moments)); err != nil {
		return nil, err
	}
	both, err := play(piece, 0.5)
	if err != nil {
		return nil, err
	}
	one := make([]float32, max(len(both)/2, int(slot*wet)*len(layers)))
	for i := range len(both) / 2 {
		one[i] = (both[2*i] + both[2*i+1]) / 2
	}
	return one, nil
}

// add lays what an instrument played over a sound.
func add(sound, played []float32, l layer) {
	x := make([]float64, len(sound))
	const lead, start = int(0.05 * wet), int(before * wet)
	for i := start; i < len(x) && i-start+lead < len(played); i++ {
		x[i] = float64(played[i-start+lead])
	}
	if l.fade > 0 || l.swell > 0 { // since the last blow
		k := 0
		for i := range x {
			t := float64(i-start) / wet
			for k+1 < len(l.blows) && l.blows[k+1].at <= t {
				k++
			}
			since := max(0, t-l.blows[k].at)
			if l.fade > 0 {
				x[i] *= math.Pow(10, -3*since/l.fade)
			}
			if l.swell > 0 {
				x[i] *= 1 - math.Exp(-3*since/l.swell)
			}
		}
	}
	for range 2 { // 24 dB an octave
		filter(x, l.over, true)
		filter(x, l.under, false)
	}
	gain := math.Pow(10, l.gain/20)
	for i := range x {
		sound[i] += float32(gain * x[i])
	}
}

// filter takes away what lies below a frequency, or above it, by a biquad without resonance (Robert Bristow-Johnson's).
func filter(x []float64, hz float64, below bool) {
	if hz == 0 {
		return
	}
	w := 2 * math.Pi * hz / wet
	alpha := math.Sin(w) / math.Sqrt2
	c, a0 := math.Cos(w), 1+alpha
	b0, b1 := (1-c)/2/a0, (1-c)/a0
	if below {
		b0, b1 = (1+c)/2/a0, -(1+c)/a0
	}
	a1, a2 := -2*c/a0, (1-alpha)/a0
	var x1, x2, y1, y2 float64
	for i, v := range x {
		y := b0*v + b1*x1 + b0*x2 - a1*y1 - a2*y2
		x1, x2, y1, y2 = v, x1, y, y1
		x[i] = y
	}
}

// finish lets a sound begin and end in silence and brings it to its peak.
func finish(sound []float32, peak float64) error {
	x := make([]float64, len(sound))
	for i, v := range sound {
		x[i] = float64(v)
	}
	filter(x, 45, true)
	in, out := wet/1000, min(wet/8, len(x)/4)
	for i := range sound {
		f := min(1, float64(i)/float64(in))
		if left := len(x) - 1 - i; left < out {
			f *= 0.5 - 0.5*math.Cos(math.Pi*float64(left)/float64(out))
		}
		sound[i] = float32(f * x[i])
	}
	loud, err := measure(sound, 1, wet)
	if err != nil {
		return err
	}
	if math.IsInf(loud.peak, 0) {
		return errors.New("nothing is heard")
	}
	gain := float32(math.Pow(10, (peak-loud.peak)/20))
	for i := range sound {
		sound[i] *= gain
	}
	return nil
}
