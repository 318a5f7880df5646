package main

import (
	"errors"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"

	"gitlab.com/gomidi/midi/v2"
	"gitlab.com/gomidi/midi/v2/smf"
)

// How people play, in seconds and in steps of MIDI's loudness (1 to 127).
const (
	jitter  = 0.006 // of a single note
	drift   = 0.016 // of all together, slowly to and fro
	breath  = 1.7   // seconds in which the drift goes somewhere else
	touch   = 4     // how unlike single notes are in strength
	accent  = 7     // of the first beat of a bar
	lift    = 3     // of the other beats
	strum   = 0.011 // from string to string of a chord that is plucked
	drums   = 9     // the channel of percussion
	seconds = 1000  // ticks of what is played: one a millisecond
)

// note is one of a piece, from a time to another in seconds.
type note struct {
	from, to float64
	beat     float64 // where it lies in its bar, in beats; whole numbers are beats
	channel  uint8
	key      uint8
	strength float64
}

// Perform plays a score as people do, never twice quite alike and yet the same each time: not exactly together, the beats a little
// stronger, the strings of a chord one after the other, down on beats and up between them. It returns a piece of a tick a millisecond.
func Perform(score *smf.SMF, name string) (*smf.SMF, error) {
	ticks, ok := score.TimeFormat.(smf.MetricTicks)
	if !ok {
		return nil, errors.New("the score has no beats")
	}
	h := fnv.New64a()
	h.Write([]byte(name))
	chance := rand.New(rand.NewPCG(h.Sum64(), 0))
	bars := metre(score, float64(ticks))
	var notes []note
	out := smf.New()
	out.TimeFormat = smf.MetricTicks(seconds / 2)
	var setup smf.Track
	setup.Add(0, smf.MetaTempo(120)) // a beat of half a second
	for _, t := range score.Tracks {
		notes = append(notes, read(t, score, bars, &setup)...)
	}
	slices.SortStableFunc(notes, func(a, b note) int {
		return int(math.Copysign(1, a.from-b.from))*min(1, int(math.Ceil(math.Abs(a.from-b.from)*1e6))) + 0
	})
	humanise(notes, chance)
	write(&setup, notes)
	return out, out.Add(setup)
}

// bar is a metre and where it begins, in ticks.
type bar struct{ at, length, beat float64 }

// metre lists the changes of the metre.
func metre(score *smf.SMF, quarter float64) []bar {
	bars := []bar{{0, 4 * quarter, quarter}}
	for _, t := range score.Tracks {
		at := 0.0
		for _, e := range t {
			at += float64(e.Delta)
			var number, unit, clocks, thirty uint8
			if !e.Message.GetMetaTimeSig(&number, &unit, &clocks, &thirty) {
				continue
			}
			beat := 4 * quarter / float64(unit)
			b := bar{at, float64(number) * beat, beat}
			if unit == 8 && number%3 == 0 {
				b.beat *= 3
			}
			bars = append(bars, b)
		}
	}
	slices.SortStableFunc(bars, func(a, b bar) int { return int(a.at - b.at) })
	return bars
}

// place is where a time lies in its bar, in beats.
func place(bars []bar, at float64) float64 {
	b := bars[0]
	for _, next := range bars {
		if next.at <= at {
			b = next
		}
	}
	return math.Mod(at-b.at, b.length) / b.beat
}

// read collects the notes of a track, and passes on what sets up its instruments.
func read(t smf.Track, score *smf.SMF, bars []bar, setup *smf.Track) []note {
	var notes []note
	open := map[[2]uint8]int{} // by channel and key, the note that sounds
	at := int64(0)
	when := func() float64 { return float64(score.TimeAt(at)) / 1e6 }
	for _, e := range t {
		at += int64(e.Delta)
		var channel, key, strength, program, control uint8
		switch {
		case e.Message.GetNoteStart(&channel, &key, &strength):
			open[[2]uint8{channel, key}] = len(notes)
			notes = append(notes, note{when(), when(), place(bars, float64(at)), channel, key, float64(strength)})
		case e.Message.GetNoteEnd(&channel, &key):
			if i, sounds := open[[2]uint8{channel, key}]; sounds {
				notes[i].to = when()
				delete(open, [2]uint8{channel, key})
			}
		case e.Message.GetProgramChange(&channel, &program), e.Message.GetControlChange(&channel, &control, &strength) && at == 0:
			setup.Add(0, e.Message)
		}
	}
	return notes
}

// humanise moves notes, which are sorted by their time, a little in time and strength.
func humanise(notes []note, chance *rand.Rand) {
	sway := func(at float64) float64 { // the drift: smooth, and the same for all that sounds at a time
		i := math.Floor(at / breath)
		one := func(i float64) float64 { return rand.New(rand.NewPCG(uint64(int64(i)), 1)).Float64()*2 - 1 }
		part := at/breath - i
		part = part * part * (3 - 2*part)
		return drift * (one(i)*(1-part) + one(i+1)*part)
	}
	for start := 0; start < len(notes); {
		end := start + 1
		for end < len(notes) && notes[end].from-notes[start].from < 1e-4 {
			end++
		}
		roll(notes[start:end], chance)
		start = end
	}
	for i := range notes {
		n := &notes[i]
		moved := sway(n.from) + jitter*chance.NormFloat64()*0.5
		n.from, n.to = max(0, n.from+moved), n.to+moved
		switch {
		case n.beat < 0.01:
			n.strength += accent
		case n.beat-math.Floor(n.beat) < 0.01:
			n.strength += lift
		}
		n.strength = min(max(n.strength+touch*chance.NormFloat64(), 12), 122)
	}
}

// roll spreads the notes that a plucked instrument plays at a time over its strings: from the lowest on, or from the highest between beats.
func roll(chord []note, chance *rand.Rand) {
	slices.SortStableFunc(chord, func(a, b note) int {
		if a.channel != b.channel {
			return int(a.channel) - int(b.channel)
		}
		return int(a.key) - int(b.key)
	})
	for start := 0; start < len(chord); {
		end := start + 1
		for end < len(chord) && chord[end].channel == chord[start].channel {
			end++
		}
		strings := chord[start:end]
		if len(strings) > 2 && strings[0].channel != drums {
			if b := strings[0].beat; b-math.Floor(b) > 0.5 {
				slices.Reverse(strings)
			}
			gap := strum * (0.8 + 0.4*chance.Float64())
			for i := range strings {
				strings[i].from += gap * float64(i)
				strings[i].strength -= 2 * float64(i)
			}
		}
		start = end
	}
}

// write puts notes into a track of a tick a millisecond, and ends it when the last has died away.
func write(t *smf.Track, notes []note) {
	type moment struct {
		at  int64
		msg midi.Message
	}
	var moments []moment
	for _, n := range notes {
		from := int64(math.Round(n.from * seconds))
		moments = append(moments, moment{from, midi.NoteOn(n.channel, n.key, uint8(n.strength))},
			moment{max(from+1, int64(math.Round(n.to*seconds))), midi.NoteOff(n.channel, n.key)})
	}
	slices.SortStableFunc(moments, func(a, b moment) int { return int(a.at - b.at) })
	at := int64(0)
	for _, m := range moments {
		t.Add(uint32(m.at-at), m.msg)
		at = m.at
	}
	t.Close(4 * seconds)
}
