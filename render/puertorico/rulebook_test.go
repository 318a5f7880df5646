package puertorico

import (
	"strings"
	"testing"

	"islas/locales"
	texts "islas/locales/puertorico"
)

// frame are the keys of what stands around any rule book, for all games.
var frame = map[string]bool{"rules.title": true, "rules.search": true, "rules.contents": true, "rules.nothing": true}

// TestEveryRuleIsInTheBook compares the texts with the book: none may be missing, none told twice.
func TestEveryRuleIsInTheBook(t *testing.T) {
	all, err := locales.Open("en", texts.Files)
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]int{}
	for _, ch := range RuleBook() {
		told["rules."+ch.ID]++
		for _, b := range ch.Blocks {
			if b.Figure == nil {
				told["rules."+b.Text]++
				continue
			}
			for _, key := range b.Figure.Words {
				told[key]++
			}
		}
	}
	for _, key := range all.Keys() {
		if strings.HasPrefix(key, "rules.") && !frame[key] && told[key] != 1 {
			t.Errorf("%s is told %d times", key, told[key])
		}
	}
	for key := range told {
		if !all.Has(key) {
			t.Errorf("there is no text %s", key)
		}
	}
}
