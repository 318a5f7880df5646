package caption

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"islas/game/colonies"
	"islas/locales"
	own "islas/locales/colonies"
	"islas/render/testkit/must"
)

// open opens the texts of a language.
func open(t *testing.T, lang string) *locales.Catalogue {
	t.Helper()
	texts, err := locales.Open(lang, own.Files)
	must.OK(t, err)
	return texts
}

// each calls do with the texts of every language.
func each(t *testing.T, do func(t *testing.T, texts *locales.Catalogue)) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) { do(t, open(t, lang)) })
	}
}

// Everything has a name, a name of its own among its like, and says what it is good for.
func TestThingsHaveNames(t *testing.T) {
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		named := func(all ...string) {
			for i, name := range all {
				if name == "" || strings.ContainsAny(name, "[]{}") || slices.Contains(all[:i], name) {
					t.Errorf("the name %q is there twice, or missing: %q", name, all)
				}
			}
		}
		var terrains, yields, resources, tokens, cards []string
		for k := range colonies.Terrain(colonies.Terrains) {
			terrains = append(terrains, Name(texts.Text, k), "in "+In(texts.Text, k))
			yields = append(yields, Yields(texts.Text, k))
		}
		for k := range colonies.Resource(colonies.Resources) {
			resources = append(resources, Name(texts.Text, k), "in "+In(texts.Text, k), Amount(texts.Text, k, 1))
		}
		for k := range colonies.Token(colonies.Tokens) {
			tokens = append(tokens, Name(texts.Text, k), "in "+In(texts.Text, k), Amount(texts.Text, k, 1))
			yields = append(yields, Does(texts.Text, k))
		}
		for k := range colonies.Card(colonies.Cards) {
			cards = append(cards, Name(texts.Text, k), Does(texts.Text, k))
		}
		for _, list := range [][]string{terrains, yields, resources, tokens, cards} {
			named(list...)
		}
	})
}

// Amounts are listed by kind, with the form that their number asks for.
func TestAmounts(t *testing.T) {
	want := map[string][3]string{
		"en": {"2 wood, 1 sheep", "nothing", "1 find, 2 gems"},
		"de": {"2 Holz, 1 Wolle", "nichts", "1 Entdeckung, 2 Edelsteine"},
		"es": {"2 maderas, 1 oveja", "nada", "1 hallazgo, 2 gemas"},
	}
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		got := [3]string{
			Amounts(texts.Text, colonies.Hand{colonies.Wood: 2, colonies.Sheep: 1}), Amounts(texts.Text, colonies.Hand{}),
			TokenAmounts(texts.Text, colonies.Purse{colonies.Find: 1, colonies.Gem: 2}),
		}
		if got != want[texts.Lang()] {
			t.Errorf("amounts are %q, want %q", got, want[texts.Lang()])
		}
	})
}

// Every reason has a sentence, those too that come up in few games, and so has every decision that must come first.
func TestEveryBarHasASentence(t *testing.T) {
	each(t, func(t *testing.T, texts *locales.Catalogue) {
		has := func(key string) {
			if !texts.Has(key) {
				t.Errorf("there is no text %s", key)
			}
		}
		for b := colonies.BarNone + 1; b < colonies.Bars; b++ {
			has("bar." + b.String())
			for _, k := range slices.Sorted(maps.Keys(barEnds[b])) {
				has("bar." + b.String() + "." + barEnds[b][k])
			}
		}
		for k, end := range decisions {
			if k := colonies.DecisionKind(k); k != colonies.DecideMain && k != colonies.DecideNothing {
				has("bar.turn." + end)
			}
		}
		for _, word := range words {
			has("act." + word)
			has("verb." + word)
		}
	})
}
