package catalogue_test

import (
	"testing"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// Whatever can be achieved has a name and says how, in every language.
func TestAchievementsHaveTexts(t *testing.T) {
	for _, g := range catalogue.Games() {
		h, ok := g.(stage.AchievementJudge)
		if !ok {
			t.Errorf("in %s nothing can be achieved", g.Info().ID)
			continue
		}
		if n := len(h.Achievements()); n < 20 {
			t.Errorf("in %s only %d things can be achieved", g.Info().ID, n)
		}
		for _, lang := range locales.Languages() {
			texts, err := locales.Open(lang, g.Texts())
			must.OK(t, err)
			for _, f := range h.Achievements() {
				for _, key := range []string{"achievement." + f.ID, "achievement." + f.ID + ".text"} {
					if !texts.Has(key) {
						t.Errorf("%s %s: there is no text %q", g.Info().ID, lang, key)
					}
				}
			}
		}
	}
}
