package table

import (
	"strings"
	"testing"

	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/locales"
	own "islas/locales/colonies"
	"islas/render/testkit/must"
)

// Whatever is explained has a text, and what has one comes up: in a few games nearly everything happens for a first time.
func TestWhatIsExplainedHasAText(t *testing.T) {
	texts, err := locales.Open("en", own.Files)
	must.OK(t, err)
	came := map[string]bool{}
	for seed := range uint64(10) {
		s, err := colonies.New(colonies.Options{Seats: 4, Seed: seed, Offers: 3}, nil)
		must.OK(t, err)
		player, err := engine.Engine{}.Player("easy", seed)
		must.OK(t, err)
		for !s.Over() {
			var steps []colonies.Step
			before := s
			must.OK(t, s.Apply(player.Choose(s.View(s.Decision().Seat)), &steps))
			for i := range steps {
				if key := explains(&steps[i], &before); key != "" {
					came[key] = true
				}
				before = steps[i].After
			}
		}
	}
	for key := range came {
		if !texts.Has("explain." + key) {
			t.Errorf("nothing is said about %q", key)
		}
	}
	var never []string
	for _, key := range texts.Keys() {
		if id, ok := strings.CutPrefix(key, "explain."); ok && !came[id] {
			never = append(never, id)
		}
	}
	const most = 9 // what is rare, and two texts that any game has
	if len(never) > most {
		t.Errorf("%q are never explained", never)
	}
}
