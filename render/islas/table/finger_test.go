package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/render/internal/harness"
	"islas/render/internal/tabletest"
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

// In every moment of a game, in windows of telephones that take turns, whatever can be used is as large as a fingertip for a finger,
// and no word is cut.
func TestFingersMeetEverything(t *testing.T) {
	all := tables(harness.Phones())
	all.Without = func(i, k int) bool {
		return k == 0 && all.Names[i] == "build" // what is said of the card that is picked lies over the drawers until a finger comes down
	}
	all.Each(t, (*harness.Harness).Fingers)
}

// The line of whoever builds is whole on telephones, too.
func TestPromptIsWholeOnPhones(t *testing.T) {
	build := sights()[1]
	for _, w := range harness.Phones() {
		for _, lang := range []string{"en", "de", "es"} {
			t.Run(fmt.Sprint(w, lang), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, 2, build.when)
					r := newRig(t, lang, w)
					r.sit(m.begun(alone(2)...))
					for _, in := range build.then(r, m) {
						r.Tick(in)
					}
					r.Rest()
					if line := r.prompt(); strings.Contains(line, "…") || !strings.Contains(line, ":") {
						t.Errorf("the line says %q", line)
					}
				})
			})
		}
	}
}
