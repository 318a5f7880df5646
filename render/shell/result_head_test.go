package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/game/match"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/internal/need"
	"islas/render/stage"
)

// sources is a game with another number of sources of points.
type sources struct {
	stage.Game
	n int
}

func (g sources) Result(s *stage.Stage, m match.Any) stage.Result {
	tells := g.Game.Result(s, m)
	own := tells.Sources
	tells.Sources = nil
	for i := range g.n {
		tells.Sources = append(tells.Sources, own[i%len(own)])
	}
	return tells
}

// However many sources of points there are, each column is named: in whole words, or by a picture that tells its name; and where there are
// no columns each line is.
func TestColumnsAreNamedInWholeWords(t *testing.T) {
	need.Time(t)
	for _, lang := range locales.Languages() {
		named, pictured, below := 0, 0, 0
		for _, w := range windows() {
			for _, n := range []int{2, 5, 8, 10} {
				t.Run(fmt.Sprintf("%s-%v-%d", lang, w, n), func(t *testing.T) {
					s := newStage(t, lang)
					s.Game = sources{s.Game, n}
					m := over(t, 5)
					r := open(t, s, s.Routes.Result(s, m), w)
					r.Pass(time.Minute)
					r.Wait(3)
					all := s.Game.Result(s, m).Sources
					switch _, columns := r.Find("source.0"); {
					case !columns: // the players stand below each other, each source in a line of its own
						r.linesNamed(t, all)
						below++
					case r.columnsNamed(t, all):
						named++
					default:
						pictured++
					}
				})
			}
		}
		if named == 0 || pictured == 0 || below == 0 {
			t.Errorf("%s: %d lists have names, %d pictures, %d players below each other", lang, named, pictured, below)
		}
	}
}

// linesNamed checks that all lines of a result that is scrolled through have names in whole words.
func (r *rig) linesNamed(t *testing.T, all []stage.Source) {
	t.Helper()
	words := r.wordsOf("result")
	for _, source := range append(all, stage.Source{Label: "result.total"}) {
		if label := r.T(source.Label); !tells(words, label) {
			t.Errorf("no line is named %q in %q", label, words)
		}
	}
}

// columnsNamed checks the columns of a result, and reports whether they have names and not pictures alone.
func (r *rig) columnsNamed(t *testing.T, all []stage.Source) (named bool) {
	t.Helper()
	for i, source := range append(all, stage.Source{Label: "result.total"}) {
		w := r.Widget(fmt.Sprintf("source.%d", i))
		label := r.T(source.Label)
		var drawn []string
		for text, at := range r.UI.DrawnTexts {
			if w.Rect.Contains(at.Middle()) {
				drawn = append(drawn, text)
			}
		}
		if w.Label != label {
			t.Errorf("column %d is that of %q, not of %q", i, w.Label, label)
		}
		if len(drawn) > 0 {
			if named = true; strings.Join(drawn, " ") != label {
				t.Errorf("column %d is named %q, not %q", i, drawn, label)
			}
			continue
		}
		if named {
			t.Errorf("column %d has no name, others do", i)
		}
		r.Move(w.Rect.Middle())
		if r.Pass(time.Second); !r.Shows(label) {
			t.Errorf("pointing at the picture of column %d does not tell %q", i, label)
		}
		r.Away()
	}
	return named
}

// With few sources the columns are as they always were: the players have their part, names stand below pictures.
func TestFewSourcesHaveNames(t *testing.T) {
	s := newStage(t, "de")
	m := over(t, 4)
	r := open(t, s, s.Routes.Result(s, m), harness.Window{W: 1920, H: 1080, Percent: 100})
	r.Pass(time.Minute)
	r.Wait(3)
	if all := s.Game.Result(s, m).Sources; !r.columnsNamed(t, all) {
		t.Error("in a large window the columns have no names")
	}
}
