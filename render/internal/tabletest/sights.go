package tabletest

import (
	"fmt"
	"testing"

	"islas/render/internal/harness"
)

// Sights are moments of games that are looked at.
type Sights struct {
	Names   []string
	Windows []harness.Window                                                                 // which take turns, as do languages and numbers of seats
	Open    func(t *testing.T, i, seats int, lang string, w harness.Window) *harness.Harness // opens the table in the i-th, at rest, in a bubble
	Without func(i, k int) bool                                                              // leaves it out in the k-th of its windows; nil for nothing
}

// Each looks at every one, in two windows each.
func (s Sights) Each(t *testing.T, look func(h *harness.Harness)) {
	langs := []string{"de", "es", "en"}
	for i, name := range s.Names {
		for k := range 2 {
			if s.Without != nil && s.Without(i, k) {
				continue
			}
			w, lang := s.Windows[(2*i+k)%len(s.Windows)], langs[(i+k)%len(langs)]
			t.Run(fmt.Sprintf("%s %s %s", name, w, lang), func(t *testing.T) {
				Bubble(t, func(t *testing.T) { look(s.Open(t, i, 2+(i+3*k)%4, lang, w)) })
			})
		}
	}
}

// EachPair looks at every one in two windows each, beside the same at the usual size.
func (s Sights) EachPair(t *testing.T, look func(h, usual *harness.Harness)) {
	langs := []string{"de", "es", "en"}
	for i, name := range s.Names {
		for k := range 2 {
			w, lang := s.Windows[(2*i+k)%len(s.Windows)], langs[(i+k)%len(langs)]
			usual := w
			usual.Percent, usual.Large = 100, false
			t.Run(fmt.Sprintf("%s %s %s", name, w, lang), func(t *testing.T) {
				Bubble(t, func(t *testing.T) {
					seats := 2 + (i+3*k)%4
					look(s.Open(t, i, seats, lang, w), s.Open(t, i, seats, lang, usual))
				})
			})
		}
	}
}
