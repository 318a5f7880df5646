package islas

import (
	"slices"
	"strings"
	"testing"

	"islas/locales"
	texts "islas/locales/islas"
	"islas/render/testkit/must"
)

// TestEveryRuleIsInTheBook compares the texts with the book: none may be missing, none told twice.
func TestEveryRuleIsInTheBook(t *testing.T) {
	all, err := locales.Open("en", texts.Files)
	must.OK(t, err)
	told := map[string]int{}
	for _, ch := range New().RuleBook() {
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
	frame := []string{ // what stands around the book or within its pictures
		"rules.title", "rules.search", "rules.contents", "rules.nothing", "rules.cards.colour", "rules.cards.priority",
		"rules.privileges.draw", "rules.privileges.name",
	}
	for _, key := range all.Keys() {
		if !strings.HasPrefix(key, "rules.") || slices.Contains(frame, key) {
			continue
		}
		if told[key] != 1 {
			t.Errorf("%s is told %d times", key, told[key])
		}
	}
	for key := range told {
		if !all.Has(key) {
			t.Errorf("there is no text %s", key)
		}
	}
}
