package colonies

import (
	"strings"
	"testing"

	"islas/assets/packaging"
	rules "islas/game/colonies"
	"islas/locales"
	own "islas/locales/colonies"
	"islas/render/colonies/caption"
	"islas/render/testkit/must"
)

// What shops and desktops are told of the game calls its tokens as the game does.
func TestShopsNameTheTokens(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.Files)
		must.OK(t, err)
		told, err := packaging.Texts(lang)
		must.OK(t, err)
		for k := range rules.Token(rules.Tokens) {
			if name := caption.In(texts.Text, k); !strings.Contains(strings.ToLower(told["colonies"]), strings.ToLower(name)) {
				t.Errorf("%s: %q is not in %q", lang, name, told["colonies"])
			}
		}
	}
}

// No text uses a trade name of the original, and the title names who the scenario is by.
func TestNoTextUsesATradeName(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.Files)
		must.OK(t, err)
		for _, key := range texts.Keys() {
			for n := range 2 {
				text := strings.ToLower(texts.Text(key, "n", n+1))
				for _, name := range []string{"catan", "kosmos", "colonist.io", "pioneers", "siedler von"} {
					if strings.Contains(text, name) {
						t.Errorf("%s: %s says %q", lang, key, text)
					}
				}
			}
		}
		if credits := texts.Text("title.credits"); !strings.Contains(credits, "Klaus Teuber") {
			t.Errorf("%s: the title names nobody: %q", lang, credits)
		}
	}
}
