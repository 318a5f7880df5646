package puertorico

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/testkit/must"
	"islas/render/testkit/scenetest"
)

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
func TestEveryRuleIsInTheBook(t *testing.T) { scenetest.BookIsWhole(t, New()) }

// pictured names what a painting of the book shows.
func pictured(key any) string {
	if p, ok := key.(*art.Plain); ok {
		return p.Name
	}
	name, _ := strings.CutPrefix(fmt.Sprintf("%T", key), "art.")
	return name
}

// TestBookFitsEveryWindow goes through all chapters in every language and window.
func TestBookFitsEveryWindow(t *testing.T) {
	scenetest.BookFitsEveryWindow(t, open, 15, pictured, "Barrel", "Building", "chip", "doubloon", "governor", "Role", "CargoShip", "Tile", "Worker", "worker place")
}

// Searching finds headings first, then texts, and what stands in figures.
func TestBookIsSearched(t *testing.T) {
	scenetest.BookIsSearched(t, open, map[string][]string{
		"wharf":    {"heading.wharf"},
		"quarries": {"heading.faq.quarries", "heading.price"},
		"coffee":   {"heading.goods", "heading.buildings"}, // of the goods in their figure alone
		"harbour":  {"heading.points", "heading.buildings"},
	})
}
