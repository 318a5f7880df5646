package main

import (
	"bytes"
	"testing"

	"gitlab.com/gomidi/midi/v2"
	"gitlab.com/gomidi/midi/v2/smf"

	"islas/render/testkit/must"
)

// score is a piece of one bar for an instrument: a chord of three on a beat that the pedal holds, the same one a beat later as the pedal changes.
func score(t *testing.T, program uint8) *smf.SMF {
	s := smf.New()
	s.TimeFormat = smf.MetricTicks(480)
	var tr smf.Track
	tr.Add(0, smf.MetaTempo(60))
	tr.Add(0, midi.ProgramChange(0, program))
	for beat := range 2 {
		if beat > 0 {
			tr.Add(0, midi.ControlChange(0, 64, 0))
		}
		tr.Add(0, midi.ControlChange(0, 64, 127))
		for _, k := range []uint8{60, 64, 67} {
			tr.Add(0, midi.NoteOn(0, k, 80))
		}
		for i, k := range []uint8{60, 64, 67} {
			tr.Add(uint32(480*max(0, 1-i)), midi.NoteOff(0, k))
		}
	}
	tr.Close(0)
	must.OK(t, s.Add(tr))
	file, err := s.Bytes()
	must.OK(t, err)
	s, err = smf.ReadFrom(bytes.NewReader(file)) // its tempo counts from now on
	must.OK(t, err)
	return s
}

// TestPerform holds how people play: a pedal passes, a little late; strings are plucked one after the other, keys struck together;
// what is struck again has been let go; and the same score is played the same way always.
func TestPerform(t *testing.T) {
	for _, c := range []struct {
		program   uint8
		low, high int64 // ms from the first note of a chord to its last
	}{{24, 16, 50}, {0, 0, 15}} {
		played, err := Perform(score(t, c.program), "piece", 0)
		must.OK(t, err)
		var strikes, lifts, pedals []int64
		sounding := map[uint8]bool{}
		at := int64(0)
		for _, e := range played.Tracks[0] {
			at += int64(e.Delta)
			var channel, key, value uint8
			switch {
			case e.Message.GetNoteStart(&channel, &key, &value):
				if sounding[key] {
					t.Errorf("key %d is struck before it is let go", key)
				}
				sounding[key] = true
				strikes = append(strikes, at)
			case e.Message.GetNoteEnd(&channel, &key):
				delete(sounding, key)
			case e.Message.GetControlChange(&channel, &key, &value) && key == 64 && value == 0:
				lifts = append(lifts, at)
			case e.Message.GetControlChange(&channel, &key, &value) && key == 64:
				pedals = append(pedals, at)
			}
		}
		if len(strikes) != 6 || len(sounding) != 0 || len(lifts) != 1 || len(pedals) != 2 {
			t.Fatalf("instrument %d: %d notes, %d not let go, pedal up %d times and down %d", c.program, len(strikes), len(sounding), len(lifts), len(pedals))
		}
		if spread := strikes[5] - strikes[3]; spread < c.low || spread > c.high {
			t.Errorf("instrument %d: a chord takes %d ms, want %d to %d", c.program, spread, c.low, c.high)
		}
		if late := pedals[1] - lifts[0]; lifts[0] < 900 || late != 60 {
			t.Errorf("the pedal is lifted at %d ms and goes down %d ms later, want about 1000 and 60", lifts[0], late)
		}
		again, err := Perform(score(t, c.program), "piece", 0)
		must.OK(t, err)
		one, err := played.Bytes()
		must.OK(t, err)
		other, err := again.Bytes()
		must.OK(t, err)
		if !bytes.Equal(one, other) {
			t.Error("the same score is played differently")
		}
	}
}

// TestPlace holds where notes lie in their bars after an upbeat and a change of metre.
func TestPlace(t *testing.T) {
	s := smf.New()
	s.TimeFormat = smf.MetricTicks(100)
	var tr smf.Track
	tr.Add(0, smf.MetaMeter(6, 8))
	tr.Add(650, smf.MetaMeter(3, 4))
	tr.Close(0)
	must.OK(t, s.Add(tr))
	bars := metre(s, 100, 0.5)
	for at, want := range map[float64]float64{0: 1 + 2.0/3, 50: 0, 200: 1, 350: 0, 650: 0, 750: 1, 950: 0} {
		if got := place(bars, at); got < want-1e-9 || got > want+1e-9 {
			t.Errorf("tick %g lies at beat %g, want %g", at, got, want)
		}
	}
}
