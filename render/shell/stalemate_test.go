package shell_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// setGoal sets the goal, which is from now, to another one by clicks.
func (r *rig) setGoal(from, to int) {
	r.t.Helper()
	for range to - from {
		r.Pick("goal/more")
	}
	r.Wait(2)
}

// A goal that may be out of reach gets a warning, all of which can be read, in every window; others get none. The match then begins with a
// stalemate among its rules.
func TestFarGoalGetsAWord(t *testing.T) {
	for i, w := range windows() {
		for _, lang := range harness.InTurn([]string{"de", "en"}[i%2]) {
			t.Run(lang+" "+w.String(), func(t *testing.T) {
				t.Parallel()
				r := openNew(t, lang, w, 5)
				word := r.T("option.goal.far", "far", islas.FarGoal, "rounds", islas.UsualStalemate)
				reads := func() bool {
					r.Reveal("goal/more")
					if at := r.Widget("goal/more").Rect.Middle(); !r.Shows(word) { // below the visible part, it can be scrolled to
						r.Move(at)
						r.Wheel(-1000)
						r.Wait(3)
					}
					lines := map[float64]string{}
					for text, at := range r.UI.DrawnTexts {
						if text != "" && strings.Contains(word, text) && len(text) > 3 && r.UI.Bounds().Contains(ui.Point{X: at.X, Y: at.Bottom()}) {
							lines[at.Y] = text
						}
					}
					var all []string
					for _, y := range slices.Sorted(func(yield func(float64) bool) {
						for y := range lines {
							if !yield(y) {
								return
							}
						}
					}) {
						all = append(all, lines[y])
					}
					return strings.Join(all, " ") == word
				}
				r.setGoal(islas.DefaultGoal, islas.FarGoal)
				if reads() {
					t.Error("a goal that is reached is warned of")
				}
				r.Reveal("goal/more")
				stood := r.Widget("goal/more").Rect
				r.setGoal(islas.FarGoal, islas.FarGoal+1)
				if now := r.Widget("goal/more").Rect; now != stood {
					t.Errorf("the button moves away under the pointer, from %v to %v", stood, now)
				}
				if !reads() {
					t.Error("the warning cannot be read whole")
				}
				if w.H > 600 {
					return
				}
				r.page(1)
				r.Pick("random")
				r.Pick("start")
				if got := r.begun().Values; got[engine.Goal] != islas.FarGoal+1 || got[engine.Stalemate] != islas.UsualStalemate {
					t.Errorf("the match begins with %v", got)
				}
			})
		}
	}
}

// A rematch has a stalemate among its rules even if the game before had none, as those of earlier versions.
func TestPlayingAgainAgreesOnAStalemate(t *testing.T) {
	setup := someSetup(2)
	setup.Values[engine.Goal] = islas.FarGoal + 1
	m := played(t, setup)
	if m.Setup().Values[engine.Stalemate] != 0 {
		t.Fatal("the game before knows a stalemate")
	}
	r := counted(t, "en", m, full)
	r.Pick("again")
	if got := r.begun().Values; got[engine.Stalemate] != islas.UsualStalemate || got[engine.Goal] != islas.FarGoal+1 {
		t.Errorf("the next match begins with %v", got)
	}
}

// The result shows that a stalemate has ended the game, and the story when; a rematch has it again.
func TestResultOfAStalemate(t *testing.T) {
	const lang = "es"
	m := stalled(t, 2)
	r := counted(t, lang, m, full)
	story := slices.ContainsFunc(r.UI.Widgets(), func(w ui.Widget) bool {
		return strings.HasPrefix(w.ID, "story.") && strings.Contains(w.Label, r.T("result.stalemate", "n", islas.UsualStalemate))
	})
	if !story || !r.Shows(r.T("result.rounds.stalled", "n", m.Round())) {
		t.Errorf("%s: nobody says that this was a stalemate", lang)
	}
	r.Pick("again")
	if got := r.begun().Values; got[engine.Stalemate] != islas.UsualStalemate {
		t.Errorf("the next match begins with %v", got)
	}
}
