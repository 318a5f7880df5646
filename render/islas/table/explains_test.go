package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/locales"
	own "islas/locales/islas"
	"islas/render/islas/table"
)

// Everything that is ever explained is said in every language, and whatever there is to say is said some time.
func TestExplanationsAndTextsAgree(t *testing.T) {
	seen := map[string]int{}
	lot := rand.New(rand.NewPCG(7, 7))
	rules := engine.Engine{}
	for seed := range uint64(60) {
		seats := 2 + int(seed)%4
		o := game.Options{Seats: seats, Seed: seed, Boards: board.IDs()[:seats]}
		if seed%10 == 0 { // the goal is out of reach
			o.Values = rules.Info().Agree(game.Values{engine.Goal: islas.MaxGoal})
		}
		s, steps, err := rules.New(o)
		if err != nil {
			t.Fatal(err)
		}
		explains := table.Explains(t, seats)
		before := s
		for range 1500 {
			for i := range steps {
				if key := explains(&steps[i], &before); key != "" {
					seen[key]++
				}
				before = steps[i].After
			}
			if s.Over() {
				break
			}
			steps = steps[:0]
			legal := rules.Legal(&s, nil)
			if seed%5 == 3 { // nothing is turned into palaces, so that the supply runs out
				legal = slices.DeleteFunc(legal, func(a islas.Action) bool {
					return a.Kind == islas.MakePalace || a.Kind == islas.MakeTown
				})
			}
			if err := rules.Apply(&s, legal[lot.IntN(len(legal))], &steps); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, lang := range locales.Languages() {
		c, err := locales.Open(lang, own.Files)
		if err != nil {
			t.Fatal(err)
		}
		for key := range seen {
			text := c.Text("explain." + key)
			if strings.HasPrefix(text, "[") || len(strings.Fields(text)) > 35 {
				t.Errorf("%s: %s is explained by %q", lang, key, text)
			}
		}
		for _, key := range c.Keys() {
			name, ok := strings.CutPrefix(key, "explain.")
			if ok && seen[name] == 0 && name != "first" && name != "close" {
				t.Errorf("%s: nothing is ever explained by %s", lang, key)
			}
		}
	}
}
