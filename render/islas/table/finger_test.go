package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/render/internal/harness"
)

// In every moment of a game, in windows of telephones that take turns, whatever can be used is as large as a fingertip for a finger,
// and no word is cut.
func TestFingersMeetEverything(t *testing.T) {
	phones, langs := harness.Phones(), []string{"de", "es", "en"}
	for i, s := range sights() {
		for k := range 2 {
			if s.name == "build" && k == 0 {
				continue // what is said of the card that is picked lies over the drawers until a finger comes down
			}
			w, lang := phones[(2*i+k)%len(phones)], langs[(i+k)%len(langs)]
			t.Run(fmt.Sprintf("%s %s %s", s.name, w, lang), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					seats := 2 + (i+3*k)%4
					m := find(t, seats, s.when)
					r := newRig(t, lang, w)
					r.sit(m.begun(alone(seats)...))
					if s.then != nil {
						for _, in := range s.then(r, m) {
							r.Tick(in)
						}
					}
					r.Rest()
					r.Fingers()
				})
			})
		}
	}
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
