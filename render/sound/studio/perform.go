package main

import (
	"cmp"
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
	foot    = 0.06  // by which the pedal of a piano goes down after the chord that it holds, which begins as it comes up
	lead    = 0.05  // of silence before the first note
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
	plucked  bool // by an instrument with strings to strum
}

// moment is a message at a time in seconds.
type moment struct {
	at  float64
	msg midi.Message
}

// Perform plays a score as people do, never twice quite alike and yet the same each time: not exactly together, the beats a little
// stronger, the strings of a chord one after the other, down on beats and up between them. What players do beside notes, such as
// pedals and swells, moves along. The first bar has upbeat quarters, where it is not a whole one. It returns a piece of a tick a millisecond.
func Perform(score *smf.SMF, name string, upbeat float64) (*smf.SMF, error) {
	ticks, ok := score.TimeFormat.(smf.MetricTicks)
	if !ok {
		return nil, errors.New("the score has no beats")
	}
	h := fnv.New64a()
	h.Write([]byte(name))
	chance := rand.New(rand.NewPCG(h.Sum64(), 0))
	notes, others := read(score, metre(score, float64(ticks), upbeat))
	if len(notes) == 0 {
		return nil, errors.New("the score has no notes: does it say \\midi { }?")
	}
	humanise(notes, chance)
	for i := range others {
		others[i].at += sway(others[i].at)
		var channel, control, value uint8
		if others[i].msg.GetControlChange(&channel, &control, &value) && control == 64 && value >= 64 {
			others[i].at += foot
		}
	}
	out := smf.New()
	out.TimeFormat = smf.MetricTicks(seconds / 2)
	return out, out.Add(track(notes, others))
}

// bar is a metre and where it begins, in ticks.
type bar struct{ at, length, beat float64 }

// metre lists the changes of the metre.
func metre(score *smf.SMF, quarter, upbeat float64) []bar {
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
	slices.SortStableFunc(bars, func(a, b bar) int { return cmp.Compare(a.at, b.at) })
	for len(bars) > 1 && bars[1].at == 0 {
		bars = bars[1:]
	}
	if upbeat > 0 {
		bars[0].at = upbeat*quarter - bars[0].length
	}
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

// read lists the notes of a score by their beginning, and the other messages for its instruments.
func read(score *smf.SMF, bars []bar) (notes []note, others []moment) {
	for _, t := range score.Tracks {
		open := map[[2]uint8]int{} // by channel and key, the note that sounds
		var plucked [16]bool
		at := int64(0)
		for _, e := range t {
			at += int64(e.Delta)
			when := float64(score.TimeAt(at))/1e6 + lead
			var channel, key, strength, program uint8
			starts := e.Message.GetNoteStart(&channel, &key, &strength)
			if starts || e.Message.GetNoteEnd(&channel, &key) {
				if i, sounds := open[[2]uint8{channel, key}]; sounds {
					notes[i].to = when
					delete(open, [2]uint8{channel, key})
				}
			}
			switch {
			case starts:
				open[[2]uint8{channel, key}] = len(notes)
				notes = append(notes, note{when, when, place(bars, float64(at)), channel, key, float64(strength), plucked[channel]})
			case e.Message.GetNoteEnd(&channel, &key), !e.Message.IsPlayable():
			case e.Message.GetProgramChange(&channel, &program):
				plucked[channel] = program >= 24 && program < 32 || program == 46 || program >= 104 && program < 108
				fallthrough
			default:
				others = append(others, moment{when - lead, midi.Message(e.Message)})
			}
		}
	}
	slices.SortStableFunc(notes, func(a, b note) int { return cmp.Compare(a.from, b.from) })
	return notes, others
}

// sway is the drift at a time: smooth, and the same for all that sounds then.
func sway(at float64) float64 {
	i := math.Floor(at / breath)
	one := func(i float64) float64 { return rand.New(rand.NewPCG(uint64(int64(i)), 1)).Float64()*2 - 1 }
	part := at/breath - i
	part = part * part * (3 - 2*part)
	return drift * (one(i)*(1-part) + one(i+1)*part)
}

// humanise moves notes, which are sorted by their time, a little in time and strength.
func humanise(notes []note, chance *rand.Rand) {
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
	slices.SortStableFunc(notes, func(a, b note) int { return cmp.Compare(a.from, b.from) })
	last := map[[2]uint8]int{} // by channel and key: a key is let go before it is struck again
	for i, n := range notes {
		k := [2]uint8{n.channel, n.key}
		if before, struck := last[k]; struck {
			notes[before].to = min(notes[before].to, n.from-1.0/seconds)
		}
		last[k] = i
	}
}

// roll spreads the notes that a plucked instrument plays at a time over its strings: from the lowest on, or from the highest between beats.
func roll(chord []note, chance *rand.Rand) {
	slices.SortStableFunc(chord, func(a, b note) int {
		return cmp.Or(cmp.Compare(a.channel, b.channel), cmp.Compare(a.key, b.key))
	})
	for start := 0; start < len(chord); {
		end := start + 1
		for end < len(chord) && chord[end].channel == chord[start].channel {
			end++
		}
		strings := chord[start:end]
		if len(strings) > 2 && strings[0].plucked {
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

// track puts notes and other messages into a track of a tick a millisecond, and ends it when the last has died away.
func track(notes []note, moments []moment) (t smf.Track) {
	for _, n := range notes {
		from := math.Round(n.from * seconds)
		moments = append(moments, moment{from / seconds, midi.NoteOn(n.channel, n.key, uint8(n.strength))},
			moment{max(from+1, math.Round(n.to*seconds)) / seconds, midi.NoteOff(n.channel, n.key)})
	}
	slices.SortStableFunc(moments, func(a, b moment) int { return cmp.Compare(a.at, b.at) })
	t.Add(0, smf.MetaTempo(120)) // a beat of half a second
	at := int64(0)
	for _, m := range moments {
		next := max(at, int64(math.Round(m.at*seconds)))
		t.Add(uint32(next-at), m.msg)
		at = next
	}
	t.Close(6 * seconds)
	return t
}
