package colonies

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/testkit/must"
	"islas/render/testkit/scenetest"
)

// TestEveryRuleIsInTheBook compares the texts with the book: none may be missing, none told twice.
func TestEveryRuleIsInTheBook(t *testing.T) { scenetest.BookIsWhole(t, New()) }

// The numbers that figures show are those of the rules (sections 2 and 7).
func TestFiguresKeepToTheRules(t *testing.T) {
	n := 0
	for _, k := range deck {
		n += k
	}
	s, err := colonies.New(colonies.Options{Seats: 4}, nil)
	must.OK(t, err)
	if n != s.DeckLeft() {
		t.Errorf("the book has %d development cards, the game %d", n, s.DeckLeft())
	}
}

// pictured names what a painting of the book shows.
func pictured(key any) string {
	switch key.(type) {
	case art.Picture, scrapKey:
		what, _, _ := strings.Cut(strings.Trim(fmt.Sprint(key), "{}"), " ")
		return what
	}
	return ""
}

// TestBookFitsEveryWindow goes through all chapters in every language and window.
func TestBookFitsEveryWindow(t *testing.T) {
	scenetest.BookFitsEveryWindow(t, open, 20, pictured, "army", "back", "base", "bases", "card", "city", "die", "fleet", "harbour", "hex", "resource",
		"road", "settlement", "ship", "token", "volcano")
}

// Searching finds headings first, then texts, and what stands in figures.
func TestBookIsSearched(t *testing.T) {
	scenetest.BookIsSearched(t, open, map[string][]string{
		"volcano":  {"heading.volcano"},
		"fleet":    {"heading.fleet", "heading.building"},
		"jungle":   {"heading.chart", "heading.discovery"},
		"monopoly": {"heading.cards", "heading.home"},
	})
}
