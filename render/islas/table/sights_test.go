package table_test

import (
	"testing"

	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// tables are the tables of every sight, in windows that take turns.
func tables(windows []harness.Window) tabletest.Sights {
	all := sights()
	s := tabletest.Sights{Windows: windows}
	for _, one := range all {
		s.Names = append(s.Names, one.name)
	}
	s.Open = func(t *testing.T, i, seats int, lang string, w harness.Window) *harness.Harness {
		m := find(t, seats, all[i].when)
		r := newRig(t, lang, w)
		r.sit(m.begun(alone(seats)...))
		if then := all[i].then; then != nil {
			for _, in := range then(r, m) {
				r.Tick(in)
			}
		}
		r.Rest()
		return r.Harness
	}
	return s
}

// Every moment of a game can be used and read, whatever by.
func TestSightsAreMet(t *testing.T) {
	all := tables(nil)
	all.Without = func(i, k int) bool {
		return k == 0 && all.Names[i] == "build" // what is said of the card that is picked lies over the drawers until a finger comes down
	}
	all.Met(t)
}

// phones are windows of telephones in which words are asked to be twice as large.
func phones() []harness.Window {
	return []harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}}
}
