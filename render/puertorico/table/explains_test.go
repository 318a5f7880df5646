package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	texts "islas/locales/puertorico"
	"islas/render/puertorico/table"
)

// explain plays a game by chance, in which little is declined, and tells of every event that would explain something to a person on the
// first seat.
func explain(t *testing.T, seed uint64, told func(key string, step *puertorico.Step, before *puertorico.State)) {
	t.Helper()
	lot := rand.New(rand.NewPCG(seed, 7))
	var steps []puertorico.Step
	s, err := puertorico.New(puertorico.Options{Seats: puertorico.MinSeats + int(seed)%4, Seed: seed}, &steps)
	if err != nil {
		t.Fatal(err)
	}
	before, explains := s, table.Explains(someSetup(seed, alone(s.Seats())...))
	for {
		for i := range steps {
			if key := explains(&steps[i], &before); key != "" {
				told(key, &steps[i], &before)
			}
			before = steps[i].After
		}
		if s.Over() {
			return
		}
		steps = steps[:0]
		legal := s.Legal(nil)
		a := legal[lot.IntN(len(legal))]
		if a == puertorico.PassAction() {
			a = legal[lot.IntN(len(legal))]
		}
		if err := s.Apply(a, &steps); err != nil {
			t.Fatal(err)
		}
	}
}

// In games by chance nothing is explained but when there is occasion for it. Everything that is ever explained is said in every language, in few
// words, and whatever there is to say is said some time.
func TestExplanationsFitWhatHappened(t *testing.T) {
	t.Parallel()
	seen := map[string]int{}
	for seed := range uint64(240) {
		explain(t, seed, func(key string, step *puertorico.Step, before *puertorico.State) {
			seen[key]++
			if fits, ok := occasions[key]; !ok || !fits(occasion{step.Event, &step.After, before}) {
				t.Errorf("seed %d: %s is explained of %+v", seed, key, step.Event)
			}
		})
	}
	for _, lang := range locales.Languages() {
		c, err := locales.Open(lang, texts.Files)
		if err != nil {
			t.Fatal(err)
		}
		for key := range seen {
			text := c.Text("explain." + key)
			if strings.ContainsAny(text, "[{") || len(strings.Fields(text)) > 35 {
				t.Errorf("%s: %s is explained by %q", lang, key, text)
			}
		}
		for _, key := range c.Keys() {
			name, ok := strings.CutPrefix(key, "explain.")
			if ok && seen[name] == 0 && name != "first" && name != "close" { // those two stand around any explanation
				t.Errorf("%s: nothing is ever explained by %s", lang, key)
			}
		}
	}
}
