package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/game/match"
	"islas/locales"
	"islas/render/testkit/must"
)

// The text of why a game doesn't count fits everywhere: below the winner, also beside the text of a daily challenge, and in the chronicle.
func TestHelpedGamesFit(t *testing.T) {
	for i, w := range windows() {
		lang := locales.Languages()[i%3]
		t.Run(fmt.Sprintf("%s %s", lang, w), func(t *testing.T) {
			s := newStage(t, lang)
			m := over(t, 5)
			m.HelpedBy([]match.Helper{match.Lantern, match.Lesson}[i%2])
			r := open(t, s, s.Routes.Result(s, m), w)
			r.Pass(time.Minute)
			r.Wait(3)
			why, short := r.T("helped."+string(m.Helped())), r.T("helped.short")
			if !r.Shows(why[:12]) && !r.Shows(short) {
				t.Errorf("the result does not say that the game doesn't count")
			}
			r.checkWidgets()
			results := someResults(s, 9)
			for k := range results {
				if k%4 > 0 {
					results[k].Helped = m.Helped()
				}
			}
			must.OK(t, s.Results.Ledger().Note(results...))
			c := open(t, s, s.Routes.Chronicle(s), w)
			c.checkWidgets()
			none := newStage(t, lang)
			must.OK(t, none.Results.Ledger().Note(results[1]))
			if c := open(t, none, none.Routes.Chronicle(none), w); !c.Shows(c.T("chronicle.none.helped")[:10]) {
				t.Error("the chronicle does not say why nothing is counted")
			}
		})
	}
}

// Texts of one point are in the singular, in every language.
func TestOnePointIsOne(t *testing.T) {
	for lang, want := range map[string]string{"en": "1 point in", "de": "1 Punkt in", "es": "1 punto en"} {
		s := newStage(t, lang)
		results := someResults(s, 1)
		results[0].Points[0] = 1
		must.OK(t, s.Results.Ledger().Note(results...))
		r := open(t, s, s.Routes.Chronicle(s), windows()[0])
		if label := r.Widget("last." + results[0].ID + "." + results[0].Sum).Label; !strings.Contains(label, want) {
			t.Errorf("%s: said is %q", lang, label)
		}
	}
}
