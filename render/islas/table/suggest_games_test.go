package table_test

import (
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/render/islas/table"
	"islas/render/keep/settings"
	"islas/render/ui"
)

// TestSuggestionsAreWhatIsDone plays a game through the table in which everything that is suggested is done: what it does is what is
// said of it.
func TestSuggestionsAreWhatIsDone(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "en", small, short(someSetup(4, game.Human, "easy", "easy")))
		r.Stage.Settings.Speed = settings.Instant
		seen := map[islas.ActionKind]int{}
		for {
			if r.Rest(); r.Stage.Top() == any(result{}) || !r.Has("suggest") || !r.Widget("suggest").Enabled {
				break
			}
			s, n := r.state(), r.played()
			r.Key(ui.KeyH)
			r.Rest()
			label := r.Widget("suggest.note").Label
			said := map[islas.Action]string{}
			for _, a := range s.Legal(nil) {
				said[a] = table.SuggestedWords(r.Stage.Top(), a)
			}
			r.Key(ui.KeyEnter)
			r.Rest()
			if r.played() == n {
				t.Fatalf("%q is suggested, and Enter does nothing", label)
			}
			a := r.match().Actions()[n]
			seen[a.Kind]++
			if !strings.Contains(label, said[a]) {
				t.Fatalf("%q is suggested, and done is %q", label, said[a])
			}
			if why := advice.Of(s.View(0), a); !r.arriving() && a.Kind <= islas.EndTurn && !r.gives(label, why) {
				t.Errorf("%q is suggested because of %+v", label, why)
			}
		}
		if seen[islas.Build] == 0 || seen[islas.Load] == 0 || len(seen) < 4 {
			t.Errorf("suggested was %v", seen)
		}
	})
}
