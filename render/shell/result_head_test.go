package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/game/match"
	"islas/locales"
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

// However many sources of points there are, each is named in whole words: every column, and where these have no room every line.
func TestColumnsAreNamedInWholeWords(t *testing.T) {
	need.Time(t)
	for _, lang := range locales.Languages() {
		named, below := 0, 0
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
					if r.Has("source.0") {
						r.columnsNamed(t, all)
						named++
						return
					}
					r.linesNamed(t, all)
					below++
				})
			}
		}
		if named == 0 || below == 0 {
			t.Errorf("%s: %d lists have columns, %d players below each other", lang, named, below)
		}
	}
}

// linesNamed checks that all lines of a result that is scrolled through have names in whole words.
func (r *rig) linesNamed(t *testing.T, all []stage.Source) {
	t.Helper()
	id := "result"
	if !r.Has(id) {
		id = "points"
	}
	words := r.wordsOf(id)
	for _, source := range append(all, stage.Source{Label: "result.total"}) {
		if label := r.T(source.Label); !tells(words, label) {
			t.Errorf("no line is named %q in %q", label, words)
		}
	}
}

// columnsNamed checks that the columns of a result have names in whole words.
func (r *rig) columnsNamed(t *testing.T, all []stage.Source) {
	t.Helper()
	for i, source := range append(all, stage.Source{Label: "result.total"}) {
		w, label := r.Widget(fmt.Sprintf("source.%d", i)), r.T(source.Label)
		var drawn []string
		for text, at := range r.UI.DrawnTexts {
			if w.Rect.Contains(at.Middle()) {
				drawn = append(drawn, text)
			}
		}
		if w.Label != label || strings.Join(drawn, " ") != label {
			t.Errorf("column %d is named %q and tells %q, not %q", i, drawn, w.Label, label)
		}
	}
}
