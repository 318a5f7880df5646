package puertorico

import (
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	texts "islas/locales/puertorico"
	"islas/render/testkit/must"
)

// frame are the keys of what stands around any rule book, for all games.
var frame = map[string]bool{"rules.title": true, "rules.search": true, "rules.contents": true, "rules.nothing": true}

// TestFiguresKeepToTheRules holds what stands in figures against the rules: prices are those of the first worked example
// (section 16), and what a game starts with is said of every number of players.
func TestFiguresKeepToTheRules(t *testing.T) {
	want := map[puertorico.Building][2]int{ // the builder's price, and that of the others
		puertorico.Hacienda: {0, 1}, puertorico.Hospice: {1, 2}, puertorico.Factory: {3, 4}, puertorico.Residence: {6, 7},
	}
	for _, b := range priced {
		if got := [2]int{b.Price(workedQuarries, true), b.Price(workedQuarries, false)}; got != want[b] {
			t.Errorf("%s costs %v, want %v", b, got, want[b])
		}
	}
	for i, want := range []string{
		"3 65 40 2 3 30 5 7 4, 6", "2 75 55 3 4 43 8 6 4, 5, 6", "3 100 75 4 5 41 8 7 5, 6, 7", "4 122/126 95 5 6 39 8 8 6, 7, 8",
	} {
		s, err := puertorico.New(puertorico.Options{Seats: puertorico.MinSeats + i}, nil)
		must.OK(t, err)
		var got []string
		for _, row := range setupRows {
			got = append(got, row.of(&s))
		}
		if got := strings.Join(got, " "); got != want {
			t.Errorf("%d players start with %s, want %s", s.Seats(), got, want)
		}
	}
}

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
