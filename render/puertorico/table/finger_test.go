package table_test

import (
	"fmt"
	"testing"

	"islas/render/internal/harness"
)

// In every moment of a game, in windows of telephones that take turns, whatever can be used is as large as a fingertip for a finger,
// and no word is cut.
func TestFingersMeetEverything(t *testing.T) {
	phones, langs := harness.Phones(), []string{"de", "es", "en"}
	for i, s := range sights() {
		for k := range 2 {
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
