package caption

import (
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/advice"
	"islas/locales"
)

// Every reason is a whole sentence; nobody has played no knights, and a token is taken for what becomes of it.
func TestReasonsAreSaid(t *testing.T) {
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		name := func(seat game.Seat) string { return fmt.Sprintf("Nr%d", seat) }
		for k := advice.None + 1; k < advice.Kinds; k++ {
			for n := range 3 {
				r := advice.Reason{Kind: k, N: n, M: 5, Card: colonies.Wood, Token: colonies.Gold, What: colonies.BuildCity}
				if said := Reason(texts.Text, name, r); said == "" || strings.ContainsAny(said, "{}[]") {
					t.Errorf("%s is said %q", k.ID(), said)
				}
			}
		}
		first := Reason(texts.Text, name, advice.Reason{Kind: advice.KnightRobs, Card: colonies.NoResource, Token: colonies.NoToken})
		if strings.Contains(first, "0") {
			t.Errorf("of a first knight is said %q", first)
		}
		for token := range colonies.Token(colonies.Tokens) {
			r := advice.Reason{Kind: advice.TakeToken, Card: colonies.NoResource, Token: token}
			if said := Reason(texts.Text, name, r); said != Does(texts.Text, token) {
				t.Errorf("to take a %s is reasoned with %q", token.ID(), said)
			}
		}
	})
}
