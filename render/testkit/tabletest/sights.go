package tabletest

import (
	"fmt"
	"slices"
	"sync/atomic"
	"testing"

	"islas/render/testkit/harness"
	"islas/render/testkit/need"
)

// Sights is a list of moments of games to check.
type Sights struct {
	Names   []string
	Windows []harness.Window                                                                 // in turn
	Open    func(t *testing.T, i, seats int, lang string, w harness.Window) *harness.Harness // at rest, in a bubble
	Without func(i, k int) bool                                                              // whether to skip it for fingers; may be nil
}

// Each calls look with every moment, in two windows each.
func (s Sights) Each(t *testing.T, look func(h *harness.Harness)) {
	langs := []string{"de", "es", "en"}
	for i, name := range s.Names {
		for _, k := range rounds(i) {
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

// rounds returns in which of two rounds moment i is looked at: in both, in short tests in one.
func rounds(i int) []int {
	if testing.Short() {
		return []int{i % 2}
	}
	return []int{0, 1}
}

// Met checks that every moment can be used and read: targets are large enough for a mouse on a desk and for a finger on a telephone, where
// no word is cut; texts are large enough there, and names contain the texts on widgets; and the pointer can go onto tooltips, which hide
// little, and through which nothing invisible is pressed.
func (s Sights) Met(t *testing.T) {
	desks, phones := harness.Desks(), harness.Phones()
	var tips atomic.Int64 // that a finger sees; moments are looked at side by side
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
		"finger on tooltips": {phones, func(h *harness.Harness) { tips.Add(int64(h.FingerTips())) }, true},
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
			if name == "finger on tooltips" {
				t.Cleanup(func() {
					if n := int(tips.Load()); n < 4*len(s.Names) {
						t.Errorf("a finger sees %d tooltips in %d moments", n, len(s.Names))
					}
				})
			}
			some.Each(t, c.look)
		})
	}
}

// EachPair calls look with every moment in two windows each, beside the same at the usual size.
func (s Sights) EachPair(t *testing.T, look func(h, usual *harness.Harness)) {
	langs := []string{"de", "es", "en"}
	for i, name := range s.Names {
		for _, k := range rounds(i) {
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
