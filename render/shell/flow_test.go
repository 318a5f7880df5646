package shell_test

import (
	"fmt"
	"slices"
	"testing"

	"islas/render/internal/harness"
	"islas/render/internal/loop"
	"islas/render/stage"
)

// flowWindows are windows in which scenes of words have to hold what was asked for: telephones at twice the usual size, held upright and on
// their side, and what browsers make of 1280 × 1024 and 1280 × 720 at 400 %.
func flowWindows() []harness.Window {
	return []harness.Window{
		{W: 320, H: 568, Percent: 200}, {W: 360, H: 640, Percent: 200}, {W: 390, H: 844, Percent: 200}, {W: 568, H: 320, Percent: 200},
		{W: 320, H: 256, Percent: 100}, {W: 320, H: 180, Percent: 100}, {W: 320, H: 568, Percent: 100}, {W: 640, H: 360, Percent: 200},
		{W: 568, H: 320, Percent: 150}, {W: 900, H: 450, Percent: 200}, {W: 960, H: 600, Percent: 200},
		legibly(320, 568, 200), legibly(320, 256, 100), legibly(640, 360, 200),
	}
}

// ofWords are scenes that have nothing but words, and so have to flow.
var ofWords = []string{"title", "running", "settings", "access", "keys", "rules", "search", "device", "wipe", "import", "curtain", "new", "islands", "new with a box", "games", "delete", "no games", "chronicle", "feats", "no chronicle",
	"voyages", "sailed"}

// Scenes of words show all of them in narrow windows, larger for whoever asks for that, and everything in them can be reached by
// scrolling down alone.
func TestWordsFlow(t *testing.T) {
	voyages := scene{name: "voyages", open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, 40) }, fill: func(r *rig) { r.option("page", 2) }}
	sailing := scene{name: "sailed", open: func(t testing.TB, s *stage.Stage) stage.Scene { return sailed(t, s, 1, 40) }}
	for i, sc := range append(scenes(), voyages, sailing) {
		for k, w := range flowWindows() {
			lang := []string{"de", "en", "es"}[(i+k)%3]
			t.Run(fmt.Sprintf("%s %s %s", sc.name, lang, w), func(t *testing.T) {
				t.Parallel()
				s := newStage(t, lang)
				s.Options.Seed, s.Options.Seeded = 1, true
				top := sc.open(t, s)
				if _, flows := top.(stage.Flowing); !flows {
					if slices.Contains(slices.Concat(ofWords, endingsOfWords), sc.name) {
						t.Error("it does not flow")
					}
					return
				}
				r := open(t, s, top, w)
				if sc.fill != nil {
					sc.fill(r)
				}
				r.Rest()
				if slices.Contains(slices.Concat(ofWords, endingsOfWords), sc.name) && w.Percent == 200 && max(w.W, w.H) >= 568 {
					at := loop.Window{W: w.W, H: w.H, Density: 1}
					if once, twice := at.ScaleOf(top, 100), at.ScaleOf(top, 200); twice < 2*once {
						t.Errorf("its scale is %.3f at 100 %% and %.3f at 200 %%", once, twice)
					}
				}
				if _, high := top.(stage.Flowing).Least(); slices.Contains(slices.Concat(ofWords, endingsOfWords), sc.name) || w.H/high >= 0.6 { // what has tables and boards beside words can need more height
					r.Legible()
				}
				r.Labels()
			})
		}
	}
}
