package table

import (
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/advice"
	"islas/locales"
	own "islas/locales/colonies"
	"islas/render/colonies/caption"
	"islas/render/testkit/must"
)

// Every reason is a whole sentence; nobody has played no knights, and a token is taken for what becomes of it.
func TestReasonsAreSaid(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.Files)
		must.OK(t, err)
		name := func(seat game.Seat) string { return fmt.Sprintf("Nr%d", seat) }
		for k := advice.None + 1; k < advice.Kinds; k++ {
			for n := range 3 {
				r := advice.Reason{Kind: k, N: n, M: 5, Card: colonies.Wood, Token: colonies.Gold, What: colonies.BuildCity}
				if said := reasonOf(texts.Text, name, r); said == "" || strings.ContainsAny(said, "{}[]") {
					t.Errorf("%s: %s is said %q", lang, k.ID(), said)
				}
			}
		}
		first := reasonOf(texts.Text, name, advice.Reason{Kind: advice.KnightRobs, Card: colonies.NoResource, Token: colonies.NoToken})
		if strings.Contains(first, "0") {
			t.Errorf("%s: of a first knight is said %q", lang, first)
		}
		for token := range colonies.Token(colonies.Tokens) {
			r := advice.Reason{Kind: advice.TakeToken, Card: colonies.NoResource, Token: token}
			if said := reasonOf(texts.Text, name, r); said != caption.TokenDoes(texts.Text, token) {
				t.Errorf("%s: to take a %s is reasoned with %q", lang, token.ID(), said)
			}
		}
	}
}
