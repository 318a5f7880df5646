package caption_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/advice"
	"islas/game/puertorico/engine"
	"islas/locales"
	texts "islas/locales/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/testkit/must"
)

// TestEveryReasonHasWords plays games and checks that the reason for every action that could be suggested is a sentence in each language
// with all parameters filled in.
func TestEveryReasonHasWords(t *testing.T) {
	said := map[advice.Kind]int{}
	for _, lang := range locales.Languages() {
		words, err := locales.Open(lang, texts.Files)
		must.OK(t, err)
		for seed := range uint64(6) {
			s, _, err := engine.Engine{}.New(game.Options{Seats: 2 + int(seed)%4, Seed: seed})
			must.OK(t, err)
			src := rand.NewPCG(seed, 7)
			for !s.Over() {
				legal := s.Legal(nil)
				for _, a := range legal {
					r := advice.Of(s.View(s.Decision().Seat), a)
					text := caption.Reason(words.Text, r)
					if said[r.Kind]++; text == "" || strings.ContainsAny(text, "{}[]") {
						t.Fatalf("%s: %v because of %v: %q", lang, a, r.Kind, text)
					}
				}
				must.OK(t, s.Apply(legal[game.Below(src, uint64(len(legal)))], nil))
			}
		}
	}
	if len(said) < 50 {
		t.Errorf("only %d kinds of reasons came up: %v", len(said), said)
	}
	if text := caption.Reason(nil, advice.Of(puertorico.View{}, puertorico.PassAction())); text != "" {
		t.Errorf("where nothing is known %q is said", text)
	}
}
