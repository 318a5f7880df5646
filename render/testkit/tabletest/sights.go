package tabletest

import (
	"fmt"
	"slices"
	"testing"

	"islas/render/testkit/harness"
	"islas/render/testkit/need"
)

// Sights are moments of games that are looked at.
type Sights struct {
	Names   []string
	Windows []harness.Window                                                                 // which take turns, as do languages and numbers of seats
	Open    func(t *testing.T, i, seats int, lang string, w harness.Window) *harness.Harness // opens the table in the i-th, at rest, in a bubble
	Without func(i, k int) bool                                                              // leaves it out for fingers in the k-th of its windows; nil for nothing
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

// Met looks whether every sight can be used and read: whatever can be used is large enough for a mouse on a desk and for a finger on a
// telephone, where no word is cut; what is written is large enough there, and what is used is called as what is written on it; and tooltips can
// be gone onto, hide little, and nothing that nobody sees is pressed through them.
func (s Sights) Met(t *testing.T) {
	desks, phones := harness.Desks(), harness.Phones()
	large := []harness.Window{{W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 200}}
	for name, c := range map[string]struct {
		windows []harness.Window
		look    func(h *harness.Harness)
		long    bool
	}{
		"mouse":   {desks, (*harness.Harness).Targets, false},
		"finger":  {phones, (*harness.Harness).Fingers, false},
		"letters": {harness.Handsets(), func(h *harness.Harness) { h.Legible(); h.Labels() }, false},
		"pointer on tooltips": {slices.Concat(desks, phones, large), func(h *harness.Harness) {
			if seen, hiding := h.Tips(); 2*hiding > seen {
				t.Errorf("%d of %d tooltips hide something that can be used", hiding, seen)
			}
		}, true},
		"finger on tooltips": {phones, (*harness.Harness).FingerTips, true},
	} {
		t.Run(name, func(t *testing.T) {
			if c.long {
				need.Time(t)
			}
			some := s
			some.Windows = c.windows
			if name != "finger" {
				some.Without = nil
			}
			some.Each(t, c.look)
		})
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
