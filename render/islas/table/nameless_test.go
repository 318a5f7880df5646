package table_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"islas/game"
	"islas/render/internal/pilot"
	"islas/render/islas/demo"
	"islas/render/keep/settings"
	"islas/render/testkit/need"
)

// holed is a sentence with nothing where a name or a number should be: a possessive without its owner, a place that was not
// filled in, signs of a sentence after a blank, two blanks, or one at an end.
var holed = regexp.MustCompile(`(^|[\s„“])[’']s\b|[{}]|\s[,.:;!?)]|\(\s|\(\)|„“|“”|\s\s|^\s|\s$|%!`)

// checkWords looks for sentences with holes in everything that is drawn, and in all that would be said on pointing at it.
func (r *rig) checkWords(told map[string]bool) {
	r.t.Helper()
	const drawn = "drawn" // a part of a sentence that goes on in the next line
	check := func(where, text string) {
		for line := range strings.SplitSeq(text, "\n") {
			if (holed.MatchString(line) || where != drawn && strings.HasSuffix(line, ":")) && !told[line] {
				told[line] = true
				r.t.Errorf("%s: %q has a hole", where, line)
			}
		}
	}
	for text := range r.UI.DrawnTexts {
		check(drawn, text)
	}
	for _, w := range r.UI.Widgets() {
		check(w.ID, w.Label)
		check(w.ID, w.Why)
		check(w.ID, w.Tooltip)
	}
}

// TestNoSentenceHasAHole plays whole games by mouse, asks for a suggestion again and again, and reads in every tick of them
// all there is to be read, up to the game that is over and the ledgers that are opened then.
func TestNoSentenceHasAHole(t *testing.T) {
	need.Time(t)
	human := game.Human
	for i, lang := range []string{"en", "de", "es"} {
		seats := [][]string{{human, level}, {human, human, level}}[i%2]
		bubbled(t, fmt.Sprint(lang, len(seats)), func(t *testing.T) {
			r := begin(t, lang, full, short(someSetup(uint64(3+i), seats...)))
			r.Stage.Settings.Speed = settings.Fast
			told := map[string]bool{}
			r.Watch = func() { r.checkWords(told) }
			rng := rand.New(rand.NewPCG(uint64(i), 7))
			for range 3000 {
				if r.Rest(); r.Has("result") {
					break
				}
				if w, _ := r.Find("suggest"); w.Enabled && rng.IntN(4) == 0 {
					r.Click("suggest")
					r.Rest()
					r.Click("suggest.do")
					continue
				}
				w, ok := pilot.Next(rng, r.UI.Widgets(), demo.Clicks())
				if !ok {
					t.Fatalf("nothing can be clicked: %v", r.IDs())
				}
				r.ClickAt(w.Rect.Middle())
			}
			if !r.Has("result") {
				t.Fatal("the game does not end")
			}
			if w := r.Widget("suggest"); w.Enabled || w.Why != r.T("why.game-over") {
				t.Errorf("after the end the lantern says %q", w.Why)
			}
		})
	}
}
